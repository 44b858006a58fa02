import type { Token } from './token.ts';
import type { WordClasses } from './vocabulary.ts';

/** Walks over tokens. Readers move it only past what they have understood. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

const END: Token = { type: 'sign', text: '', classes: 0, value: 0, from: 0, to: 0 };

/** The token `ahead` of the cursor; an empty sign beyond the first and the last. */
export function peek(cursor: Cursor, ahead = 0): Token {
  return cursor.tokens[cursor.at + ahead] ?? END;
}

/** Where the token before the cursor ends. */
export function endBefore(cursor: Cursor): number {
  return peek(cursor, -1).to;
}

/** Whether the token `ahead` of the cursor can have one of the `classes`. */
export function isOfClass(cursor: Cursor, classes: WordClasses, ahead = 0): boolean {
  return (peek(cursor, ahead).classes & classes) !== 0;
}

/** Moves past the next token when it can have one of the `classes`. */
export function skip(cursor: Cursor, classes: WordClasses): boolean {
  if (!isOfClass(cursor, classes)) return false;
  cursor.at += 1;
  return true;
}

/** `1`, `01` to `31`. */
export function isDayOfMonth({ type, text, value }: Token): boolean {
  return type === 'number' && text.length <= 2 && value >= 1 && value <= 31;
}

/** `0630`: four digits, whether there is such a time or not. */
export function isClock(token: Token): boolean {
  return token.type === 'number' && token.text.length === 4;
}
