import { stickyPhrase, take, type Cursor } from './cursor.ts';
import type { Entry } from './entries.ts';

/** A table of patterns, ready to match at a cursor. */
export interface Table<Code extends string> {
  /** Matches where any of the entries does: most words begin nothing, and one look tells. */
  readonly any: RegExp;
  readonly entries: readonly { readonly code: Code; readonly expression: RegExp }[];
}

/** `entries` as expressions of whole words, in their order. */
export function tableOf<Code extends string>(entries: readonly Entry<Code>[]): Table<Code> {
  const sources = entries.map(({ pattern }) => `(?:${pattern.replace(/\(\?<\w+>/g, '(?:')})`);
  return {
    any: new RegExp(sources.join('|'), 'y'),
    entries: entries.map(({ code, pattern }) => ({ code, expression: stickyPhrase(pattern) })),
  };
}

/** What of a table matches at the cursor, which moves behind it. */
export interface Found<Code extends string> {
  readonly code: Code;
  readonly match: RegExpExecArray;
  readonly at: number;
}

/** The entry of `table` that matches most, the first of those; the cursor moves behind it. */
export function takeLongest<Code extends string>(cursor: Cursor, table: Table<Code>): Found<Code> | null {
  const longest = farthest(findAll(cursor, table));
  if (longest !== null) cursor.at = longest.at;
  return longest;
}

/** What of `all` reaches farthest, the first of those. */
export function farthest<Place extends { readonly at: number }>(all: readonly Place[]): Place | null {
  return all.reduce<Place | null>((best, found) => (found.at > (best?.at ?? -1) ? found : best), null);
}

/** Every entry of `table` that matches, in its order; the cursor stays. */
export function findAll<Code extends string>(cursor: Cursor, table: Table<Code>): readonly Found<Code>[] {
  if (!mayMatch(cursor, table)) return [];
  const start = cursor.at;
  const found: Found<Code>[] = [];
  for (const { code, expression } of table.entries) {
    const match = take(cursor, expression);
    if (match !== null) found.push({ code, match, at: cursor.at });
    cursor.at = start;
  }
  return found;
}

function mayMatch<Code extends string>(cursor: Cursor, table: Table<Code>): boolean {
  table.any.lastIndex = cursor.at;
  return table.any.test(cursor.text);
}
