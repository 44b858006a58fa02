import type { Height } from '@klarnotam/aviation';
import type { Adjunct, Length, SimpleAdjunct, WhollyInside } from './clause.ts';
import { phrase, take, type Cursor } from './cursor.ts';
import { CAUSE_ENTRIES } from './vocabulary.ts';

const POSITION = [
  '(?:\\d{4,6}(?:\\.\\d{1,4})?[NS][ ,/]?\\d{5,7}(?:\\.\\d{1,4})?[EW]',
  '[NS]\\d{4,6}(?:\\.\\d{1,4})?[ ,/]?[EW]\\d{5,7}(?:\\.\\d{1,4})?',
  '\\d{2} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)? ?[NS] ?[,/]? ?\\d{3} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)? ?[EW]',
  '[NS] ?\\d{2} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)?[ ,/]?[EW] ?\\d{3} \\d{2}(?: \\d{2}(?:\\.\\d{1,4})?)?)',
].join('|');
const POSITIONS = `${POSITION}(?:(?: ?[-,;] ?| TO | )${POSITION})*(?: ?-)?`;
const LENGTH = '(?<value>\\d{1,5}(?:[.,]\\d{1,3})?) ?(?<unit>NM|KM|M|FT)';
const HEIGHT =
  '(?:(?:FL ?\\d{2,3})|(?:\\d{1,5} ?(?:FT|M) ?(?:AGL|AMSL|MSL))|SFC|GND|UNL(?:TD)?|MSL|UNLIMITED)';
const OF_PLACE = '(?: OF| AROUND| CENTRED(?: ON| AT)?| CENTERED(?: ON| AT)?| CENTRE)?(?: PSN| POSITION)?:?';

const RADIUS = [
  phrase(
    `(?:WI|WITHIN|IN) (?:AN? )?(?:AREA )?${LENGTH} ?(?:RADIUS|RAD)${OF_PLACE}(?: ?(?<position>${POSITION}))?`,
  ),
  phrase(
    `(?:(?:WI|WITHIN|IN) )?(?:AN? )?(?:AREA |CIRCLE )?(?:OF )?(?:RADIUS|RAD)(?: OF)? ${LENGTH}${OF_PLACE}(?: ?(?<position>${POSITION}))?`,
  ),
  phrase(`${LENGTH} ?(?:RADIUS|RAD)${OF_PLACE}(?: ?(?<position>${POSITION}))?`),
];
const BOUNDED = new RegExp(
  `(?:(?:WI|WITHIN) (?:AN |THE )?(?:AREA )?)?(?:BOUNDED BY|DEFINED (?:BY|AS)|AREA|COORD(?:INATE)?S?)(?: THE FLW COORD(?:INATE)?S?| STRAIGHT LINES JOINING| LINES? JOINING)?(?: ?:)? ?(?<positions>${POSITIONS})?(?![A-Z0-9])`,
  'y',
);
const WITHIN_LIST = phrase(
  `(?:WI|WITHIN|(?:STRAIGHT )?LINES? JOINING|AREA)(?: ?:)? ?(?<positions>${POSITIONS})`,
);
const WITHIN_NEXT = /(?:WI|WITHIN) ?:/y;
const AT_POSITIONS = phrase(`(?:(?:AT |IN )?(?:PSN|POSITION|POS)(?: ?:)? ?|AT )?(?<positions>${POSITIONS})`);
const WHOLLY = phrase(
  '(?:CONTAINED )?WHOLLY (?:CONTAINED )?(?:WI|WITHIN) (?:THE )?(?<area>TDA|TRA|DANGER AREA|AREA)',
);
const WHOLLY_INSIDE: Readonly<Record<string, WhollyInside>> = {
  TDA: 'temporaryDangerArea',
  TRA: 'temporaryReservedArea',
  'DANGER AREA': 'dangerArea',
};
const LOW_FLYING_AREA = phrase('(?:IN )?(?:LOW FLYING AREA|LFA) (?<number>\\d{1,2}[A-Z]?)');
const AREA_NAME = phrase('AREA (?<name>[A-Z]|\\d{1,2})');
const PLACE = /\((?!DURING |OPR )(?<name>[^()]{2,80})\)/y;
const UP_TO = phrase(
  `(?:(?:UP TO|MAX(?:IMUM)?(?: (?:HGT|HEIGHT|ALT|ALTITUDE|ELEV))?|UPPER LIMIT)(?: UP TO| OF)? ?:? ?)(?<heights>${HEIGHT}(?:(?: ?[/,] ?| \\()${HEIGHT}\\)?)?)`,
);
const OF_HEIGHT = phrase(
  `(?:(?:HGT|HEIGHT|ELEV|TOP) ?:? ?)(?<heights>${HEIGHT}(?:(?: ?[/,] ?| \\()${HEIGHT}\\)?)?)`,
);
/** `302FT (289FT AGL)`: above mean sea level first, the United States way (FAA Order 7930.2). */
const SEA_AND_GROUND = /(?<amsl>\d{1,5}) ?FT \((?<agl>\d{1,5}) ?FT AGL\)(?![A-Z0-9])/y;
const ARC = phrase(
  `THENCE (?:THE |BY (?:THE |AN )?)?(?<direction>CLOCKWISE|ANTICLOCKWISE)(?: BY (?:THE |AN )?)? ARC OF A CIRCLE(?: OF)? ?RADIUS(?: OF)? ${LENGTH} CENTRED ON (?<centre>${POSITION})(?: (?:BTN|BETWEEN|TO) (?<ends>${POSITIONS}))?`,
);
const RANGE = phrase(
  `(?:(?:VERTICAL |VER )?(?:LIMITS?|ALTITUDE) ?: ?)?(?:(?:BTN|BETWEEN|FM|FROM) )?(?<lower>${HEIGHT}) ?(?:-|TO|AND|UP TO|/) ?(?<upper>${HEIGHT})`,
);
const HEIGHTS = phrase(`(?<heights>${HEIGHT}(?: ?/ ?${HEIGHT})*)`);
const HOURS = phrase('(?:BTN |FM |FROM )?(?<from>\\d{4}) ?(?:-|TO|AND) ?(?<to>\\d{4})');
const BETWEEN_WAYS = phrase(
  "(?:BTN|BETWEEN) (?<from>(?:TWY |RWY |')?[A-Z0-9]{1,6}'?) (?:AND|&) (?<to>(?:TWY |RWY |')?[A-Z0-9]{1,6}'?)",
);
const FREQUENCY = phrase(
  '(?:,? ?OR )?(?:,? ?)(?:FM|FROM|BY|WITH|ON) (?:EITHER )?(?<unit>[A-Z][A-Z ]{2,30}?)(?: ON)?(?: FREQ| CH)? (?<frequency>\\d{3}\\.\\d{1,3}(?:(?:, ?| OR | AND )\\d{3}\\.\\d{1,3}){0,4}) ?(?:MHZ)?(?: (?<callsign>[A-Z]+ (?:APPROACH|RADAR|TOWER|INFORMATION|INFO)))?(?<always> \\(OPR H24\\))?',
);
const CATEGORY = phrase('TO (?:RFF ?)?CAT(?:EGORY)? ?(?<category>\\d{1,2})');
const UNIT = phrase(
  '(?:FM|FROM) (?<unit>[A-Z]{3,20}(?: [A-Z]{3,20}){0,2}? (?:RADAR|ATC|APP|APPROACH|TWR|TOWER|INFO|INFORMATION|CONTROL))',
);
const DEFINED_IN = phrase(
  'AS (?:DEFINED|DESCRIBED|PUBLISHED) IN (?:THE )?(?<document>(?:[A-Z]{2} )?AIP [A-Z]{2,3} ?\\d{1,2}(?:\\.\\d{1,3}){0,4}(?: PARA(?:GRAPH)? \\d{1,2}(?:\\.\\d{1,3}){0,5})?)',
);
const CAUSES = CAUSE_ENTRIES.map(({ code, pattern }) => ({
  code,
  expression: phrase(`,? ?(?:DUE(?: TO)?|BECAUSE OF|FOR) (?:THE )?(?:${pattern})`),
}));

const SIMPLE: readonly { readonly code: SimpleAdjunct; readonly expression: RegExp }[] = (
  [
    [
      'withObservers',
      '(?:UTILISING|USING|WITH) VISUAL OBSERVERS(?: \\(EXTENDED (?:VISUAL )?LINE OF SIGHT\\))?',
    ],
    ['withoutObservers', 'WITHOUT (?:VISUAL )?OBSERVERS'],
    ['temporarily', 'TEMPO(?:RARILY)?'],
    ['asFollows', '(?:AS (?:FLW|FOLLOWS?)|(?:WI|IN) (?:THE )?(?:FOLLOWING|FLW) (?:AREAS?|COORD))'],
    [
      'backToStart',
      ',? ?BACK? ?K? TO (?:START|(?:THE )?(?:POINT OF )?ORIGIN)|TO POINT OF ORIGIN|TO BEGINNING|BACK TO (?:THE )?(?:FIRST|INITIAL) POINT',
    ],
    ['duringHoursOfWatch', '\\(?DURING (?:THE )?(?:HR|HOURS) OF WATCH\\)?'],
    ['flaggedAndLighted', 'FLAGGED AND LGTD|MARKED AND (?:LGTD|LIT)'],
    ['unlit', 'UNLIT|NOT LIT|NOT LGTD'],
    ['lighted', 'LIT(?: AT NIGHT)?|LGTD|LIGHTED|RED LIT'],
    ['priorPermission', '(?:STRICTLY )?PPR(?: ONLY)?'],
    ['daytimeOnly', 'DAYTIME ONLY|DAYLIGHT HR ONLY'],
    ['atNight', 'AT NIGHT|NIGHT ONLY'],
    ['aroundTheClock', 'H24'],
    ['untilFurtherNotice', 'UFN|UNTIL FURTHER NOTICE'],
  ] as const
).map(([code, pattern]) => ({ code, expression: phrase(pattern) }));

/** Every adjunct that can be read from the cursor on, in order. */
export function readAdjuncts(cursor: Cursor): readonly Adjunct[] {
  const adjuncts: Adjunct[] = [];
  for (;;) {
    take(cursor, /[,.:;-](?= |$)/y);
    const adjunct = readAdjunct(cursor, adjuncts);
    if (adjunct === null) return adjuncts;
    adjuncts.push(adjunct);
  }
}

function readAdjunct(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  return readPlace(cursor) ?? readHeights(cursor) ?? readTimeOrCause(cursor, before);
}

function readPlace(cursor: Cursor): Adjunct | null {
  for (const expression of RADIUS) {
    const match = take(cursor, expression);
    if (match?.groups) {
      return { type: 'radius', radius: lengthOf(match.groups), position: match.groups.position ?? null };
    }
  }
  const arc = take(cursor, ARC)?.groups;
  if (arc?.direction && arc.centre) {
    return {
      type: 'arc',
      clockwise: arc.direction === 'CLOCKWISE',
      radius: lengthOf(arc),
      centre: arc.centre,
      ends: arc.ends ?? null,
    };
  }
  const wholly = take(cursor, WHOLLY)?.groups?.area;
  if (wholly !== undefined) return { type: 'wholly', area: WHOLLY_INSIDE[wholly] ?? 'area' };
  const area = take(cursor, AREA_NAME)?.groups?.name;
  if (area !== undefined) return { type: 'areaName', name: area };
  const start = cursor.at;
  const bounded = take(cursor, WITHIN_LIST) ?? take(cursor, BOUNDED);
  if (bounded?.groups?.positions === undefined && bounded?.[0].startsWith('AREA')) cursor.at = start;
  else if (bounded) return { type: 'bounded', positions: bounded.groups?.positions ?? null };
  if (take(cursor, WITHIN_NEXT)) return { type: 'bounded', positions: null };
  const at = take(cursor, AT_POSITIONS);
  if (at?.groups?.positions) return { type: 'positions', positions: at.groups.positions };
  const lowFlying = take(cursor, LOW_FLYING_AREA);
  if (lowFlying?.groups?.number) return { type: 'lowFlyingArea', number: lowFlying.groups.number };
  const place = take(cursor, PLACE);
  if (place?.groups?.name) return { type: 'place', name: place.groups.name };
  return null;
}

function readHeights(cursor: Cursor): Adjunct | null {
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
  const start = cursor.at;
  const range = take(cursor, RANGE)?.groups;
  if (range?.lower && range.upper) {
    const lower = heightOf(range.lower);
    const upper = heightOf(range.upper);
    if (lower.reference === 'sfc' || upper.reference === 'unl' || lower.reference === upper.reference) {
      return { type: 'range', lower, upper };
    }
    cursor.at = start;
  }
  const heights = take(cursor, HEIGHTS)?.groups?.heights;
  if (heights === undefined) return null;
  return { type: 'heights', heights: heightsOf(heights) };
}

function readTimeOrCause(cursor: Cursor, before: readonly Adjunct[]): Adjunct | null {
  const hours = take(cursor, HOURS)?.groups;
  if (hours?.from && hours.to) return { type: 'hours', from: hours.from, to: hours.to };
  for (const { code, expression } of CAUSES) {
    if (take(cursor, expression)) return { type: 'cause', cause: code };
  }
  for (const { code, expression } of SIMPLE) {
    if (take(cursor, expression)) return { type: 'simple', code };
  }
  const between = take(cursor, BETWEEN_WAYS)?.groups;
  if (between?.from && between.to) return { type: 'between', from: between.from, to: between.to };
  const defined = take(cursor, DEFINED_IN)?.groups?.document;
  if (defined !== undefined) return { type: 'definedIn', document: defined };
  const frequency = take(cursor, FREQUENCY)?.groups;
  if (frequency?.unit && frequency.frequency) {
    return {
      type: 'frequency',
      unit: frequency.unit,
      frequency: frequency.frequency.replace(/, ?| OR | AND /g, ' / '),
      callsign: frequency.callsign ?? null,
      always: frequency.always !== undefined,
      first: !before.some((adjunct) => adjunct.type === 'frequency'),
    };
  }
  const category = take(cursor, CATEGORY)?.groups?.category;
  if (category !== undefined) return { type: 'category', category };
  const unit = take(cursor, UNIT)?.groups?.unit;
  return unit === undefined ? null : { type: 'unit', unit };
}

function lengthOf(groups: Readonly<Record<string, string | undefined>>): Length {
  return { value: groups.value ?? '', unit: (groups.unit ?? 'NM') as Length['unit'] };
}

function heightsOf(text: string): readonly Height[] {
  return text.split(/[/,(]/).map((height) => heightOf(height.replace(')', '').trim()));
}

function heightOf(text: string): Height {
  if (text === 'MSL') return { value: 0, unit: 'ft', reference: 'amsl' };
  if (text === 'SFC' || text === 'GND') return { value: 0, unit: 'ft', reference: 'sfc' };
  if (text.startsWith('UNL')) return { value: null, unit: 'ft', reference: 'unl' };
  const value = Number(/\d+/.exec(text)?.[0] ?? 0);
  if (text.startsWith('FL')) return { value, unit: 'fl', reference: 'std' };
  return {
    value,
    unit: /\d ?FT/.test(text) ? 'ft' : 'm',
    reference: text.endsWith('AGL') ? 'agl' : 'amsl',
  };
}
