import { closeFromGroups } from './change/read-change.ts';
import type { DecodeContext } from './decode-context.ts';
import type { DecodedReport, ReportToken } from './facts.ts';
import type { FoundReport } from './find/find-reports.ts';
import type { Word } from './find/split-words.ts';
import { readHeader } from './header/read-header.ts';
import { readBody } from './read-body.ts';
import { startReading } from './reading.ts';
import { warn } from './warn/warn.ts';

/** Decodes one report that was found in `pasted`, a word at a time; every word becomes a token. */
export function decodeReport(
  pasted: string,
  words: readonly Word[],
  found: FoundReport,
  nowMs: number,
  context: DecodeContext,
): DecodedReport {
  const offset = words[found.first]?.from ?? 0;
  const end = words[found.end - 1]?.to ?? offset;
  const reading = startReading(found.kind, offset, nowMs);
  const body = readHeader(reading, words, found.first, found.end);
  readBody(reading, words, body, found.end);
  if (found.kind === 'taf') closeFromGroups(reading);
  const source = pasted.slice(offset, end);
  const facts = { ...reading.facts, tokens: asWritten(reading.facts.tokens, source), warnings: [] };
  return { source, offset, facts: { ...facts, warnings: warn(facts, context) } };
}

/** Words are read in upper case and without html, and shown as they stand in the text. */
function asWritten(tokens: readonly ReportToken[], source: string): readonly ReportToken[] {
  if (!/[a-z&<\\]/.test(source)) return tokens;
  return tokens.map((token) => ({ ...token, text: source.slice(token.from, token.to) }));
}
