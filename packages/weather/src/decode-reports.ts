import { toSource, unescapeHtml, upperCaseLatin, type MappedText, type Span } from '@klarnotam/aviation';
import type { DecodeContext } from './decode-context.ts';
import { decodeReport } from './decode-report.ts';
import type { DecodedReport } from './facts.ts';
import { findReports } from './find/find-reports.ts';
import { recognise, type Recognition } from './find/recognise.ts';
import { splitWords, type SourceWord } from './find/split-words.ts';

export interface DecodedReports {
  /** In the order of the text. */
  readonly reports: readonly DecodedReport[];
  /** The stretches of the text that belong to no report. */
  readonly leftOver: readonly Span[];
  readonly recognition: Recognition;
}

/**
 * Finds and decodes every METAR, SPECI and TAF in `text` (WMO FM 15, 16, 51 and regional practice). Never throws on any
 * text, pasted pages with their html included: what cannot be read is null in the facts, an `undecoded` token and a problem. Time is linear in the text.
 *
 * @throws {RangeError} when `context.now` is no instant
 */
export function decodeReports(text: string, context: DecodeContext): DecodedReports {
  const nowMs = Date.parse(context.now);
  if (Number.isNaN(nowMs)) throw new RangeError('now must be an instant such as 2026-07-01T06:00:00Z');
  const clean = unescapeHtml(text);
  const upper = upperCaseLatin(clean.text);
  const written = splitWords(upper);
  const found = findReports(written, clean.text);
  const words = placed(written, clean);
  const reports: DecodedReport[] = [];
  const leftOver: Span[] = [];
  let at = 0;
  for (const report of found) {
    pushSpan(leftOver, words[at]?.from, words[report.first - 1]?.to);
    reports.push(decodeReport(text, words, report, nowMs, context));
    at = report.end;
  }
  pushSpan(leftOver, words[at]?.from, words.at(-1)?.to);
  const [first] = reports;
  const recognition: Recognition = first
    ? { kind: first.facts.kind === 'taf' ? 'taf' : 'metar' }
    : recognise(upper);
  return { reports, leftOver, recognition };
}

/** `words` of the clean text with their places in what was pasted. */
function placed(words: readonly SourceWord[], clean: MappedText): readonly SourceWord[] {
  const [first, second] = clean.runs;
  if (first === undefined || (second === undefined && first.from === 0 && first.to === first.length))
    return words;
  return words.map((word) => ({ ...word, ...toSource(clean, word.from, word.to) }));
}

function pushSpan(spans: Span[], from: number | undefined, to: number | undefined): void {
  if (from !== undefined && to !== undefined && to > from) spans.push({ from, to });
}
