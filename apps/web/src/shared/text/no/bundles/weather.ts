export { drones } from '../drones.ts';
export { weather } from '../weather.ts';
