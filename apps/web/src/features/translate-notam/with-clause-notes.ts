import type { NotamNotice } from '@klarnotam/contract';
import type { Messages } from '../../shared/text/use-text.ts';
import type { SentenceWithNote } from '../../shared/ui/sentences.tsx';
import { sameSpan } from '../../shared/ui/telegram-segments.ts';

/** The sentences of the translation; those that are not whole sentences of ours say so. */
export function withClauseNotes(
  { source, passages }: Pick<NotamNotice, 'source' | 'passages'>,
  text: Messages,
): SentenceWithNote[] {
  return passages.translation.map((sentence) => {
    const clause = passages.clauses.find(({ span }) => sameSpan(span, sentence.span));
    if (!clause || clause.kind === 'sentence' || clause.kind === 'partly') return sentence;
    if (clause.kind === 'model') return { ...sentence, note: { text: text.telegram.model, verbatim: false } };
    const quoted = source.slice(clause.span.from, clause.span.to);
    if (clause.kind === 'original') {
      // Answers of earlier releases give the original bare; later ones quote it in a sentence.
      const isBare = bare(sentence.text.replace(/[\u2066\u2069]/g, '')) === bare(quoted);
      return isBare ? { ...sentence, note: { text: text.telegram.original, verbatim: true } } : sentence;
    }
    const glossary = glossaryOf(sentence.text, quoted);
    if (glossary === null) return { ...sentence, note: { text: text.telegram.glossary, verbatim: false } };
    return {
      ...sentence,
      text: glossary.original,
      note: { text: glossary.entries, verbatim: true, ours: true },
    };
  });
}

/** An original that is followed by its abbreviations in brackets, taken apart; null when the text is not of that form. */
function glossaryOf(text: string, quoted: string): { original: string; entries: string } | null {
  const opening = Math.max(text.lastIndexOf(' ['), text.lastIndexOf('［'));
  const entries = /^(?: \[|［)(.*)[\]］]$/s.exec(text.slice(Math.max(opening, 0)))?.[1];
  if (opening < 0 || entries === undefined) return null;
  // Isolated from right-to-left words beside it, which do not stand on its line here.
  const original = text.slice(0, opening).replace(/[\u2066\u2069]/g, '');
  return bare(original) === bare(quoted) ? { original, entries } : null;
}

function bare(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
