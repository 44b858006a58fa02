import { toUtcInstant, type UtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { activePieces, type ActivePiece, type HoursFacts } from './activity-during.ts';
import { NEAR, type FlightReason, type HoursUnknown } from './flight.ts';

const MINUTE_MS = 60_000;

function minutesNear(minutes: number): 'near' | 'doesNot' {
  return minutes < NEAR.minutes ? 'near' : 'doesNot';
}

/** What keeps a notice that is not active during the flight away from it: what ends before, what begins after. */
function apart(all: readonly ActivePiece[], fromMs: number, toMs: number): FlightReason[] {
  const endMs = all.reduce(
    (latest, piece) => (piece.toMs <= fromMs ? Math.max(latest, piece.toMs) : latest),
    -Infinity,
  );
  const startMs = all.reduce(
    (first, piece) => (piece.fromMs >= toMs ? Math.min(first, piece.fromMs) : first),
    Infinity,
  );
  const reasons: FlightReason[] = [];
  if (endMs !== -Infinity) {
    const minutes = Math.floor((fromMs - endMs) / MINUTE_MS);
    reasons.push({ code: 'endsBefore', at: toUtcInstant(endMs), minutes, tells: minutesNear(minutes) });
  }
  if (startMs !== Infinity) {
    const minutes = Math.floor((startMs - toMs) / MINUTE_MS);
    reasons.push({ code: 'beginsAfter', at: toUtcInstant(startMs), minutes, tells: minutesNear(minutes) });
  }
  return reasons.length > 0 ? reasons : [{ code: 'noHours', tells: 'doesNot' }];
}

/** Whether a notice is active during a flight, as far as it says; {@link NEAR} for those that end or begin shortly before or after. */
export function judgeHours(flight: UtcInterval, facts: HoursFacts, decodedAt: UtcInstant): FlightReason[] {
  const [fromMs, toMs] = [Date.parse(flight.from), Date.parse(flight.to)];
  const all = activePieces(facts, Date.parse(decodedAt));
  const during = all.filter((piece) => piece.fromMs < toMs && fromMs < piece.toMs);
  if (during.length === 0) return apart(all, fromMs, toMs);
  const reasons: FlightReason[] = during.flatMap((piece) =>
    piece.unknown === null
      ? [
          {
            code: 'activeDuring',
            from: toUtcInstant(Math.max(fromMs, piece.fromMs)),
            to: toUtcInstant(Math.min(toMs, piece.toMs)),
            tells: 'touches',
          },
        ]
      : [],
  );
  const whys = new Set(during.flatMap(({ unknown }): HoursUnknown[] => (unknown === null ? [] : [unknown])));
  for (const why of whys) reasons.push({ code: 'hoursUnknown', why, tells: 'cannotTell' });
  return reasons;
}
