export { exportDrones } from './export-drones.ts';
export { listDrones, readChosenLimits } from './list-drones.ts';
