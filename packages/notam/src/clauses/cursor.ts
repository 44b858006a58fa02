/** A place in a clause: upper case, words parted by single blanks. */
export interface Cursor {
  readonly text: string;
  at: number;
}

/** `source` as an expression that matches where it is told to. Followed by the end of a word. */
export function phrase(source: string): RegExp {
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

/** Whether only a full stop, comma or colon is left. */
export function isDone(cursor: Cursor): boolean {
  return /^[ .,:;]*$/.test(cursor.text.slice(cursor.at));
}
