import type { LanguageWords } from '../language-words.ts';
import { cardinals } from './cardinals.ts';
import { figures } from './figures.ts';
import { indianNumbers } from './indian-numbers.ts';
import { ratings } from './ratings.ts';
import { states } from './states.ts';
import { things } from './things.ts';

export const bn: LanguageWords = { cardinals, figures, indianNumbers, ratings, states, things };
