import { CAUSE_ENTRIES } from './causes.ts';
import type { Adjunct } from './adjunct.ts';
import { stickyPhrase, take, type Cursor } from './cursor.ts';
import { tableOf, takeLongest } from './phrase-table.ts';
import { isName } from './is-name.ts';
import { readAuthority } from './read-authority.ts';
import { readBearing } from './read-bearing.ts';
import { FIGURE_ENTRIES } from './figures.ts';
import { readHeights } from './read-heights.ts';
import { readWeekdays } from './read-lines.ts';
import { readSpecies } from './read-species.ts';
import { readPlace } from './read-places.ts';
import { readSeveral } from './read-several.ts';
import { readUsers } from './read-users.ts';
import { PERMISSION } from './rules.ts';
import { SIMPLE_ENTRIES } from './simple.ts';
import { AIRCRAFT } from '../vocabulary.ts';

const HOURS = stickyPhrase(
  '(?:BTW?N |FM |FROM )?(?<from>\\d{4})(?: ?UTC)? ?(?:-|TO|AND) ?(?<to>\\d{4})(?: ?UTC)?(?: (?:DAILY|DLY)(?=\\())?',
);
/** `2130-2140 AND 0420-0430`. */
const MORE_HOURS = stickyPhrase('AND (?<from>\\d{4}) ?- ?(?<to>\\d{4})(?: ?UTC)?');
const FREQUENCY = stickyPhrase(
  '(?:(?:,? ?(?:OR|(?<and>AND)) )?(?:,? ?)(?:FM|FROM|BY|WITH|ON|VIA|(?<also>AND|ALSO ON)) (?:EITHER )?|,? ?OR )(?<unit>(?!(?:CTC|CONTACT|CALL) )[A-Z][A-Z ]{2,45}?)(?: ON)?(?: FREQ| CH)? ?(?<frequency>\\d{3}\\.\\d{1,3}(?: ?MHZ)?(?:(?:, ?| OR | AND |/)\\d{3}\\.\\d{1,3}(?: ?MHZ)?){0,4})(?: (?<callsign>[A-Z]+ (?:APPROACH|APCH|RADAR|TOWER|INFORMATION|INFO)))?(?<always> \\(OPR H24\\))?',
);
const ON_FREQUENCY = stickyPhrase(
  '(?:ON |VIA )?(?:FREQ |CH(?:ANNEL)? )?(?<frequency>\\d{3}\\.\\d{1,3} ?(?:MHZ|KHZ)|\\d{3} ?KHZ|(?<=CH(?:ANNEL)? )\\d{3}\\.\\d{3})',
);
const CATEGORY = stickyPhrase(
  'TO (?:ICAO |CRASH )?(?:RFFS? )?CAT(?:EGORY)? ?(?<category>A?\\d{1,2}(?: ?/ ?H\\d)?)',
);
const UNIT = stickyPhrase(
  '(?:FM|FROM|BY) (?<unit>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2}? (?:RADAR|ATC|APP|APPROACH|TWR|TOWER|INFO|INFORMATION|CONTROL))',
);
const DEFINED_IN = stickyPhrase(
  'AS (?:DEFINED|DESCRIBED|PUBLISHED) IN (?:THE )?(?<document>(?:[A-Z]{2} )?AIP [A-Z]{2,3} ?\\d{1,2}(?:\\.\\d{1,3}){0,4}(?:,? PARA(?:GRAPH)? \\d{1,2}(?:\\.\\d{1,3}){0,5})?)',
);
const DATE =
  '(?:\\d{1,2}[ -][A-Z]{3}(?:[ -]\\d{2,4})?|\\d{10}|(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) \\d{1,2}(?: \\d{4})?)';
const FROM_DATE = stickyPhrase(
  `(?:WEF|EFF(?:ECTIVE)?(?: FM| FROM| DATE)?|VALID(?: FM| FROM)?|FROM|FM) ?:? ?(?<date>${DATE})`,
);
const UNTIL_DATE = stickyPhrase(`(?:UNTIL|TILL?|UP TO|TO|-) ?(?<date>${DATE})`);
const CLASS = stickyPhrase('(?:AIRSPACE )?CLASS (?<value>[A-G])');
const NOTICE = stickyPhrase(
  '(?:PN|PNR|PRIOR NOTICE|O/R)(?: OF)?(?: AT LEAST)? (?<hours>\\d{1,2}) ?(?:HR|HRS|HOURS|H)(?: NOTICE| PN| IN ADVANCE)?',
);
/** Behind PPR, which has been read: the permission and how long before. */
const PERMISSION_NOTICE = stickyPhrase(
  '(?:OF |MNM )?(?:AT LEAST )?(?<hours>\\d{1,2}) ?(?:HR|HRS|HOURS|H)(?: NOTICE| PN| IN ADVANCE| PRIOR)?',
);
const TO_VALUE = stickyPhrase(
  `TO (?:READ:? )?(?<value>\\d{3}\\.\\d{1,3}(?: ?MHZ)?|\\d{1,5} ?(?:M|FT|KG|PCT)|[A-Z]\\d{1,3}(?:/[A-Z]\\d{1,3}){0,5}(?!-\\d| ${AIRCRAFT})|\\d{4}-\\d{4}|\\d{1,3}/[RF]/[ABCD]/[WXYZ]/[TU])`,
);
const BY_VALUE = stickyPhrase('(?:BY )(?<value>\\d{1,5} ?(?:M|FT))');
const OPERATED_BY = stickyPhrase(
  '(?:OPERATED BY|OPERATOR:|OPR BY) (?<name>[A-Z][A-Z0-9&.-]{0,30}[A-Z0-9](?: (?!(?:WI|WITHIN|MAX|FROM|FM|AT|ON|IN|UP|BTW?N|PSN|SFC|GND|TEL|CTC|HGT|DUE)(?![A-Z]))[A-Z&](?:[A-Z0-9&.-]{0,30}[A-Z0-9])?){0,7})',
);
/** Causes that FOR may lead too; behind it the others say a purpose. */
const AFTER_FOR = new Set([
  'maintenance',
  'construction',
  'workInProgress',
  'repair',
  'resurfacing',
  'inspection',
  'snow',
  'upgrade',
  'rubberRemoval',
  'marking',
  'grassCutting',
  'calibrationFlights',
]);
const CAUSES = tableOf(
  CAUSE_ENTRIES.map(({ code, pattern }) => ({
    code,
    pattern: `,? ?(?:DUE(?: TO)?|BECAUSE OF|OWING TO${AFTER_FOR.has(code) ? '|FOR' : ''}) (?:THE )?(?:${pattern})`,
  })),
);
/** `TO ALLOW FOR THE CHANGE OF RWY`: a purpose that is a cause. */
const TO_ALLOW = stickyPhrase(
  'TO ALLOW (?:FOR )?(?:THE )?(?:CHANGE OF (?:RWY|RUNWAY)|(?:RWY|RUNWAY) CHANGE)',
);
const MORE_CAUSES = tableOf(
  CAUSE_ENTRIES.map(({ code, pattern }) => ({
    code,
    pattern: `(?:AND|/|,) ?(?:DUE(?: TO)? )?(?:${pattern})`,
  })),
);
const UNLESS_PERMITTED = stickyPhrase(
  `,? ?(?:(?:WITHOUT|WO|(?:UNLESS|EXC(?:EPT)?|OTHER THAN)(?: (?:ACFT|AIRCRAFT|FLIGHTS|FLTS|TRAFFIC))?(?: WITH| HAVING)?) ${PERMISSION}|(?:UNLESS|EXC(?:EPT)?)(?: (?:THOSE|WHEN|IF|OTHERWISE|ACFT|AIRCRAFT|FLIGHTS))?(?: SPECIFICALLY| EXPRESSLY)? (?:APPROVED|PERMITTED|AUTHORI[SZ]ED)(?! (?:ACFT|AIRCRAFT|FLTS?|FLIGHTS?|TFC|TRAFFIC|OPS|OPERATIONS)(?![A-Z])))`,
);
const WITHOUT = stickyPhrase(',? ?(?:WITHOUT|WO|(?:UNLESS|EXC(?:EPT)?) WITH)(?: PRIOR)?');
const PERMISSION_ALONE = stickyPhrase(PERMISSION);
const PERMITTED_BY = stickyPhrase('(?:ISSUED |GRANTED |GIVEN )?(?:FROM|FM|BY|OF)');
const ESTIMATED = stickyPhrase('EST');
const SIMPLES = tableOf(SIMPLE_ENTRIES);
const FIGURES = tableOf(FIGURE_ENTRIES);
const COUNTY = stickyPhrase('COUNTY (?<name>[A-Z]{4,15})');

const SEPARATOR = /[,.:;-](?= |$)|\/|,(?=[A-Z])/y;

/** Every adjunct that can be read from the cursor on, in order. */
export function readAdjuncts(cursor: Cursor): readonly Adjunct[] {
  const seen = cursor.seen.get(cursor.at);
  if (seen !== undefined) {
    cursor.at = seen.at;
    return seen.adjuncts;
  }
  const from = cursor.at;
  const adjuncts: Adjunct[] = [];
  for (;;) {
    const start = cursor.at;
    take(cursor, SEPARATOR);
    const several = readSeveral(cursor);
    if (several !== null) {
      for (const each of several) adjuncts.push(each);
      continue;
    }
    const adjunct = readAdjunct(cursor, adjuncts);
    if (adjunct === null) {
      cursor.at = start;
      const read = withCorridorsJoined(adjuncts);
      cursor.seen.set(from, { adjuncts: read, at: start });
      return read;
    }
    adjuncts.push(adjunct);
  }
}

/** `WI 2NM EITHER SIDE OF TRACK AND 2NM RADIUS OF PSN …`: the positions are those of the track. */
function withCorridorsJoined(adjuncts: readonly Adjunct[]): readonly Adjunct[] {
  const at = adjuncts.findIndex(({ type }) => type === 'corridor');
  const [corridor, figure, last] = [adjuncts[at], adjuncts[at + 1], adjuncts[at + 2]];
  if (corridor?.type !== 'corridor' || corridor.positions !== null) return adjuncts;
  if (figure?.type !== 'figure' || last?.type !== 'positions') return adjuncts;
  const joined = { ...corridor, positions: last.positions };
  return [...adjuncts.slice(0, at), joined, figure, ...adjuncts.slice(at + 3)];
}

/** A position, a height, hours or a date: an adjunct whose figures leave no doubt that it begins here. */
export function readPlacingAdjunct(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const adjunct = readBearing(cursor) ?? readHeights(cursor) ?? readTime(cursor, []) ?? readPlace(cursor);
  if (adjunct !== null && isPlacing(adjunct) && adjunct.type !== 'place') return adjunct;
  cursor.at = start;
  return null;
}

const PLACING: ReadonlySet<Adjunct['type']> = new Set<Adjunct['type']>([
  'radius',
  'positions',
  'place',
  'bounded',
  'corridor',
  'lowFlyingArea',
  'militaryAreas',
  'bearing',
  'heights',
  'upTo',
  'limit',
  'range',
  'hours',
  'fromDate',
  'untilDate',
]);

/** Whether an adjunct tells where, how high or when, so that it ends what stands before it. */
export function isPlacing({ type }: Adjunct): boolean {
  return PLACING.has(type);
}

function readAdjunct(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  return (
    readNotice(cursor, before) ??
    readBearing(cursor) ??
    readHeights(cursor) ??
    readFigure(cursor) ??
    readCause(cursor, before) ??
    readSimple(cursor, before) ??
    readCounty(cursor) ??
    readSpecies(cursor) ??
    readTime(cursor, before) ??
    readValue(cursor) ??
    readUnlessPermitted(cursor) ??
    readUsers(cursor) ??
    readFrequency(cursor, before) ??
    readPlace(cursor) ??
    readUnit(cursor)
  );
}

function readCause(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  if (take(cursor, TO_ALLOW) !== null) return { type: 'cause', cause: 'runwayChange' };
  const found =
    takeLongest(cursor, CAUSES) ??
    (before.at(-1)?.type === 'cause' ? takeLongest(cursor, MORE_CAUSES) : null);
  return found === null ? null : { type: 'cause', cause: found.code };
}

/** `UNLESS APPROVED BY ATS`, `WITHOUT PRIOR PERMISSION`. */
function readUnlessPermitted(cursor: Cursor): Adjunct | null {
  const begin = cursor.at;
  if (take(cursor, WITHOUT) !== null) {
    const first = readAuthority(cursor);
    if (first !== null && take(cursor, PERMISSION_ALONE) !== null) {
      return { type: 'unlessPermitted', authority: first };
    }
    cursor.at = begin;
  }
  if (take(cursor, UNLESS_PERMITTED) === null) return null;
  const start = cursor.at;
  const authority = take(cursor, PERMITTED_BY) === null ? null : readAuthority(cursor);
  if (authority === null) cursor.at = start;
  return { type: 'unlessPermitted', authority };
}

function readSimple(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  // Elsewhere EST is `established`.
  if (before.at(-1)?.type === 'untilDate' && take(cursor, ESTIMATED) !== null)
    return { type: 'simple', code: 'estimated' };
  const found = takeLongest(cursor, SIMPLES);
  return found === null ? null : { type: 'simple', code: found.code };
}

function readFigure(cursor: Cursor): Adjunct | null {
  const found = takeLongest(cursor, FIGURES);
  const value = found?.match.groups?.value;
  if (found === null || value === undefined) return null;
  // `FOR CONSTRUCTION OF NEW WIND FARM` names none.
  return found.code === 'windFarmToBuild' && !isName(value)
    ? null
    : { type: 'figure', figure: found.code, value };
}

function readCounty(cursor: Cursor): Adjunct | null {
  const start = cursor.at;
  const match = take(cursor, COUNTY);
  const name = match?.groups?.name;
  if (match !== null && name !== undefined && isName(name)) return { type: 'place', name: match[0] };
  cursor.at = start;
  return null;
}

function readNotice(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  const last = before.at(-1);
  const permitted = last?.type === 'simple' && last.code === 'priorPermission';
  const hours = (take(cursor, NOTICE) ?? (permitted ? take(cursor, PERMISSION_NOTICE) : null))?.groups?.hours;
  return hours === undefined ? null : { type: 'notice', hours: Number(hours) };
}

function readTime(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  const from = take(cursor, FROM_DATE)?.groups?.date;
  if (from !== undefined) return { type: 'fromDate', date: from };
  const until = take(cursor, UNTIL_DATE)?.groups?.date;
  if (until !== undefined) return { type: 'untilDate', date: until };
  const weekdays = readWeekdays(cursor);
  if (weekdays !== null) return { type: 'weekdays', ...weekdays };
  const more = before.at(-1)?.type === 'hours' ? take(cursor, MORE_HOURS) : null;
  const hours = (more ?? take(cursor, HOURS))?.groups;
  return hours?.from && hours.to ? { type: 'hours', from: hours.from, to: hours.to } : null;
}

function readValue(cursor: Cursor): Adjunct | null {
  const value = take(cursor, CLASS)?.groups?.value;
  if (value !== undefined) return { type: 'class', value };
  const category = take(cursor, CATEGORY)?.groups?.category;
  if (category !== undefined) return { type: 'category', category };
  const to = take(cursor, TO_VALUE)?.groups?.value;
  if (to !== undefined) return { type: 'to', value: to };
  const by = take(cursor, BY_VALUE)?.groups?.value;
  if (by !== undefined) return { type: 'by', value: by };
  const document = take(cursor, DEFINED_IN)?.groups?.document;
  if (document !== undefined) return { type: 'definedIn', document };
  const start = cursor.at;
  const name = take(cursor, OPERATED_BY)?.groups?.name?.trim();
  // `OPR BY NIGHT` names nobody.
  if (name?.split(' ').some(isName)) return { type: 'operatedBy', name };
  cursor.at = start;
  return null;
}

/** A unit with its frequency: `VIA TEESSIDE RADAR CH 118.855` names no place. */
function readFrequency(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  const alone = take(cursor, ON_FREQUENCY)?.groups?.frequency;
  if (alone !== undefined) return { type: 'onFrequency', frequency: alone };
  const groups = take(cursor, FREQUENCY)?.groups;
  if (groups?.unit && groups.frequency) {
    const isBoth = groups.and !== undefined || groups.also !== undefined;
    return {
      type: 'frequency',
      unit: groups.unit,
      frequency: groups.frequency.replace(/, ?| OR | AND |\//g, ' / ').replace(/ ?MHZ/g, ''),
      callsign: groups.callsign ?? null,
      always: groups.always !== undefined,
      joint: before.some((adjunct) => adjunct.type === 'frequency') ? (isBoth ? 'and' : 'or') : null,
    };
  }
  return null;
}

function readUnit(cursor: Cursor): Adjunct | null {
  const unit = take(cursor, UNIT)?.groups?.unit;
  return unit === undefined ? null : { type: 'unit', unit };
}
