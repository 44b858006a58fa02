import type { Adjunct } from './adjunct.ts';

/** A place in a clause: upper case, words parted by single blanks. */
export interface Cursor {
  readonly text: string;
  at: number;
  /** The adjuncts read from a place on: several readings of a clause come by the same places. */
  readonly seen: Map<number, { readonly adjuncts: readonly Adjunct[]; readonly at: number }>;
}

/** A cursor at the start of `text`. */
export function startOf(text: string): Cursor {
  return { text, at: 0, seen: new Map() };
}

/** Another cursor in the same text. */
export function movedTo(cursor: Cursor, at: number): Cursor {
  return { text: cursor.text, at, seen: cursor.seen };
}

/** `source` as an expression that matches where it is told to. Followed by the end of a word. */
export function stickyPhrase(source: string): RegExp {
  return new RegExp(`(?:${source})(?![A-Z0-9])`, 'y');
}

/** What `expression` matches at the cursor, which moves behind it and a blank; null leaves it. */
export function take(cursor: Cursor, expression: RegExp): RegExpExecArray | null {
  expression.lastIndex = cursor.at;
  const match = expression.exec(cursor.text);
  if (match === null) return null;
  cursor.at += match[0].length;
  if (cursor.text[cursor.at] === ' ') cursor.at++;
  return match;
}

const END = /[ .,:;)]*$/y;

/** Whether only a full stop, comma, colon or a bracket that nothing opened is left. */
export function isDone(cursor: Cursor): boolean {
  END.lastIndex = cursor.at;
  return END.test(cursor.text);
}
