import type { Token } from './token.ts';

/** Walks over tokens. Readers move it only past what they have understood. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

const END: Token = { type: 'sign', text: '', from: 0, to: 0 };

/** The token `ahead` of the cursor; an empty sign beyond the first and the last. */
export function peek(cursor: Cursor, ahead = 0): Token {
  const index = cursor.at + ahead;
  // An index below zero is looked up as the name of a property, which is slow.
  return index < 0 ? END : (cursor.tokens[index] ?? END);
}

/** Where the token before the cursor ends. */
export function endBefore(cursor: Cursor): number {
  return peek(cursor, -1).to;
}

/** Moves past the next token when it is one of `texts`. */
export function skip(cursor: Cursor, texts: ReadonlySet<string>): boolean {
  const { type, text } = peek(cursor);
  if (type === 'number' || !texts.has(text)) return false;
  cursor.at += 1;
  return true;
}

/** `1`, `01` to `31`. */
export function isDayOfMonth(token: Token): boolean {
  if (token.type !== 'number' || token.text.length > 2) return false;
  const day = Number(token.text);
  return day >= 1 && day <= 31;
}

/** `0630`: four digits, whether there is such a time or not. */
export function isClock(token: Token): boolean {
  return token.type === 'number' && token.text.length === 4;
}
