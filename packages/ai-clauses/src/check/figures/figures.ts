import type { LanguageCode } from '@klarnotam/language';
import { figures as ar } from './ar.ts';
import { figures as bn } from './bn.ts';
import { figures as en } from './en.ts';
import { figures as es } from './es.ts';
import type { FigureWords } from './figure-words.ts';
import { figures as hi } from './hi.ts';
import { figures as ja } from './ja.ts';
import { figures as no } from './no.ts';
import { figures as pl } from './pl.ts';
import { figures as pt } from './pt.ts';
import { figures as ru } from './ru.ts';
import { figures as zh } from './zh.ts';

/** The words of each language that say a figure, a unit, a day or a direction. */
export const FIGURES: Readonly<Record<LanguageCode, FigureWords>> = {
  ar,
  bn,
  en,
  es,
  hi,
  ja,
  no,
  pl,
  pt,
  ru,
  zh,
};
