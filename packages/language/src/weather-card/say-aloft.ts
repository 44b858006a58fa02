import type { ReasonFacts, StormPart } from '@klarnotam/weather';
import { bracketed, joined, sayWeatherCard } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import { sayHeight, saySpeedBesideLimit } from './say-figures.ts';
import { sayCompare, sayReason, type ReasonContext } from './say-reason.ts';

const MPS_PER_KNOT = 1852 / 3600;

type Gust = Extract<ReasonFacts, { code: 'gustAloftEstimated' }>;
type Mean = Extract<ReasonFacts, { code: 'windAloftEstimated' }>;
type Figure = Gust | Mean;

/** A reason in a paragraph. */
export interface Entry {
  readonly reason: ReasonFacts;
  /** Beside gusts: the mean wind of the same time. */
  readonly mean?: ReasonFacts | undefined;
  readonly context: ReasonContext;
  /** What is of one time and likelihood has the same. */
  readonly time: string;
  /** It prevails, and is said before what comes at times. */
  readonly prevails: boolean;
  /** Its hours stand in front of it, and of all else that has the same. */
  readonly isOnTop?: boolean;
  /** It has hours of its own, which what has the same shares with it. */
  readonly hasHours?: boolean;
  /** Behind another wind a figure is enough: `at times 17 m/s`, but not `30% chance of 17 m/s`. */
  readonly isBrief: boolean;
  /** Puts how likely it is, and its hours, around what is said. */
  readonly wrap: (what: string) => string;
}

export interface SaidEntry {
  readonly text: string;
  /** The entry that it stands for, of several winds the first. */
  readonly entry: Entry;
  /** `at 120 m …`, behind which no comma leads to the next. */
  readonly isAloft: boolean;
}

/**
 * Entries as phrases. Where several winds are at the height of flight they are one, wind and gusts of one time together and the height
 * once: `at 120 m, wind about 13 m/s, at times 17 m/s with gusts of 22, twice your limit of 10.7 m/s`.
 */
export function sayEntries(entries: readonly Entry[]): readonly SaidEntry[] {
  const winds = windsOf(entries);
  const bare = (entry: Entry, reason: ReasonFacts): Phrase => ({
    entry,
    what: sayReason(reason, entry.context),
    isAloft: false,
    isWhole: false,
  });
  if (winds.length < 2) return wrapTogether(entries.map((entry) => bare(entry, entry.reason)));
  // A storm keeps the winds of its own time.
  const storm = entries.find(
    ({ reason, time }) => reason.code === 'storm' && winds.every(({ entry }) => entry.time === time),
  );
  const own =
    storm === undefined
      ? winds
      : winds.map(({ figure, entry }) => ({ figure, entry: { ...entry, wrap: asItIs } }));
  const clause: Phrase = { ...sayWinds(own, false, storm !== undefined), isWhole: storm === undefined };
  const alone = entries.findIndex(({ reason }) => isFigure(reason));
  const at = storm === undefined ? (alone < 0 ? entries.length - 1 : alone) : entries.indexOf(storm);
  const phrases = entries.flatMap((entry, index) => {
    const rest = withoutWinds(entry.reason);
    return [...(rest === null ? [] : [bare(entry, rest)]), ...(index === at ? [clause] : [])];
  });
  return wrapTogether(phrases);
}

/** What is said of an entry, before how likely it is and its hours are put around it. */
interface Phrase {
  readonly entry: Entry;
  readonly what: string;
  readonly isAloft: boolean;
  /** All that belongs around it is there. */
  readonly isWhole: boolean;
}

/** What may come at times, or comes on top of what holds, has hours and likelihood of its own. */
function isApart({ prevails, isOnTop, hasHours }: Entry): boolean {
  return !prevails || isOnTop === true || hasHours === true;
}

/** Of what may come at one time, and of what comes on top, how likely it is, and its hours, are said once. */
function wrapTogether(phrases: readonly Phrase[]): readonly SaidEntry[] {
  const groups: (readonly Phrase[])[] = [];
  for (const phrase of phrases) {
    const index = groups.findIndex(
      ([first]) =>
        first !== undefined &&
        !first.isWhole &&
        !phrase.isWhole &&
        isApart(phrase.entry) &&
        isApart(first.entry) &&
        first.entry.time === phrase.entry.time,
    );
    const group = groups[index];
    if (group === undefined) groups.push([phrase]);
    else groups[index] = [...group, phrase];
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const what = joined(
      group.map((each) => each.what),
      first.entry.context.words,
    );
    return {
      text: first.isWhole ? what : first.entry.wrap(what),
      entry: first.entry,
      isAloft: group.some(({ isAloft }) => isAloft),
    };
  });
}

function asItIs(what: string): string {
  return what;
}

/** Phrases of a paragraph one after the other; semicolons part them where a comma would join what does not belong together. */
export function partEntries(
  said: readonly Pick<SaidEntry, 'text' | 'isAloft'>[],
  words: WeatherCatalogue,
): string {
  const { comma, semicolon } = words.messages;
  const isComplex = said.some(({ text, isAloft }) => isAloft || text.includes(comma.trim()));
  return said.map(({ text }) => text).join(isComplex ? semicolon : comma);
}

/** What else a reason says; null: nothing. */
export function withoutWinds(reason: ReasonFacts): ReasonFacts | null {
  if (reason.code !== 'storm') return isFigure(reason) ? null : reason;
  const parts = reason.parts.filter((part) => !isFigure(part));
  return parts.length === 0 ? null : { ...reason, parts };
}

function figuresOf({ reason, mean }: Entry): readonly Figure[] {
  const parts: readonly (ReasonFacts | StormPart)[] = reason.code === 'storm' ? reason.parts : [reason];
  return [...parts, ...(mean === undefined ? [] : [mean])].filter(isFigure);
}

function isFigure(reason: ReasonFacts | StormPart): reason is Figure {
  return reason.code === 'gustAloftEstimated' || reason.code === 'windAloftEstimated';
}

interface Wind {
  readonly figure: Figure;
  readonly entry: Entry;
}

/** What is at the height of flight at one time. */
interface Spell {
  readonly entry: Entry;
  readonly mean: Mean | null;
  readonly gust: Gust | null;
}

/**
 * The winds of `entries` at the height of flight as one phrase, null where a single one says its height itself; `isHeightSaid`: an earlier
 * phrase of the paragraph has said the height.
 */
export function sayWindsOf(entries: readonly Entry[], isHeightSaid: boolean): SaidEntry | null {
  const winds = windsOf(entries);
  if (winds.length < (isHeightSaid ? 1 : 2)) return null;
  const { what, ...clause } = sayWinds(winds, isHeightSaid);
  return { ...clause, text: what };
}

function windsOf(entries: readonly Entry[]): readonly Wind[] {
  return entries.flatMap((entry) => figuresOf(entry).map((figure) => ({ figure, entry })));
}

function sayWinds(winds: readonly Wind[], isHeightSaid = false, isInStorm = false): Omit<Phrase, 'isWhole'> {
  const spells = [...Map.groupBy(winds, ({ entry }) => entry.time).values()]
    .flatMap((together): Spell[] => {
      const [first] = together;
      if (first === undefined) return [];
      const mean = together.map(({ figure }) => figure).find(({ code }) => code === 'windAloftEstimated');
      const gust = together.map(({ figure }) => figure).find(({ code }) => code === 'gustAloftEstimated');
      return [
        { entry: first.entry, mean: (mean ?? null) as Mean | null, gust: (gust ?? null) as Gust | null },
      ];
    })
    .sort((a, b) => Number(b.entry.prevails) - Number(a.entry.prevails));
  const [first] = spells;
  const [{ figure, entry }] = winds as readonly [Wind];
  const { words, units } = entry.context;
  const isCompared = winds.some((wind) => !wind.entry.context.brief);
  const worst = winds.reduce((most, wind) => (wind.figure.ratio > most.figure.ratio ? wind : most)).figure;
  const height = sayHeight(figure.heightM, units, words);
  const isBehind = isInStorm && spells.length === 1;
  let hasMean = false;
  const texts = spells.map((spell, index) => {
    const said = spell.entry.wrap(
      saySpell(spell, index > 0 && spell.entry.isBrief && hasMean && spell.entry.context.varies !== true),
    );
    const text = isBehind ? sayWeatherCard(words, 'aloftBehind', { height, what: said }) : said;
    hasMean ||= spell.mean !== null;
    if (!isCompared || (spell.mean !== worst && spell.gust !== worst)) return text;
    const { limit, ratio } = speedOf(worst, spell.entry.context);
    const compared = sayCompare(ratio, limit, words);
    // Behind both, brackets tie it to the nearer of them, the gusts; behind a comma it would be said of both.
    return spell.mean !== null && spell.gust === worst
      ? bracketed(text, compared, words)
      : joined([text, compared], words);
  });
  const what = joined(texts, words);
  const text = isHeightSaid || isBehind ? what : sayWeatherCard(words, 'aloft', { height, what });
  return { what: text, entry: first?.entry ?? entry, isAloft: !isBehind };
}

function speedOf(figure: Figure, { units, words }: ReasonContext): ReturnType<typeof saySpeedBesideLimit> {
  const metric = figure.code === 'gustAloftEstimated' ? figure.gustMps : figure.speedMps;
  const knots = figure.code === 'gustAloftEstimated' ? figure.gustKt : figure.speedKt;
  return saySpeedBesideLimit(
    units === 'metric' ? metric : knots * MPS_PER_KNOT,
    figure.maximumMps,
    units,
    words,
  );
}

function saySpell({ entry: { context }, mean, gust }: Spell, isMore: boolean): string {
  const { words, varies } = context;
  if (mean !== null && gust !== null) {
    const figures = { speed: speedOf(mean, context).speed, gust: speedOf(gust, context).figure };
    if (isMore) return sayWeatherCard(words, 'aloftMore', figures);
    return sayWeatherCard(words, varies === true ? 'aloftBothUpTo' : 'aloftBoth', figures);
  }
  if (mean !== null) {
    const { speed } = speedOf(mean, context);
    if (isMore) return speed;
    return sayWeatherCard(words, varies === true ? 'aloftWindUpTo' : 'aloftWind', { speed });
  }
  if (gust === null) return '';
  const { speed } = speedOf(gust, context);
  return sayWeatherCard(words, varies === true ? 'aloftGustUpTo' : 'aloftGust', { speed });
}
