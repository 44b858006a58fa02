import type { WindUnit } from '../elements.ts';
import type { SourceWord } from '../find/split-words.ts';
import { markMissing, addUnread, addProblem, addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

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
export const readWind: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  const match = word && WIND.exec(word.text);
  if (!match) return 0;
  const { target } = draft;
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
    addToken(draft, word, field);
    if (taken === 2 && next) addToken(draft, next, field);
  };
  if (target.wind !== null) {
    all('undecoded');
    addProblem(draft, 'wind', 'saidTwice', text);
    return taken;
  }
  const [, direction = '', bound, speed = '', gustBound, gust] = match;
  const degrees = direction === 'VRB' || direction === '///' ? null : Number(direction);
  if (degrees !== null && degrees > 360) {
    all('undecoded');
    addProblem(draft, 'wind', 'impossibleDirection', text);
    return taken;
  }
  if (direction === '///') markMissing(draft, 'windDirection');
  if (speed === '//') markMissing(draft, 'windSpeed');
  if (gust === '//') markMissing(draft, 'gust');
  if (unit === null) addProblem(draft, 'wind', 'unitMissing', text);
  const known = unit ?? (knotsByRule(draft.facts.station) ? 'kt' : null);
  const speedKt = speed === '//' || known === null ? null : toKnots(Number(speed), known);
  let gustKt = gust === undefined || gust === '//' || known === null ? null : toKnots(Number(gust), known);
  if (gustKt !== null && speedKt !== null && gustKt < speedKt) {
    addProblem(draft, 'wind', 'gustBelowWind', text);
    markMissing(draft, 'gust');
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
export const readVariation: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word) return 0;
  if (word.text === '///V///') {
    markMissing(draft, 'windVariation');
    addToken(draft, word, 'wind');
    return 1;
  }
  const match = VARIATION.exec(word.text);
  if (!match) return 0;
  addVariation(draft, word, Number(match[1]), Number(match[2]));
  return 1;
};

function addVariation(draft: ReportDraft, word: SourceWord, fromDeg: number, toDeg: number): void {
  const { wind } = draft.target;
  if (fromDeg > 360 || toDeg > 360) addUnread(draft, word, 'wind', 'impossibleDirection');
  else if (wind === null) addUnread(draft, word, 'wind', 'unreadableWind');
  else if (wind.fromDeg !== null) addUnread(draft, word, 'wind', 'saidTwice');
  else {
    draft.target.wind = { ...wind, fromDeg, toDeg };
    addToken(draft, word, 'wind');
  }
}
