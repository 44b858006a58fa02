import { splitClauses } from '../clauses/split-clauses.ts';
import { toSearchText, type PlaceInSource, type SearchText } from '../search/search-text.ts';

/** So much of an item E is searched, in characters: three times the longest text seen. */
export const LONGEST_RATED = 20_000;

/** Item E made ready for the search that rating does. */
export interface RatedText extends SearchText {
  /** The same with a mark where a line is ended on purpose, so that entries of a list are sentences; null where none is. */
  readonly byLines: SearchText | null;
}

/** Item E made ready for the search that rating does; `inSource` as for {@link toSearchText}. */
export function toRatedText(text: string, inSource?: PlaceInSource): RatedText {
  const searched = toSearchText(text, LONGEST_RATED, inSource);
  const marked = withLinesMarked(text.slice(0, LONGEST_RATED));
  return { ...searched, byLines: marked === null ? null : toSearchText(marked, LONGEST_RATED, inSource) };
}

/** A line that begins so goes on with the one before. */
const GOES_ON =
  /^(?:TO|OF|WI|WITHIN|AND|OR|FOR|BY|IN|ON|AT|FROM|FM|DUE|UNTIL|TIL|EXC|EXCEPT|UNLESS|IF|WHEN|WITH|WITHOUT|NOT|BE|IS|ARE|WILL|SHALL|MUST)(?![A-Z])/i;
const LONGEST_JOINING = 8;

/** The text with a semicolon for each line end at which a sentence or an entry ends; of the same length. */
function withLinesMarked(text: string): string | null {
  if (!text.includes('\n')) return null;
  const parts: string[] = [];
  let at = 0;
  const clauses = splitClauses(text);
  clauses.forEach(({ to }, index) => {
    const next = clauses[index + 1];
    const end = next === undefined ? -1 : text.indexOf('\n', to);
    if (next === undefined || end < 0 || end >= next.from) return;
    if (GOES_ON.test(text.slice(next.from, next.from + LONGEST_JOINING))) return;
    parts.push(text.slice(at, end), ';');
    at = end + 1;
  });
  return parts.length === 0 ? null : parts.join('') + text.slice(at);
}
