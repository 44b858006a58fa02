import { toUtcInstant, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import type { NotamFacts } from '../facts.ts';
import { knownHours, textHours, type TimeFacts } from '../schedule/active-state.ts';
import type { HoursUnknown } from './flight.ts';

/** A piece of time in which a notice is active, or in which nobody can tell whether it is. */
export interface Activity extends UtcInterval {
  readonly certainty: 'active' | 'cannotTell';
}

/** Milliseconds since 1970; `fromMs` may be -Infinity, `toMs` Infinity. `unknown`: why it cannot be told; null: it is active. */
export interface ActivePiece {
  readonly fromMs: number;
  readonly toMs: number;
  readonly unknown: HoursUnknown | null;
}

function msOf(instant: UtcInstant | null): number | null {
  const ms = instant === null ? Number.NaN : Date.parse(instant);
  return Number.isNaN(ms) ? null : ms;
}

const SCHEDULE_UNKNOWN = {
  complete: 'scheduleNotComputed',
  partial: 'schedulePartlyRead',
  unknown: 'scheduleUnread',
} as const satisfies Readonly<Record<string, HoursUnknown>>;

/** What of a notice says when it is active. */
export type HoursFacts = TimeFacts & Pick<NotamFacts, 'text'>;

/** `TIMES MAY BE SUBJECT TO SHORT NOTICE CHANGE`, `TIMINGS ARE APRX`, `OUTSIDE OF ABOVE TIMES … CAN REACTIVATE AT SHORT NOTICE`. */
const HOURS_MAY_CHANGE =
  /\b(?:TIM(?:E|ING)S?|HOURS?|HRS?)\b[^.]{0,40}\b(?:SUBJ(?:ECT)?|CHANGE|VARY|APPROX(?:IMATE)?|APRX)\b|\bAT\s+SHORT(?:ER)?\s+NOTICE\b/i;

type Bounds = Pick<ActivePiece, 'fromMs' | 'toMs'>;

/** `hours` cut to `within`, for which `inside` tells why they may not hold, and between them the `rest` (null: it is surely not active there). */
function pieces(
  hours: readonly Bounds[],
  within: Bounds,
  rest: HoursUnknown | null,
  inside: HoursUnknown | null = null,
): ActivePiece[] {
  const found: ActivePiece[] = [];
  let doneMs = within.fromMs;
  const fill = (toMs: number): void => {
    if (rest !== null && doneMs < toMs) found.push({ fromMs: doneMs, toMs, unknown: rest });
  };
  for (const hour of hours) {
    const fromMs = Math.max(hour.fromMs, within.fromMs);
    const toMs = Math.min(hour.toMs, within.toMs);
    if (fromMs >= toMs) continue;
    fill(fromMs);
    found.push({ fromMs, toMs, unknown: inside });
    doneMs = toMs;
  }
  fill(within.toMs);
  return found;
}

/** The hours of item D or of the text within items B and C. */
function withinBounds(facts: HoursFacts, within: Bounds, decodedMs: number): ActivePiece[] {
  const { schedule } = facts;
  const isTextUnread = facts.problems.some(({ code }) => code === 'hoursUnread');
  const beside = isTextUnread
    ? 'textHoursUnread'
    : HOURS_MAY_CHANGE.test(facts.text ?? '')
      ? 'mayChange'
      : null;
  if (schedule === null) {
    const inText = textHours(facts);
    if (inText === null) return [{ ...within, unknown: isTextUnread ? 'textHoursUnread' : null }];
    // Outside the hours of its text a notice may still be in force.
    return pieces(inText.map(toBounds), within, 'outsideTextHours', isTextUnread ? 'textHoursUnread' : null);
  }
  const hours = knownHours(facts);
  if (hours === null) return [{ ...within, unknown: SCHEDULE_UNKNOWN[schedule.status] }];
  const listedMs = msOf(schedule.listedUntil);
  const isOpen = facts.permanent || facts.validTo === null;
  // Hours without end are laid out from the moment of decoding for some weeks.
  const knownFromMs = isOpen ? Math.max(within.fromMs, decodedMs) : within.fromMs;
  const knownToMs = listedMs ?? (isOpen ? (hours.at(-1)?.toMs ?? knownFromMs) : within.toMs);
  const known = { fromMs: knownFromMs, toMs: Math.min(knownToMs, within.toMs) };
  return [
    ...pieces([], { ...within, toMs: Math.min(known.fromMs, within.toMs) }, 'hoursNotListed'),
    ...pieces(hours.map(toBounds), known, beside, isTextUnread ? 'textHoursUnread' : null),
    ...pieces([], { ...within, fromMs: Math.max(known.toMs, within.fromMs) }, 'hoursNotListed'),
  ];
}

function toBounds({ fromMs, toMs }: { fromMs: number; toMs: number | null }): Bounds {
  return { fromMs, toMs: toMs ?? Infinity };
}

/**
 * When a notice is active or may be, in order, as far as it says; the rest of time it surely is not. An estimated end (EST) is none,
 * a start or end that was not read is open. `decodedMs`: the moment for which the notice was decoded.
 */
export function activePieces(facts: HoursFacts, decodedMs: number): ActivePiece[] {
  if (facts.kind === 'cancel') return [];
  const startMs = msOf(facts.validFrom);
  const endMs = facts.permanent ? null : msOf(facts.validTo);
  if (startMs !== null && endMs !== null && startMs >= endMs)
    return [{ fromMs: -Infinity, toMs: Infinity, unknown: 'contradictory' }];
  const says = (code: string): boolean => facts.problems.some((problem) => problem.code === code);
  const startsAtOnce = startMs === null && says('startsImmediately');
  const isEndKnown = facts.permanent || endMs !== null || says('endUntilFurtherNotice');
  const within = { fromMs: startMs ?? -Infinity, toMs: endMs ?? Infinity };
  const inside = withinBounds(facts, within, decodedMs).map((piece): ActivePiece => {
    if (startMs === null && !startsAtOnce) return { ...piece, unknown: piece.unknown ?? 'startUnread' };
    return isEndKnown ? piece : { ...piece, unknown: piece.unknown ?? 'endUnread' };
  });
  // Such a notice ends only by another one (ICAO Annex 15, 6.3.2).
  return facts.estimated && endMs !== null
    ? [...inside, { fromMs: endMs, toMs: Infinity, unknown: 'pastEstimate' }]
    : inside;
}

/**
 * When a notice is active within `during`, in order; what is left out it surely is not. `decodedAt`: the moment for which it was
 * decoded, from which hours without end are laid out.
 */
export function activityDuring(facts: HoursFacts, during: UtcInterval, decodedAt: UtcInstant): Activity[] {
  const [fromMs, toMs] = [Date.parse(during.from), Date.parse(during.to)];
  return activePieces(facts, Date.parse(decodedAt)).flatMap((piece) => {
    const [from, to] = [Math.max(fromMs, piece.fromMs), Math.min(toMs, piece.toMs)];
    if (from >= to) return [];
    const certainty = piece.unknown === null ? 'active' : 'cannotTell';
    return [{ from: toUtcInstant(from), to: toUtcInstant(to), certainty }];
  });
}
