import { splitClauses, type DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';
import type { WordedClause } from '../wording.ts';
import { alignText } from './align-text.ts';
import { writeOut } from './write-out.ts';

/** With more unknown words than this, terms are explained after the clause instead of inside it. */
const READABLE_SHARE = 0.25;

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
  const written = writeOut(original, catalogue);
  if (!written.changed) {
    return { kind: 'original', text: catalogue.language === 'en' ? written.text : original };
  }
  if (catalogue.language === 'en' || written.unknownShare <= READABLE_SHARE) {
    return { kind: 'glossary', text: written.text };
  }
  const terms = [...written.terms].map(([term, meaning]) => say(catalogue, 'term', { term, meaning }));
  return {
    kind: 'glossary',
    text: say(catalogue, 'explainedTerms', { text: original, terms: terms.join('; ') }),
  };
}
