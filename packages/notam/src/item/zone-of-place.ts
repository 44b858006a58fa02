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
 * Null when the clocks differ there, when most of it lies at sea, or without any position. The Q line's circle only encloses what it is
 * about, so one point of it may lie beyond a border.
 */
export function zoneOfPlace(
  { areas, qualifier }: Pick<NotamPlace, 'areas' | 'qualifier'>,
  zoneAt: (position: Position) => string,
): string | null {
  const drawn = areas.filter(({ source }) => source !== 'qualifier');
  const { centre, radiusNm } = qualifier ?? { centre: null, radiusNm: null };
  const scope = qualifier?.scope ?? [];
  const positions =
    drawn.length > 0
      ? drawn.flatMap(positionsOf)
      : centre !== null && radiusNm !== null
        ? around(centre, radiusNm)
        : [];
  const all = positions.slice(0, MOST_POSITIONS).map((position) => official(zoneAt(position)));
  const ashore = all.filter((name) => !AT_SEA.test(name));
  const [zone] = ashore;
  if (zone === undefined || ashore.length * 2 < all.length) return null;
  const differing = new Set(ashore.filter((other) => !showSameTime(zone, other)));
  const beyond = ashore.filter((other) => differing.has(other)).length;
  // Of a region the Q line's circle may lie nearer to another country's shore.
  const isOfRegion = drawn.length === 0 && scope.length > 0 && !scope.includes('A');
  if (isOfRegion && ashore.length < all.length) return null;
  const isOnePoint = drawn.length === 0 && beyond === 1 && ashore.length > COMPASS_DEG.length;
  return beyond === 0 || isOnePoint ? zone : null;
}

/** All of China keeps the time of Beijing by law; tables of zones also hold the time that people in Xinjiang keep. */
function official(zone: string): string {
  return zone === 'Asia/Urumqi' ? 'Asia/Shanghai' : zone;
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
