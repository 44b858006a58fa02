import { toUtcInstant } from '@klarnotam/aviation';
import type { ChangeKind, Conditions } from '../elements.ts';
import type { TemperatureForecast, TokenField, WeatherFacts } from '../facts.ts';
import { overlay } from '../timeline/overlay.ts';
import {
  forecastTimeline,
  trendTimeline,
  type TimelineLayer,
  type TimelineSegment,
} from '../timeline/timeline.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import { judgeRemarks } from '../warn/find-warnings.ts';
import type { Likelihood } from './glance.ts';
import { joinJudged, judgeMoment, rankOf, type Judged, type Judging } from './judge-moment.ts';
import { missingSensors } from './missing-elements.ts';
import { isBrisk } from './wind-glance.ts';

const MINUTE_MS = 60_000;

/** A stretch of time through which a report says the same, judged. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  /** What may prevail: more than one while a change comes about. */
  readonly prevailing: readonly Conditions[];
  readonly judged: Judged;
  /** A change that comes about until then makes it worse than what held before; null: none does. */
  readonly comesAboutByMs: number | null;
  readonly chances: readonly JudgedChance[];
  /** It begins with a group that replaces everything before it (FM). */
  readonly beginsAnew: boolean;
  /** A wind that prevails, or its gusts, is at least half of its limit at the height of flight. */
  readonly isBrisk: boolean;
}

export interface JudgedChance {
  /** Which change of the report brings it, and what the change alone says. */
  readonly group: number;
  readonly change: Conditions;
  readonly conditions: readonly Conditions[];
  readonly judged: Judged;
  readonly likelihood: Likelihood;
}

/** The forecast `facts` in judged stretches; empty where it gives no period, and for NIL and CNL. */
export function forecastStretches(facts: WeatherFacts, limits: DroneProfile): Stretch[] {
  const extremes = facts.temperatureForecasts.filter(({ at }) => at !== null);
  const bounds = extremeBounds(extremes);
  return forecastTimeline(facts)
    .flatMap((segment) => splitAt(segment, bounds))
    .map((segment) => judgeSegment(facts, limits, segment, extremes));
}

/**
 * The observation `facts` for as long as it is not old, its last minute included, and with a trend for the two hours of the trend.
 * Empty without a time, and for NIL.
 */
export function observationStretches(facts: WeatherFacts, limits: DroneProfile): Stretch[] {
  if (facts.issuedAt === null) return [];
  const { lookAheadMin, oldObservationMin } = LIMITS;
  const minutes = facts.groups.length > 0 ? lookAheadMin.value : oldObservationMin.value + 1;
  const toMs = Date.parse(facts.issuedAt) + minutes * MINUTE_MS;
  return trendTimeline(facts, toMs).map((segment) => judgeSegment(facts, limits, segment, []));
}

function judgeSegment(
  facts: WeatherFacts,
  limits: DroneProfile,
  segment: TimelineSegment,
  extremes: readonly TemperatureForecast[],
): Stretch {
  const { becoming, atTimes, sources } = segment;
  const unread = unreadGroups(facts);
  const observed = facts.kind !== 'taf';
  const judging: Omit<Judging, 'unread'> = {
    kind: facts.kind,
    limits,
    temperatureC: temperatureNear(extremes, Date.parse(segment.from)),
    findings: observed ? judgeRemarks(facts, limits) : [],
    missing: observed ? missingSensors(facts) : [],
  };
  const judge = (conditions: Conditions, groups: readonly (number | null)[]): Judged =>
    judgeMoment(conditions, { ...judging, unread: groups.some((group) => unread.has(group)) });
  const changes = becoming.map(({ group }) => group);
  const before = judge(segment.prevailing, sources);
  const after = becoming.map(({ conditions }, i) =>
    judge(conditions, [...sources, ...changes.slice(0, i + 1)]),
  );
  const prevailing = [segment.prevailing, ...becoming.map(({ conditions }) => conditions)];
  return {
    fromMs: Date.parse(segment.from),
    toMs: Date.parse(segment.to),
    prevailing,
    judged: joinJudged([before, ...after]),
    comesAboutByMs: comesAboutBy(facts, becoming, before, after),
    beginsAnew: facts.groups.some(({ change, from }) => change === 'FM' && from === segment.from),
    isBrisk: prevailing.some(({ wind }) => isBrisk(wind, limits)),
    chances: atTimes.map((layer) => {
      const conditions = prevailing.map((each) => overlay(each, layer.conditions));
      const groups = [...sources, ...changes, layer.group];
      return {
        group: layer.group,
        change: layer.conditions,
        judged: joinJudged(conditions.map((each) => judge(each, groups))),
        conditions,
        likelihood: likelihoodOf(layer.change),
      };
    }),
  };
}

/** No verdict depends on them. */
const NOT_JUDGED: ReadonlySet<TokenField> = new Set([
  'runwayState',
  'runwayVisualRange',
  'sea',
  'colour',
  'qnh',
  'qfe',
  'recent',
]);

/** The groups, null for the report itself, of which a part that matters could not be read; remarks are not asked. */
function unreadGroups({ tokens, problems }: WeatherFacts): ReadonlySet<number | null> {
  const places = new Set(problems.filter(({ field }) => !NOT_JUDGED.has(field)).map(({ from }) => from));
  const unread = tokens.filter(({ field, from }) => field === 'undecoded' && places.has(from));
  return new Set(unread.map(({ group }) => group));
}

/** When the first change in progress that is worse than what held before will have come about. */
function comesAboutBy(
  { groups }: WeatherFacts,
  becoming: readonly TimelineLayer[],
  before: Judged,
  after: readonly Judged[],
): number | null {
  const worse = after.findIndex(({ verdict }) => rankOf(verdict) > rankOf(before.verdict));
  const layer = becoming[worse];
  const to = layer && !layer.timeUnknown ? groups[layer.group]?.to : null;
  return to == null ? null : Date.parse(to);
}

/** How likely is what a change of that kind brings, and whether at times only; FM and BECMG are as good as certain. */
export function likelihoodOf(change: ChangeKind): Likelihood {
  return {
    percent: change.startsWith('PROB30') ? 30 : change.startsWith('PROB40') ? 40 : null,
    atTimes: change.endsWith('TEMPO') || change.endsWith('INTER'),
  };
}

/** Highest and lowest temperature hold around their time, each as far as it is the nearest. */
function extremeBounds(extremes: readonly TemperatureForecast[]): number[] {
  const times = [...new Set(extremes.map(({ at }) => Date.parse(at ?? '')))].sort((a, b) => a - b);
  const holdsMs = LIMITS.extremeHoldsMin.value * MINUTE_MS;
  return times.flatMap((ms, i) => {
    const next = times[i + 1];
    return [ms - holdsMs, ms + holdsMs, ...(next === undefined ? [] : [(ms + next) / 2])];
  });
}

/** The extreme that is nearest to a stretch beginning at `ms`; the colder of two; null: none is near enough. */
function temperatureNear(extremes: readonly TemperatureForecast[], ms: number): number | null {
  const holdsMs = LIMITS.extremeHoldsMin.value * MINUTE_MS;
  let nearest: { distance: number; temperatureC: number } | null = null;
  for (const { at, temperatureC } of extremes) {
    const atMs = Date.parse(at ?? '');
    // A stretch that begins midway belongs to the later extreme, one that begins as far behind as it holds to none.
    const distance = ms >= atMs ? ms - atMs + 1 : atMs - ms;
    if (distance > holdsMs) continue;
    if (nearest === null || distance < nearest.distance) nearest = { distance, temperatureC };
  }
  return nearest?.temperatureC ?? null;
}

function splitAt(segment: TimelineSegment, bounds: readonly number[]): TimelineSegment[] {
  const inside = bounds
    .map((ms) => toUtcInstant(ms))
    .filter((instant) => instant > segment.from && instant < segment.to)
    .sort();
  const cuts = [segment.from, ...new Set(inside), segment.to];
  return cuts.slice(1).map((to, i) => ({ ...segment, from: cuts[i] ?? segment.from, to }));
}
