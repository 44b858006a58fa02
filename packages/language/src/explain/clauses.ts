import type { Span } from '@klarnotam/aviation';
import { splitClauses, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import type { WordedClause } from '../wording.ts';
import { alignText } from './align-text.ts';
import { writeOut } from './write-out.ts';

/** Item E clause by clause with its abbreviations written out. */
export function sayClauses(decoded: DecodedNotam, catalogue: Catalogue): readonly WordedClause[] {
  const { facts, source, spans } = decoded;
  if (facts.text === null) return [];
  const toSource = alignText(facts.text, source, spans.text ?? null);
  return splitClauses(facts.text).map((span) => sayClause(facts.text ?? '', span, toSource, catalogue));
}

function sayClause(
  text: string,
  span: Span,
  toSource: (span: Span) => Span,
  catalogue: Catalogue,
): WordedClause {
  const original = text.slice(span.from, span.to).replace(/\s+/g, ' ');
  const written = writeOut(original, catalogue);
  return { kind: written.changed ? 'glossary' : 'original', text: written.text, span: toSource(span) };
}
