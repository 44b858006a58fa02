import type { Clause, PhraseCode } from '@klarnotam/notam';
import type { ClauseStatement, EventStatement } from './statements.ts';

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

/** Tell the cause themselves. */
const OF_CHINA: ReadonlySet<PhraseCode> = new Set<PhraseCode>(['safetyAffectedByChina']);

/**
 * As one statement: who reports and what follows (`CHINESE AEROSPACE FLIGHT ACTIVITIES WILL TAKE PLACE … DUE TO AEROSPACE FLIGHT
 * ACTIVITIES, …`), and a cause and what it affects (`OWING TO CHINA AEROSPACE FLIGHT ACTIVITIES.`).
 */
export function foldReported(events: readonly EventStatement[]): readonly EventStatement[] {
  const folded: EventStatement[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    const report = phraseOf(last, REPORTS);
    const effect = phraseOf(event, EFFECTS);
    const caused = last?.type === 'clause' && isChineseCause(last) ? withCauseOfChina(event) : null;
    if (last !== undefined && caused !== null) {
      folded[folded.length - 1] = caused;
      continue;
    }
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

/** `OWING TO CHINA AEROSPACE FLIGHT ACTIVITIES.` and nothing else. */
function isChineseCause({ clause, quotes }: ClauseStatement): boolean {
  if (clause.kind !== 'adjuncts' || quotes.length > 0) return false;
  const [only, ...others] = clause.adjuncts;
  return others.length === 0 && only?.type === 'cause' && only.cause === 'chineseAerospace';
}

/** What Chinese activity may affect, with whose it is; null where `event` tells something else. */
function withCauseOfChina(event: EventStatement): EventStatement | null {
  if (event.type !== 'clause') return null;
  const parts = event.clause.kind === 'sequence' ? event.clause.clauses : [event.clause];
  const [first, ...others] = parts;
  if (first?.kind !== 'phrase' || !(first.phrase === 'flightSafetyAffected' || OF_CHINA.has(first.phrase)))
    return null;
  const told: Clause = { ...first, phrase: 'safetyAffectedByChina' };
  return { ...event, clause: others.length === 0 ? told : { kind: 'sequence', clauses: [told, ...others] } };
}

function phraseOf(
  event: EventStatement | undefined,
  phrases: ReadonlySet<PhraseCode>,
): { readonly phrase: PhraseCode; readonly value: string | null } | null {
  if (event?.type !== 'clause' || event.quotes.length > 0 || event.clause.kind !== 'phrase') return null;
  return phrases.has(event.clause.phrase) ? event.clause : null;
}
