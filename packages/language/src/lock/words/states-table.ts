import type { LanguageCode } from '../../languages.ts';
import type { StateWords } from '../states.ts';
import { ar } from './states/ar.ts';
import { bn } from './states/bn.ts';
import { en } from './states/en.ts';
import { es } from './states/es.ts';
import { hi } from './states/hi.ts';
import { ja } from './states/ja.ts';
import { no } from './states/no.ts';
import { pl } from './states/pl.ts';
import { pt } from './states/pt.ts';
import { ru } from './states/ru.ts';
import { zh } from './states/zh.ts';

export const STATE_WORDS: Readonly<Record<LanguageCode, StateWords>> = {
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
