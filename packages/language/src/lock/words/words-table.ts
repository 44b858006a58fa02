import type { LanguageCode } from '../../languages.ts';
import { undot } from '../read/fold.ts';
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

/** Words for a folded text. */
function undotted(words: LanguageWords): LanguageWords {
  return JSON.parse(undot(JSON.stringify(words))) as LanguageWords;
}

export const WORDS: Readonly<Record<LanguageCode, LanguageWords>> = {
  zh,
  en,
  hi: undotted(hi),
  es,
  ar,
  bn: undotted(bn),
  pt,
  ru,
  ja,
  no,
  pl,
};
