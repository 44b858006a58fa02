import type { LanguageCode } from '../../languages.ts';
import { ar } from './ar/words.ts';
import { bn } from './bn/words.ts';
import { en } from './en/words.ts';
import { es } from './es/words.ts';
import { hi } from './hi/words.ts';
import { ja } from './ja/words.ts';
import type { LanguageWords } from './language-words.ts';
import { no } from './no/words.ts';
import { pl } from './pl/words.ts';
import { pt } from './pt/words.ts';
import { ru } from './ru/words.ts';
import { zh } from './zh/words.ts';

export const WORDS: Readonly<Record<LanguageCode, LanguageWords>> = {
  zh,
  en,
  hi,
  es,
  ar,
  bn,
  pt,
  ru,
  ja,
  no,
  pl,
};
