import { type Span, toSource, unescapeHtml } from '@klarnotam/aviation';
import type { DecodeContext } from './decode-context.ts';
import { decodeNotam } from './decode-notam.ts';
import type { DecodedNotam } from './facts.ts';
import { findNotams } from './find/find-notams.ts';
import { blankQuoteMarks } from './find/quote-marks.ts';
import { recognise, type Recognition } from './find/recognise.ts';
import { upperCaseLatin } from '@klarnotam/aviation';

export interface DecodedNotams {
  /** In the order of the text; the parts of one NOTAM are one. */
  readonly notams: readonly DecodedNotam[];
  /** How many NOTAMs the text holds; more of them than {@link DecodeContext.mostNotams} are not decoded. */
  readonly count: number;
  /** The stretches of the text that belong to no NOTAM. */
  readonly leftOver: readonly Span[];
  readonly recognition: Recognition;
}

/**
 * Finds and decodes every NOTAM in `text` (ICAO format, United States domestic format). Never throws: what cannot be
 * read is null in the facts and stands among the problems. Time is linear in the length of the text.
 */
export function decodeNotams(text: string, context: DecodeContext): DecodedNotams {
  const unescaped = unescapeHtml(text);
  const clean = { ...unescaped, text: blankQuoteMarks(unescaped.text) };
  const upper = upperCaseLatin(clean.text);
  const found = findNotams(upper);
  const count = found.notams.length;
  const notams =
    count > (context.mostNotams ?? Infinity)
      ? []
      : found.notams.map((notam) => decodeNotam(text, clean, upper, notam, context));
  return {
    notams,
    count,
    leftOver: found.leftOver.map((span) => toSource(clean, span.from, span.to)),
    recognition: count > 0 ? { kind: 'notam' } : recognise(upper),
  };
}
