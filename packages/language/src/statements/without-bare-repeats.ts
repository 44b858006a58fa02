import type { EventStatement } from './statements.ts';

/** `POSSIBLE LARGE FLOCK OF BIRDS` behind `HIGH ACTIVITY OF BIRDS ON THE AERODROME` adds nothing to what is said there. */
export function withoutBareRepeats(events: readonly EventStatement[]): readonly EventStatement[] {
  return events.filter((event, index) => {
    const activity = bareActivityOf(event);
    return (
      activity === null ||
      !events.some(
        (other, at) =>
          at !== index &&
          other.type === 'clause' &&
          other.clause.kind === 'activity' &&
          other.clause.activity === activity &&
          // Of two that are bare the first stays.
          (bareActivityOf(other) === null || at < index),
      )
    );
  });
}

/** What goes on where nothing else is told of it; null for any other event. */
function bareActivityOf(event: EventStatement): string | null {
  if (event.type !== 'clause' || event.clause.kind !== 'activity' || event.quotes.length > 0) return null;
  const { activity, others, adjuncts } = event.clause;
  return adjuncts.length === 0 && others === undefined ? activity : null;
}
