import {
  loadCardCatalogue,
  loadFlightCatalogue,
  loadWeatherCatalogue,
  type LanguageCode,
} from '@klarnotam/language';
import { useEffect } from 'react';
import { isReached } from '../../shared/api/connection.ts';
import { fillDevice } from '../../shared/api/fill-device.ts';
import { isKeeping } from '../../shared/api/read-through.ts';
import type { BundleName } from '../../shared/text/messages.ts';
import { loadText } from '../../shared/text/texts.ts';

/** What the page itself asks for comes first. */
const AFTER_MS = 5_000;
const AGAIN_MS = 600_000;
/** What pages say that can be opened offline; in English it comes with the page's files. */
const OPENED_OFFLINE = [
  'auth',
  'home',
  'reading',
  'weather',
  'briefing',
  'compose',
  'saved',
  'member',
  'legal',
] as const satisfies readonly BundleName[];
/** One tab of a browser does it. */
const LOCK = 'klarnotam-fill-device';

const loadWords = (language: LanguageCode): Promise<unknown> =>
  Promise.all([loadCardCatalogue(language), loadWeatherCatalogue(language), loadFlightCatalogue(language)]);

/** A device that saves data is filled with what its user looks at, no more. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Brings to this device what its user can read offline; now and then again. */
export function useFillDevice(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined || isSavingData()) return;
    let timer = 0;
    const fill = async (): Promise<void> => {
      if (isKeeping() && isReached() && document.visibilityState === 'visible') {
        // What could not be read is read next time.
        await loadText(...OPENED_OFFLINE).catch(() => undefined);
        await navigator.locks
          .request(LOCK, { ifAvailable: true }, async (lock) => lock && (await fillDevice(userId, loadWords)))
          .catch(() => undefined);
      }
      timer = window.setTimeout(() => void fill(), AGAIN_MS);
    };
    timer = window.setTimeout(() => void fill(), AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [userId]);
}
