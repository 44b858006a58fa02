import { USER_LANGUAGES, type UserLanguage } from '@klarnotam/contract';
import { en } from './en/index.ts';
import type { Catalogue } from './messages.ts';
import { no } from './no/index.ts';

interface ScreenLanguage {
  /** In itself. */
  readonly name: string;
  /** For dates and figures, BCP 47. */
  readonly locale: string;
  /** Of the document, BCP 47. */
  readonly htmlLanguage: string;
  readonly catalogue: Catalogue;
}

/** The languages of the screens: a folder and a line here each. */
export const SCREEN_LANGUAGES: Readonly<Record<UserLanguage, ScreenLanguage>> = {
  en: { name: 'English', locale: 'en-GB', htmlLanguage: 'en', catalogue: en },
  no: { name: 'Norsk (bokmål)', locale: 'nb-NO', htmlLanguage: 'nb', catalogue: no },
};

/** Null where `value` is no language of the screens. */
export function asScreenLanguage(value: string | null | undefined): UserLanguage | null {
  return USER_LANGUAGES.find((language) => language === value) ?? null;
}
