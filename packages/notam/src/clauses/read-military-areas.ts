import type { Adjunct, MilitaryArea, MilitaryHours } from './adjunct.ts';
import { isName } from './is-name.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';

const NUMBER = '\\d{1,2}[A-Z]{0,2}(?![A-Z0-9])';
const NUMBERS = `(?<numbers>${NUMBER}(?:(?:, ?AND |, ?| AND )${NUMBER}){0,24})`;
const SECTOR = `(?:NRR ?)?${NUMBER}`;
const SECTORS = `(?<numbers>${SECTOR}(?:(?:, ?AND |, ?| AND )${SECTOR}){0,8})`;
const BEGINNING = stickyPhrase('(?:AND )?(?:WI|IN)(?: THE)?(?: FOLLOWING| FLW)?|AND|THE (?:FOLLOWING|FLW)');
const NUMBERED = [
  // Tables part the numbers by blanks alone.
  [
    'lowFlyingArea',
    stickyPhrase(`LOW FLYING AREAS ?- ?(?<numbers>${NUMBER}(?:(?: ?, ?AND | ?, ?| AND | )${NUMBER}){0,24})`),
  ],
  ['lowFlyingArea', stickyPhrase(`(?:LOW FLYING AREAS?|LFAS?) ${NUMBERS}`)],
  ['nightRotaryRegion', stickyPhrase(`NIGHT ROTARY REGIONS? ${SECTORS}`)],
  ['nightSector', stickyPhrase(`NIGHT (?:SECTORS? )?${SECTORS}`)],
] as const;
/** What kind of area a name that follows is of; the name tells it again. */
const BEFORE_NAME = stickyPhrase('LOW FLYING AREA AND NIGHT SECTOR|(?:LOW FLYING AREA|NIGHT SECTOR)');
const NAMED = [
  ['avoidanceArea', 'AVOIDANCE AREA'],
  ['transitArea', 'TRANSIT AREA'],
  ['helicopterTrainingArea', '(?:HELICOPTER NIGHT TRAINING AREA|HNTA)'],
  ['operatingArea', '(?:RANGE )?OPERATING AREA'],
] as const;
const NAMES = NAMED.map(
  ([kind, words]) =>
    [
      kind,
      stickyPhrase(`(?:THE )?(?<name>(?!THE )[A-Z][A-Z'/-]{2,24}(?: [A-Z][A-Z'/-]{2,24}){0,2}?) ${words}`),
    ] as const,
);
const HOURS = [
  ['dayAndNight', /\(DAY AND NIGHT\)/y],
  ['dayAndNight', stickyPhrase('DAY AND NIGHT')],
  ['day', stickyPhrase('DAY(?! (?:AND|MARK))')],
] as const;
const JOIN = /[,/] ?(?:AND )?|AND(?= )/y;

/**
 * Areas of the United Kingdom's military low flying system, one after the other (UK AIP ENR 5.2, UK Military Low Flying Handbook):
 * `IN LOW FLYING AREA 2 AND NIGHT ROTARY REGION 2`. Numbers of low flying areas alone are an adjunct of their own.
 */
export function readMilitaryAreas(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  take(cursor, BEGINNING);
  const areas: MilitaryArea[] = [];
  for (;;) {
    const before = cursor.at;
    if (areas.length > 0) take(cursor, JOIN);
    const found = readArea(cursor);
    if (found === null) {
      cursor.at = before;
      break;
    }
    areas.push(found);
  }
  const [first] = areas;
  if (first === undefined) {
    cursor.at = start;
    return null;
  }
  if (areas.length === 1 && 'numbers' in first && first.kind === 'lowFlyingArea')
    return { type: 'lowFlyingArea', number: first.numbers };
  return { type: 'militaryAreas', areas };
}

function readHours(cursor: Cursor): MilitaryHours | null {
  for (const [hours, expression] of HOURS) if (take(cursor, expression) !== null) return hours;
  return null;
}

function readArea(cursor: Cursor): MilitaryArea | null {
  for (const [kind, expression] of NUMBERED) {
    const numbers = take(cursor, expression)?.groups?.numbers;
    if (numbers !== undefined) {
      const listed = numbers
        .replace(/NRR ?/g, '')
        .split(/(?:,| AND | )+/)
        .join(', ');
      return { kind: numbers.startsWith('NRR') ? 'nightRotaryRegion' : kind, numbers: listed };
    }
  }
  const start = cursor.at;
  const both = take(cursor, BEFORE_NAME)?.[0].includes(' AND ') === true;
  const named = cursor.at;
  for (const [kind, expression] of NAMES) {
    cursor.at = named;
    const name = take(cursor, expression)?.groups?.name;
    if (name !== undefined && isName(name.replace(/\bVALLEY\b|-/g, 'X')))
      return { kind, name, hours: readHours(cursor) ?? (both ? 'dayAndNight' : null) };
  }
  cursor.at = start;
  return null;
}
