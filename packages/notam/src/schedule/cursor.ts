import type { Token } from './token.ts';

/** Walks over tokens. Readers move it only past what they have understood. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

const END: Token = { type: 'sign', text: '', from: 0, to: 0 };

/** The token `ahead` of the cursor; an empty sign beyond the last. */
export function peek(cursor: Cursor, ahead = 0): Token {
  return cursor.tokens[cursor.at + ahead] ?? END;
}

/** Moves past the next token when it is one of `texts`. */
export function skip(cursor: Cursor, texts: ReadonlySet<string>): boolean {
  const { type, text } = peek(cursor);
  if (type === 'number' || !texts.has(text)) return false;
  cursor.at += 1;
  return true;
}

export function isDayOfMonth(token: Token): boolean {
  if (token.type !== 'number' || token.text.length > 2) return false;
  const day = Number(token.text);
  return day >= 1 && day <= 31;
}

export function isClock(token: Token): boolean {
  return token.type === 'number' && token.text.length === 4;
}
