import type { UserLanguage } from '@klarnotam/contract';
import { SCREEN_LANGUAGES, asScreenLanguage } from './screen-languages.ts';

const KEPT = 'klarnotam-screen-language';

function keptLanguage(): UserLanguage | null {
  try {
    return asScreenLanguage(window.localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

let language: UserLanguage = keptLanguage() ?? 'en';

/** The language of the screens: English until another one was chosen on this device, or by its user elsewhere. */
export function screenLanguage(): UserLanguage {
  return language;
}

/** Of dates and figures on the screens, BCP 47. */
export function screenLocale(): string {
  return SCREEN_LANGUAGES[language].locale;
}

/** Tells the document its language. */
export function markDocument(): void {
  document.documentElement.lang = SCREEN_LANGUAGES[language].htmlLanguage;
}

/** For the server, which draws documents in several languages. In a browser: `keepScreenLanguage`. */
export function drawIn(chosen: UserLanguage): void {
  language = chosen;
}

const KEPT_FOR_S = 365 * 86_400;

/** From now on, and on this device until another is chosen. The server is told, so that it names the right words in the document. */
export function keepScreenLanguage(chosen: UserLanguage): void {
  language = chosen;
  try {
    window.localStorage.setItem(KEPT, chosen);
    document.cookie = `${KEPT}=${chosen}; path=/; max-age=${KEPT_FOR_S}; samesite=lax`;
  } catch {
    // Without storage it holds until the page is left.
  }
}
