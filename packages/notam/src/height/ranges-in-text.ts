import { heightToFeet, readHeight, type Height } from '@klarnotam/aviation';

/** A range of heights as item E writes it: `GND TO 500FT AGL`. */
export interface WrittenRange {
  /** Null where unit or datum is not given: `500-1000`. */
  readonly lower: Height | null;
  readonly upper: Height | null;
  /** Offsets into the searched words. */
  readonly from: number;
  readonly to: number;
}

const LEVEL = String.raw`(?:SFC|GND|GROUND(?: LEVEL)?|SURFACE|FL ?\d{2,3}|\d{1,3}[,.' ]?\d{3} ?(?:FT|FEET|M|METERS|METRES)|\d{1,5} ?(?:FT|FEET|M|METERS|METRES))`;
const DATUM = String.raw`(?: ?\(?(?:AGL|AMSL|MSL|ASL|ABOVE (?:GROUND|SEA) LEVEL)\)?)?`;
/** A bare number behind a slash is a runway: `RWY 05/23 UP TO 2000FT AMSL`. */
const RANGE = new RegExp(
  String.raw`(?<![A-Z0-9])(${LEVEL}${DATUM}|(?<!/)\d{1,5})(?: ?- ?| ?/ ?| TO | UP TO (?:BUT NOT INCLUDING )?| AND | - UP TO )(${LEVEL}${DATUM}|UNL(?:IMITED|TD)?)(?![A-Z0-9])`,
  'g',
);
const MAX_RANGES = 60;

/** `ELEV 1804FT/85FT AGL`, `MAX HEIGHT ABOVE GND: 32M/105FT AGL`: how high a thing is, twice. */
const MEASURED = /(?:ELEV(?:ATION)?|HGT|HEIGHT)(?: ABOVE GND)?[ :.]*$/;
const LONGEST_MEASURED = 24;

/** The vertical ranges that `words`, upper case with single blanks, write: `SFC-2000FT AMSL`, `3500FT AMSL/FL095`; not one height given twice. */
export function rangesInText(words: string): WrittenRange[] {
  const ranges: WrittenRange[] = [];
  RANGE.lastIndex = 0;
  for (let match = RANGE.exec(words); match !== null; match = RANGE.exec(words)) {
    const [all, first = '', second = ''] = match;
    const { index } = match;
    const lower = toHeight(first, second);
    const upper = readHeight(second, 0)?.height ?? null;
    const before = words.slice(Math.max(0, index - LONGEST_MEASURED), index);
    const isTwice = isInBothDatums(first, second) || (all.includes('/') && MEASURED.test(before));
    if (!isTwice && isUpwards(lower, upper))
      ranges.push({ lower, upper, from: index, to: index + all.length });
    if (ranges.length === MAX_RANGES) break;
  }
  return ranges;
}

/** One unit is rounded from the other: `32M/105FT`. */
const ROUNDED = 1.02;

function isUpwards(lower: Height | null, upper: Height | null): boolean {
  if (lower === null || upper === null || lower.reference !== upper.reference) return true;
  return heightToFeet(lower) * ROUNDED < heightToFeet(upper);
}

/** `100FT AGL / 350FT AMSL` */
function isInBothDatums(first: string, second: string): boolean {
  return (
    first.includes('AGL') !== second.includes('AGL') && (first.includes('MSL') || second.includes('MSL'))
  );
}

/** The lower of two takes unit and datum from the upper where it has none. */
function toHeight(written: string, upper: string): Height | null {
  const alone = readHeight(written, 0);
  if (alone?.height) return alone.height;
  const datum = /AGL|AMSL|MSL|ASL/.exec(upper)?.[0];
  const unit = /FT|FEET|M(?=ETER|ETRE|$| |A)/.exec(upper)?.[0];
  if (datum === undefined) return null;
  const withUnit = alone?.bare ? written : `${written}${unit ?? 'FT'}`;
  return readHeight(`${withUnit} ${datum}`, 0)?.height ?? null;
}
