import type { UserLanguage } from '@klarnotam/contract';
import { asScreenLanguage } from '../text/screen-languages.ts';

/** A language that was chosen in this tab and that the account does not know yet. */
const UNSAVED = 'klarnotam-screen-language-unsaved';

export function readUnsaved(): UserLanguage | null {
  try {
    return asScreenLanguage(window.sessionStorage.getItem(UNSAVED));
  } catch {
    return null;
  }
}

export function noteUnsaved(language: UserLanguage | null): void {
  try {
    if (language === null) window.sessionStorage.removeItem(UNSAVED);
    else window.sessionStorage.setItem(UNSAVED, language);
  } catch {
    // Without storage it holds on this page, and is chosen again on the next.
  }
}
