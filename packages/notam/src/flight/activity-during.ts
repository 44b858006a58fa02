import { toUtcInstant, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { knownHours, type TimeFacts } from '../schedule/active-state.ts';

/** A piece of time in which a notice is active, or in which nobody can tell whether it is. */
export interface Activity extends UtcInterval {
  readonly certainty: 'active' | 'cannotTell';
}

/**
 * When a notice is active within `during`, in order; what is left out it surely is not. Notices without end are laid out from
 * `decodedAt` on.
 */
export function activityDuring(facts: TimeFacts, during: UtcInterval, _decodedAt: UtcInstant): Activity[] {
  const [fromMs, toMs] = [Date.parse(during.from), Date.parse(during.to)];
  const startMs = facts.validFrom === null ? -Infinity : Date.parse(facts.validFrom);
  const endMs = facts.validTo === null || facts.estimated ? Infinity : Date.parse(facts.validTo);
  const hours = knownHours(facts) ?? [{ fromMs: startMs, toMs: endMs }];
  return hours.flatMap((period) => {
    const [from, to] = [Math.max(fromMs, period.fromMs), Math.min(toMs, period.toMs ?? Infinity)];
    return from < to
      ? [{ from: toUtcInstant(from), to: toUtcInstant(to), certainty: 'active' as const }]
      : [];
  });
}
