import type { DecodedNotam, NotamFacts } from '@klarnotam/notam';
import { localeSettings as english } from '../../catalogues/en/locale-settings.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Atom, Mention, Side } from '../read/atom.ts';
import { sidesOf } from './held-sides.ts';
import { capitals, isNumbering, quietly, withoutQualifier } from './telegram-text.ts';
import { datedAs, innerDaysOf } from './held-days.ts';
import { circleOf, isOfSearchCircle } from './held-circle.ts';
import { countsOf } from './held-counts.ts';
import { phonesApart } from './held-phones.ts';
import { bearingsOf } from './held-bearings.ts';
import { heldDurations } from './held-durations.ts';
import { ofInstant } from './held-instants.ts';
import { heightsByArea, type HeightsByArea } from './held-lists.ts';
import { limitsOf } from './held-limits.ts';
import { radiiOf } from './held-radii.ts';
import { feetAndInchesOf } from './held-feet-and-inches.ts';
import { nameListsOf } from './held-name-lists.ts';
import { isFact } from './held-required.ts';
import { heldTimes, type HeldTimes } from './held-times.ts';
import { readTelegram } from './read-telegram.ts';
import { localMinutesOf } from './held-local-times.ts';
import {
  fourLettersOf,
  lettersInContext,
  namingLettersOf,
  numbersOfNames,
  shortReferencesOf,
  spelledNamesOf,
  loneRunwaysOf,
} from './held-identifiers.ts';
import {
  namedWeekdaysOf,
  spelledOnceOf,
  spelledWeekdaysOf,
  weekdayRangesOf,
  weekdaysOf,
  weekdayTimesOf,
} from './held-weekdays.ts';
import { lengthsBeside } from '../read/lengths-beside.ts';
import { numberRangesOf, type NumberRange } from '../read/pair-numbers.ts';
import { pairPoints, type Point } from '../read/pair-points.ts';
import { areaKeys } from '../read/read-keys.ts';
import { readMentions } from '../read/read-mentions.ts';
import { readWeekdays } from '../read/read-weekdays.ts';
import { vocabularyOf } from '../read/vocabulary.ts';
import type { NotamWording } from '../../wording.ts';

/** What a text about a NOTAM may say, and what it must. */
export interface HeldFacts extends HeldTimes {
  /** All that the telegram, its facts and our own words for them say. */
  readonly known: readonly Mention[];
  /** What a reader must be told. */
  readonly required: readonly Mention[];
  /** Items D and E, whose bare figures may be given a unit, and the other way round. */
  readonly inText: readonly Mention[];
  /** Those of them that count entries, areas and the like: `1.`, `AREA 2`. */
  readonly numbered: ReadonlySet<Mention>;
  /** What the whole telegram prints, each time it does, but for its qualifier. */
  readonly inSource: readonly Mention[];
  /** What our own translation prints, each time it does. */
  readonly inOwn: readonly Mention[];
  /** The telegram in capital letters, but for its qualifier. */
  readonly source: string;
  /** Of the month, of the dates that the telegram names and those within its ranges. */
  readonly days: ReadonlySet<number>;
  /** Of the month, within ranges that item E writes without a month. */
  readonly innerDays: ReadonlySet<number>;
  readonly points: readonly Point[];
  /** Lists of names and bare numbers of item E. */
  readonly nameLists: readonly (readonly Mention[])[];
  /** How far corridors reach to each side of their line. */
  readonly sideLengths: readonly Mention[];
  /** Ranges of bare numbers of item E, first and last. */
  readonly numberRanges: readonly NumberRange[];
  readonly heights: HeightsByArea;
  /** Centre, latitude first, and radius of the qualifier. */
  readonly circle: readonly Mention[];
  /** What the telegram gives as a radius, and the radii of its areas; empty: none. */
  readonly radii: readonly Mention[];
  readonly pointsInText: readonly Point[];
  /** How many corners each area that the telegram draws has. */
  readonly corners: ReadonlySet<number>;
  /** How many areas the telegram names, and how many it draws. */
  readonly areaCounts: ReadonlySet<number>;
  /** Numbers that may be said of things: figures of the telegram, and how many of each kind it lists. */
  readonly counts: ReadonlySet<number>;
  /** Lengths of time of the NOTAM in whole units. */
  readonly lengths: ReadonlySet<number>;
  /** Times of day that hold on any date: those of items D and E. */
  readonly times: readonly Atom[];
  readonly phones: readonly string[];
  /** Directions that item E names in words. */
  readonly sides: ReadonlySet<Side>;
  /** ISO 8601 numbers of the weekdays that are named, or that a date falls on. */
  readonly weekdays: ReadonlySet<number>;
  /** Those that the telegram names itself. */
  readonly namedWeekdays: ReadonlySet<number>;
  /** Those of them that stand not only within a range. */
  readonly spelledWeekdays: ReadonlySet<number>;
  /** Those that it names once. */
  readonly spelledOnce: ReadonlySet<number>;
  /** First and last day, `1-5`, of ranges of weekdays. */
  readonly weekdayRanges: ReadonlySet<string>;
  /** Weekdays with the minute of the day that stands behind them, `1 480`. */
  readonly weekdayTimes: ReadonlySet<string>;
  /** Single letters that name something. */
  readonly letters: ReadonlySet<string>;
  /** Single letters of our own words with what stands before them. */
  readonly lettersInContext: ReadonlySet<string>;
  /** Words of four capital letters that may be said, and the location indicators among them. */
  readonly fourLetters: { readonly known: ReadonlySet<string>; readonly indicators: ReadonlySet<string> };
  readonly loneRunways: ReadonlySet<string>;
  /** Minutes of the day that item E marks as local time. */
  readonly localMinutes: ReadonlySet<number>;
  /** Items D and E in capital letters. */
  readonly text: string;
  /** What the catalogues say of the NOTAM in the language. */
  readonly own: string;
}

/** `14` of a list of days, which may be the number 14 too. */
function isDayOfMonth(atoms: readonly Atom[]): boolean {
  return atoms[0]?.type === 'number' && atoms.some(({ type }) => type === 'date');
}

/** Of the corners of an area, which our own words count. */
function isCountOfCorners({ atoms: [atom] }: Mention, { areas }: NotamFacts): boolean {
  return (
    atom?.type === 'number' &&
    areas.some((area) => area.type === 'polygon' && area.points.length === atom.value)
  );
}

function isPrinted({ implied }: Mention): boolean {
  return implied === undefined;
}

/** Everything that a text about `decoded` is held against. `own` is what the catalogues say in the language. */
export function heldFacts(decoded: DecodedNotam, own: NotamWording, catalogue: Catalogue): HeldFacts {
  const { facts, source } = decoded;
  const telegram = vocabularyOf('en', english.months);
  const vocabulary = vocabularyOf(catalogue.language, catalogue.months);
  const phones = facts.contacts.filter(({ type }) => type === 'phone').map(({ value }) => value);
  const readings = readTelegram(decoded, own, catalogue, phones);
  const { text: itemE, mentions: inE } = readings.itemE;
  const { text: itemD, mentions: inD } = readings.itemD;
  const { text: ownText, mentions: ours } = readings.own;
  const heights = limitsOf(facts, telegram);
  const year = Number((facts.validFrom ?? '2026').slice(0, 4));
  const bounds = [facts.validFrom, facts.validTo].flatMap((bound) =>
    bound === null ? [] : ofInstant(bound),
  );
  const unqualified = withoutQualifier(capitals(source));
  const all = readMentions(unqualified, telegram, phones);
  const required = [
    ...phonesApart(phones, inE),
    ...bounds,
    ...heights,
    ...inE.filter((mention) => isFact(mention, facts)),
    // A level of one area among several stands in no other item.
    ...inE.filter(({ atoms: [atom] }) => atom?.type === 'level'),
    ...inE.filter(({ atoms }) => isDayOfMonth(atoms)),
    ...inD,
  ].filter(isPrinted);
  const active = [...(facts.schedule?.intervals ?? []), ...(facts.textSchedule?.intervals ?? [])];
  const intervals = active.flatMap(({ from, to }) => [...ofInstant(from), ...ofInstant(to)]);
  const durations = heldDurations({ from: facts.validFrom, to: facts.validTo }, active, source);
  const known = datedAs(
    [
      ...required,
      ...inE,
      ...all,
      ...ours.filter((mention) => !isOfSearchCircle(mention, facts) && !isCountOfCorners(mention, facts)),
      ...intervals,
      ...durations,
      ...bearingsOf(itemE),
      ...numbersOfNames(itemE),
      ...shortReferencesOf(itemE),
      ...spelledNamesOf(itemE),
      ...feetAndInchesOf(itemE),
    ].filter(isPrinted),
    facts,
    itemE,
  );
  return {
    known,
    required,
    inText: [...inE, ...inD, ...heights],
    numbered: new Set([
      ...inE.filter(({ text: printed, span }) => /[A-Z/]/.test(printed) || isNumbering(itemE, span)),
      ...inD.filter(({ atoms }) => isDayOfMonth(atoms)),
    ]),
    days: new Set(
      [...inE, ...inD, ...bounds, ...intervals].flatMap(({ atoms }) =>
        atoms.flatMap((atom) => (atom.type === 'date' ? [atom.day] : [])),
      ),
    ),
    innerDays: innerDaysOf(itemE),
    inSource: all.filter(isPrinted),
    inOwn: readMentions(
      quietly(own.translation.map(({ text }) => text).join('\n')),
      vocabulary,
      phones,
    ).filter(isPrinted),
    source: unqualified,
    ...heldTimes(decoded, readings, active),
    points: [...pairPoints(inE), ...pairPoints(all), ...pairPoints(ours), ...pairPoints(circleOf(facts))],
    nameLists: nameListsOf(itemE, inE),
    sideLengths: lengthsBeside(itemE, inE, /\b(?:EITHER|EACH|BOTH) SIDES?\b/),
    numberRanges: numberRangesOf(itemE, inE, `${telegram.words.to}|/`),
    heights: heightsByArea(inE),
    circle: circleOf(facts),
    radii: radiiOf(facts, itemE, inE),
    pointsInText: pairPoints(inE),
    corners: new Set(facts.areas.flatMap((area) => (area.type === 'polygon' ? [area.points.length] : []))),
    lengths: new Set(
      durations.flatMap(({ atoms }) =>
        atoms.flatMap((atom) => (atom.type === 'measure' ? [Math.floor(atom.value)] : [])),
      ),
    ),
    counts: countsOf(facts, itemE, [...inE, ...inD], durations),
    areaCounts: new Set([facts.areas.length, new Set(areaKeys(inE).flatMap(({ ids }) => ids)).size]),
    times: [...inE, ...inD, ...intervals].flatMap(({ atoms }) => atoms).filter(({ type }) => type === 'time'),
    phones,
    sides: sidesOf(itemE),
    weekdays: weekdaysOf(`${itemD}\n${itemE}`, [...bounds, ...intervals, ...inE, ...inD, ...ours], year),
    namedWeekdays: namedWeekdaysOf(`${itemD}\n${itemE}`),
    spelledOnce: spelledOnceOf(`${itemD}\n${itemE}`),
    spelledWeekdays: spelledWeekdaysOf(`${itemD}\n${itemE}`),
    weekdayRanges: new Set([
      ...weekdayRangesOf(`${itemD}\n${itemE}`),
      ...readWeekdays(ownText, vocabulary).ranges.map(
        ([first, last]) => `${String(first.day)}-${String(last.day)}`,
      ),
    ]),
    weekdayTimes: weekdayTimesOf(`${itemD}\n${itemE}`),
    letters: namingLettersOf(withoutQualifier(source)),
    lettersInContext: lettersInContext(ownText),
    fourLetters: {
      known: fourLettersOf(`${quietly(source).toUpperCase()}\n${ownText}`),
      indicators: fourLettersOf(facts.locations.join(' ')),
    },
    loneRunways: loneRunwaysOf(itemE),
    localMinutes: localMinutesOf(capitals(facts.text ?? '')),
    text: `${itemD}\n${itemE}`,
    own: ownText,
  };
}
