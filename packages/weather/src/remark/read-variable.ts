import { compassPointOf } from './read-places.ts';
import type { RemarkCeiling, RemarkVisibility } from './remark.ts';

const RUNWAY = /^RWY(\d{2}[LCR]?)$/;
const CEILING = /^(\d{3})(?:V(\d{3}))?$/;
const METRES = /^(\d{4})(?:V(\d{4}))?$/;
const MILES = /^(M?)(?:(\d{1,2}) )?(\d{1,2}(?:\/\d{1,2})?)(?:V(?:(\d{1,2}) )?(\d{1,2}(?:\/\d{1,2})?))?$/;
const METRES_PER_MILE = 1609.344;
const FEET_PER_STEP = 100;
/** 9999 is this and more. */
const TEN_KILOMETRES = 10_000;
/** 0000 is less than this (WMO 15.6.3). */
const LEAST_METRES = 50;

/** `CIG 005V010`, `CIG 003 RWY32`; null: the higher figure comes first, or nothing tells of what it is the ceiling. */
export function ceilingOf([, ...words]: readonly string[]): RemarkCeiling | null {
  const { runway, figures } = withoutRunway(words);
  const match = CEILING.exec(figures.join(' '));
  if (!match || (runway === null && match[2] === undefined)) return null;
  const baseFt = Number(match[1]) * FEET_PER_STEP;
  const upToFt = match[2] === undefined ? null : Number(match[2]) * FEET_PER_STEP;
  return upToFt !== null && upToFt <= baseFt ? null : { baseFt, upToFt, runway };
}

/**
 * `VIS MIN 3000`, `VIS 1/2V2`, `VIS NE 2 1/2`, `TWR VIS 2`, `VIS 0600 RWY08`. Figures are miles where the report itself gives miles;
 * null: nothing tells of what they are.
 */
export function visibilityOf(words: readonly string[], inMiles: boolean): RemarkVisibility | null {
  const [first, second] = words;
  const of = first === 'TWR' ? 'tower' : first === 'SFC' ? 'surface' : second === 'MIN' ? 'lowest' : null;
  const behind = words.slice(of === null ? 1 : 2);
  if (of !== null && of !== 'lowest' && second !== 'VIS') return null;
  const direction = compassPointOf(behind[0]);
  const { runway, figures } = withoutRunway(direction === null ? behind : behind.slice(1));
  const range = metresOf(figures.join(' ')) ?? (inMiles ? milesOf(figures.join(' ')) : null);
  if (range === null) return null;
  const isTold = [of, direction, runway, range.upToMetres].some((each) => each !== null);
  // The lowest visibility, and that of one direction, is one figure.
  const isOne = of === 'lowest' || direction !== null;
  return isTold && !(isOne && range.upToMetres !== null) ? { of, direction, runway, ...range } : null;
}

type Range = Pick<RemarkVisibility, 'metres' | 'bound' | 'upToMetres' | 'inMiles'>;

function withoutRunway(words: readonly string[]): { runway: string | null; figures: readonly string[] } {
  const runway = RUNWAY.exec(words.at(-1) ?? '')?.[1] ?? null;
  return { runway, figures: runway === null ? words : words.slice(0, -1) };
}

function metresOf(text: string): Range | null {
  const match = METRES.exec(text);
  if (!match) return null;
  const metres = match[1] === '9999' ? TEN_KILOMETRES : Number(match[1]);
  const upToMetres = match[2] === undefined ? null : match[2] === '9999' ? TEN_KILOMETRES : Number(match[2]);
  if (upToMetres !== null && upToMetres <= metres) return null;
  if (metres < LEAST_METRES) return { metres: LEAST_METRES, bound: 'below', upToMetres, inMiles: false };
  return { metres, bound: metres === TEN_KILOMETRES ? 'atLeast' : null, upToMetres, inMiles: false };
}

function milesOf(text: string): Range | null {
  const match = MILES.exec(text);
  if (!match) return null;
  const [, less, whole, part = '', upToWhole, upToPart] = match;
  const miles = mixedOf(whole, part);
  const upTo = upToPart === undefined ? undefined : mixedOf(upToWhole, upToPart);
  if (miles === null || miles === 0 || upTo === null || (upTo !== undefined && upTo <= miles)) return null;
  return {
    metres: Math.round(miles * METRES_PER_MILE),
    bound: less === 'M' ? 'below' : null,
    upToMetres: upTo === undefined ? null : Math.round(upTo * METRES_PER_MILE),
    inMiles: true,
  };
}

/** `2 1/2`: whole miles and a proper fraction in halves to sixteenths (FMH-1, table 6-2). */
function mixedOf(whole: string | undefined, part: string): number | null {
  const [over = '', under] = part.split('/');
  if (under === undefined) return whole === undefined ? Number(over) : null;
  const share = Number(over) / Number(under);
  if (![2, 4, 8, 16].includes(Number(under)) || share >= 1 || share <= 0) return null;
  return Number(whole ?? 0) + share;
}
