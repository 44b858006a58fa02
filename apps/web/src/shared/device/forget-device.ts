import { clearDevice } from './device-store.ts';

/** Names in this browser's storage begin so. */
const OURS = 'klarnotam-';

/** How the device shows things, whoever uses it; all else is somebody's. */
const OF_THE_DEVICE: readonly string[] = [
  'klarnotam-color-scheme',
  'klarnotam-language',
  'klarnotam-screen-language',
  'klarnotam-units',
  'klarnotam-weather-units',
  'klarnotam-flight-minutes',
  'klarnotam-sign-out-owed',
];

/** Deletes all that this device keeps of its user, in every tab; what a tab keeps for itself is the tab's to delete. */
export async function forgetDevice(): Promise<void> {
  try {
    for (const name of Object.keys(window.localStorage)) {
      if (name.startsWith(OURS) && !OF_THE_DEVICE.includes(name)) window.localStorage.removeItem(name);
    }
  } catch {
    // There is no storage, so nothing is kept.
  }
  await clearDevice();
}
