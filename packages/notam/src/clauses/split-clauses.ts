import type { Span } from '@klarnotam/aviation';

/** A line shorter than this was ended on purpose, not wrapped at the telegram's width (69 characters). */
const WRAP_WIDTH = 50;
const LIST_MARKER = /^(?:\d{1,2}[.)]\s|[A-Z][.)]\s|\([A-Z0-9]{1,2}\)\s|[-*+.]\s|RMK\b|NOTE\b)/;
/** A line that ends so is not finished. */
const GOES_ON =
  /(?:[-,/(&]|(?:^|\s)(?:A|AN|AND|AS|AT|BE|BTW?N|BY|DUE|FM|FOR|FROM|IN|OF|ON|OR|RADIUS|THE|TO|UNTIL|VIA|WI|WILL|WITH|WITHIN))$/i;
/** The number of an entry in a list. */
const LIST_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2}){0,2}$/;
/** A line that begins so bounds what stands before it: `FORBIDDEN TO FLY INTO THE AREA` and on the next `AT 5,700M AND BELOW`. */
const BOUNDS =
  /^(?:AND|OR|BUT|EXC|EXCEPT|EXCEPTING|EXCLUDING|UNLESS|WITHOUT|OTHER THAN|PROVIDED|ONLY (?:IF|WHEN|WITH|AFTER)|(?:AT|BELOW|BLW|ABOVE|ABV|BETWEEN|BTW?N|UP TO) (?:OR |AND )?(?:FL ?)?\d[\d,.]* ?(?:FT|M)?)(?![A-Z])/;
const FORBIDS =
  /\b(?:PROHIBITED|FORBIDDEN|BANNED|NOT (?:PERMITTED|ALLOWED|AUTH|AUTHORI[SZ]ED)|CLSD|CLOSED|PERMITTED|ALLOWED)\b/;
/** What a heading of remarks begins, it ends before. */
const REMARKS = /RMKS? ?[:/]/y;
/** What a full stop after it does not end: `NO. 5`, `TEL. 22`, `E.G.`. */
const NO_END =
  /(?:^|[\s(])(?:NO|NR|TEL|PH|ST|STA|STO|STE|MT|APPROX|INCL|REF|EXT|MAX|MIN|PARA|FREQ|[A-Z])$|[A-Z]{3}[/-](?:ST|STA|STO|STE|MT|[A-Z])$/i;

/**
 * Cuts the text of item E into its clauses: sentences, list entries, paragraphs. Spans are offsets into `text`; they do
 * not overlap, stand in order, and all of `text` except blanks lies in one of them.
 */
export function splitClauses(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  const end = (to: number): void => {
    const span = trimmed(text, from, to);
    if (span !== null) spans.push(span);
    from = to;
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\n') {
      if (endsAtLineBreak(text, from, i)) end(i);
    } else if (
      ((char === '.' || char === ';') && endsAtStop(text, i, from)) ||
      (char === ',' && endsLimits(text, from, i))
    ) {
      end(i + 1);
    } else if (char === 'R' && beginsRemarks(text, from, i)) end(i);
  }
  end(text.length);
  return spans;
}

/** Behind the sign of a list entry alone they are that entry. */
function beginsRemarks(text: string, from: number, at: number): boolean {
  if (!/[A-Z\d]/.test(text.slice(Math.max(from, at - 80), at))) return false;
  REMARKS.lastIndex = at;
  return !/[A-Z\d]/.test(text[at - 1] ?? '') && REMARKS.test(text);
}

/** Limits, and a rule glued to them by a comma: `VERTICAL LIMITS:SFC-20,000M,ALL ACFT ARE PROHIBITED …`. */
const LIMITS = /^\s*(?:VERTICAL|VERT|HEIGHT|ALTITUDE|LATERAL) LIMITS? ?:?[\sA-Z0-9,./-]*$/;
const RULE_BEHIND =
  /^\s*(?:ALL|ANY|NO)\s+(?:ACFT|AIRCRAFT|FLIGHTS?|FLT|FLYING|TFC|TRAFFIC|UAS|UAV|DRONES?)\b/;
/** As far as limits reach. */
const LONGEST_LIMITS = 120;

function endsLimits(text: string, from: number, at: number): boolean {
  return (
    at - from < LONGEST_LIMITS &&
    RULE_BEHIND.test(text.slice(at + 1, at + 40)) &&
    LIMITS.test(text.slice(from, at))
  );
}

function endsAtStop(text: string, at: number, from: number): boolean {
  const next = text[at + 1];
  if (next !== undefined && !/\s/.test(next)) return text[at] === '.' && isMissingBlank(text, at);
  if (text[at] === ';') return true;
  // `(MONTE S. ANGELO)`: a sentence does not end within brackets that are open.
  if (isInBrackets(text, from, at)) return false;
  return !NO_END.test(text.slice(Math.max(0, at - 8), at)) && !LIST_NUMBER.test(text.slice(from, at));
}

/** So many characters behind an opening bracket are looked at: what is longer was never closed. */
const BRACKETED = 80;

function isInBrackets(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - BRACKETED), at);
  const open = before.lastIndexOf('(');
  if (open === -1 || before.lastIndexOf(')') > open) return false;
  return text.slice(at, at + BRACKETED).includes(')');
}

/** `START.VERTICAL LIMITS`: two sentences, and no address. */
function isMissingBlank(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 40), at + 20);
  const chunk = /\S*$/.exec(around.slice(0, Math.min(at, 40)))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(at + 1, at + 21))?.[0] ?? '';
  return (
    /(?:[A-Z]{4,}|\))$/.test(chunk) &&
    /^[A-Z]{4,}(?![A-Z.@/])/.test(after) &&
    !/WWW|HTTP|@|NATS|\./i.test(chunk)
  );
}

function endsAtLineBreak(text: string, from: number, at: number): boolean {
  const lineFrom = text.lastIndexOf('\n', at - 1) + 1;
  const clausePart = text.slice(Math.max(from, lineFrom), at).trim();
  if (clausePart === '') return text.slice(lineFrom, at).trim() === '';
  const nextEnd = text.indexOf('\n', at + 1);
  const next = text.slice(at + 1, Math.min(nextEnd === -1 ? text.length : nextEnd, at + 120)).trim();
  if (next === '' || LIST_MARKER.test(next) || clausePart.endsWith(':')) return true;
  if (GOES_ON.test(clausePart) || isCoordinateLine(next)) return false;
  if (BOUNDS.test(next) && FORBIDS.test(text.slice(from, at))) return false;
  // Blanks that are doubled make no line look as if it had been wrapped.
  const width = text.slice(lineFrom, at).trimEnd().replace(/ {2,}/g, ' ').length;
  return width < WRAP_WIDTH && width + 1 + firstWordLength(next) < WRAP_WIDTH;
}

/** Lines of coordinates belong to what they continue. */
function isCoordinateLine(line: string): boolean {
  return /^\(?[NS]?\d{4,}/.test(line);
}

function firstWordLength(line: string): number {
  const blank = line.indexOf(' ');
  return blank === -1 ? line.length : blank;
}

function trimmed(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return start < end ? { from: start, to: end } : null;
}
