import { readClause, splitClauses, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { WordedClause } from '../wording.ts';
import { alignText } from './align-text.ts';
import { renderClause } from './render-clause.ts';
import { writeOut } from './write-out.ts';

/** With more unknown words than this, terms are explained after the clause instead of inside it. */
const READABLE_SHARE = 0.25;

/** The number or sign of an entry in a list, but not the start of a decimal. */
const LIST_MARKER = /^(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]-?|[A-Z]\)|[-*+])\s*(?=[^\d\s]|\d{4})/;

/** Item E clause by clause with its abbreviations written out. */
export function sayClauses(decoded: DecodedNotam, catalogue: Catalogue): readonly WordedClause[] {
  const { facts, source, spans } = decoded;
  const text = facts.text;
  if (text === null) return [];
  const toSource = alignText(text, source, spans.text ?? null);
  return splitClauses(text).map((span) => {
    const original = text.slice(span.from, span.to).replace(/\s+/g, ' ');
    return { ...wordClause(original, catalogue), span: toSource(span) };
  });
}

function wordClause(original: string, catalogue: Catalogue): Omit<WordedClause, 'span'> {
  const marker = LIST_MARKER.exec(original)?.[0] ?? '';
  const clause = readClause(original.slice(marker.length).toUpperCase());
  if (clause !== null) return { kind: 'sentence', text: joinMarker(marker, renderClause(clause, catalogue)) };
  const written = writeOut(original, catalogue);
  if (!written.changed) {
    return { kind: 'original', text: catalogue.language === 'en' ? written.text : original };
  }
  if (catalogue.language === 'en' || (written.telegraphic && written.unknownShare <= READABLE_SHARE)) {
    return { kind: 'glossary', text: written.text };
  }
  const terms = [...written.terms].map(([term, meaning]) => say(catalogue, 'term', { term, meaning }));
  return {
    kind: 'glossary',
    text: say(catalogue, 'explainedTerms', { text: original, terms: terms.join('; ') }),
  };
}

function joinMarker(marker: string, sentence: string): string {
  const sign = marker.trim();
  return sign === '' || /^[-*+]$/.test(sign) ? sentence : `${sign} ${sentence}`;
}
