import type { NotamNotice } from '@klarnotam/contract';
import { sameSpan } from '../../shared/ui/telegram-segments.ts';
import type { Messages } from '../../shared/text/use-text.ts';

/** The sentences of the translation; those that are not whole sentences of ours say so. */
export function withClauseNotes(passages: NotamNotice['passages'], text: Messages) {
  const notes = {
    sentence: undefined,
    glossary: { text: text.telegram.glossary, verbatim: false },
    original: { text: text.telegram.original, verbatim: true },
  };
  return passages.translation.map((sentence) => {
    const clause = passages.clauses.find(({ span }) => sameSpan(span, sentence.span));
    return { ...sentence, note: clause ? notes[clause.kind] : undefined };
  });
}
