import type { WordedClause } from '@klarnotam/language';
import { mayBind, type DecodedNotam, type ReasonCode } from '@klarnotam/notam';
import { isSendable } from './is-sendable.ts';

/** What the rating rests on that binds nobody; a clause that any other reason rests on is not sent. */
const FREE: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'hazard',
  'obstacle',
  'lowObstacle',
  'noEffect',
  'effectUnclear',
  'partUnread',
  'testMessage',
  'triggerWithoutEffect',
  'publicationChange',
  'checklist',
  'reachesDroneHeights',
  'reachAssumed',
  'reachUncertain',
  'aboveDroneHeights',
  'groundHeightUnknown',
  'limitsUnread',
]);
/** An entry of a list. */
const ENTRY = /^(?:[-+*•]|\d{1,2}(?:\.\d{1,2})*[.)-]|[A-Z][.)]|\([A-Z0-9]{1,2}\))/;
/** More of the sentence follows. */
const LEADS_ON = /[:,]$/;
const UNFINISHED =
  /(?:[,(&/]|(?:^| )(?:A|AN|AND|AS|AT|BE|BTN|BY|DUE|FM|FOR|FROM|IN|OF|ON|OR|THE|TO|VIA|WI|WILL|WITH|WITHIN|MAY))$/i;

/**
 * The clauses of a notice that a model may be asked for: no rule reads them, nothing in them may bind anybody, nothing of the rating but harmless
 * things rests on them, and they are no entry of a list or second half of a sentence whose beginning may bind (`PROHIBITED EXC: - STATE ACFT`).
 */
export function sendableClauses(
  { facts, source }: DecodedNotam,
  clauses: readonly WordedClause[],
): readonly WordedClause[] {
  const bound = facts.rating.reasons.flatMap(({ code, span }) =>
    span === null || FREE.has(code) ? [] : [span],
  );
  const sendable: WordedClause[] = [];
  let isUnderBinding = false;
  for (const [index, clause] of clauses.entries()) {
    const { span } = clause;
    // What is read whole has its words in the reader's language, so the printed ones are asked.
    const last = clauses[index - 1]?.span;
    const before = last === undefined ? '' : source.slice(last.from, last.to).trim();
    if (LEADS_ON.test(before) || UNFINISHED.test(before)) isUnderBinding ||= mayBind(before);
    else if (!ENTRY.test(clause.text)) isUnderBinding = false;
    if (clause.kind !== 'original' || isUnderBinding || UNFINISHED.test(clause.text)) continue;
    if (bound.some(({ from, to }) => from < span.to && to > span.from)) continue;
    if (isSendable(clause.text)) sendable.push(clause);
  }
  return sendable;
}
