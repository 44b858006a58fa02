export { readDroneProfile } from './read-drone-profile.ts';
export { resetDroneProfile, saveDroneProfile } from './save-drone-profile.ts';
