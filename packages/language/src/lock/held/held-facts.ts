import type { DecodedNotam } from '@klarnotam/notam';
import { tongue as english } from '../../catalogues/en/tongue.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Atom, Mention, Side } from '../read/atom.ts';
import { sidesOf } from './held-sides.ts';
import { hoursOf, ofInstant, rangeOf } from './held-instants.ts';
import { capitals, isNumbering, quietly, withoutQualifier } from './telegram-text.ts';
import { datedAs, daysAsDates, tellsDays } from './held-days.ts';
import { dateRangesOf, runsOfDays, runsOfNamedDays, type DateRange } from './held-date-ranges.ts';
import { countsOf } from './held-counts.ts';
import { bearingsOf } from './held-bearings.ts';
import { heldDurations } from './held-durations.ts';
import { heightsByArea, listsOf, type HeightsByArea, type HeldList } from './held-lists.ts';
import { momentRangesOf } from './held-moment-ranges.ts';
import { limitsOf } from './held-limits.ts';
import { periodsApart } from './periods-apart.ts';
import { radiiOf } from './held-radii.ts';
import { isFact } from './held-required.ts';
import { LOCAL_SIGN, localMinutesOf } from './held-local-times.ts';
import {
  fourLettersOf,
  lettersInContext,
  namingLettersOf,
  numbersOfNames,
  shortReferencesOf,
  loneRunwaysOf,
} from './held-identifiers.ts';
import { namedWeekdaysOf, weekdayRangesOf, weekdaysOf, weekdayTimesOf } from './held-weekdays.ts';
import { pairHours, pairMoments, type Hours, type Moment, type RangeWords } from '../read/pair-moments.ts';
import { pairMomentRanges, type MomentRange } from '../read/pair-moment-ranges.ts';
import { pairPoints, type Point } from '../read/pair-points.ts';
import { areaKeys } from '../read/read-keys.ts';
import { readMentions } from '../read/read-mentions.ts';
import { readWeekdays } from '../read/read-weekdays.ts';
import { vocabularyOf } from '../read/vocabulary.ts';
import type { NotamWording } from '../../wording.ts';

/** What a text about a NOTAM may say, and what it must. */
export interface HeldFacts {
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
  readonly moments: readonly Moment[];
  /** Whole periods: the validity, activities and runs of them. */
  readonly momentRanges: readonly MomentRange[];
  /** Ranges of days that the telegram writes, its validity, and runs of days with activity. */
  readonly dateRanges: readonly DateRange[];
  readonly points: readonly Point[];
  readonly hours: readonly Hours[];
  /** Periods of item E, and of item D where it was read whole and holds on several days. */
  readonly requiredHours: readonly Hours[];
  /** Lists of items D and E that give each of their entries its hours. */
  readonly lists: readonly HeldList[];
  /** The times of items B and C. */
  readonly validity: Hours | null;
  readonly heights: HeightsByArea;
  /** What the telegram gives as a radius, and the radii of its areas; empty: none. */
  readonly radii: readonly Mention[];
  readonly pointsInText: readonly Point[];
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

/** Of hours in a telegram. */
const TELEGRAM_RANGE: RangeWords = {
  to: 'to|til|till|thru|until|/|and',
  behind: 'utc',
  before: '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}',
};
const NO_SPAN = { from: 0, to: 0 };

/** Of our own words it is not known which figure is the telegram's and which one we converted. */
function asConverted(mention: Mention): Mention {
  const atoms = mention.atoms.map((atom): Atom =>
    atom.type === 'measure' ? { ...atom, converted: true } : atom,
  );
  return { ...mention, atoms };
}

/** Everything that a text about `decoded` is held against. `own` is what the catalogues say in the language. */
export function heldFacts(decoded: DecodedNotam, own: NotamWording, catalogue: Catalogue): HeldFacts {
  const { facts, source } = decoded;
  const telegram = vocabularyOf('en', english.months);
  const vocabulary = vocabularyOf(catalogue.language, catalogue.months);
  const phones = facts.contacts.filter(({ type }) => type === 'phone').map(({ value }) => value);
  const writtenE = capitals(facts.text ?? '');
  const itemE = writtenE.replace(LOCAL_SIGN, ' ');
  const itemD = capitals(facts.schedule?.text ?? '');
  const readInE = readMentions(itemE, telegram, phones);
  const inE = tellsDays(itemE) ? daysAsDates(readInE, facts) : readInE;
  const inD = daysAsDates(readMentions(itemD, telegram, phones), facts);
  const heights = limitsOf(facts, telegram);
  const year = Number((facts.validFrom ?? '2026').slice(0, 4));
  const bounds = [facts.validFrom, facts.validTo].flatMap((bound) =>
    bound === null ? [] : ofInstant(bound),
  );
  const ownText = quietly(
    [...own.translation, ...own.explanation, ...own.impact.reasons].map(({ text }) => text).join('\n') +
      `\n${own.coordinates ?? ''}\n${own.schedule ?? ''}\n${own.location}`,
  );
  const ours = readMentions(ownText, vocabulary, phones).map(asConverted);
  const unqualified = withoutQualifier(capitals(source));
  const all = readMentions(unqualified, telegram, phones);
  const levels = [facts.qualifier?.lowerFl, facts.qualifier?.upperFl].flatMap((level): Mention[] =>
    level == null || facts.lower !== null || facts.upper !== null
      ? []
      : [{ text: `FL${level}`, span: NO_SPAN, atoms: [{ type: 'level', value: level }] }],
  );
  const daysInE = inE.filter(
    ({ atoms }) => atoms[0]?.type === 'number' && atoms.some(({ type }) => type === 'date'),
  );
  const required = [
    ...bounds,
    ...heights,
    ...inE.filter((mention) => isFact(mention, facts)),
    // A level of one area among several stands in no other item.
    ...inE.filter(({ atoms: [atom] }) => atom?.type === 'level'),
    ...daysInE,
    ...inD,
  ].filter(({ implied }) => implied === undefined);
  const active = [...(facts.schedule?.intervals ?? []), ...(facts.textSchedule?.intervals ?? [])];
  const intervals = active.flatMap(({ from, to }) => [...ofInstant(from), ...ofInstant(to)]);
  const durations = heldDurations({ from: facts.validFrom, to: facts.validTo }, active, source);
  const known = datedAs(
    [
      ...required,
      ...inE,
      ...all,
      ...ours,
      ...levels,
      ...intervals,
      ...durations,
      ...bearingsOf(itemE),
      ...numbersOfNames(itemE),
      ...shortReferencesOf(itemE),
    ].filter(({ implied }) => implied === undefined),
    facts,
    itemE,
  );
  return {
    known,
    required,
    inText: [...inE, ...inD, ...heights],
    numbered: new Set([
      ...inE.filter(({ text: printed, span }) => /[A-Z/]/.test(printed) || isNumbering(itemE, span)),
      ...inD.filter(({ atoms }) => atoms[0]?.type === 'number' && atoms.some(({ type }) => type === 'date')),
    ]),
    days: new Set(
      [...inE, ...inD, ...bounds, ...intervals].flatMap(({ atoms }) =>
        atoms.flatMap((atom) => (atom.type === 'date' ? [atom.day] : [])),
      ),
    ),
    inSource: all.filter(({ implied }) => implied === undefined),
    inOwn: readMentions(
      quietly(own.translation.map(({ text }) => text).join('\n')),
      vocabulary,
      phones,
    ).filter(({ implied }) => implied === undefined),
    source: unqualified,
    moments: [
      ...pairMoments(itemE, inE, telegram.words.to),
      ...pairMoments(itemD, inD, telegram.words.to),
      ...pairMoments(ownText, ours, vocabulary.words.to),
      ...[facts.validFrom, facts.validTo, ...active.flatMap(({ from, to }) => [from, to])].flatMap(
        (bound): Moment[] => {
          if (bound === null) return [];
          const [date, time] = ofInstant(bound);
          return date === undefined || time === undefined ? [] : [{ date, time }];
        },
      ),
    ],
    momentRanges: [
      ...pairMomentRanges(itemE.replaceAll('\n', ' '), inE, TELEGRAM_RANGE),
      ...pairMomentRanges(itemD.replaceAll('\n', ' '), inD, TELEGRAM_RANGE),
      ...pairMomentRanges(ownText, ours, vocabulary.range),
      ...(facts.validFrom === null
        ? []
        : momentRangesOf({ from: facts.validFrom, to: facts.validTo }, active)),
    ],
    dateRanges: [
      ...dateRangesOf(itemE, inE, TELEGRAM_RANGE.to),
      ...dateRangesOf(itemD, inD, TELEGRAM_RANGE.to),
      ...dateRangesOf(ownText, ours, vocabulary.range.to),
      ...runsOfDays(active),
      ...runsOfNamedDays(inE, year),
      ...(facts.validFrom !== null && facts.validTo !== null
        ? dateRangesOf('-', rangeOf(facts.validFrom, facts.validTo), '-')
        : []),
    ],
    points: [...pairPoints(inE), ...pairPoints(all), ...pairPoints(ours)],
    hours: [
      ...pairHours(itemE, inE, TELEGRAM_RANGE),
      ...pairHours(itemD, inD, TELEGRAM_RANGE),
      ...pairHours(ownText, ours, vocabulary.range),
      ...[{ from: facts.validFrom, to: facts.validTo }, ...active].flatMap(({ from, to }) => {
        const hours = hoursOf(from, to);
        return hours === null ? [] : [hours];
      }),
    ],
    requiredHours: [
      ...(facts.schedule?.status === 'complete' && (facts.schedule.intervals?.length ?? 0) > 1
        ? periodsApart(pairHours(itemD, inD, TELEGRAM_RANGE))
        : []),
      ...periodsApart(pairHours(itemE, inE, TELEGRAM_RANGE)).filter(
        ([from]) => itemE[from.span.from - 1] !== '(',
      ),
    ],
    lists: [
      ...listsOf(itemD, inD, periodsApart(pairHours(itemD, inD, TELEGRAM_RANGE))),
      ...listsOf(itemE, inE, periodsApart(pairHours(itemE, inE, TELEGRAM_RANGE))),
    ],
    validity: hoursOf(facts.validFrom, facts.validTo),
    heights: heightsByArea(inE),
    radii: radiiOf(facts, itemE, inE),
    pointsInText: pairPoints(inE),
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
    localMinutes: localMinutesOf(writtenE),
    text: `${itemD}\n${itemE}`,
    own: ownText,
  };
}
