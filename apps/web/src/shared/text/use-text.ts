import type { UserLanguage } from '@klarnotam/contract';
import { useSyncExternalStore } from 'react';
import type { Messages } from './messages.ts';
import { screenLanguage } from './screen-language.ts';
import { currentText, onLanguage } from './texts.ts';

export type { Messages } from './messages.ts';

/** The words of the page in the language of the screens. Results are in the language chosen for them. */
export function useText(): Messages {
  return useSyncExternalStore(onLanguage, currentText, currentText);
}

export function useScreenLanguage(): UserLanguage {
  return useSyncExternalStore(onLanguage, screenLanguage, screenLanguage);
}
