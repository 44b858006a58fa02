import { toUtcInstant } from '@klarnotam/aviation';
import type { Wind } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import { ageOf } from './age.ts';
import { betterAhead } from './better-ahead.ts';
import { withoutMilder } from './beside-observation.ts';
import { findBestHours } from './best-hours.ts';
import { dayRuleAt } from './day-rule.ts';
import { cloudsAtFlight } from './clouds-at-flight.ts';
import { daylightOf, flyingLight } from './daylight.ts';
import { densityAltitudeM } from './density-altitude.ts';
import { differencesOf } from './differences.ts';
import { fogAhead } from './fog-ahead.ts';
import type {
  ForecastGlance,
  Glance,
  GlanceInput,
  MissingElement,
  ObservationGlance,
  TimedReason,
  Verdict,
} from './glance.ts';
import { verdictOf } from './judge-moment.ts';
import { lowClouds } from './low-clouds.ts';
import { periodsOf, timedReasons } from './periods.ts';
import { mergeReasons } from './reasons.ts';
import { forecastStretches, observationStretches, type Stretch } from './stretches.ts';
import { isOtherWind, peakGustOf, strongestWind } from './wind-glance.ts';
import { worseAhead } from './worse-ahead.ts';

const MINUTE_MS = 60_000;

/**
 * What the reports of one station say to a drone pilot at `now`: the verdict for a flight that begins now, or soon with the forecast, why, the hours
 * within the limits, and the forecast as rows. An old observation, an expired forecast, NIL and CNL judge nothing.
 *
 * @throws {RangeError} when `now` is no instant
 */
export function glanceAt(input: GlanceInput): Glance {
  const { reports, limits, now, position, timeZone, flightMinutes } = input;
  const nowMs = Date.parse(now);
  if (Number.isNaN(nowMs)) throw new RangeError('now must be an instant such as 2026-07-01T06:00:00Z');
  const observed = latest(reports, (facts) => facts.kind !== 'taf', nowMs);
  const foreseen = latest(reports, (facts) => facts.kind === 'taf', nowMs);
  const observation = observed && glanceAtObservation(observed, input, nowMs);
  const forecast = foreseen && glanceAtForecast(foreseen, input, nowMs, observation?.stretches ?? []);
  const claims = [...(observation?.stretches ?? []), ...(forecast?.stretches ?? [])];
  const isObserved = (observation?.stretches.length ?? 0) > 0;
  const beginsMs = forecast?.stretches[0]?.fromMs ?? nowMs;
  const isJudgedLater =
    !isObserved &&
    input.isPlanned !== true &&
    beginsMs > nowMs &&
    beginsMs - nowMs <= LIMITS.forecastAheadMin.value * MINUTE_MS;
  const startMs = isJudgedLater ? beginsMs : nowMs;
  const flightMs = flightMinutes * MINUTE_MS;
  const flightEndMs = startMs + flightMs;
  const flight = judgeFlight(claims, startMs, flightEndMs, isObserved);
  const endMs = forecast?.stretches.at(-1)?.toMs ?? null;
  const daylight = position && daylightOf(nowMs, endMs, position);
  const station = (observed ?? foreseen)?.facts.station ?? null;
  const dayRule = dayRuleAt(station);
  const worseFrom = flight.verdict === 'notJudged' ? null : worseAhead(claims, flightEndMs, flight.verdict);
  const isWithin = flight.verdict === 'fine' || flight.verdict === 'incomplete';
  const betterFrom =
    flight.verdict === 'nogo' || flight.verdict === 'caution'
      ? betterAhead(
          claims,
          forecast?.stretches ?? [],
          { fromMs: startMs, flightMs, verdict: flight.verdict },
          (beginMs) => judgeFlight(claims, beginMs, beginMs + flightMs, false).verdict,
        )
      : null;
  const holdsUntilMs = worseFrom === null ? (endMs ?? flightEndMs) : Date.parse(worseFrom);
  return {
    station,
    position,
    timeZone,
    now,
    limits,
    flightMinutes,
    ...flight,
    judgedFrom: isJudgedLater ? toUtcInstant(startMs) : null,
    worseFrom,
    betterFrom,
    observation: observation?.glance ?? null,
    forecast: forecast?.glance ?? null,
    bestHours:
      forecast && endMs !== null
        ? findBestHours({
            nowMs,
            flightMinutes,
            forecast: forecast.stretches,
            observation: observation?.stretches ?? [],
            light: flyingLight(daylight, dayRule, nowMs, endMs),
          })
        : null,
    dayRule: position && dayRule,
    daylight,
    differences:
      observed && observation && forecast
        ? compare(observed.facts, observation.stretches, forecast.stretches, input)
        : [],
    cloudsAtFlight: cloudsAtFlight(
      observation?.stretches ?? [],
      forecast?.stretches ?? [],
      { fromMs: startMs, toMs: isWithin ? holdsUntilMs : flightEndMs },
      limits,
    ),
  };
}

interface Indexed {
  readonly facts: WeatherFacts;
  readonly index: number;
}

/**
 * The latest issued of a kind, and of those the last in the text; a forecast that holds goes before one that does not, as a
 * report without weather goes behind one that has some, unless it is the later one.
 */
function latest(
  reports: readonly WeatherFacts[],
  isKind: (facts: WeatherFacts) => boolean,
  nowMs: number,
): Indexed | null {
  let found: Indexed | null = null;
  reports.forEach((facts, index) => {
    if (!isKind(facts)) return;
    const usable = ageOf(facts, nowMs).state === 'fresh';
    const before = found && ageOf(found.facts, nowMs).state === 'fresh';
    if (found === null || (usable && !before)) found = { facts, index };
    else if (usable === before && (facts.issuedAt ?? '') >= (found.facts.issuedAt ?? ''))
      found = { facts, index };
  });
  return found;
}

interface Glanced<Of> {
  readonly glance: Of;
  /** What it claims; empty when it judges nothing. */
  readonly stretches: readonly Stretch[];
}

function glanceAtObservation(
  { facts, index }: Indexed,
  input: GlanceInput,
  nowMs: number,
): Glanced<ObservationGlance> {
  const { limits, elevationFt } = input;
  const age = ageOf(facts, nowMs);
  const isJudged = age.state === 'fresh' && !facts.nil;
  const [first, ...rest] = isJudged ? observationStretches(facts, limits) : [];
  // Ahead of the clock it counts from now on.
  const stretches = first ? [{ ...first, fromMs: Math.min(first.fromMs, nowMs) }, ...rest] : [];
  const [own] = isJudged ? observationStretches({ ...facts, groups: [] }, limits) : [];
  const { wind } = facts.conditions;
  // What nobody should go by is not told of the weather of now.
  return {
    stretches,
    glance: {
      index,
      kind: facts.kind,
      issuedAt: facts.issuedAt,
      age,
      empty: facts.nil ? 'nil' : null,
      verdict: own?.judged.verdict ?? 'notJudged',
      reasons: own?.judged.reasons ?? [],
      missing: own?.judged.missing ?? [],
      wind: isJudged ? strongestWind([wind], limits.flightHeightM) : null,
      peakGust: isJudged ? peakGustOf(facts) : null,
      lowClouds: isJudged ? lowClouds([facts.conditions]) : [],
      densityAltitudeM: isJudged ? densityAltitudeM(facts, elevationFt) : null,
      periods:
        facts.groups.length === 0
          ? []
          : periodsOf(
              stretches.filter(({ toMs }) => toMs > nowMs),
              limits,
            ),
    },
  };
}

function windsThatPrevail({ prevailing }: Stretch): readonly (Wind | null)[] {
  return prevailing.map(({ wind }) => wind);
}

function glanceAtForecast(
  { facts, index }: Indexed,
  input: GlanceInput,
  nowMs: number,
  observation: readonly Stretch[],
): Glanced<ForecastGlance> {
  const { limits } = input;
  const age = ageOf(facts, nowMs);
  const isJudged = age.state === 'fresh' || age.state === 'notYet';
  const stretches = isJudged ? forecastStretches(facts, limits) : [];
  const { kind, issuedAt, validFrom, validTo } = facts;
  const shown = withoutMilder(stretches, observation);
  const periods = periodsOf(shown, limits).filter(({ to }) => Date.parse(to) > nowMs);
  const empty = facts.nil ? 'nil' : facts.cancelled ? 'cancelled' : null;
  const ahead = stretches.filter(({ toMs }) => toMs > nowMs);
  const winds = ahead.flatMap(windsThatPrevail);
  // Of a forecast that begins with a change the wind before it is the first; while one comes about, the stronger.
  const isBeforeChange = ahead[0] !== undefined && ahead[0].fromMs >= nowMs;
  const first = isBeforeChange ? winds.slice(0, 1) : ahead.slice(0, 1).flatMap(windsThatPrevail);
  const wind = strongestWind(first, limits.flightHeightM);
  const windChanges = wind !== null && winds.some((other) => isOtherWind(other, wind));
  return {
    stretches,
    glance: { index, kind, issuedAt, age, empty, validFrom, validTo, wind, windChanges, periods },
  };
}

/** The worst of everything that is claimed for the flight, chances included, and fog soon after it. */
function judgeFlight(
  claims: readonly Stretch[],
  fromMs: number,
  toMs: number,
  isObserved: boolean,
): { verdict: Verdict; reasons: readonly TimedReason[]; missing: readonly MissingElement[] } {
  const touching = claims.filter((claim) => claim.fromMs < toMs && claim.toMs > fromMs);
  if (touching.length === 0) return { verdict: 'notJudged', reasons: [], missing: [] };
  const parts = touching.flatMap((part) => [
    { judged: part.judged, part, likelihood: null },
    ...part.chances.map(({ judged, likelihood }) => ({ judged, part, likelihood })),
  ]);
  const missing = new Set(parts.flatMap(({ judged }) => judged.missing));
  const isCovered = touching[0] !== undefined && touching[0].fromMs <= fromMs && lastEnd(touching) >= toMs;
  if (!isObserved && !isCovered) missing.add('restOfFlight');
  const fog = fogAhead(claims, toMs, fromMs + LIMITS.lookAheadMin.value * MINUTE_MS);
  const reasons = mergeReasons([...timedReasons(parts), ...fog]);
  return { verdict: verdictOf(reasons, [...missing]), reasons, missing: [...missing] };
}

function lastEnd(stretches: readonly Stretch[]): number {
  return stretches.reduce((latest, { toMs }) => Math.max(latest, toMs), -Infinity);
}

function compare(
  { conditions, issuedAt }: WeatherFacts,
  observation: readonly Stretch[],
  forecast: readonly Stretch[],
  { limits }: GlanceInput,
): Glance['differences'] {
  if (issuedAt === null || observation.length === 0) return [];
  const ms = Date.parse(issuedAt);
  const then = forecast.find(({ fromMs, toMs }) => fromMs <= ms && toMs > ms);
  return then ? differencesOf(conditions, then, limits) : [];
}
