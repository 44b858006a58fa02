import { readClause, splitClauses, type Clause, type DecodedNotam } from '@klarnotam/notam';
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

/** A clause in words, and what kind of statement it was read as. */
export interface SaidClause extends WordedClause {
  readonly says: Clause['kind'] | null;
}

/** Item E clause by clause with its abbreviations written out. */
export function sayClauses(decoded: DecodedNotam, catalogue: Catalogue): readonly SaidClause[] {
  const { facts, source, spans } = decoded;
  const text = facts.text;
  if (text === null) return [];
  const toSource = alignText(text, source, spans.text ?? null);
  return splitClauses(text).map((span) => {
    const original = text.slice(span.from, span.to).replace(/\s+/g, ' ');
    return { ...sayClause(original, catalogue), span: toSource(span) };
  });
}

function sayClause(original: string, catalogue: Catalogue): Omit<SaidClause, 'span'> {
  const marker = LIST_MARKER.exec(original)?.[0] ?? '';
  const clause = readClause(original.slice(marker.length).toUpperCase());
  if (clause !== null) {
    const text = joinMarker(marker, renderClause(clause, catalogue));
    return { kind: 'sentence', text, says: clause.kind };
  }
  const written = writeOut(original, catalogue);
  const readable = written.unknownShare <= READABLE_SHARE;
  if (catalogue.language === 'en') {
    // Capital letters mark what stands as it was; where that is most of it, all of it does.
    const text = readable ? written.text : written.text.toUpperCase();
    return { kind: written.changed ? 'glossary' : 'original', text, says: null };
  }
  if (!written.changed) return { kind: 'original', text: original, says: null };
  if (readable && written.telegraphic) return { kind: 'glossary', text: written.text, says: null };
  const terms = [...written.terms].map(([term, meaning]) => say(catalogue, 'term', { term, meaning }));
  const text = say(catalogue, 'explainedTerms', { text: original, terms: terms.join('; ') });
  return { kind: 'glossary', text, says: null };
}

function joinMarker(marker: string, sentence: string): string {
  const sign = marker.trim();
  return sign === '' || /^[-*+]$/.test(sign) ? sentence : `${sign} ${sentence}`;
}
