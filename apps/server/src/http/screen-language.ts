import { USER_LANGUAGES, type UserLanguage } from '@klarnotam/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The page keeps in it the language of the screens that was chosen (`shared/text/screen-language.ts`). */
const SCREEN_LANGUAGE_COOKIE = 'klarnotam-screen-language';

/** The language that was chosen for the screens in this browser; English where none was. */
export function screenLanguageOf(c: Context): UserLanguage {
  const kept = getCookie(c, SCREEN_LANGUAGE_COOKIE);
  return USER_LANGUAGES.find((language) => language === kept) ?? 'en';
}
