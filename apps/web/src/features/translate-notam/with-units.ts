import type { NotamNotice } from '@klarnotam/contract';
import { putUnitsFirst, type CardCatalogue, type UnitsFirst } from '@klarnotam/language';

/** `notice` whose sentences have that unit of height first that the reader chose, as the card has. */
export function withUnits(notice: NotamNotice, units: UnitsFirst, words: CardCatalogue): NotamNotice {
  if (units === 'published') return notice;
  const turn = (text: string): string => putUnitsFirst(text, units, words);
  const turnAll = <Said extends { readonly text: string }>(sentences: readonly Said[]): Said[] =>
    sentences.map((one) => ({ ...one, text: turn(one.text) }));
  const { passages, droneImpact } = notice;
  return {
    ...notice,
    translation: turn(notice.translation),
    explanation: turn(notice.explanation),
    passages: {
      translation: turnAll(passages.translation),
      explanation: turnAll(passages.explanation),
      clauses: passages.clauses.map((clause) =>
        clause.kind === 'original' ? clause : { ...clause, text: turn(clause.text) },
      ),
    },
    droneImpact: {
      heading: droneImpact.heading,
      summary: turn(droneImpact.summary),
      reasons: turnAll(droneImpact.reasons),
    },
  };
}
