import type { WindUnit } from '../elements.ts';
import type { Word } from '../find/split-words.ts';
import { miss, refuse, report, take, type Reading } from '../reading.ts';
import type { Reader } from '../reader.ts';

const WIND = /^E?(\d{3}|VRB|\/{3})\/?(P?)(\d{2,3}|\/\/)(?:G(P?)(\d{2,3}|\/\/))?(KTS?|MPS|KMH)?$/;
const VARIATION = /^(\d{3})V(\d{3})$/;
const UNITS: Readonly<Record<string, WindUnit>> = { KT: 'kt', KTS: 'kt', MPS: 'mps', KMH: 'kmh' };
/** Exact: 1 knot is 1,852 m an hour. */
const KNOTS_OF: Readonly<Record<WindUnit, number>> = { kt: 1, mps: 3600 / 1852, kmh: 1000 / 1852 };

/** `speed` in `unit` as knots to a tenth. */
export function toKnots(speed: number, unit: WindUnit): number {
  return unit === 'kt' ? speed : Math.round(speed * KNOTS_OF[unit] * 10) / 10;
}

/** Countries whose reports give wind in knots by national rule: United States (FMH-1) and Canada (MANOBS). */
function knotsByRule(station: string | null): boolean {
  return station !== null && /^(?:K|C|PA|PF|PG|PH|PK|PO|PP|TJ)/.test(station);
}

/** Whether `text` is a wind group with its unit. */
export function isWind(text: string): boolean {
  const match = WIND.exec(text);
  return match?.[6] !== undefined;
}

/** Wind at 10 m: `24015G25KT`, `VRB02MPS`, `/////KT` (WMO FM 15, group dddffGfmfm). */
export const readWind: Reader = (reading, words, at, end) => {
  const word = words[at];
  const match = word && WIND.exec(word.text);
  if (!match) return 0;
  const { target } = reading;
  let unit = match[6] === undefined ? null : (UNITS[match[6]] ?? null);
  let taken = 1;
  const next = at + 1 < end ? words[at + 1] : undefined;
  if (unit === null) {
    unit = (next && UNITS[next.text]) ?? null;
    if (unit !== null) taken = 2;
    // Without its unit a group is known by its place alone, and three digits of speed are no place for a doubt.
    else if (target.wind !== null || match[3]?.length !== 2 || !/^(?:\d{3}|VRB)\d/.test(word.text)) return 0;
  }
  const text = taken === 2 && next ? { ...word, to: next.to } : word;
  const all = (field: 'wind' | 'undecoded'): void => {
    take(reading, word, field);
    if (taken === 2 && next) take(reading, next, field);
  };
  if (target.wind !== null) {
    all('undecoded');
    report(reading, 'wind', 'saidTwice', text);
    return taken;
  }
  const [, direction = '', bound, speed = '', gustBound, gust] = match;
  const degrees = direction === 'VRB' || direction === '///' ? null : Number(direction);
  if (degrees !== null && degrees > 360) {
    all('undecoded');
    report(reading, 'wind', 'impossibleDirection', text);
    return taken;
  }
  if (direction === '///') miss(reading, 'windDirection');
  if (speed === '//') miss(reading, 'windSpeed');
  if (gust === '//') miss(reading, 'gust');
  if (unit === null) report(reading, 'wind', 'unitMissing', text);
  const known = unit ?? (knotsByRule(reading.facts.station) ? 'kt' : null);
  const speedKt = speed === '//' || known === null ? null : toKnots(Number(speed), known);
  let gustKt = gust === undefined || gust === '//' || known === null ? null : toKnots(Number(gust), known);
  if (gustKt !== null && speedKt !== null && gustKt < speedKt) {
    report(reading, 'wind', 'gustBelowWind', text);
    miss(reading, 'gust');
    gustKt = null;
  }
  target.wind = {
    directionDeg: degrees,
    variable: direction === 'VRB',
    speedKt,
    gustKt,
    bound: bound === 'P' || gustBound === 'P' ? 'above' : null,
    unit: known,
    fromDeg: null,
    toDeg: null,
  };
  all('wind');
  return taken;
};

/** The sector between whose sides the direction varies: `180V240`, clockwise. */
export const readVariation: Reader = (reading, words, at) => {
  const word = words[at];
  if (!word) return 0;
  if (word.text === '///V///') {
    miss(reading, 'windVariation');
    take(reading, word, 'wind');
    return 1;
  }
  const match = VARIATION.exec(word.text);
  if (!match) return 0;
  addVariation(reading, word, Number(match[1]), Number(match[2]));
  return 1;
};

function addVariation(reading: Reading, word: Word, fromDeg: number, toDeg: number): void {
  const { wind } = reading.target;
  if (fromDeg > 360 || toDeg > 360) refuse(reading, word, 'wind', 'impossibleDirection');
  else if (wind === null) refuse(reading, word, 'wind', 'unreadableWind');
  else if (wind.fromDeg !== null) refuse(reading, word, 'wind', 'saidTwice');
  else {
    reading.target.wind = { ...wind, fromDeg, toDeg };
    take(reading, word, 'wind');
  }
}
