import type { PhraseCode } from '@klarnotam/notam';
import type { EventStatement } from './statements.ts';

/** Who reports, and what follows from it: each tells the activity. */
const REPORTS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'chineseAerospace',
  'chineseAerospaceNumbered',
]);
const EFFECTS: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'flightSafetyAffected',
  'flightSafetyAffectedNumbered',
  'flightSafetyAffectedInNamed',
]);

/** `CHINESE AEROSPACE FLIGHT ACTIVITIES WILL TAKE PLACE … DUE TO AEROSPACE FLIGHT ACTIVITIES, …` as one statement. */
export function foldReported(events: readonly EventStatement[]): readonly EventStatement[] {
  const folded: EventStatement[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    const report = phraseOf(last, REPORTS);
    const effect = phraseOf(event, EFFECTS);
    if (last?.type !== 'clause' || event.type !== 'clause' || report === null || effect === null) {
      folded.push(event);
      continue;
    }
    const isNamed = effect.phrase === 'flightSafetyAffectedInNamed';
    const ids = new Set([report.value, isNamed ? null : effect.value].filter((id) => id !== null));
    folded[folded.length - 1] = {
      type: 'reportedAerospace',
      ids: [...ids],
      area: isNamed ? effect.value : null,
      span: { from: last.span.from, to: event.span.to },
    };
  }
  return folded;
}

function phraseOf(
  event: EventStatement | undefined,
  phrases: ReadonlySet<PhraseCode>,
): { readonly phrase: PhraseCode; readonly value: string | null } | null {
  if (event?.type !== 'clause' || event.quotes.length > 0 || event.clause.kind !== 'phrase') return null;
  return phrases.has(event.clause.phrase) ? event.clause : null;
}
