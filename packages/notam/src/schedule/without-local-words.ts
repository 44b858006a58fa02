import type { Token } from './token.ts';
import { LOCAL } from './vocabulary.ts';

/** The tokens without those that only say that times are local: `LT`, `LOCAL TIME`, `(LMT)`. */
export function withoutLocalWords(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const next = endOfLocalWords(tokens, index);
    if (next === index) left.push(token);
    index = Math.max(next, index + 1);
  }
  return left;
}

/** The index behind the words for local time that begin at `index`; `index` where none do. */
export function endOfLocalWords(tokens: readonly Token[], index: number): number {
  const open = tokens[index]?.text === '(';
  const at = open ? index + 1 : index;
  if (((tokens[at]?.classes ?? 0) & LOCAL) === 0) return index;
  const after = /^TIMES?$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  if (!open) return after;
  return tokens[after]?.text === ')' ? after + 1 : index;
}
