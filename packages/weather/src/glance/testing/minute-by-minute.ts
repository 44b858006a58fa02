import type { Position } from '@klarnotam/aviation';
import type { ChangeGroup, WeatherFacts } from '../../facts.ts';
import type { DroneProfile } from '../../warn/drone-profile.ts';
import { isFogAhead, isFogHere, isFreezingRainUnknown, isLongEnough, lightOf } from './fog-rain-and-dusk.ts';
import {
  changed,
  isMissingSomething,
  MINUTE,
  isHalfway,
  remarkVerdicts,
  skyOf,
  tellsOfWind,
  temperatureAt,
  verdictsOf,
  WORSE,
  worst,
  type Sky,
  type SlowVerdict,
} from './judge-sky.ts';

/*
 * The rules of docs/weather-rules.md once more, slowly: every minute is asked by itself what each group of a report says of
 * it, by WMO-No. 306 FM 51. It shares no code with what it checks but the decoded facts, and names its figures itself.
 */

export interface SlowRow {
  readonly from: string;
  readonly to: string;
  readonly verdict: SlowVerdict;
  readonly chance: string | null;
  /** Knots; the strongest, but not of a worse chance that tells of its own. */
  readonly windKt: number | null;
}

export interface SlowAnswer {
  readonly verdict: SlowVerdict | 'notJudged';
  readonly rows: readonly SlowRow[];
  /** The first minute behind the flight that is worse. */
  readonly worseFrom: string | null;
  readonly betterFrom: string | null;
  readonly isFreezingRainUnknown: boolean;
  /** `2026-07-15T12:00Z/2026-07-15T18:00Z day fine`. */
  readonly bestHours: readonly string[] | null;
}

export interface SlowInput {
  readonly reports: readonly WeatherFacts[];
  readonly limits: DroneProfile;
  readonly now: string;
  readonly position: Position | null;
  readonly flightMinutes: number;
}

interface Minute {
  readonly verdict: SlowVerdict;
  readonly isMissing: boolean;
  /** Only those that are worse. */
  readonly chance: string | null;
  /** The changes that bring what is worse, by their place in the report, with what they say. */
  readonly broughtBy: ReadonlyMap<number, string>;
  /** Of everything that may be. */
  readonly worst: SlowVerdict;
  readonly anyMissing: boolean;
  readonly fog: boolean;
  readonly windKt: number | null;
  /** "A wind of half its limit or more" prevails. */
  readonly brisk: boolean;
  /** An FM begins with it. */
  readonly anew: boolean;
}

/** Parts that no verdict depends on. */
const BESIDE_THE_POINT = ['runwayState', 'runwayVisualRange', 'sea', 'colour', 'qnh', 'qfe', 'recent'];

/** Whether some word of the group, null for the report itself, was refused; remarks are not asked. */
function isUnread({ tokens, problems }: WeatherFacts, index: number | null): boolean {
  return tokens.some(
    ({ field, group, from }) =>
      field === 'undecoded' &&
      group === index &&
      problems.some((problem) => problem.from === from && !BESIDE_THE_POINT.includes(problem.field)),
  );
}

interface Timed {
  readonly group: ChangeGroup;
  readonly unread: boolean;
  readonly fromMs: number | null;
  readonly toMs: number;
}

/** Asks the report about one minute, by when it begins. */
function minutesOf(facts: WeatherFacts, limits: DroneProfile): (ms: number) => Minute {
  const isBaseUnread = isUnread(facts, null);
  const timed = facts.groups.map((group, index) => ({
    group,
    unread: isUnread(facts, index),
    fromMs: group.from === null ? null : Date.parse(group.from),
    toMs: group.to === null ? Infinity : Date.parse(group.to),
  }));
  return (ms) => minuteOf(facts, limits, ms, timed, isBaseUnread);
}

function minuteOf(
  facts: WeatherFacts,
  limits: DroneProfile,
  ms: number,
  timed: readonly Timed[],
  isBaseUnread: boolean,
): Minute {
  let skies = [skyOf(facts.conditions, isBaseUnread)];
  let after = timed;
  timed.forEach(({ group, unread, fromMs }, index) => {
    if (group.change !== 'FM' || fromMs === null || fromMs > ms) return;
    skies = [skyOf(group.conditions, unread)];
    after = timed.filter((each, i) => i > index || each.fromMs === null);
  });
  for (const { group, unread, fromMs, toMs } of after) {
    if (group.change === 'FM' && fromMs === null) skies = [...skies, skyOf(group.conditions, unread)];
    if (group.change !== 'BECMG' || (fromMs !== null && fromMs > ms)) continue;
    const changedSkies = skies.map((sky) => changed(sky, group, unread));
    skies = fromMs !== null && toMs <= ms ? changedSkies : [...skies, ...changedSkies];
  }
  const observed = facts.kind !== 'taf';
  const forecastC = observed ? null : temperatureAt(facts, ms);
  const remarked = observed ? remarkVerdicts(facts, limits) : [];
  const judge = (sky: Sky): { verdict: SlowVerdict; isMissing: boolean } => {
    const isMissing = isMissingSomething(sky, facts);
    const found = [
      ...verdictsOf(sky, limits, forecastC),
      ...remarked,
      isMissing ? 'incomplete' : 'fine',
    ] as SlowVerdict[];
    return { verdict: worst(found), isMissing };
  };
  const prevailing = skies.map(judge);
  const verdict = worst(prevailing.map((each) => each.verdict));
  const chances = after
    .filter(({ group, fromMs, toMs }) => {
      if (group.change === 'FM' || group.change === 'BECMG') return false;
      return fromMs === null || (fromMs <= ms && ms < toMs);
    })
    .map(({ group, unread }) => {
      const possible = skies.map((sky) => changed(sky, group, unread));
      const judged = possible.map(judge);
      return {
        index: timed.findIndex((each) => each.group === group),
        says: JSON.stringify(group.conditions),
        change: group.change,
        verdict: worst(judged.map((each) => each.verdict)),
        isMissing: judged.some((each) => each.isMissing),
        windKt: strongest(possible),
        tellsOfWind: possible.some((sky) =>
          tellsOfWind(sky, limits, worst(judged.map((each) => each.verdict))),
        ),
        fog: possible.some(({ weather }) => weather.some(isFogHere)),
      };
    });
  const LIKELY = ['unlabelled', 'TEMPO', 'INTER', 'PROB40', 'PROB40 TEMPO', 'PROB40 INTER'];
  LIKELY.push('PROB30', 'PROB30 TEMPO', 'PROB30 INTER');
  const worse = chances
    .filter((chance) => WORSE.indexOf(chance.verdict) > WORSE.indexOf(verdict))
    .sort(
      (a, b) =>
        WORSE.indexOf(b.verdict) - WORSE.indexOf(a.verdict) ||
        LIKELY.indexOf(a.change) - LIKELY.indexOf(b.change),
    );
  const [first] = worse;
  return {
    verdict,
    isMissing: prevailing.some((each) => each.isMissing),
    chance: first ? `${first.verdict} ${first.change.replace('INTER', 'TEMPO')}` : null,
    broughtBy: new Map(worse.map(({ index, says }) => [index, says])),
    worst: worst([verdict, ...chances.map((chance) => chance.verdict)]),
    anyMissing: [...prevailing, ...chances].some((each) => each.isMissing),
    windKt: strongestOf([
      strongest(skies),
      ...chances
        .filter((chance) => !worse.includes(chance) || !chance.tellsOfWind)
        .map((chance) => chance.windKt),
    ]),
    brisk: skies.some((sky) => isHalfway(sky, limits)),
    anew: timed.some(({ group, fromMs }) => group.change === 'FM' && fromMs === ms),
    fog: chances.some((chance) => chance.fog) || skies.some(({ weather }) => weather.some(isFogHere)),
  };
}

function strongestOf(knots: readonly (number | null)[]): number | null {
  const known = knots.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function strongest(skies: readonly Sky[]): number | null {
  return strongestOf(skies.map(({ wind }) => wind?.speedKt ?? null));
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

/** The answer of the pages for one station, asked minute by minute. */
export function glanceMinuteByMinute(input: SlowInput): SlowAnswer {
  const { reports, limits, now } = input;
  const nowMs = Date.parse(now);
  const observation = reports.find(({ kind }) => kind !== 'taf');
  const forecast = reports.find(({ kind }) => kind === 'taf');
  const observed = new Map<number, Minute>();
  if (observation?.issuedAt != null && !observation.nil) {
    const startMs = Date.parse(observation.issuedAt);
    const isFresh = nowMs - startMs <= 90 * MINUTE && startMs - nowMs <= 60 * MINUTE;
    const minutes = observation.groups.length > 0 ? 120 : 91;
    const minuteAt = minutesOf(observation, limits);
    // Ahead of the clock it counts from now on.
    for (let ms = Math.min(nowMs, startMs); isFresh && ms < startMs; ms += MINUTE) {
      observed.set(ms, minuteAt(startMs));
    }
    for (let i = 0; isFresh && i < minutes; i++) {
      observed.set(startMs + i * MINUTE, minuteAt(startMs + i * MINUTE));
    }
  }
  const foreseen = new Map<number, Minute>();
  if (
    forecast &&
    forecast.validFrom !== null &&
    forecast.validTo !== null &&
    !forecast.nil &&
    !forecast.cancelled
  ) {
    const endMs = Date.parse(forecast.validTo);
    const minuteAt = minutesOf(forecast, limits);
    for (let ms = Date.parse(forecast.validFrom); endMs > nowMs && ms < endMs; ms += MINUTE) {
      foreseen.set(ms, minuteAt(ms));
    }
  }
  const { verdict, startMs, endMs } = flightVerdict(input, observed, foreseen);
  return {
    verdict,
    worseFrom: verdict === 'notJudged' ? null : worseBehind(endMs, verdict, observed, foreseen),
    betterFrom: betterBehind(startMs, input.flightMinutes, verdict, observed, foreseen),
    isFreezingRainUnknown:
      observed.size > 0 && observation !== undefined && isFreezingRainUnknown(observation),
    rows: rowsOf(foreseen, observed, nowMs),
    bestHours: foreseen.size === 0 ? null : bestOf(input, observed, foreseen),
  };
}

function worseBehind(
  endMs: number,
  verdict: SlowVerdict,
  observed: ReadonlyMap<number, Minute>,
  foreseen: ReadonlyMap<number, Minute>,
): string | null {
  const isWorse = (each: Minute | undefined): boolean =>
    each !== undefined && WORSE.indexOf(each.worst) > WORSE.indexOf(verdict);
  const minutes = [...observed.keys(), ...foreseen.keys()].sort((a, b) => a - b);
  const first = minutes.find((ms) => ms >= endMs && (isWorse(observed.get(ms)) || isWorse(foreseen.get(ms))));
  return first === undefined ? null : stamp(first);
}

/** "The first later minute at which a flight that begins then, all of it within the forecast, is better than one that is not within the limits." */
function betterBehind(
  startMs: number,
  flightMinutes: number,
  verdict: SlowAnswer['verdict'],
  observed: ReadonlyMap<number, Minute>,
  foreseen: ReadonlyMap<number, Minute>,
): string | null {
  if (verdict !== 'nogo' && verdict !== 'caution') return null;
  const told = (ms: number): readonly Minute[] =>
    [observed.get(ms), foreseen.get(ms)].filter((minute) => minute !== undefined);
  const hasFog = (ms: number): boolean => told(ms).some(({ fog }) => fog);
  const isBetter = (each: SlowVerdict): boolean => WORSE.indexOf(each) < WORSE.indexOf(verdict);
  const later = [...foreseen.keys()].filter((ms) => ms > startMs);
  const found = later.find((beginMs) => {
    const verdicts: SlowVerdict[] = [];
    for (let i = 0; i < flightMinutes; i++) {
      const minutes = told(beginMs + i * MINUTE);
      if (!foreseen.has(beginMs + i * MINUTE) || minutes.some(({ worst: each }) => !isBetter(each)))
        return false;
      for (const minute of minutes) verdicts.push(minute.worst);
    }
    if (isFogAhead(beginMs, flightMinutes, hasFog)) verdicts.push('caution');
    const then = worst(verdicts);
    return then !== 'incomplete' && isBetter(then);
  });
  return found === undefined ? null : stamp(found);
}

function flightVerdict(
  { now, flightMinutes, reports }: SlowInput,
  observed: ReadonlyMap<number, Minute>,
  foreseen: ReadonlyMap<number, Minute>,
): { readonly verdict: SlowAnswer['verdict']; readonly startMs: number; readonly endMs: number } {
  const asked = Date.parse(now);
  const [firstMs] = foreseen.keys();
  const begins = Math.floor((firstMs ?? asked) / MINUTE) * MINUTE;
  // Nobody tells of now, and the forecast begins within three hours.
  const isLater = observed.size === 0 && begins > asked && begins - asked <= 180 * MINUTE;
  const nowMs = isLater ? begins : asked;
  const verdicts: SlowVerdict[] = [];
  let isUncovered = false;
  for (let i = 0; i < flightMinutes; i++) {
    const ms = nowMs + i * MINUTE;
    for (const minute of [observed.get(ms), foreseen.get(ms)]) if (minute) verdicts.push(minute.worst);
    if (!foreseen.has(ms)) isUncovered = true;
  }
  const endMs = nowMs + flightMinutes * MINUTE;
  if (verdicts.length === 0) return { verdict: 'notJudged', startMs: nowMs, endMs };
  if (isUncovered && (observed.size === 0 || !reports.some(({ kind }) => kind !== 'taf')))
    verdicts.push('incomplete');
  const hasFog = (ms: number): boolean => observed.get(ms)?.fog === true || foreseen.get(ms)?.fog === true;
  if (isFogAhead(nowMs, flightMinutes, hasFog)) verdicts.push('caution');
  return { verdict: worst(verdicts), startMs: nowMs, endMs };
}

/** "A row leaves out the minutes of which an observation that counts says worse, chances included." */
function rowsOf(
  foreseen: ReadonlyMap<number, Minute>,
  observed: ReadonlyMap<number, Minute>,
  nowMs: number,
): SlowRow[] {
  const rows: (Pick<SlowRow, 'verdict' | 'chance'> & {
    fromMs: number;
    toMs: number;
    windKt: number | null;
    brisk: boolean;
    broughtBy: Minute['broughtBy'];
  })[] = [];
  for (const [ms, minute] of foreseen) {
    const { verdict, chance, broughtBy, windKt, brisk, anew, worst: worstForetold } = minute;
    const seen = observed.get(ms);
    if (seen && WORSE.indexOf(seen.worst) > WORSE.indexOf(worstForetold)) continue;
    const row = rows.at(-1);
    // "Within the limits an FM begins a row where the wind before it was below half of its limit and now is not, or the other way."
    const isParted = verdict === 'fine' && chance === null && anew && row?.brisk !== brisk;
    const isOther = row !== undefined && isHandedOver(row.broughtBy, broughtBy);
    if (row?.toMs === ms && row.verdict === verdict && row.chance === chance && !isParted && !isOther) {
      row.toMs = ms + MINUTE;
      row.broughtBy = broughtBy;
      row.brisk ||= brisk;
      row.windKt = strongestOf([row.windKt, windKt]);
    } else rows.push({ fromMs: ms, toMs: ms + MINUTE, verdict, chance, windKt, brisk, broughtBy });
  }
  return rows
    .filter(({ toMs }) => toMs > nowMs)
    .map(({ fromMs, toMs, brisk: _, broughtBy: __, ...row }) => ({
      ...row,
      from: stamp(fromMs),
      to: stamp(toMs),
    }));
}

/** "Where every change that brings the chance has ended, and others that say something else bring it, a row ends." */
function isHandedOver(before: Minute['broughtBy'], after: Minute['broughtBy']): boolean {
  if (before.size === 0 || [...before.keys()].some((index) => after.has(index))) return false;
  const sayings = (brought: Minute['broughtBy']): string => [...new Set(brought.values())].sort().join();
  return sayings(before) !== sayings(after);
}

function bestOf(
  { reports, now, position, flightMinutes }: SlowInput,
  observed: ReadonlyMap<number, Minute>,
  foreseen: ReadonlyMap<number, Minute>,
): string[] {
  const nowMs = Date.parse(now);
  const station = reports[0]?.station ?? null;
  const lights = new Map([...foreseen.keys()].map((ms) => [ms, lightOf(ms, position, station)]));
  const isGoodAt = (ms: number, grade: SlowVerdict): boolean => {
    const foretold = foreseen.get(ms);
    if (ms < nowMs || !foretold) return false;
    return [foretold, observed.get(ms)].every(
      (each) => !each || (!each.anyMissing && WORSE.indexOf(each.worst) <= WORSE.indexOf(grade)),
    );
  };
  const best: string[] = [];
  for (const light of ['day', 'night', 'unknown']) {
    for (const grade of ['fine', 'caution'] as const) {
      const runs: { fromMs: number; toMs: number }[] = [];
      for (const ms of foreseen.keys()) {
        if (lights.get(ms) !== light || !isGoodAt(ms, grade)) continue;
        const run = runs.at(-1);
        if (run?.toMs === ms) run.toMs = ms + MINUTE;
        else runs.push({ fromMs: ms, toMs: ms + MINUTE });
      }
      const isGoodDay = (ms: number): boolean => lights.get(ms) === 'day' && isGoodAt(ms, grade);
      const long = runs.filter((run) => isLongEnough(run, light, flightMinutes, isGoodDay));
      best.push(...long.map(({ fromMs, toMs }) => `${stamp(fromMs)}/${stamp(toMs)} ${light} ${grade}`));
      if (long.length > 0) break;
    }
  }
  return best.sort();
}
