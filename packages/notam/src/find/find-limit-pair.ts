import { readHeight, type HeightRead, type Span } from '@klarnotam/aviation';

/** A lower and an upper limit that a layout without the items F and G prints together. */
export interface LimitPair extends Span {
  readonly lower: Span;
  readonly upper: Span;
  readonly labelled: boolean;
}

const MARKS = /(?:\d{1,2}[.)]\s{1,3})?(?:[A-H]\)\s{0,2})?/y;
const LABEL =
  /(?:(?:VERTICAL(?: LIMITS?)?|LIMITS?|LEVELS?|ALTITUDES?|HEIGHTS?|LOWER(?: LIMIT)?|FLOOR|BETWEEN|BTN|FROM)\s{0,2}:?\s{1,4}){0,3}/y;
const BETWEEN = /(?:[\s,;:|/"'–—-]|UP TO\b|TO\b|AND\b|UPPER(?: LIMIT)?\b|CEILING\b){1,16}/y;
const END = /[).,;"'\s]{0,6}(?:$|[\r\n\t"|])/y;

function stickyEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function heightAt(text: string, at: number): HeightRead | null {
  const found = readHeight(text, at);
  return found !== null && (found.height !== null || found.bare !== null) ? found : null;
}

/** Two heights from `at` on with no more than a dash or a word between them. */
function pairAt(text: string, at: number): { readonly lower: HeightRead; readonly upper: HeightRead } | null {
  const lower = heightAt(text, at);
  const next = lower && stickyEnd(BETWEEN, text, lower.to);
  const upper = next === null ? null : heightAt(text, next);
  if (lower === null || upper === null) return null;
  return lower.height !== null || upper.height !== null ? { lower, upper } : null;
}

function toPair(
  { lower, upper }: { readonly lower: HeightRead; readonly upper: HeightRead },
  from: number,
  labelled: boolean,
): LimitPair {
  return {
    from,
    to: upper.to,
    lower: { from: lower.from, to: lower.to },
    upper: { from: upper.from, to: upper.to },
    labelled,
  };
}

/** The two limits that are all of the line, or of the cells of a table, beginning at `from`; null when more stands there. */
export function limitPairAt(text: string, from: number): LimitPair | null {
  const marked = stickyEnd(MARKS, text, from) ?? from;
  const at = stickyEnd(LABEL, text, marked) ?? marked;
  const pair = pairAt(text, at);
  if (pair === null || stickyEnd(END, text, pair.upper.to) === null) return null;
  return toPair(pair, from, at > marked);
}

const LONGEST_PAIR = 48;
const BEGINS = /(?<=[\s,.])(?:SFC|GND|SURFACE|FL|\d)/g;

/** The two limits that end the text which ends at `to`: `… DUE HEL OPS SFC-1000FT AGL`. */
export function limitPairBefore(text: string, from: number, to: number): LimitPair | null {
  const start = Math.max(from, to - LONGEST_PAIR);
  for (const { index } of text.slice(start, to).matchAll(BEGINS)) {
    const pair = pairAt(text, start + index);
    if (pair === null || pair.upper.to > to) continue;
    if (/^[).\s"]{0,4}$/.test(text.slice(pair.upper.to, to))) return toPair(pair, start + index, false);
  }
  return null;
}
