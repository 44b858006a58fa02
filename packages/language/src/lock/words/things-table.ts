import type { LanguageCode } from '../../languages.ts';
import type { ThingWords } from '../things.ts';
import { ar } from './things/ar.ts';
import { bn } from './things/bn.ts';
import { en } from './things/en.ts';
import { es } from './things/es.ts';
import { hi } from './things/hi.ts';
import { ja } from './things/ja.ts';
import { no } from './things/no.ts';
import { pl } from './things/pl.ts';
import { pt } from './things/pt.ts';
import { ru } from './things/ru.ts';
import { zh } from './things/zh.ts';

export const THING_WORDS: Readonly<Record<LanguageCode, ThingWords>> = {
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
