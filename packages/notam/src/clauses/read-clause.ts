import type { Adjunct, Clause } from './clause.ts';
import { isDone, phrase, take, type Cursor } from './cursor.ts';
import { readAdjuncts } from './read-adjuncts.ts';
import {
  ACTIVITY_ENTRIES,
  PHRASE_ENTRIES,
  REFERENCE_ENTRIES,
  STATE_ENTRIES,
  THING_ENTRIES,
  type StateCode,
} from './vocabulary.ts';

/** A clause longer than this is prose, not a controlled phrase. */
const LONGEST = 1500;

const THINGS = THING_ENTRIES.map(({ code, pattern }) => ({ code, expression: phrase(pattern) }));
const STATES = STATE_ENTRIES.map(({ code, pattern }) => ({ code, expression: phrase(pattern) }));
const ACTIVITIES = ACTIVITY_ENTRIES.map(({ code, pattern }) => ({ code, expression: phrase(pattern) }));
const PHRASES = PHRASE_ENTRIES.map(({ code, pattern }) => ({
  code,
  expression: new RegExp(`(?:${pattern})(?![A-Z0-9])`, 'y'),
}));
const REFERENCES = REFERENCE_ENTRIES.map(({ code, pattern }) => ({ code, expression: phrase(pattern) }));
const AREA_LINE = phrase(
  '(?<name>(?:[A-Z]{2} ?[DRP] ?\\d{1,4}[A-Z]{0,2}|EAMTA (?:LOW|HIGH)|TRA ?\\d{1,4}[A-Z]?|EG ?TR ?\\d{1,4}[A-Z]?|(?:NORTH|SOUTH|EAST|WEST)(?: LOW| HIGH)?|[A-Z]{2} ?[DRP] ?\\d{1,4}[A-Z]?/[A-Z])(?: [A-Z]{3,15}){0,2}?(?: \\([A-Z0-9 ]{2,30}\\))?)',
);
const ARTICLE = phrase('THE|AN?|ALL');
const AUXILIARY = phrase('WILL BE|IS|ARE|HAS BEEN|HAVE BEEN|SHALL BE|TO BE|WAS');
const GOES_ON = phrase(
  'WILL (?:TAKE PLACE|BE (?:CONDUCTED|FLOWN|OPERATING|OPR|IN OPR|HELD|CARRIED OUT|PERFORMED)|OPERATE|OPR|FLY)|TAKES? PLACE|TAKING PLACE|OPR|OPERATING|OPERATES?|IN PROGRESS|ACT|ACTIVE|EXPECTED|ERECTED|IN USE|CONDUCTED|IN OPR|FLYING|INSTALLED',
);
const NUMBERS = '(?<value>[+\\d][\\d +()/.-]{5,60}(?:(?: ?OR | ?/ ?|, ?)[+\\d][\\d +()/.-]{5,30}){0,4})';
const CONTACTS = (
  [
    ['operational', '(?:FOR OPERATIONAL CALLS ONLY CTC|OPS CTC)'],
    [
      'information',
      '(?:FOR (?:(?:FURTHER|MORE|LIVE|REAL ?TIME) )?(?:INFO(?:RMATION)?|DETAILS|STATUS)(?: ?(?:CTC|CONTACT|TEL|CALL))?|FURTHER INFO(?:RMATION)?|INFO)',
    ],
    ['contact', '(?:CTC|CONTACT|TEL(?:EPHONE)?|PHONE)'],
  ] as const
).map(([purpose, lead]) => ({
  purpose,
  expression: new RegExp(`${lead}(?: TEL)? ?[:.]? ?${NUMBERS}`, 'y'),
}));

/**
 * What `clause` says, when all of it follows known patterns; null otherwise, and never a part of it. `clause` is upper case
 * with single blanks.
 */
export function readClause(clause: string): Clause | null {
  if (clause.length > LONGEST) return null;
  for (const reader of [
    readPhrase,
    readContact,
    readReference,
    readState,
    readActivity,
    readAreaLine,
    readDayLine,
    readWeekdayLine,
    readAlone,
  ]) {
    const cursor: Cursor = { text: clause, at: 0 };
    const read = reader(cursor);
    if (read !== null && isDone(cursor) && isAboutOnePlace(read)) return read;
  }
  return null;
}

/** Two places in one clause belong to two statements, and only a reader can tell which. */
function isAboutOnePlace(clause: Clause): boolean {
  if (!('adjuncts' in clause)) return true;
  const places = clause.adjuncts.filter(
    (adjunct) =>
      adjunct.type === 'positions' ||
      adjunct.type === 'areaName' ||
      (adjunct.type === 'bounded' && adjunct.positions !== null) ||
      (adjunct.type === 'radius' && adjunct.position !== null),
  );
  const names = places.filter(({ type }) => type === 'areaName').length;
  return places.length - names <= 1 && names <= 1;
}

function readPhrase(cursor: Cursor): Clause | null {
  for (const { code, expression } of PHRASES) {
    const start = cursor.at;
    const match = take(cursor, expression);
    if (match && isDone(cursor)) return { kind: 'phrase', phrase: code, value: match.groups?.value ?? null };
    cursor.at = start;
  }
  return null;
}

function readContact(cursor: Cursor): Clause | null {
  for (const { purpose, expression } of CONTACTS) {
    const value = take(cursor, expression)?.groups?.value;
    if (value !== undefined)
      return { kind: 'contact', purpose, value: value.replace(/[ .,]+$/, '').replace(/ OR /g, ' / ') };
  }
  return null;
}

function readReference(cursor: Cursor): Clause | null {
  for (const { code, expression } of REFERENCES) {
    const start = cursor.at;
    const value = take(cursor, expression)?.groups?.value;
    if (value !== undefined && isDone(cursor))
      return { kind: 'reference', reference: code, value: value.trim() };
    cursor.at = start;
  }
  return null;
}

function readState(cursor: Cursor): Clause | null {
  take(cursor, ARTICLE);
  const start = cursor.at;
  for (const { code: thing, expression } of THINGS) {
    cursor.at = start;
    const match = take(cursor, expression);
    if (match === null) continue;
    const before = readAdjuncts(cursor);
    take(cursor, AUXILIARY);
    const temporarily = take(cursor, TEMPORARILY) !== null;
    const state = readStateCode(cursor);
    if (state === null) continue;
    const adjuncts = [...before, ...(temporarily ? [TEMPORARY] : []), ...readAdjuncts(cursor)];
    if (!isDone(cursor)) continue;
    const name = match.groups?.name?.replace(/[()]/g, '').trim() ?? '';
    return { kind: 'state', thing, name: name === '' ? null : name, state, adjuncts };
  }
  return null;
}

const TEMPORARILY = phrase('TEMPO(?:RARILY|RARY)?');
const TEMPORARY = { type: 'simple', code: 'temporarily' } as const;

function readStateCode(cursor: Cursor): StateCode | null {
  for (const { code, expression } of STATES) if (take(cursor, expression)) return code;
  return null;
}

function readActivity(cursor: Cursor): Clause | null {
  const notified = take(cursor, NOTIFICATION_PROCEDURE) !== null;
  const place = take(cursor, PLACE)?.groups?.name;
  take(cursor, ARTICLE);
  const start = cursor.at;
  for (const { code: activity, expression } of ACTIVITIES) {
    cursor.at = start;
    const match = take(cursor, expression);
    if (match === null) continue;
    const name = match.groups?.name;
    const before = readAdjuncts(cursor);
    take(cursor, GOES_ON);
    const adjuncts: readonly Adjunct[] = [
      ...(name === undefined ? [] : [{ type: 'place', name } as const]),
      ...before,
      ...readAdjuncts(cursor),
      ...(notified ? [{ type: 'simple', code: 'notifiedProcedure' } as const] : []),
      ...(place === undefined ? [] : [{ type: 'place', name: place } as const]),
    ];
    if (isDone(cursor)) return { kind: 'activity', activity, adjuncts };
  }
  return null;
}

function readAreaLine(cursor: Cursor): Clause | null {
  const name = take(cursor, AREA_LINE)?.groups?.name;
  if (name === undefined) return null;
  const adjuncts = readAdjuncts(cursor);
  return adjuncts.length === 0 ? null : { kind: 'areaLine', name, adjuncts };
}

function readDayLine(cursor: Cursor): Clause | null {
  const match = take(cursor, DAY_LINE)?.groups;
  const month = MONTHS.indexOf(match?.month ?? '') + 1;
  if (match?.days === undefined || month === 0) return null;
  return { kind: 'dayLine', days: match.days, month, hours: match.hours ?? null };
}

function readWeekdayLine(cursor: Cursor): Clause | null {
  const match = take(cursor, WEEKDAY_LINE)?.groups;
  if (match?.from === undefined) return null;
  const from = WEEKDAYS.indexOf(match.from) + 1;
  const to = match.to === undefined ? from : WEEKDAYS.indexOf(match.to) + 1;
  return { kind: 'weekdayLine', from, to, hours: match.hours ?? null };
}

function readAlone(cursor: Cursor): Clause | null {
  take(cursor, VERTICAL_LIMITS);
  const adjuncts = readAdjuncts(cursor);
  return adjuncts.length === 0 ? null : { kind: 'adjuncts', adjuncts };
}

/** Low flying that civil operators notify in the United Kingdom. */
const NOTIFICATION_PROCEDURE = /CIVIL AIRCRAFT NOTIFICATION PROCEDURE - /y;
/** The place of the clause before, cut off from it by the end of a line. */
const PLACE = /\((?<name>[^()]{2,80})\)/y;
const VERTICAL_LIMITS = /(?:VERTICAL LIMITS|LIMITS|VER LIMITS) ?: ?/y;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const HOURS = '(?<hours>\\d{4}-\\d{4}(?:(?:, ?| AND |/| )\\d{4}-\\d{4}){0,5})';
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const WEEKDAY_LINE = phrase(
  `(?<from>${WEEKDAYS.join('|')})(?: ?(?:-|TO) ?(?<to>${WEEKDAYS.join('|')}))? ?:? ?(?:${HOURS}|CLOSED|CLSD)`,
);
const DAY_LINE = phrase(
  `(?<days>\\d{1,2}(?: ?[-,] ?\\d{1,2}){0,9}) (?<month>[A-Z]{3}) ?[-:]? ?(?:${HOURS}|CLOSED|CLSD)`,
);
