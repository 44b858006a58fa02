import { heightToFeet, type Height } from '@klarnotam/aviation';
import type { Adjunct } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { tableOf, takeLongest } from './phrase-table.ts';
import { MEASURE_ENTRIES } from './measures.ts';

const HEIGHT =
  '(?:(?:FL ?\\d{2,3})|(?:\\d{1,3},\\d{3} ?(?:FT|M) ?(?:AGL|AMSL|MSL))|(?:\\d{1,5}(?:\\.\\d{1,2})? ?(?:FT|M) ?(?:AGL|AMSL|MSL))|SFC|SURFACE|GND|GROUND|UNL(?:TD)?|MSL|UNLIMITED)';
const LIST = `${HEIGHT}(?:(?: ?[/,] ?| ?\\(| )${HEIGHT}\\)?)?`;
const UP_TO = stickyPhrase(
  `(?:(?:(?:(?:HGT|HEIGHT|ALT) )?(?:UP ?)?TO(?: (?:A )?(?:MAX(?:IMUM)? )?(?:JIB )?(?:HGT|HEIGHT|ALT|ALTITUDE)(?: OF)?)?|(?:(?:UP )?TO (?:A )?|WITH (?:A )?)?MAX(?:IMUM|\\.)?(?: (?:JIB |TIP )?(?:HGT|HEIGHT|HT|ALT|ALTITUDE|ELEV)(?: OF(?: (?:THE )?(?:JIB|CRANE|UAS|FIREWORKS))?)?)?|(?:TO )?(?:A )?JIB (?:HGT|HEIGHT)(?: OF)?|NOT ABOVE|UPPER LIMIT)(?: UP TO| OF)? ?:? ?)(?<heights>${LIST})`,
);
const OF_HEIGHT = stickyPhrase(`(?:(?:HGT|HEIGHT|HT|ELEV|TOP) ?:? ?)(?<heights>${LIST})(?! ?-)`);
/** `302FT (289FT AGL)`: above mean sea level first, the United States way (FAA Order 7930.2). */
const SEA_AND_GROUND = /(?<amsl>\d{1,5})(?:\.0)? ?FT ?\((?<agl>\d{1,5})(?:\.0)? ?FT AGL\)(?![A-Z0-9])/y;
/** `261 MSL 3037 FT SE OF RWY 13L`: without a unit the United States mean feet. */
const SEA_LEVEL = stickyPhrase('(?<amsl>\\d{2,5}) MSL(?= \\d{1,5} ?FT [NSEW]{1,3} OF )');
/** `UP TO MAX HGT 99FT, 325FT AMSL`: a height is above the ground where the other figure is above the sea (ICAO Annex 2). */
const HEIGHT_AND_TOP =
  /(?<upTo>UP ?TO )?(?:A )?(?:MAX(?:IMUM)? )?(?:HGT|HEIGHT)(?: OF)? ?:? ?(?<agl>\d{1,4}) ?FT(?: ?[/,] ?| )\(?(?<amsl>\d{1,5}) ?FT AMSL\)?(?![A-Z0-9])/y;
/** `HEIGHT 558FT ELEVATION 791FT`, in either order: the elevation is that of the top (ICAO Annex 15, obstacles). */
const HEIGHT_AND_ELEVATION = [
  /(?:HGT|HEIGHT) ?:? ?(?<agl>\d{1,4}) ?FT(?: AGL)?(?:,? (?:AND )?| ?\/ ?)ELEV(?:ATION)? ?:? ?(?<amsl>\d{1,5}) ?FT(?: A?MSL)?(?![A-Z0-9])/y,
  /ELEV(?:ATION)? ?:? ?(?<amsl>\d{1,5}) ?FT(?: A?MSL)?(?:,? (?:AND )?| ?\/ ?)(?:HGT|HEIGHT) ?:? ?(?<agl>\d{1,4}) ?FT(?: AGL)?(?![A-Z0-9])/y,
];
const RANGE = stickyPhrase(
  `(?:(?:VERTICAL |VER )?(?:LIMITS?|ALTITUDE) ?: ?|VERTICAL ALTITUDE |(?:HGT|HEIGHT|ALT) ?:? ?)?(?:(?:BTW?N|BETWEEN|FM|FROM) )?(?<lower>${HEIGHT}) ?(?:-|TO|AND|UP TO|/) ?(?<upper>${HEIGHT})(?: ?/ ?(?<also>${HEIGHT}))?`,
);
/** `2000FT-6000FT AMSL`: both in feet, above what the second says. */
const RANGE_OF_ONE_DATUM = stickyPhrase(
  '(?:(?:BTW?N|BETWEEN|FM|FROM) )?(?<lower>\\d{3,5} ?FT) ?- ?(?<upper>\\d{3,5} ?FT ?(?<datum>AGL|AMSL))',
);
const HEIGHTS = stickyPhrase(`(?<heights>${HEIGHT}(?: ?/ ?${HEIGHT})*)`);
const LIMITS = (
  [
    [
      'atOrBelow',
      `(?:(?:AT (?:AND|OR) BELOW|AT/BELOW|AND BELOW) (?<heights>${HEIGHT})|(?<after>${HEIGHT}) (?:AND|OR) BELOW)`,
    ],
    [
      'atOrAbove',
      `(?:(?:AT (?:AND|OR) (?:ABOVE|ABV)|AT/ABOVE) (?<heights>${HEIGHT})|(?<after>${HEIGHT}) (?:AND|OR) (?:ABOVE|ABV))`,
    ],
    ['below', `(?:BELOW|BLW|UNDER|LOWER THAN) (?<heights>${HEIGHT})`],
    ['above', `(?:ABOVE|ABV|HIGHER THAN) (?<heights>${HEIGHT})`],
  ] as const
).map(([limit, pattern]) => ({ limit, expression: stickyPhrase(pattern) }));
const MEASURES = tableOf(MEASURE_ENTRIES);

/** `633 FT AMSL (193M)`: the same in metres. */
const IN_METRES = /\((?<metres>\d{1,5}) ?M\)/y;

/** A height, a range of heights or another figure with its name. */
export function readHeights(cursor: Cursor): Adjunct | null {
  const read = readHeightsOf(cursor);
  const last = read !== null && 'heights' in read ? read.heights.at(-1) : undefined;
  if (last?.unit !== 'ft' || last.value === null) return read;
  const start = cursor.at;
  const metres = Number(take(cursor, IN_METRES)?.groups?.metres ?? 0);
  // Another height is no conversion.
  if (Math.abs(metres - last.value * METRES_IN_FOOT) > 1) cursor.at = start;
  return read;
}

const METRES_IN_FOOT = 0.3048;

function readHeightsOf(cursor: Cursor): Adjunct | null {
  for (const { limit, expression } of LIMITS) {
    const groups = take(cursor, expression)?.groups;
    const heights = groups?.heights ?? groups?.after;
    if (heights !== undefined) return { type: 'limit', limit, heights: heightsOf(heights) };
  }
  const top = readHeightAndTop(cursor);
  if (top !== null) return top;
  const upTo = take(cursor, UP_TO)?.groups?.heights;
  if (upTo !== undefined) return { type: 'upTo', heights: heightsOf(upTo) };
  const ofHeight = take(cursor, OF_HEIGHT)?.groups?.heights;
  if (ofHeight !== undefined) return { type: 'heights', heights: heightsOf(ofHeight) };
  const american = take(cursor, SEA_AND_GROUND)?.groups;
  if (american?.amsl && american.agl) {
    return {
      type: 'heights',
      heights: [
        { value: Number(american.amsl), unit: 'ft', reference: 'amsl' },
        { value: Number(american.agl), unit: 'ft', reference: 'agl' },
      ],
    };
  }
  const sea = take(cursor, SEA_LEVEL)?.groups?.amsl;
  if (sea !== undefined)
    return { type: 'heights', heights: [{ value: Number(sea), unit: 'ft', reference: 'amsl' }] };
  return readRange(cursor) ?? readMeasure(cursor);
}

function readHeightAndTop(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const { upTo, agl, amsl } = groupsOfPair(cursor);
  if (agl === undefined || amsl === undefined) return null;
  if (Number(agl) <= Number(amsl)) {
    const heights: readonly Height[] = [
      { value: Number(agl), unit: 'ft', reference: 'agl' },
      { value: Number(amsl), unit: 'ft', reference: 'amsl' },
    ];
    return { type: upTo === undefined ? 'heights' : 'upTo', heights };
  }
  cursor.at = start;
  return null;
}

function groupsOfPair(cursor: Cursor): Readonly<Record<string, string | undefined>> {
  for (const expression of [HEIGHT_AND_TOP, ...HEIGHT_AND_ELEVATION]) {
    const groups = take(cursor, expression)?.groups;
    if (groups !== undefined) return groups;
  }
  return {};
}

function readRange(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const range = take(cursor, RANGE)?.groups;
  if (range?.lower && range.upper) {
    const lower = heightOf(range.lower);
    const upper = heightOf(range.upper);
    if (isRange(lower, upper)) {
      const also = range.also === undefined ? [] : heightsOf(range.also);
      return { type: 'range', lower, upper: [upper, ...also] };
    }
    cursor.at = start;
  }
  const feet = take(cursor, RANGE_OF_ONE_DATUM)?.groups;
  if (feet?.lower && feet.upper && feet.datum) {
    const [lower, upper] = [heightOf(`${feet.lower} ${feet.datum}`), heightOf(feet.upper)];
    if (heightToFeet(lower) < heightToFeet(upper)) return { type: 'range', lower, upper: [upper] };
    cursor.at = start;
  }
  const heights = take(cursor, HEIGHTS)?.groups?.heights;
  return heights === undefined ? null : { type: 'heights', heights: heightsOf(heights) };
}

/** `138FT AMSL/99FT AGL` names one height twice; `4000FT AMSL/FL095` goes up. */
function isRange(lower: Height, upper: Height): boolean {
  if (lower.reference === 'sfc' || upper.reference === 'unl' || lower.reference === upper.reference)
    return true;
  return upper.unit === 'fl' && heightToFeet(lower) < heightToFeet(upper);
}

function readMeasure(cursor: Cursor): Adjunct | null {
  const found = takeLongest(cursor, MEASURES);
  const value = found?.match.groups?.value;
  if (found === null || value === undefined) return null;
  const isSafe = found.code.startsWith('safe');
  return {
    type: 'measure',
    measure: found.code,
    value: isSafe ? value.replace(/(?<=NM) (?=\d)/, ' / ') : value,
  };
}

function heightsOf(text: string): readonly Height[] {
  return text
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[/,(]|(?<=[A-Z]) (?=\d)/)
    .map((height) => heightOf(height.replace(')', '').trim()));
}

function heightOf(text: string): Height {
  if (text === 'MSL') return { value: 0, unit: 'ft', reference: 'amsl' };
  if (/^(?:SFC|SURFACE|GND|GROUND)$/.test(text)) return { value: 0, unit: 'ft', reference: 'sfc' };
  if (text.startsWith('UNL')) return { value: null, unit: 'ft', reference: 'unl' };
  const value = Number(/\d+(?:\.\d+)?/.exec(text.replace(',', ''))?.[0] ?? 0);
  if (text.startsWith('FL')) return { value, unit: 'fl', reference: 'std' };
  return {
    value,
    unit: /\d ?FT/.test(text) ? 'ft' : 'm',
    reference: text.endsWith('AGL') ? 'agl' : 'amsl',
  };
}
