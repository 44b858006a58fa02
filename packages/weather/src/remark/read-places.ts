import type { CompassPoint } from '../elements.ts';
import type { Motion, Sector, Seen, SeenPlace } from './remark.ts';

const POINTS: readonly CompassPoint[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const HALF = POINTS.length / 2;
const DISTANCES: Readonly<Record<string, SeenPlace['distance']>> = {
  OHD: 'overhead',
  VC: 'vicinity',
  DSNT: 'distant',
};
const MOTIONS: Readonly<Record<string, Motion>> = { LTL: 'little', STNR: 'none', STNRY: 'none' };

interface PlaceDraft {
  readonly distance: SeenPlace['distance'];
  allAround: boolean;
  readonly sectors: Sector[];
}

/** One of the eight points that remarks use (FMH-1, 12.5). */
export function compassPointOf(text: string | undefined): CompassPoint | null {
  return POINTS.find((point) => point === text) ?? null;
}

/**
 * Where something is and where it moves, from words such as `DSNT W AND NW`, `OHD AND NE-S MOV E`, `VC ALQDS`; null: some word, or
 * their order, says something else.
 */
export function placesOf(words: readonly string[]): Seen | null {
  const moves = words.findIndex((word) => word === 'MOV' || word.startsWith('STNR'));
  const where = moves < 0 ? words : words.slice(0, moves);
  const motion = moves < 0 ? null : motionOf(words.slice(moves));
  const places = placesBefore(spelledOut(where));
  if (places === null || (moves >= 0 && motion === null)) return null;
  return { places, motion };
}

function motionOf(words: readonly string[]): Motion | null {
  const [first, ...others] = words;
  const [to, ...more] = first === 'MOV' ? others : words;
  if (to === undefined || more.length > 0) return null;
  return MOTIONS[to] ?? (first === 'MOV' ? compassPointOf(to) : null);
}

/** `E THRU SW` as `E-SW`; strokes and commas apart; `TO W`, which only says that it is a direction, as `W`. */
function spelledOut(words: readonly string[]): readonly string[] {
  const apart = words.flatMap((word) => word.split(/[/,]/));
  const joined: string[] = [];
  for (let i = 0; i < apart.length; i++) {
    const word = apart[i] ?? '';
    const before = joined.at(-1);
    const isRange = (word === 'THRU' || word === 'TO') && compassPointOf(before) !== null;
    if (isRange) joined[joined.length - 1] = `${before ?? ''}-${apart[++i] ?? ''}`;
    else if (word !== 'TO' || compassPointOf(apart[i + 1]) === null) joined.push(word);
  }
  return joined;
}

function placesBefore(words: readonly string[]): readonly SeenPlace[] | null {
  const places: PlaceDraft[] = [];
  let isListed = true;
  for (const word of words) {
    let place = places.at(-1);
    if (word === 'AND') {
      if (isListed || place === undefined || (place.distance === 'distant' && isBare(place))) return null;
      isListed = true;
      continue;
    }
    const distance = DISTANCES[word];
    if (distance !== undefined) {
      // Behind a direction without AND nobody knows which of the two it belongs to.
      if (!isListed && place !== undefined && place.distance === null) return null;
      if (!isListed && place !== undefined && place.distance !== 'overhead' && isBare(place)) return null;
      places.push({ distance, allAround: false, sectors: [] });
      isListed = false;
      continue;
    }
    const isAll = word === 'ALQDS' || word === 'ALQS';
    const sector = isAll ? null : sectorOf(word);
    if (!isAll && sector === null) return null;
    // What is overhead has no direction: it may be where it moves.
    if (place?.distance === 'overhead' && !isListed) return null;
    // AND behind a bare distance begins another place.
    if (place === undefined || place.distance === 'overhead' || (isListed && isBare(place))) {
      place = { distance: null, allAround: false, sectors: [] };
      places.push(place);
    }
    if (place.allAround || (isAll && place.sectors.length > 0)) return null;
    if (sector === null) place.allAround = true;
    else place.sectors.push(sector);
    isListed = false;
  }
  return words.length > 0 && isListed ? null : places;
}

function isBare({ allAround, sectors }: PlaceDraft): boolean {
  return !allAround && sectors.length === 0;
}

/** `NW`, `SW-N`, `W-N-E`: clockwise. More than half of the horizon is likelier turned the wrong way round: null. */
function sectorOf(word: string): Sector | null {
  const points = word.split('-').map(compassPointOf);
  const [from, next, last] = points;
  if (from === undefined || from === null || points.includes(null) || points.length > 3) return null;
  if (next === undefined || next === null) return { from, via: null, to: null };
  if (last === undefined || last === null) {
    const steps = stepsBetween(from, next);
    if (steps === 0 || steps > HALF) return null;
    const via = steps === HALF ? (POINTS[(POINTS.indexOf(from) + HALF / 2) % POINTS.length] ?? null) : null;
    return { from, via, to: next };
  }
  const steps = stepsBetween(from, next) + stepsBetween(next, last);
  return steps < POINTS.length && from !== next && next !== last ? { from, via: next, to: last } : null;
}

/** Clockwise, in eighths of the horizon. */
function stepsBetween(from: CompassPoint, to: CompassPoint): number {
  return (POINTS.indexOf(to) - POINTS.indexOf(from) + POINTS.length) % POINTS.length;
}
