import type { NotamNotice } from '@klarnotam/contract';
import type { Span } from '@klarnotam/aviation';
import { joinSentences, type Catalogue } from '@klarnotam/language';
import type { NoticeWords } from '../../../database/model-words.ts';

/** What a language model made of a notice, filled in. */
export interface WordsToApply {
  /** By our sentence as it stands in the notice: the one that takes its place. */
  readonly polished: ReadonlyMap<string, string>;
  readonly said: readonly { readonly span: Span; readonly text: string }[];
}

type Sourced = NotamNotice['passages']['translation'][number];

/**
 * The words of a notice with those of a language model in their places; null: none of them belongs there. Places in the
 * telegram stay, and what reads alike goes on reading alike wherever it stands.
 */
export function applyWords(
  { passages, droneImpact }: Pick<NotamNotice, 'passages' | 'droneImpact'>,
  { polished, said }: WordsToApply,
  catalogue: Catalogue,
): NoticeWords | null {
  let isPolished = false;
  let isSaid = false;
  const saidAt = (span: Span | null): string | undefined =>
    span === null
      ? undefined
      : said.find((one) => one.span.from === span.from && one.span.to === span.to)?.text;
  const reword = (text: string): string => {
    const instead = polished.get(text);
    if (instead === undefined || instead === text) return text;
    isPolished = true;
    return instead;
  };
  const polish = <Passage extends Sourced>(passage: Passage): Passage => ({
    ...passage,
    text: reword(passage.text),
  });

  const clauses = passages.clauses.map((clause) => {
    const text = clause.kind === 'original' ? saidAt(clause.span) : undefined;
    return text === undefined ? clause : { ...clause, kind: 'model' as const, text };
  });
  const translation = passages.translation.map((passage) => {
    const isQuoted = passages.clauses.some(
      ({ kind, span }) =>
        kind === 'original' && span.from === passage.span?.from && span.to === passage.span.to,
    );
    const text = isQuoted ? saidAt(passage.span) : undefined;
    if (text === undefined) return polish(passage);
    isSaid = true;
    return { ...passage, text };
  });
  const explanation = passages.explanation.map(polish);
  const impact = {
    ...droneImpact,
    summary: reword(droneImpact.summary),
    reasons: droneImpact.reasons.map(polish),
  };
  if (!isPolished && !isSaid) return null;
  return {
    translation: joinSentences(translation, catalogue),
    explanation: joinSentences(explanation, catalogue),
    passages: { translation, explanation, clauses },
    droneImpact: impact,
    polished: isPolished,
  };
}
