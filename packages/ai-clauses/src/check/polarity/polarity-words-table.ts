import type { LanguageCode } from '@klarnotam/language';
import { polarity as ar } from './ar.ts';
import { polarity as bn } from './bn.ts';
import { polarity as en } from './en.ts';
import { polarity as es } from './es.ts';
import { polarity as hi } from './hi.ts';
import { polarity as ja } from './ja.ts';
import { polarity as no } from './no.ts';
import { polarity as pl } from './pl.ts';
import type { PolarityWords } from './polarity-words.ts';
import { polarity as pt } from './pt.ts';
import { polarity as ru } from './ru.ts';
import { polarity as zh } from './zh.ts';

/** The words of each language that deny, forbid, permit, demand, limit, except, or tell a state. */
export const POLARITY_WORDS: Readonly<Record<LanguageCode, PolarityWords>> = {
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
