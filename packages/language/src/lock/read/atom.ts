import { METRES_PER_FOOT, type Span } from '@klarnotam/aviation';

export type Side = 'N' | 'S' | 'E' | 'W';

/** What a unit measures; each has one unit that others are converted to. */
export type Dimension =
  'length' | 'speed' | 'mass' | 'frequency' | 'duration' | 'angle' | 'share' | 'pressure' | 'volume';

/** One meaning that a piece of text may have. Free of notation, so that two notations of a thing are one atom. */
export type Atom =
  | { readonly type: 'time'; readonly minute: number }
  /** Day 0: the month as a whole. */
  | { readonly type: 'date'; readonly day: number; readonly month: number; readonly year: number | null }
  /** `toleranceS`: half of what the last printed digit is worth, in seconds of arc. */
  | {
      readonly type: 'position';
      readonly seconds: number;
      readonly toleranceS: number;
      readonly side: Side | null;
    }
  /** `base` in the unit of the dimension; `step` is what the last digit that counts is worth, in the same. */
  | {
      readonly type: 'measure';
      readonly dimension: Dimension;
      readonly unit: string;
      readonly value: number;
      readonly base: number;
      readonly step: number;
      /** Converted by us, so that no further unit is made of it. */
      readonly converted?: true;
    }
  | { readonly type: 'level'; readonly value: number }
  | { readonly type: 'phone'; readonly digits: string }
  | { readonly type: 'name'; readonly text: string }
  | { readonly type: 'number'; readonly value: number };

/** A piece of text with each meaning that it may have. */
export interface Mention {
  readonly text: string;
  readonly span: Span;
  readonly atoms: readonly Atom[];
  /** Not printed itself: a day between the first and the last of a range. */
  readonly implied?: true;
}

/** Beyond this a figure of another unit is no rounding any more. */
const ROUNDING_AT_MOST = 0.03;
/** `0.3 NM` is `0.6 km`, and 17 ft are 5 m. */
const TENTHS_AT_MOST = 0.1;
const FEW = 20;
const SHORTEST_PHONE = 6;
const MIDNIGHT = 1440;
const FEET_TO_A_LEVEL = 100;

function same(a: number, b: number): boolean {
  if (Number.isInteger(a) && Number.isInteger(b)) return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** The last minute of a day is its end to whoever reads. */
function clock(minute: number): number {
  return minute === 0 || minute === MIDNIGHT - 1 ? MIDNIGHT : minute;
}

/** Rounded to the last digit that counts, as far as that is a rounding; to a tenth of the unit it always is. */
function isRounded({ value, base, step }: Extract<Atom, { type: 'measure' }>, known: number): boolean {
  const atMost = Number.isInteger(value) && value >= FEW ? ROUNDING_AT_MOST : TENTHS_AT_MOST;
  return Math.abs(base - known) <= Math.min((step / 2) * 1.001, atMost * known);
}

const WHOLE_AT_MOST = 0.005;

/** `nearly 300 ft` of 298.6 ft, `over 243 ft` of 243.6 ft */
function isWhole(said: number, known: number): boolean {
  return (
    !Number.isInteger(known) &&
    Number.isInteger(said) &&
    said > FEW &&
    Math.abs(said - known) < (said % 10 === 0 ? Math.max(1, WHOLE_AT_MOST * known) : 1)
  );
}

function sameMeasure(
  said: Extract<Atom, { type: 'measure' }>,
  known: Extract<Atom, { type: 'measure' }>,
): boolean {
  if (said.dimension !== known.dimension) return false;
  if (said.unit === known.unit) return same(said.value, known.value) || isWhole(said.value, known.value);
  return known.converted === undefined && isRounded(said, known.base);
}

/** Whether `said` may stand for `known`: the same thing, in this notation or another, rounded or with less detail. */
export function standsFor(said: Atom, known: Atom): boolean {
  switch (said.type) {
    case 'time':
      return known.type === 'time' && clock(said.minute) === clock(known.minute);
    case 'date':
      return (
        known.type === 'date' &&
        said.day === known.day &&
        said.month === known.month &&
        (said.year === null || known.year === null || said.year === known.year)
      );
    case 'position':
      return (
        known.type === 'position' &&
        (said.side === null || known.side === null || said.side === known.side) &&
        Math.abs(said.seconds - known.seconds) <= said.toleranceS * 1.01
      );
    case 'measure':
      if (known.type === 'measure') return sameMeasure(said, known);
      if (known.type === 'level') return said.dimension === 'length' && isLevelInLength(said, known.value);
      return false;
    case 'level':
      return known.type === 'level' && said.value === known.value;
    case 'phone':
      return known.type === 'phone' && samePhone(said.digits, known.digits);
    case 'name':
      return known.type === 'name' && (said.text === known.text || isAreaOf(said.text, known.text));
    case 'number':
      if (known.type === 'number') return same(said.value, known.value);
      return known.type === 'date' && said.value === known.year;
  }
}

/** A flight level counts hundreds of feet; feet are never said as a level, which hangs on another datum. */
function isLevelInLength(said: Extract<Atom, { type: 'measure' }>, level: number): boolean {
  return isRounded(said, level * FEET_TO_A_LEVEL * METRES_PER_FOOT);
}

/** `D012` for `EGD012`: an area without the letters of its country. */
function isAreaOf(said: string, known: string): boolean {
  return /^[DPR]\d{2}/.test(said) && known.length === said.length + 2 && known.endsWith(said);
}

/** With or without the prefix of the country or the zero of the trunk. */
function samePhone(said: string, known: string): boolean {
  const [short, long] = said.length < known.length ? [said, known] : [known, said];
  const local = short.replace(/^0+/, '');
  return local.length >= SHORTEST_PHONE && long.endsWith(local) && long.length - local.length <= 5;
}

function figureOf(atom: Atom): number | null {
  return atom.type === 'measure' || atom.type === 'number' || atom.type === 'level' ? atom.value : null;
}

/** Whether both are the same figure where one of them has no unit; what may be a time of the telegram is none. */
export function isSameFigure(said: Mention, known: Mention): boolean {
  if (known.atoms.some(({ type }) => type === 'time')) return false;
  return said.atoms.some((one) =>
    known.atoms.some((other) => {
      const figure = figureOf(one);
      return (
        figure !== null && figure === figureOf(other) && (one.type === 'number' || other.type === 'number')
      );
    }),
  );
}

/** `0.1426`, `668`: bare numbers as of a table whose head has the unit, too long to be taken for another thing. */
export function isLongNumber({ atoms }: Mention): boolean {
  const [atom] = atoms;
  return atom?.type === 'number' && String(atom.value).replace(/^[0.]+|\./g, '').length >= 3;
}

/** Whether `said` is a month as a whole and `known` a date in it. */
export function isMonthOf({ atoms: [month] }: Mention, { atoms }: Mention): boolean {
  if (month?.type !== 'date' || month.day !== 0) return false;
  return atoms.some((date) => date.type === 'date' && standsFor(month, { ...date, day: 0 }));
}

/** Whether some meaning of `said` stands for some meaning of `known`. */
export function mayStandFor(said: Mention, known: Mention): boolean {
  return said.atoms.some((one) => known.atoms.some((other) => standsFor(one, other)));
}
