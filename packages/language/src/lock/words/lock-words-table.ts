import type { LanguageCode } from '../../languages.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import { ja } from './ja.ts';
import type { LockWords } from './lock-words.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

export const LOCK_WORDS: Readonly<Record<LanguageCode, LockWords>> = {
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
