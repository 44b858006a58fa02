import type { NotamNotice } from '@klarnotam/contract';
import type { Span } from '@klarnotam/aviation';
import { joinSentences, type Catalogue } from '@klarnotam/language';
import type { NoticeWords } from '../../../database/model-words.ts';
import { partQuotation } from './part-quotation.ts';

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
  const reworded = new Set<string>();
  const saidAt = (span: Span): string | undefined =>
    said.find((one) => one.span.from === span.from && one.span.to === span.to)?.text;
  const reword = (text: string): string => {
    const instead = polished.get(text);
    if (instead === undefined || instead === text) return text;
    reworded.add(text);
    return instead;
  };
  const polish = <Passage extends Sourced>(passage: Passage): Passage => ({
    ...passage,
    text: reword(passage.text),
  });

  const ofModel = passages.clauses.flatMap(({ kind, text, span }) => {
    const sentence = kind === 'original' ? saidAt(span) : undefined;
    return sentence === undefined ? [] : [{ span, printed: text, sentence }];
  });
  // One by one: a text may hold more of them than a call takes arguments.
  const translation: Sourced[] = [];
  const shown = new Set<string>();
  for (const passage of passages.translation) {
    const parts = partQuotation(passage, ofModel, catalogue);
    if (parts === null) translation.push(polish(passage));
    else {
      for (const { text, span, isSaid } of parts) {
        translation.push({ text, span });
        if (isSaid && span !== null) shown.add(nameOf(span));
      }
    }
  }
  // A clause counts as said where its sentence stands in the translation: what is quoted there is marked nowhere as the model's.
  const clauses = passages.clauses.map((clause) => {
    const text = shown.has(nameOf(clause.span)) ? saidAt(clause.span) : undefined;
    return text === undefined ? clause : { ...clause, kind: 'model' as const, text };
  });
  const explanation = passages.explanation.map(polish);
  const impact = {
    ...droneImpact,
    summary: reword(droneImpact.summary),
    reasons: droneImpact.reasons.map(polish),
  };
  if (reworded.size === 0 && shown.size === 0) return null;
  return {
    translation: joinSentences(translation, catalogue),
    explanation: joinSentences(explanation, catalogue),
    passages: { translation, explanation, clauses },
    droneImpact: impact,
    polished: reworded.size > 0,
  };
}

function nameOf({ from, to }: Span): string {
  return `${from}-${to}`;
}
