import type { Adjunct, MilitaryArea } from './clause.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';

const NUMBER = '\\d{1,2}[A-Z]{0,2}(?![A-Z0-9])';
const NUMBERS = `(?<numbers>${NUMBER}(?:(?:, ?AND |, ?| AND )${NUMBER}){0,24})`;
const SECTOR = `(?:NRR ?)?${NUMBER}`;
const SECTORS = `(?<numbers>${SECTOR}(?:(?:, ?AND |, ?| AND )${SECTOR}){0,8})`;
const BEGINNING = stickyPhrase('(?:WI|IN)(?: THE)?(?: FOLLOWING| FLW)?|THE (?:FOLLOWING|FLW)');
const NUMBERED = [
  ['lowFlyingArea', stickyPhrase(`(?:LOW FLYING AREAS?|LFAS?)(?: ?-)? ?${NUMBERS}`)],
  // Tables part the numbers by blanks alone.
  ['lowFlyingArea', stickyPhrase(`LOW FLYING AREAS ?- ?(?<numbers>${NUMBER}(?: ${NUMBER}){1,24})`)],
  ['nightRotaryRegion', stickyPhrase(`NIGHT ROTARY REGIONS? ${SECTORS}`)],
  ['nightSector', stickyPhrase(`NIGHT (?:SECTORS? )?${SECTORS}`)],
] as const;
/** What kind of area a name that follows is of; the name tells it again. */
const BEFORE_NAME = stickyPhrase('LOW FLYING AREA AND NIGHT SECTOR|(?:LOW FLYING AREA|NIGHT SECTOR)');
const NAMED = [
  ['avoidanceArea', 'AVOIDANCE AREA'],
  ['transitArea', 'TRANSIT AREA'],
  ['operatingArea', 'OPERATING AREA'],
] as const;
const NAMES = NAMED.map(
  ([kind, words]) =>
    [
      kind,
      stickyPhrase(`(?:THE )?(?<name>(?!THE )[A-Z][A-Z'/-]{2,24}(?: [A-Z][A-Z'/-]{2,24}){0,2}?) ${words}`),
    ] as const,
);
const DAY_AND_NIGHT = stickyPhrase('\\(?DAY AND NIGHT\\)?');
const DAY_AND_NIGHT_BRACKETED = /\(DAY AND NIGHT\)/y;
const JOIN = /, ?(?:AND )?|AND(?= )/y;

/**
 * Areas of the United Kingdom's military low flying system, one after the other (UK AIP ENR 5.2, UK Military Low Flying Handbook):
 * `IN LOW FLYING AREA 2 AND NIGHT ROTARY REGION 2`. Numbers of low flying areas alone are an adjunct of their own.
 */
export function readMilitaryAreas(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  take(cursor, BEGINNING);
  const areas: MilitaryArea[] = [];
  let dayAndNight = false;
  for (;;) {
    const before = cursor.at;
    if (areas.length > 0) take(cursor, JOIN);
    const found = readArea(cursor);
    if (found === null) {
      cursor.at = before;
      break;
    }
    areas.push(found.area);
    dayAndNight ||= found.dayAndNight || takeDayAndNight(cursor);
  }
  const [first] = areas;
  if (first === undefined) {
    cursor.at = start;
    return null;
  }
  if (areas.length === 1 && first.kind === 'lowFlyingArea' && !dayAndNight)
    return { type: 'lowFlyingArea', number: first.numbers };
  return { type: 'militaryAreas', areas, dayAndNight };
}

function takeDayAndNight(cursor: Cursor): boolean {
  return (take(cursor, DAY_AND_NIGHT_BRACKETED) ?? take(cursor, DAY_AND_NIGHT)) !== null;
}

function readArea(cursor: Cursor): { readonly area: MilitaryArea; readonly dayAndNight: boolean } | null {
  for (const [kind, expression] of NUMBERED) {
    const numbers = take(cursor, expression)?.groups?.numbers;
    if (numbers !== undefined) {
      const listed = numbers
        .replace(/NRR ?/g, '')
        .split(/(?:,| AND | )+/)
        .join(', ');
      const area = { kind: numbers.startsWith('NRR') ? 'nightRotaryRegion' : kind, numbers: listed } as const;
      return { area, dayAndNight: false };
    }
  }
  const start = cursor.at;
  const both = take(cursor, BEFORE_NAME)?.[0].includes(' AND ') === true;
  for (const [kind, expression] of NAMES) {
    const name = take(cursor, expression)?.groups?.name;
    if (name !== undefined) return { area: { kind, name }, dayAndNight: both };
  }
  cursor.at = start;
  return null;
}
