import type { ClauseMarks } from './literal-scanner.ts';

/** So much of an item E is searched, in characters: three times the longest text seen. The marks of a longer one are those of its beginning. */
export const LONGEST_MARKED = 20_000;
/** With no marks at all every clause counts as met. */
const UNKNOWN: ClauseMarks = [];

/** The `marks` of `text` for readers of all of it: nothing is known of a text that may have been marked in part. */
export function wholeMarks(text: string, marks: ClauseMarks): ClauseMarks {
  return text.length > LONGEST_MARKED ? UNKNOWN : marks;
}
