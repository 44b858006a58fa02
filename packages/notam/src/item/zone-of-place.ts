import { destination, type Position } from '@klarnotam/aviation';
import { utcOffsetMinutes } from '../compose/local-time.ts';
import type { NotamPlace } from '../decode-context.ts';
import type { Area } from '../facts.ts';

/** Corners beyond these are not asked for. */
const MOST_POSITIONS = 24;
const COMPASS_DEG = [0, 90, 180, 270];
/** A summer's day and a winter's: zones whose clocks agree on both are taken for one. */
const SAMPLE_DAYS_MS = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
/** What tables of zones answer for the high seas, where no law sets the clocks. */
const AT_SEA = /^Etc\//;

/**
 * The IANA time zone of a NOTAM's place, asked of `zoneAt` at every corner of what its text draws, else of the Q line's circle.
 * Null when the clocks differ there, when all of it lies at sea, or without any position.
 */
export function zoneOfPlace(
  { areas, qualifier }: Pick<NotamPlace, 'areas' | 'qualifier'>,
  zoneAt: (position: Position) => string,
): string | null {
  const drawn = areas.filter(({ source }) => source !== 'qualifier');
  const { centre, radiusNm } = qualifier ?? { centre: null, radiusNm: null };
  const positions =
    drawn.length > 0
      ? drawn.flatMap(positionsOf)
      : centre !== null && radiusNm !== null
        ? around(centre, radiusNm)
        : [];
  const zones = new Set(positions.slice(0, MOST_POSITIONS).map(zoneAt));
  const [zone, ...others] = [...zones].filter((name) => !AT_SEA.test(name));
  return zone !== undefined && others.every((other) => showSameTime(zone, other)) ? zone : null;
}

function positionsOf(area: Area): readonly Position[] {
  switch (area.type) {
    case 'circle':
    case 'sector':
      return around(area.centre, area.radiusNm);
    case 'polygon':
      return area.points;
    case 'corridor':
      return area.path;
    case 'point':
      return [area.position];
  }
}

function around(centre: Position, radiusNm: number): readonly Position[] {
  return [centre, ...COMPASS_DEG.map((bearing) => destination(centre, bearing, radiusNm))];
}

function showSameTime(one: string, other: string): boolean {
  return SAMPLE_DAYS_MS.every((ms) => utcOffsetMinutes(ms, one) === utcOffsetMinutes(ms, other));
}
