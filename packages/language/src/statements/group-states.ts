import type { Clause } from '@klarnotam/notam';
import type { EventStatement } from './statements.ts';

/** More facilities than these are a list, which a sentence and a headline cannot hold. */
const MOST = 8;

type State = Extract<Clause, { readonly kind: 'state' }>;

/** `TWY A CLSD. TWY B CLSD.`: facilities that are told one behind the other to be in one state are one sentence, with one time. */
export function groupStates(events: readonly EventStatement[]): readonly EventStatement[] {
  const grouped: EventStatement[] = [];
  for (const event of events.map(withOneState)) {
    const last = grouped.at(-1);
    const joined = last === undefined ? null : joinedEvents(last, event);
    if (joined === null) grouped.push(event);
    else grouped[grouped.length - 1] = joined;
  }
  return grouped;
}

/** `TWY A CLSD, TWY B CLSD` within a clause. */
function withOneState(event: EventStatement): EventStatement {
  if (event.type !== 'clause' || event.clause.kind !== 'sequence') return event;
  const [first, ...rest] = event.clause.clauses;
  let all: Clause | null = first ?? null;
  for (const next of rest) all = all === null ? null : joinedStates(all, next);
  return all === null ? event : { ...event, clause: all };
}

function joinedEvents(one: EventStatement, next: EventStatement): EventStatement | null {
  if (one.type !== 'clause' || next.type !== 'clause' || one.quotes.length > 0) return null;
  const clause = joinedStates(one.clause, next.clause);
  if (clause === null) return null;
  return { ...one, clause, quotes: next.quotes, span: { from: one.span.from, to: next.span.to } };
}

/** Both as one; null where they do not tell the same of their facilities. */
function joinedStates(one: Clause, next: Clause): State | null {
  if (one.kind !== 'state' || next.kind !== 'state' || one.state !== next.state) return null;
  if (one.value !== next.value || JSON.stringify(one.adjuncts) !== JSON.stringify(next.adjuncts)) return null;
  const { facility, name, others } = next;
  const all = [...one.others, { facility, name }, ...others];
  const named = [one, ...all];
  // What has no word of ours stays apart from what has one, which may head the notice.
  const areNamed = named.every((each) => each.name !== null && each.facility !== 'asPrinted');
  return areNamed && named.length <= MOST ? { ...one, others: all } : null;
}
