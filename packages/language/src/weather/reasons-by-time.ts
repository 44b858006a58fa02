import type { UtcInstant, UtcInterval } from '@klarnotam/aviation';
import {
  isGust,
  joinStorm,
  likelihoodOf,
  type ChangeKind,
  type Reason,
  type ReasonFacts,
  type Warning,
  type WeatherFacts,
} from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { isolate } from '../isolate.ts';
import { sayWindsOf, withoutWinds } from '../weather-card/say-aloft.ts';
import { sayReason, worthSaying } from '../weather-card/say-reason.ts';
import { clockOf } from '../weather-card/say-time.ts';
import { sayLikely } from '../weather-card/say-verdict.ts';
import { withoutWeaker } from '../weather-card/weaker-chances.ts';
import { bracketed, joined, listed, sayWeather } from './say-weather.ts';
import type { WordingContext } from './times.ts';
import { reasonContext, sayWarning } from './warn-words.ts';

/** What an explanation is worded with. */
export interface ExplanationContext extends WordingContext {
  /** IANA name of the zone at the station: its times are those of the warnings; null: they are in UTC. */
  readonly timeZone: string | null;
}

/** What holds at one time, in words; no period: at the observation, or throughout the forecast. */
interface Entry {
  period: UtcInterval | null;
  readonly change: ChangeKind | null;
  readonly reasons: readonly Reason[];
  /** Reasons without their limits, by which entries are compared. */
  readonly key: string;
  /** The reasons with their limits, once all entries are in order. */
  text: string;
}

/**
 * What holds throughout, then each time in its order with what it brings; a limit and the height of flight are told once. The hours stand
 * behind their causes, which no semicolon parts.
 */
export function sayReasonsByTime(
  warnings: readonly Warning[],
  facts: WeatherFacts,
  context: ExplanationContext,
): string {
  const { words } = context;
  const told = new Set<string>();
  const sayTimes = timesSayer(facts, context);
  // How likely something is would be taken for that of what prevails beside it, but for winds, which are one.
  const isRemote = ({ change, reasons }: Entry): boolean =>
    change !== null && likelihoodOf(change).percent !== null && !reasons.some(isAloft);
  const ofTimes = Map.groupBy(entriesOf(warnings, facts, context), (entry) =>
    [entry.period?.from, entry.period?.to, isRemote(entry)].join(' '),
  );
  const spells = [...ofTimes.values()].map((entries) => ({
    period: entries[0]?.period ?? null,
    causes: sayCauses(entries, told, (entries[0]?.period ?? null) !== null, context),
    key: entries.map((entry) => entry.key).join(),
  }));
  // Beside what has hours, what has none says that it holds all the time, or nobody knows whether the hours are its own.
  const isMixed =
    spells.some(({ period }) => period === null) && spells.some(({ period }) => period !== null);
  const texts: string[] = [];
  for (const alike of neighboursBy(spells, ({ key }) => key)) {
    const periods = alike.flatMap(({ period }) => (period === null ? [] : [period]));
    const causes = alike[0]?.causes ?? [];
    const isThroughout = periods.length === 0 && isMixed && facts.kind === 'taf';
    if (periods.length === 0 && !isThroughout) {
      texts.push(listed(causes, words));
      continue;
    }
    const second = isThroughout ? sayWeather(words, 'throughout') : sayTimes(periods);
    texts.push(bracketed(joined(causes, words), second, words));
  }
  return texts.join(words.messages.semicolon);
}

/**
 * The causes of one time, the winds at the height of flight as one of them; `told`: of which matters the limit has been told. Behind them
 * stand hours of theirs (`isTimed`), so no semicolon parts them.
 */
function sayCauses(
  given: readonly Entry[],
  told: Set<string>,
  isTimed: boolean,
  context: ExplanationContext,
): readonly string[] {
  const { words } = context;
  // What prevails first: behind what comes at times it would be said to come at times too.
  const entries = given.toSorted((a, b) => Number(a.change !== null) - Number(b.change !== null));
  const part = isTimed ? joined : listed;
  const likely = (what: string, { change }: Entry): string =>
    sayLikely(what, change && likelihoodOf(change), words);
  const windy = entries.filter(({ reasons }) => reasons.some(isAloft));
  // Where all winds are of one likelihood that is said once, in front of them and of what comes with them.
  const owner = windy.length === 1 ? windy[0] : undefined;
  const winds = windy.flatMap((entry) =>
    entry.reasons.map((reason) => ({
      reason,
      context: reasonContext(context, told.has('wind')),
      time: entry.change ?? '',
      prevails: entry.change === null,
      isBrief: entry.change === null || likelihoodOf(entry.change).percent === null,
      wrap: (what: string) => (owner === undefined ? likely(what, entry) : what),
    })),
  );
  const clause = sayWindsOf(winds, told.has('height'));
  const withClause = (said: readonly string[], [first]: readonly Reason[]): readonly string[] => {
    if (clause === null) return said;
    return first === clause.entry.reason && first.code !== 'storm'
      ? [clause.text, ...said]
      : [...said, clause.text];
  };
  const causes = entries.flatMap((entry) => {
    const { text, reasons } = entry;
    const others = clause === null ? reasons : reasons.map(withoutWinds).filter((reason) => reason !== null);
    const said = others.map((reason) => sayCause(reason, told, context));
    const all = entry === owner ? withClause(said, reasons) : said;
    if (all.length === 0) return reasons.length > 0 ? [] : [text];
    return [likely(part(all, words), entry)];
  });
  if (clause === null) return causes;
  told.add('wind').add('height');
  return owner === undefined ? withClause(causes, entries[0]?.reasons ?? []) : causes;
}

/** Winds share one limit, which is told once. */
const OF_WIND: ReadonlySet<ReasonFacts['code']> = new Set([
  'wind',
  'gust',
  'windAloftEstimated',
  'gustAloftEstimated',
  'windAtHeight',
]);

/** With its limit, where none of its matter has been told. */
function sayCause(reason: ReasonFacts, told: Set<string>, context: ExplanationContext): string {
  const matter = OF_WIND.has(reason.code) || hasGust(reason) ? 'wind' : reason.code;
  const text = sayReason(reason, reasonContext(context, told.has(matter)));
  told.add(matter);
  if (isAloft(reason)) told.add('height');
  return text;
}

function hasGust(reason: ReasonFacts): boolean {
  return reason.code === 'storm' && reason.parts.some(({ code }) => isGust(code));
}

/** Whether a reason by itself says the height of flight. */
function isAloft(reason: ReasonFacts): boolean {
  if (reason.code === 'storm') return reason.parts.some(({ code }) => code === 'gustAloftEstimated');
  return reason.code === 'gustAloftEstimated' || reason.code === 'windAloftEstimated';
}

/** By time, those that hold throughout first; what goes on with the same is one. */
function entriesOf(
  warnings: readonly Warning[],
  facts: WeatherFacts,
  context: ExplanationContext,
): readonly Entry[] {
  const entries = new Map<string, Entry[]>();
  const add = (entry: Entry): void => {
    entries.set(entry.key, [...(entries.get(entry.key) ?? []), entry]);
  };
  const single = withoutCovered(oneWindAtATime(withoutWeakerWarnings(warnings)));
  for (const ofTime of Map.groupBy(single, timeOf).values()) {
    const reasons = worthSaying(joinStorm(ofTime.filter(isReason).map(withRatio)));
    const [first] = ofTime;
    if (first === undefined || reasons.length === 0) continue;
    const change = prevailing(first.change);
    const said = reasons.map((reason) => sayReason(reason, reasonContext(context, true)));
    add({ period: periodOf(first), change, reasons, key: [change ?? '', ...said].join('\n'), text: '' });
  }
  for (const warning of warnings.filter(isLight)) {
    const text = sayWarning(warning, context, true);
    const period = facts.kind === 'taf' ? periodOf(warning) : null;
    add({ period, change: null, reasons: [], key: text, text });
  }
  return [...entries.values()].flatMap((alike) => joinEntries(alike, facts)).sort(byTime);
}

function withoutWeakerWarnings(warnings: readonly Warning[]): readonly Warning[] {
  const timed = warnings.filter(isReason).map((warning) => {
    const { code, from, to } = warning;
    return { code, ratio: withRatio(warning).ratio, from, to, warning };
  });
  const telling = withoutWeaker(timed, ({ warning }) => prevailing(warning.change) !== null);
  const kept = new Set<Warning>(telling.map(({ warning }) => warning));
  return warnings.filter((warning) => !isReason(warning) || kept.has(warning));
}

/**
 * Of winds that prevail at times which overlap, as while a change comes about, the strongest of each time: what is told of one hour is
 * one figure.
 */
function oneWindAtATime(warnings: readonly Warning[]): readonly Warning[] {
  const isWind = (warning: Warning): boolean =>
    (warning.code === 'gustAloftEstimated' || warning.code === 'windAloftEstimated') &&
    prevailing(warning.change) === null &&
    warning.from !== null &&
    warning.to !== null;
  const winds = warnings.filter(isWind);
  const bounds = [...new Set(winds.flatMap(({ from, to }) => [from, to]))].filter((at) => at !== null).sort();
  const slices = [...Map.groupBy(winds, ({ code }) => code).values()].flatMap((ofCode) =>
    bounds.slice(1).flatMap((to, index) => {
      const from = bounds[index] ?? to;
      const [worst] = ofCode
        .filter((warning) => (warning.from ?? '') <= from && (warning.to ?? '') >= to)
        .toSorted((a, b) => ratioOf(b) - ratioOf(a));
      return worst === undefined ? [] : [{ ...worst, from, to }];
    }),
  );
  const spells: Warning[] = [];
  for (const slice of slices) {
    const last = spells.at(-1);
    if (last !== undefined && last.to === slice.from && figureOf(last) === figureOf(slice))
      spells[spells.length - 1] = { ...last, to: slice.to };
    else spells.push(slice);
  }
  return [...warnings.filter((warning) => !isWind(warning)), ...spells];
}

/** What a change only repeats of what prevails around it is told with the longer time. */
function withoutCovered(warnings: readonly Warning[]): readonly Warning[] {
  const lasting = warnings.filter(({ change }) => prevailing(change) === null);
  const isCovered = (warning: Warning): boolean =>
    prevailing(warning.change) === null &&
    lasting.some(
      (other) =>
        other !== warning &&
        figureOf(other) === figureOf(warning) &&
        isWithin(warning, other) &&
        (!isWithin(other, warning) || lasting.indexOf(other) < lasting.indexOf(warning)),
    );
  return warnings.filter((warning) => !isCovered(warning));
}

/** What a warning says, whenever it is so and whatever brings it. */
function figureOf({ change: _change, from: _from, to: _to, ...said }: Warning): string {
  return JSON.stringify(said);
}

function isWithin({ from, to }: Warning, outer: Warning): boolean {
  if (outer.from === null || from === null) return outer.from === from;
  return from >= outer.from && (to ?? from) <= (outer.to ?? outer.from);
}

function ratioOf(warning: Warning): number {
  return 'ratio' in warning ? warning.ratio : 0;
}

function periodOf({ from, to }: Warning): UtcInterval | null {
  return from === null ? null : { from, to: to ?? from };
}

function byTime(a: Entry, b: Entry): number {
  if (a.period === null || b.period === null) return Number(b.period === null) - Number(a.period === null);
  return a.period.from.localeCompare(b.period.from) || a.period.to.localeCompare(b.period.to);
}

/** Entries of one matter, those whose times overlap or meet as one. */
function joinEntries(alike: readonly Entry[], { validFrom, validTo }: WeatherFacts): readonly Entry[] {
  const [first] = alike;
  if (first === undefined) return [];
  const periods = joinPeriods(alike.flatMap(({ period }) => (period === null ? [] : [period])));
  const throughout =
    alike.some(({ period }) => period === null) ||
    (first.change === null && periods.some(({ from, to }) => from === validFrom && to === validTo));
  return throughout ? [{ ...first, period: null }] : periods.map((period) => ({ ...first, period }));
}

function neighboursBy<T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const each of all) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(each)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

export function timeOf({ change, from, to }: Warning): string {
  return `${prevailing(change) ?? ''} ${from ?? ''} ${to ?? ''}`;
}

/** What comes about counts from the beginning of the change on. */
export function prevailing(change: ChangeKind | null): ChangeKind | null {
  return change === 'FM' || change === 'BECMG' ? null : change;
}

type WarningOfReason = Exclude<Warning, { code: 'notObserved' | 'twilight' | 'night' }>;

export function isReason(warning: Warning): warning is WarningOfReason {
  return warning.code !== 'notObserved' && !isLight(warning);
}

function isLight({ code }: Warning): boolean {
  return code === 'twilight' || code === 'night';
}

export function withRatio(warning: WarningOfReason): Reason {
  return 'ratio' in warning ? warning : { ...warning, ratio: null };
}

/**
 * Says periods on the clock of the place, the first with the name of that clock, and remembers the day that was said last.
 */
function timesSayer(
  { validFrom, issuedAt }: WeatherFacts,
  { words, timeZone }: ExplanationContext,
): (periods: readonly UtcInterval[]) => string {
  const clock = clockOf(words, timeZone ?? 'UTC', Date.parse(validFrom ?? issuedAt ?? ''), true);
  let isNamed = false;
  return (periods) => {
    const hours = formatList(
      periods.map(({ from, to }) =>
        from === to ? clock.moment(Date.parse(from)) : clock.period(Date.parse(from), Date.parse(to)),
      ),
      words,
    );
    if (isNamed) return hours;
    isNamed = true;
    if (timeZone !== null) return sayWeather(words, 'hoursLocal', { hours });
    return `${hours}\u00a0${words.isolate === true ? isolate('UTC') : 'UTC'}`;
  };
}

/** Times that overlap or meet are one. */
export function joinPeriods(given: readonly UtcInterval[]): readonly UtcInterval[] {
  const periods: { from: UtcInstant; to: UtcInstant }[] = [];
  for (const { from, to } of given.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    const last = periods.at(-1);
    if (last !== undefined && from <= last.to) last.to = to > last.to ? to : last.to;
    else periods.push({ from, to });
  }
  return periods;
}
