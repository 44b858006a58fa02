import {
  STANDING_THINGS,
  type ActivityCode,
  type Adjunct,
  type CauseCode,
  type Clause,
  type NamedFacility,
  type PhraseCode,
} from '@klarnotam/notam';
import type { Catalogue, ClauseWords, CountedThing } from '../catalogue.ts';
import { formatList } from '../format/list.ts';
import { capitalised, ended, uncapitalised } from '../format/sentence.ts';
import { weekday } from '../format/weekday.ts';
import { formatUnitName } from '../format/place-name.ts';
import { fill, say } from '../say.ts';
import { renderAdjuncts } from './render-adjunct.ts';
import { asStand, sayFacility } from './say-facility.ts';
import { sayDayLine, sayWeekdayLine } from './say-hours-line.ts';
import { sayMinima } from './say-minima.ts';
import { sayRule, sayWhomToAsk } from './say-rule.ts';
import { sayFriction, sayReportTime, saySurface } from './say-surface-report.ts';
import { sayDates, sayFigures, sayMonthOfYear } from './say-printed-figures.ts';

/** A clause that was read whole, as a sentence of the language. */
export function renderClause(clause: Clause, catalogue: Catalogue): string {
  const words = catalogue.clauses;
  switch (clause.kind) {
    case 'state':
      return renderState(clause, catalogue);
    case 'activity':
      return renderActivity(clause, catalogue);
    case 'rule':
      return joined(sayRule(clause, catalogue), clause.adjuncts, catalogue);
    case 'adjuncts':
      return sayAdjunctsAlone(clause.adjuncts, catalogue);
    case 'areaLine': {
      const name = formatList(clause.name.split(', '), catalogue);
      if (clause.adjuncts.length === 0)
        return say(catalogue, 'sentence', { text: catalogue.marking?.phrase('name', name) ?? name });
      return say(catalogue, 'clauseAreaLine', { name, adjuncts: ` ${alone(clause.adjuncts, catalogue)}` });
    }
    case 'facilityLine': {
      const subject = sayFacility(clause, catalogue);
      if (clause.adjuncts.length === 0) {
        return clause.heads ? say(catalogue, 'clauseFacility', { subject }) : subject;
      }
      return say(catalogue, 'clauseFacilityLine', { subject, adjuncts: alone(clause.adjuncts, catalogue) });
    }
    case 'weekdayLine':
      return sayWeekdayLine(clause, catalogue);
    case 'dayLine':
      return sayDayLine(clause, catalogue);
    case 'surface':
      return saySurface(clause, catalogue);
    case 'friction':
      return sayFriction(clause, catalogue);
    case 'reportTime':
      return sayReportTime(clause, catalogue);
    case 'minima':
      return sayMinima(clause, catalogue);
    case 'contact': {
      const { purpose, value } = clause;
      const unit = clause.unit === null ? null : formatUnitName(clause.unit);
      if (purpose === 'permission') return sayWhomToAsk(unit, value, catalogue);
      return unit === null
        ? say(catalogue, CONTACT_KEYS[purpose], { value })
        : say(catalogue, 'clauseContactUnit', { unit, value });
    }
    case 'reference':
      return fill(catalogue, words.references[clause.reference], {
        value: sayDates(
          clause.reference === 'controllingAuthority' ? formatUnitName(clause.value) : clause.value,
          catalogue,
        ),
      });
    case 'phrase': {
      const said = sayPhrase(clause, catalogue);
      return ANNOUNCING.has(clause.phrase) ? said.replace(/\s?[:：]$/u, '') : said;
    }
    case 'sequence':
      return renderSequence(clause.clauses, catalogue);
  }
}

function renderSequence(parts: readonly Clause[], catalogue: Catalogue): string {
  let said = '';
  for (const part of withCausesBehind(parts, catalogue)) {
    const isAnnounced = /[:：]$/.test(said) && part.kind === 'adjuncts';
    const rendered = isAnnounced ? adjunctsAlone(part.adjuncts, catalogue) : renderClause(part, catalogue);
    const text = ended(rendered, catalogue);
    const next = /[:：]$/.test(said) && isWithinSentence(part, catalogue) ? uncapitalised(text) : text;
    said = said === '' ? next : say(catalogue, 'sentences', { first: said, next });
  }
  return said;
}

/** `DUE TO ATC STAFFING, REQUESTS … MAY BE REFUSED`: the reason follows what it is the reason of. */
function withCausesBehind(parts: readonly Clause[], catalogue: Catalogue): readonly Clause[] {
  const [first, second, ...others] = parts;
  if (first?.kind !== 'adjuncts' || causesAlone(first.adjuncts) === null) return parts;
  if (second?.kind !== 'phrase' || /[:：]$/.test(renderClause(second, catalogue))) return parts;
  return [second, first, ...others];
}

/** What a colon has announced goes on with the sentence, if it begins with no name: weekdays are one in English. */
function isWithinSentence(part: Clause, catalogue: Catalogue): boolean {
  if (part.kind === 'adjuncts') return true;
  return part.kind === 'weekdayLine' && /^\p{Ll}/u.test(weekday(part.from, catalogue));
}

type ActivityClause = Extract<Clause, { readonly kind: 'activity' }>;

/** What goes on as a noun phrase, as headlines have it. */
export function nameActivity(
  { activity, others = [], adjuncts }: ActivityClause,
  catalogue: Catalogue,
): string {
  const { activities } = catalogue.clauses;
  if (others.length === 0) {
    const { name, adjuncts: more } = sayCounted(activity, adjuncts, catalogue);
    return joined(name, more, catalogue);
  }
  const named = [activities[activity], ...others.map((other) => uncapitalised(activities[other]))];
  return joined(formatList(named, catalogue), adjuncts, catalogue);
}

/** `20 wind turbines`: the number stands in the name of the thing; that there are several is told by its plural. */
function sayCounted(
  activity: ActivityCode,
  adjuncts: readonly Adjunct[],
  catalogue: Catalogue,
): { readonly name: string; readonly count: number | null; readonly adjuncts: readonly Adjunct[] } {
  const { activities, counted } = catalogue.clauses;
  const printed = adjuncts.find((adjunct) => adjunct.type === 'count');
  if (printed === undefined || !isCounted(activity, counted))
    return { name: activities[activity], count: null, adjuncts };
  const { count } = printed;
  const name = count === null ? activities[activity] : fill(catalogue, counted[activity], { count });
  return { name, count, adjuncts: adjuncts.filter((adjunct) => adjunct !== printed) };
}

function isCounted(activity: ActivityCode, counted: ClauseWords['counted']): activity is CountedThing {
  return Object.hasOwn(counted, activity);
}

/** What goes on as a sentence: `There will be fireworks at …`, `Drones will fly …`. */
function renderActivity(clause: ActivityClause, catalogue: Catalogue): string {
  const { activity, stands, others = [] } = clause;
  const { name, count, adjuncts } =
    others.length > 0
      ? { name: '', count: null, adjuncts: clause.adjuncts }
      : sayCounted(activity, clause.adjuncts, catalogue);
  const { activitySentences } = catalogue.clauses;
  const { own, things, standing = things, others: ofOne, forms } = activitySentences;
  const { before, after } = renderAdjuncts(adjuncts, catalogue);
  const usual = stands === true ? standing : STANDING_THINGS.has(activity) ? things : ofOne;
  const statement =
    others.length > 0
      ? saySeveral([activity, ...others], after, catalogue)
      : fill(catalogue, (count === null ? own[activity] : undefined) ?? usual, {
          activity: uncapitalised(name),
          adjuncts: after,
          form: forms[activity] ?? 'other',
          count: count ?? 0,
        });
  const said = withCommasBehind(before) + (before === '' ? statement : uncapitalised(statement));
  return /[:：]$/.test(after) && said.endsWith(after)
    ? capitalised(said)
    : say(catalogue, 'sentence', { text: capitalised(said) });
}

/** Several that go on at one place, as one statement. */
function saySeveral(all: readonly ActivityCode[], adjuncts: string, catalogue: Catalogue): string {
  const { activities, activitySentences } = catalogue.clauses;
  const { several, own, forms } = activitySentences;
  const items = all.map((activity) =>
    fill(catalogue, several.item, {
      activity: uncapitalised(activities[activity]),
      form: forms[activity] ?? 'other',
    }),
  );
  const [form = 'other', ...differing] = new Set(
    all.map((activity) => forms[activity] ?? (own[activity] === undefined ? 'other' : 'mixed')),
  );
  return fill(catalogue, several.sentence, {
    activity: formatList(items, catalogue),
    adjuncts,
    form: differing.length === 0 ? form : 'mixed',
  });
}

type StateClause = Extract<Clause, { readonly kind: 'state' }>;

function renderState(clause: StateClause, catalogue: Catalogue): string {
  // `ATC, ATS`: two words of telegrams may be one of ours.
  const facilities = new Set([clause, ...clause.others].map((facility) => sayFacility(facility, catalogue)));
  const [first = '', ...others] = facilities;
  const listed = formatList([first, ...others.map(uncapitalised)], catalogue);
  const subject = others.length === 0 ? listed : (catalogue.marking?.phrase('name', listed) ?? listed);
  const form = formOf([clause, ...clause.others], catalogue);
  const pattern = catalogue.clauses.states[clause.state];
  const statement = fill(catalogue, pattern, { subject, form, value: clause.value ?? '' });
  const adjuncts = CLOSED.has(clause.state) ? clause.adjuncts.map(closedTo) : clause.adjuncts;
  const said = joined(statement, adjuncts, catalogue);
  // `… opening hours 09:00–10:30`: the hours are what is said.
  const atHours = HEADING_HOURS.has(clause.state) && said.startsWith(statement);
  return atHours ? `${statement}${said.slice(statement.length).replace(/^[,،，] ?/, ' ')}` : said;
}

const CLOSED: ReadonlySet<StateClause['state']> = new Set<StateClause['state']>(['closed', 'partlyClosed']);

/** Closed to somebody, not for. */
function closedTo(adjunct: Adjunct): Adjunct {
  return adjunct.type === 'users' && adjunct.scope === 'for' ? { ...adjunct, scope: 'to' } : adjunct;
}

const HEADING_HOURS: ReadonlySet<StateClause['state']> = new Set<StateClause['state']>([
  'openingHours',
  'openingHoursChanged',
  'openingHoursExtended',
]);

/** The form of what agrees with all of `facilities`. */
function formOf(facilities: readonly NamedFacility[], { clauses }: Catalogue): string {
  const forms = new Set(facilities.map((facility) => clauses.facilities[asStand(facility)].form));
  const [first = ''] = forms;
  if (facilities.length === 1) return first;
  if (clauses.several === undefined) return 'plural';
  const plurals = new Set([...forms].map((form) => clauses.several?.plurals[form]));
  const [plural] = plurals;
  return plurals.size === 1 && plural !== undefined ? plural : clauses.several.mixed;
}

const CONTACT_KEYS = {
  information: 'clauseInformation',
  contact: 'clauseContact',
  operational: 'clauseOperational',
} as const;

/** Phrases that announce an area: it stands with the place, so nothing follows their colon. */
const ANNOUNCING: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'flightSafetyAffected',
  'chineseAerospace',
  'unburnedDebrisFalls',
]);

/** Phrases whose second value is a date. */
const DATED: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'triggerSupplementFrom',
  'triggerSupplementFromUntil',
  'triggerAmendmentFrom',
]);

/** `31 MAR 24`, `OCT 2023 EST`: the day on which a publication ends. */
function sayEnd(printed: string, catalogue: Catalogue): string {
  const date = spaced(printed.replace(/ EST$/, ''));
  const said = sayMonthOfYear(date, catalogue) ?? sayDates(date, catalogue);
  return date === spaced(printed) ? said : `${said}${catalogue.clauses.simple.estimated}`;
}

/** Phrases whose values name a unit, a region or an airspace. */
const NAMING: ReadonlySet<PhraseCode> = new Set<PhraseCode>([
  'updateFromUnit',
  'aerospaceAffectsFlights',
  'issuedForSafety',
  'dangerZoneDeclared',
  'dangerZoneInRegion',
  'routesRerouted',
  'routesClosedToTraffic',
  'routesNotAvailableDuringIn',
  'separationsProvided',
  'stayClearOfAirspace',
  'lowPressureForecast',
  'militaryAvoidReserve',
  'useListeningSquawk',
  'emergencyAccessByRadio',
  'zoneAndAerodromeHours',
  'equippedShouldListen',
  'crossingMayBeRefused',
  'pressureDifference',
  'frequencyShared',
  'radioZoneForOthers',
]);

/** `17NOV2022` as `17 NOV 2022`. */
function spaced(date: string): string {
  return date.replace(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/g, ' ');
}

/** A phrase with a number to call says it as a sentence of its own. */
function sayPhrase(
  { phrase, value, second, until = '' }: Extract<Clause, { readonly kind: 'phrase' }>,
  catalogue: Catalogue,
): string {
  const pattern = catalogue.clauses.phrases[phrase];
  if (value === null && second === null) return pattern;
  const figures = (printed: string): string =>
    sayFigures(NAMING.has(phrase) ? formatUnitName(printed) : printed, catalogue);
  const said = fill(catalogue, pattern, {
    until: sayEnd(until, catalogue),
    value: figures((value ?? '').replace(/[.,]+$/, '')),
    second: DATED.has(phrase) ? sayDates(spaced(second ?? ''), catalogue) : figures(second ?? ''),
  });
  if (value === null || pattern.includes('{value}')) return said;
  const key = /^[+\d]/.test(value) ? 'clauseOperational' : 'clauseInformation';
  return say(catalogue, 'sentences', {
    first: said,
    next: say(catalogue, key, { value: value.replace(/[.,]+$/, '') }),
  });
}

function joined(
  statement: string,
  adjuncts: Parameters<typeof renderAdjuncts>[0],
  catalogue: Catalogue,
): string {
  const adjoining = renderAdjuncts(adjuncts, catalogue);
  const before = withCommasBehind(adjoining.before);
  const { after } = adjoining;
  const said = before === '' ? statement : `${capitalised(before)}${uncapitalised(statement)}`;
  // What announces positions ends with a colon and needs no full stop.
  return /[:：]$/.test(after)
    ? `${said}${after}`
    : say(catalogue, 'clause', { statement: said, adjuncts: after });
}

/** Adjuncts without a statement: without the blanks and commas that would join them to it. */
function alone(adjuncts: Parameters<typeof renderAdjuncts>[0], catalogue: Catalogue): string {
  const { before, after } = renderAdjuncts(adjuncts, catalogue);
  const said = withCommasBehind(`${before.trimEnd()}${after}`).replace(/^[ ,،、，]+|[ ,،、，]+$/g, '');
  return /^（(?:[^（）]|（[^（）]{1,500}）){1,500}）$/.test(said) ? said.slice(1, -1) : said;
}

/** Marks of values may stand beside the parentheses. */
const COMMA_BEFORE_PARENTHESES = /、((?:[\ue000-\ue0ff]*（(?:[^（）]|（[^（）]*）)*）)+[\ue000-\ue0ff]*)、?/g;

/** What stands in parentheses belongs to what is before it, and the comma of Japanese follows both. */
function withCommasBehind(text: string): string {
  return text.replace(COMMA_BEFORE_PARENTHESES, '$1、');
}

function sayAdjunctsAlone(adjuncts: readonly Adjunct[], catalogue: Catalogue): string {
  const causes = causesAlone(adjuncts);
  if (causes === null) return adjunctsAlone(adjuncts, catalogue);
  const cause = formatList(
    causes.map((each) => catalogue.clauses.causes[each]),
    catalogue,
  );
  return capitalised(say(catalogue, 'clauseCause', { cause }));
}

/** Why, where nothing else is told. */
function causesAlone(adjuncts: readonly Adjunct[]): readonly CauseCode[] | null {
  const causes = adjuncts.flatMap((adjunct) => (adjunct.type === 'cause' ? adjunct.cause : []));
  return causes.length > 0 && causes.length === adjuncts.length ? causes : null;
}

function adjunctsAlone(adjuncts: readonly Adjunct[], catalogue: Catalogue): string {
  const isPlaced =
    adjuncts[0]?.type === 'lowFlyingArea' ||
    adjuncts[0]?.type === 'militaryAreas' ||
    // `SW OF LERWICK` by itself tells where the area before it lies.
    adjuncts.every(({ type }) => type === 'bearing' || type === 'relation');
  const key = isPlaced ? 'clausePlaced' : 'clauseAlone';
  return capitalised(say(catalogue, key, { adjuncts: alone(adjuncts, catalogue) }));
}
