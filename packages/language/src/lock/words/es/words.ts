import type { LanguageWords } from '../language-words.ts';
import { figures } from './figures.ts';
import { ratings } from './ratings.ts';
import { states } from './states.ts';
import { things } from './things.ts';

export const es: LanguageWords = { figures, ratings, states, things };
