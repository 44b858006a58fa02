import {
  isCondition,
  isSubject,
  isValidPair,
  type ConditionCode,
  type DecodedNotam,
  type Reason,
} from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatHeight } from '../format/height.ts';
import { formatList } from '../format/list.ts';
import { formatAreaName } from '../format/place-name.ts';
import { capitalised, uncapitalised } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { HeadlineStatement, Statements } from '../statements/statements.ts';
import { sayAbout } from './say-about.ts';
import { sayReason } from './say-reason.ts';
import { nameActivity, renderClause } from './render-clause.ts';
import { isSea, sayNamedPlace } from './say-named-place.ts';

/** More areas than these are counted. */
const NAMED_AREAS = 4;

/** New hours of service and work in progress: nouns as they are, which a headline does not turn into sentences. */
const NOMINAL: ReadonlySet<ConditionCode> = new Set<ConditionCode>(['AH', 'HW']);

/** What the notice is about as a noun phrase, without a full stop. */
export function sayHeadline(
  decoded: DecodedNotam,
  { headline }: Pick<Statements, 'headline'>,
  catalogue: Catalogue,
): string {
  return capitalised(sayThing(headline, decoded, catalogue));
}

function sayThing(headline: HeadlineStatement, decoded: DecodedNotam, catalogue: Catalogue): string {
  switch (headline.type) {
    case 'event':
      return sayEventThing(headline, catalogue);
    case 'areas':
      return sayAreas(headline, catalogue);
    case 'hazards':
      return formatList(
        headline.hazards.map((hazard, index) => {
          const { noun } = catalogue.hazards[hazard];
          return index === 0 ? noun : uncapitalised(noun);
        }),
        catalogue,
      );
    case 'reason':
      return sayNews(headline.reason, decoded, catalogue);
    case 'phrase':
      return asHeadline(renderClause(headline.clause, catalogue), catalogue);
    case 'subject':
      return say(catalogue, 'headlineTopic', {
        topic: asHeadline(catalogue.clauses.facilities[headline.facility].unnamed, catalogue),
      });
    case 'airspace':
      return sayAirspace(headline, catalogue);
    case 'code':
      return sayCode(decoded, headline, catalogue);
    case 'level':
      return catalogue.levels[decoded.facts.rating.level].meaning;
  }
}

function sayAirspace(
  { airspace, name }: Extract<HeadlineStatement, { readonly type: 'airspace' }>,
  catalogue: Catalogue,
): string {
  const { label } = catalogue.airspaces[airspace];
  const topic = name === null ? label : `${label}${say(catalogue, 'adjunctPlace', { name })}`;
  return say(catalogue, 'headlineTopic', { topic });
}

function sayEventThing(
  { clause, place, name, height }: Extract<HeadlineStatement, { readonly type: 'event' }>,
  catalogue: Catalogue,
): string {
  const said = clause.kind === 'activity' ? nameActivity(clause, catalogue) : renderClause(clause, catalogue);
  let thing = asHeadline(said, catalogue);
  if (name !== null) thing += say(catalogue, 'adjunctPlace', { name: sayNamedPlace(name, catalogue) });
  if (place !== null)
    thing = say(catalogue, isSea(place) ? 'thingInSea' : 'thingAt', {
      thing,
      place: sayNamedPlace(place, catalogue),
    });
  return height === null
    ? thing
    : say(catalogue, 'thingHigh', { thing, height: formatHeight(height, catalogue) });
}

function sayAreas(
  areas: Extract<HeadlineStatement, { readonly type: 'areas' }>,
  catalogue: Catalogue,
): string {
  const said = sayNames(areas, catalogue);
  return areas.group === null
    ? said
    : `${said}${say(catalogue, 'adjunctPlace', { name: formatAreaName(areas.group) })}`;
}

function sayNames(
  { names, areDanger, areAll }: Extract<HeadlineStatement, { readonly type: 'areas' }>,
  catalogue: Catalogue,
): string {
  const named = formatList(names.slice(0, NAMED_AREAS), catalogue);
  if (!areAll) return say(catalogue, 'headlineAreasAmong', { names: named });
  if (names.length > NAMED_AREAS) {
    const key = areDanger ? 'headlineDangerAreasMany' : 'headlineAreasMany';
    return say(catalogue, key, { count: names.length });
  }
  if (names.length === 1)
    return say(catalogue, areDanger ? 'headlineDangerArea' : 'headlineArea', { name: named });
  return say(catalogue, areDanger ? 'headlineDangerAreas' : 'headlineAreas', { names: named });
}

/**
 * `Obstacle lights out of service`; the subject alone where the condition is no news. An aerodrome may be closed to some alone, which an
 * unread text may say.
 */
function sayCode(
  decoded: DecodedNotam,
  { isQuoted, hasNews, isTopicOnly }: Extract<HeadlineStatement, { readonly type: 'code' }>,
  catalogue: Catalogue,
): string {
  const { code = null, subject = null, condition = null } = decoded.facts.qualifier ?? {};
  if (subject === null || !isSubject(subject)) return say(catalogue, 'unknownCode', { code: code ?? '' });
  if (subject === 'FA' && (condition === 'LT' || condition === 'LP' || (condition === 'LC' && isQuoted)))
    return say(catalogue, 'headlineAerodromeRestricted');
  const { label } = catalogue.subjects[subject];
  if (isTopicOnly) return say(catalogue, 'headlineTopic', { topic: label });
  if (condition === null || !isCondition(condition) || !hasNews) return label;
  const isSentence = isValidPair(subject, condition) && !NOMINAL.has(condition);
  const sentence = isSentence ? sayAbout(decoded, catalogue) : null;
  if (sentence !== null) return asHeadline(sentence, catalogue);
  return say(catalogue, 'headlineCode', {
    subject: label,
    condition: catalogue.conditions[condition].label,
  });
}

/** The reason; an airspace has its name right behind it. */
function sayNews(reason: Reason, decoded: DecodedNotam, catalogue: Catalogue): string {
  const said = asHeadline(sayReason(reason, decoded, catalogue), catalogue);
  return reason.code === 'airspaceActive' && reason.name !== null
    ? said.replace(/ ?[（(]([^()（）]*)[)）](?!.*[)）])/u, ' $1')
    : said;
}

/** A sentence without its full stop, article and copula, as the language writes headlines. */
function asHeadline(sentence: string, catalogue: Catalogue): string {
  const statement = sentence.replace(/\s?[.।。]$/u, '');
  return catalogue.asHeadline?.(statement) ?? statement;
}
