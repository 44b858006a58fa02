import type { LanguageCode } from '../../languages.ts';
import type { RatingWords } from '../ratings.ts';
import { ar } from './ratings/ar.ts';
import { bn } from './ratings/bn.ts';
import { en } from './ratings/en.ts';
import { es } from './ratings/es.ts';
import { hi } from './ratings/hi.ts';
import { ja } from './ratings/ja.ts';
import { no } from './ratings/no.ts';
import { pl } from './ratings/pl.ts';
import { pt } from './ratings/pt.ts';
import { ru } from './ratings/ru.ts';
import { zh } from './ratings/zh.ts';

export const RATING_WORDS: Readonly<Record<LanguageCode, RatingWords>> = {
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
