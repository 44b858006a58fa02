import { readClause, splitClauses, type Clause, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithSemicolons } from '../format/join.ts';
import { say } from '../say.ts';
import type { WordedClause } from '../wording.ts';
import { alignText } from './align-text.ts';
import { renderClause } from './render-clause.ts';
import { writeOut, type WrittenOut } from './write-out.ts';

/** English with more unknown words than this is left in capital letters. */
const READABLE_SHARE = 0.25;

/** The number or sign of an entry in a list, but not the start of a decimal. */
const LIST_MARKER =
  /^(?:\d{1,2}[.)]\s+(?=\d{1,3}(?:\.\d{1,2})?(?:KM|NM|M) )|(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]-?|[A-Z]\)|[-*+])\s*(?=[^\d\s]|\d{4}))/;

/** A clause in words, and what kinds of statement were read in it. */
export interface SaidClause extends WordedClause {
  readonly says: readonly Clause['kind'][];
}

/** How much of a clause the reader is given: its words, and those in a sentence or written out where the reader sees it. */
export interface ClauseCoverage {
  readonly kind: WordedClause['kind'];
  readonly words: number;
  readonly givenWords: number;
}

/** Item E clause by clause with its abbreviations written out. */
export function sayClauses(decoded: DecodedNotam, catalogue: Catalogue): readonly SaidClause[] {
  const { facts, source, spans } = decoded;
  const text = facts.text;
  if (text === null) return [];
  const toSource = alignText(text, source, spans.text ?? null);
  return splitClauses(text).map((span) => {
    const { kind, text: said, says } = sayClause(originalOf(text, span), catalogue);
    return { kind, text: said, says, span: toSource(span) };
  });
}

/** What {@link sayClauses} gives of each clause of `text`, an item E. */
export function coverClauses(text: string, catalogue: Catalogue): readonly ClauseCoverage[] {
  return splitClauses(text).map((span) => {
    const original = originalOf(text, span);
    const { kind, written } = sayClause(original, catalogue);
    const { words } = written ?? writeOut(original, catalogue);
    return { kind, words, givenWords: written === null ? words : givenOf(written, kind, catalogue) };
  });
}

interface Said extends Omit<SaidClause, 'span'> {
  /** Null for a sentence. */
  readonly written: WrittenOut | null;
}

function sayClause(original: string, catalogue: Catalogue): Said {
  const marker = LIST_MARKER.exec(original)?.[0] ?? '';
  const clause = readClause(original.slice(marker.length).toUpperCase());
  if (clause !== null) {
    const text = joinMarker(marker, renderClause(clause, catalogue));
    return { kind: 'sentence', text, says: kindsOf(clause), written: null };
  }
  const written = writeOut(original, catalogue);
  const kind = written.changed ? 'glossary' : 'original';
  return { kind, text: showWritten(original, written, catalogue), says: [], written };
}

function showWritten(original: string, written: WrittenOut, catalogue: Catalogue): string {
  if (isInPlace(catalogue)) {
    // Capital letters mark what stands as it was; where that is most of it, all of it does.
    return written.unknownShare <= READABLE_SHARE ? written.text : written.text.toUpperCase();
  }
  if (!written.changed) return original;
  const terms = [...written.terms].map(([term, meaning]) => say(catalogue, 'term', { term, meaning }));
  return say(catalogue, 'explainedTerms', { text: original, terms: joinWithSemicolons(terms, catalogue) });
}

/**
 * Whether terms are written out where they stand, and not explained behind the clause: elsewhere than in English their words
 * would have to agree, and a telegram of two languages misleads.
 */
function isInPlace({ language }: Catalogue): boolean {
  return language === 'en';
}

function givenOf(written: WrittenOut, kind: WordedClause['kind'], catalogue: Catalogue): number {
  if (isInPlace(catalogue)) return written.writtenWords;
  return kind === 'original' ? 0 : written.termWords;
}

function kindsOf(clause: Clause): readonly Clause['kind'][] {
  return clause.kind === 'sequence' ? clause.clauses.map(({ kind }) => kind) : [clause.kind];
}

function originalOf(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  return text.slice(from, to).replace(/\s+/g, ' ');
}

function joinMarker(marker: string, sentence: string): string {
  const sign = marker.trim();
  return sign === '' || /^[-*+]$/.test(sign) ? sentence : `${sign} ${sentence}`;
}
