import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import { ACTIVITY_HOURS, type FoundNotice } from '@klarnotam/contract';
import {
  activityDuring,
  judgeFlight,
  type DecodedNotam,
  type Flight,
  type FlightGround,
  type NotamRelation,
  type ReplacingNotice,
} from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';

const HOUR_MS = 3_600_000;

export type JudgedFor = Pick<FoundNotice, 'verdict' | 'reasons' | 'activity'>;

/** How each notice stands to the flight, and when it is active around it; empty without a flight. */
export function judgeNotices(
  gazetteer: Pick<Gazetteer, 'findAerodrome'>,
  notams: readonly DecodedNotam[],
  relations: readonly NotamRelation[],
  {
    flight,
    ground,
    decodedAt,
  }: {
    readonly flight: Flight | null;
    readonly ground: FlightGround | null;
    readonly decodedAt: UtcInstant;
  },
): readonly JudgedFor[] {
  if (flight === null) return [];
  const aerodromeAt = (icao: string) => gazetteer.findAerodrome(icao)?.position ?? null;
  const around = {
    from: toUtcInstant(Date.parse(flight.from) - ACTIVITY_HOURS * HOUR_MS),
    to: toUtcInstant(Date.parse(flight.to) + ACTIVITY_HOURS * HOUR_MS),
  };
  return notams.map(({ facts }, index) => {
    const by = relations[index]?.replacedBy ?? null;
    const replacedBy = by === null ? null : replacing(notams[by]);
    return {
      ...judgeFlight(flight, facts, { ground, aerodromeAt, decodedAt, replacedBy }),
      activity: activityDuring(facts, around, decodedAt),
    };
  });
}

function replacing(notam: DecodedNotam | undefined): ReplacingNotice | null {
  if (notam === undefined) return null;
  const { id, kind, validFrom, locations, qualifier } = notam.facts;
  return { id, kind, validFrom, locations, fir: qualifier?.fir ?? null };
}
