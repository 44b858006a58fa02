import { closeFromGroups } from './change/read-change.ts';
import type { DecodeContext } from './decode-context.ts';
import type { DecodedReport, ReportToken } from './facts.ts';
import type { FoundReport } from './find/find-reports.ts';
import type { SourceWord } from './find/split-words.ts';
import { readHeader } from './header/read-header.ts';
import { readBody } from './read-body.ts';
import { startDraft } from './report-draft.ts';
import { findWarnings } from './warn/find-warnings.ts';

/** Decodes one report that was found in `pasted`, a word at a time; every word becomes a token. */
export function decodeReport(
  pasted: string,
  words: readonly SourceWord[],
  found: FoundReport,
  nowMs: number,
  context: DecodeContext,
): DecodedReport {
  const offset = words[found.first]?.from ?? 0;
  const end = words[found.end - 1]?.to ?? offset;
  const draft = startDraft(found.kind, offset, nowMs);
  const body = readHeader(draft, words, found.first, found.end);
  readBody(draft, words, body, found.end);
  if (found.kind === 'taf') closeFromGroups(draft);
  const source = pasted.slice(offset, end);
  const facts = { ...draft.facts, tokens: asWritten(draft.facts.tokens, source), warnings: [] };
  return { source, offset, facts: { ...facts, warnings: findWarnings(facts, context) } };
}

/** Words are read in upper case and without html, and shown as they stand in the text. */
function asWritten(tokens: readonly ReportToken[], source: string): readonly ReportToken[] {
  if (!/[a-z&<\\]/.test(source)) return tokens;
  return tokens.map((token) => ({ ...token, text: source.slice(token.from, token.to) }));
}
