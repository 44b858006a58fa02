import type { NotamNotice } from '@klarnotam/contract';
import type { Messages } from '../../shared/text/use-text.ts';

/** The sentences of the translation; those that are not whole sentences of ours say so. */
export function withClauseNotes(passages: NotamNotice['passages'], text: Messages) {
  const notes = { sentence: undefined, glossary: text.telegram.glossary, original: text.telegram.original };
  return passages.translation.map((sentence) => {
    const clause = passages.clauses.find(
      ({ span }) =>
        sentence.span !== null && span.from === sentence.span.from && span.to === sentence.span.to,
    );
    return { ...sentence, note: clause ? notes[clause.kind] : undefined };
  });
}
