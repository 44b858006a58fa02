import type { Position } from '@klarnotam/aviation';
import { getPosition } from 'suncalc';
import type { Conditions, WeatherGroup } from '../../elements.ts';
import type { ChangeGroup, WeatherFacts } from '../../facts.ts';
import type { DroneProfile } from '../../warn/drone-profile.ts';

/*
 * The rules of docs/weather-rules.md once more, slowly: every minute is asked by itself what each group of a report says of
 * it, by WMO-No. 306 FM 51. It shares no code with what it checks but the decoded facts, and names its figures itself.
 */

export type SlowVerdict = 'fine' | 'incomplete' | 'caution' | 'nogo';

export interface SlowRow {
  readonly from: string;
  readonly to: string;
  readonly verdict: SlowVerdict;
  readonly chance: string | null;
}

export interface SlowAnswer {
  readonly verdict: SlowVerdict | 'notJudged';
  readonly rows: readonly SlowRow[];
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

const MINUTE = 60_000;
const WORSE: readonly SlowVerdict[] = ['fine', 'incomplete', 'caution', 'nogo'];

/** What may hold in one minute, element by element. */
interface Sky {
  readonly wind: Conditions['wind'];
  readonly windGaps: readonly string[];
  readonly lowestM: number | null;
  readonly weather: readonly WeatherGroup[];
  readonly isWeatherTold: boolean;
  readonly isWeatherSlashed: boolean;
  readonly layers: Conditions['clouds'];
  readonly verticalFt: number | null;
  readonly isClear: boolean;
  readonly cloudGaps: readonly string[];
  readonly windShear: Conditions['windShear'];
  readonly hazardLayers: Conditions['hazardLayers'];
  readonly cloudsInSight: Conditions['cloudsInSight'];
  readonly unread: boolean;
}

const CLOUD_GAPS = ['clouds', 'cloudType', 'verticalVisibility'];
const WIND_GAPS = ['windDirection', 'gust'];

function gapsOf(conditions: Conditions, names: readonly string[]): readonly string[] {
  return conditions.missing.filter((name) => names.includes(name));
}

function lowestOf(conditions: Conditions): number | null {
  const given = [conditions.visibilityM, conditions.minimumVisibilityM].filter((metres) => metres !== null);
  return given.length === 0 ? null : Math.min(...given);
}

function skyOf(conditions: Conditions, unread: boolean): Sky {
  const { cavok } = conditions;
  return {
    wind: conditions.wind,
    windGaps: gapsOf(conditions, WIND_GAPS),
    lowestM: lowestOf(conditions),
    weather: conditions.weather,
    isWeatherTold: cavok || conditions.noSignificantWeather || conditions.weather.length > 0,
    isWeatherSlashed: conditions.missing.includes('weather'),
    layers: conditions.clouds,
    verticalFt: conditions.verticalVisibilityFt,
    isClear: cavok,
    cloudGaps: gapsOf(conditions, CLOUD_GAPS),
    windShear: conditions.windShear,
    hazardLayers: conditions.hazardLayers,
    cloudsInSight: conditions.cloudsInSight,
    unread,
  };
}

/** `sky` after a change that names some elements. */
function changed(sky: Sky, { conditions }: ChangeGroup, unread: boolean): Sky {
  const { cavok } = conditions;
  let next: Sky = { ...sky, unread: sky.unread || unread };
  if (conditions.wind !== null) {
    next = { ...next, wind: conditions.wind, windGaps: gapsOf(conditions, WIND_GAPS) };
  } else next = { ...next, windGaps: [...next.windGaps, ...gapsOf(conditions, WIND_GAPS)] };
  if (conditions.visibilityM !== null) next = { ...next, lowestM: lowestOf(conditions) };
  if (cavok || conditions.weather.length > 0 || conditions.noSignificantWeather) {
    const { weather } = conditions;
    next = {
      ...next,
      weather,
      isWeatherTold: true,
      isWeatherSlashed: conditions.missing.includes('weather'),
    };
  } else if (conditions.missing.includes('weather')) next = { ...next, isWeatherSlashed: true };
  if (conditions.windShear.length > 0) next = { ...next, windShear: conditions.windShear };
  if (conditions.hazardLayers.length > 0) next = { ...next, hazardLayers: conditions.hazardLayers };
  const cloudGaps = gapsOf(conditions, CLOUD_GAPS);
  if (cavok || conditions.clouds.length > 0 || conditions.verticalVisibilityFt !== null) {
    const { clouds: layers, verticalVisibilityFt: verticalFt } = conditions;
    next = { ...next, layers, verticalFt, isClear: cavok, cloudGaps };
  } else next = { ...next, cloudGaps: [...next.cloudGaps, ...cloudGaps] };
  return next;
}

const HAIL = ['GR', 'GS', 'PL'];
const FALLS = ['DZ', 'RA', 'SN', 'SG', 'IC', 'UP', ...HAIL];

function falls({ descriptor, phenomena }: WeatherGroup): boolean {
  if (descriptor === 'BL' || descriptor === 'DR') return false;
  return descriptor === 'SH' || phenomena.some((code) => FALLS.includes(code));
}

function isFogHere({ phenomena, intensity }: WeatherGroup): boolean {
  return phenomena.includes('FG') && intensity !== 'vicinity';
}

function weatherVerdicts(group: WeatherGroup, rating: DroneProfile['rainRating']): SlowVerdict[] {
  const { descriptor, phenomena, intensity } = group;
  const near = intensity === 'vicinity';
  const verdicts: SlowVerdict[] = [];
  if (descriptor === 'TS' || descriptor === 'FZ') verdicts.push('nogo');
  if (phenomena.some((code) => ['SQ', 'FC', 'VA'].includes(code))) verdicts.push('nogo');
  if (phenomena.includes('FG')) verdicts.push(near ? 'caution' : 'nogo');
  if (phenomena.some((code) => ['SS', 'DS', 'PO'].includes(code))) verdicts.push(near ? 'caution' : 'nogo');
  if (phenomena.some((code) => code === 'DU' || code === 'SA')) verdicts.push('caution');
  if (falls(group)) {
    const strength = { light: 1, moderate: 2, heavy: 3, vicinity: 0 }[intensity];
    const rated = { none: 0, light: 1, moderate: 2 }[rating];
    if (near) verdicts.push('caution');
    else if (strength > rated || phenomena.some((code) => HAIL.includes(code))) verdicts.push('nogo');
    else if (phenomena.includes('UP')) verdicts.push('caution');
  }
  return verdicts;
}

interface Beside {
  readonly limits: DroneProfile;
  readonly temperatureC: number | null;
  readonly dewPointC: number | null;
}

function againstLimit(figure: number, limit: number): SlowVerdict {
  return figure > limit ? 'nogo' : figure / limit >= 0.85 ? 'caution' : 'fine';
}

function isLow(baseFt: number | null, limits: DroneProfile): boolean {
  return baseFt !== null && Math.floor(baseFt * 0.3048) - 2 <= limits.flightHeightM;
}

/** Everything that the pages say of one sky. */
function verdictsOf(sky: Sky, { limits, temperatureC, dewPointC }: Beside): SlowVerdict[] {
  const { wind, lowestM, weather, hazardLayers, cloudsInSight, windShear } = sky;
  const found: SlowVerdict[] = [];
  const knots = 0.514444444444444;
  if (wind?.speedKt != null) {
    const aloft = wind.speedKt * knots * Math.pow(Math.max(10, limits.flightHeightM) / 10, 1 / 7);
    found.push(againstLimit(aloft, limits.maximumWindMps));
  }
  if (wind?.gustKt != null) found.push(againstLimit(wind.gustKt * knots, limits.maximumGustMps));
  for (const group of weather) found.push(...weatherVerdicts(group, limits.rainRating));
  if (lowestM !== null && lowestM < 5000) found.push(lowestM < 1500 ? 'nogo' : 'caution');
  if (isLow(sky.verticalFt, limits)) found.push('nogo');
  for (const { cover, baseFt, type } of sky.layers) {
    if (type === 'CB') found.push('nogo');
    if (type === 'TCU') found.push('caution');
    if (isLow(baseFt, limits) && cover !== 'FEW' && cover !== 'SCT') found.push('nogo');
  }
  const spreadC =
    temperatureC === null || dewPointC === null ? null : Math.round((temperatureC - dewPointC) * 10) / 10;
  if (temperatureC !== null) {
    if (temperatureC < limits.minimumTemperatureC || temperatureC > limits.maximumTemperatureC)
      found.push('nogo');
    else if (
      temperatureC - limits.minimumTemperatureC <= 2 ||
      limits.maximumTemperatureC - temperatureC <= 2
    ) {
      found.push('caution');
    }
    const wet = weather.some(
      (group) =>
        (falls(group) && group.intensity !== 'vicinity') ||
        group.phenomena.includes('FG') ||
        group.phenomena.includes('BR'),
    );
    if (temperatureC <= 0 && (wet || (spreadC !== null && spreadC <= 1))) found.push('caution');
  }
  if (spreadC !== null && spreadC <= 1 && (wind?.speedKt ?? 0) <= 10 && !weather.some(isFogHere))
    found.push('caution');
  if (cloudsInSight.length > 0) found.push('caution');
  if (windShear.length > 0) found.push('caution');
  const icing = hazardLayers.some(
    ({ kind, intensity, baseFt }) =>
      kind === 'icing' && intensity > 0 && baseFt <= limits.flightHeightM / 0.3048,
  );
  if (icing) found.push('nogo');
  return found;
}

/** What the remarks of an observation say of the same. */
function remarkVerdicts({ remarks }: WeatherFacts, limits: DroneProfile): SlowVerdict[] {
  return remarks.flatMap((remark): SlowVerdict[] => {
    if (remark.code === 'iceAccretion') return ['nogo'];
    if (remark.code === 'lightning' || remark.code === 'convection') {
      const words = remark.text.split(' ');
      const far =
        words.includes('DSNT') && !['OHD', 'VC', 'ALQDS', 'ALQS'].some((word) => words.includes(word));
      if (remark.code === 'lightning' || words.includes('TS')) return [far ? 'caution' : 'nogo'];
      if (words.includes('CB')) return [words.includes('OHD') ? 'nogo' : 'caution'];
      return words.includes('TCU') ? ['caution'] : [];
    }
    if (remark.code !== 'windAtHeight') return [];
    const fastest = Math.max(remark.wind.speedKt ?? 0, remark.wind.gustKt ?? 0) * 0.514444444444444;
    return fastest >= 0.85 * limits.maximumWindMps ? ['caution'] : [];
  });
}

function isMissingSomething(sky: Sky, facts: WeatherFacts, beside: Beside): boolean {
  const observed = facts.kind !== 'taf';
  if (sky.unread || sky.wind?.speedKt == null || sky.lowestM === null) return true;
  if (sky.windGaps.includes('windDirection') && sky.wind.directionDeg === null && !sky.wind.variable)
    return true;
  if (sky.windGaps.includes('gust') && sky.wind.gustKt === null) return true;
  if (!sky.isWeatherTold && sky.isWeatherSlashed) return true;
  if (sky.cloudGaps.length > 0) return true;
  if (sky.layers.length === 0 && sky.verticalFt === null && !sky.isClear) return true;
  if (!observed) return false;
  if (beside.temperatureC === null || beside.dewPointC === null) return true;
  const sensors = facts.remarks.flatMap((remark) => (remark.code === 'sensorMissing' ? [remark.text] : []));
  if (sensors.includes('TSNO')) return true;
  const blind =
    sensors.includes('PWINO') ||
    sensors.includes('FZRANO') ||
    facts.remarks.some((remark) => remark.code === 'stationType' && !remark.discernsPrecipitation);
  return blind && facts.conditions.weather.length === 0;
}

function worst(verdicts: readonly SlowVerdict[]): SlowVerdict {
  return WORSE[Math.max(0, ...verdicts.map((verdict) => WORSE.indexOf(verdict)))] ?? 'nogo';
}

function temperatureAt(facts: WeatherFacts, ms: number): number | null {
  let best: { apart: number; later: boolean; temperatureC: number } | null = null;
  for (const { at, temperatureC } of facts.temperatureForecasts) {
    if (at === null) continue;
    const apart = Math.abs(ms - Date.parse(at));
    const later = Date.parse(at) > ms;
    if (apart > 360 * MINUTE || (apart === 360 * MINUTE && !later)) continue;
    if (best === null || apart < best.apart || (apart === best.apart && later && !best.later)) {
      best = { apart, later, temperatureC };
    }
  }
  return best?.temperatureC ?? null;
}

interface Minute {
  readonly verdict: SlowVerdict;
  readonly isMissing: boolean;
  /** Only those that are worse. */
  readonly chance: string | null;
  /** Of everything that may be. */
  readonly worst: SlowVerdict;
  readonly anyMissing: boolean;
  readonly fog: boolean;
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

/** What the report says of the minute that begins at `ms`. */
function minuteOf(facts: WeatherFacts, limits: DroneProfile, ms: number): Minute {
  const timed = facts.groups.map((group, index) => ({
    group,
    unread: isUnread(facts, index),
    fromMs: group.from === null ? null : Date.parse(group.from),
    toMs: group.to === null ? Infinity : Date.parse(group.to),
  }));
  let skies = [skyOf(facts.conditions, isUnread(facts, null))];
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
  const beside: Beside = {
    limits,
    temperatureC: observed ? facts.conditions.temperatureC : temperatureAt(facts, ms),
    dewPointC: observed ? facts.conditions.dewPointC : null,
  };
  const remarked = observed ? remarkVerdicts(facts, limits) : [];
  const judge = (sky: Sky): { verdict: SlowVerdict; isMissing: boolean } => {
    const isMissing = isMissingSomething(sky, facts, beside);
    const found = [
      ...verdictsOf(sky, beside),
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
        change: group.change,
        verdict: worst(judged.map((each) => each.verdict)),
        isMissing: judged.some((each) => each.isMissing),
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
    )[0];
  return {
    verdict,
    isMissing: prevailing.some((each) => each.isMissing),
    chance: worse ? `${worse.verdict} ${worse.change.replace('INTER', 'TEMPO')}` : null,
    worst: worst([verdict, ...chances.map((chance) => chance.verdict)]),
    anyMissing: [...prevailing, ...chances].some((each) => each.isMissing),
    fog: chances.some((chance) => chance.fog) || skies.some(({ weather }) => weather.some(isFogHere)),
  };
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

function lightOf(ms: number, position: Position | null): string {
  if (position === null) return 'unknown';
  // The library adds mean refraction below the horizon.
  const heightDeg = getPosition(new Date(ms), position.lat, position.lon).altitude - 0.4839;
  return heightDeg < -6 ? 'night' : 'day';
}

/** The answer of the pages for one station, asked minute by minute. */
export function glanceMinuteByMinute(input: SlowInput): SlowAnswer {
  const { reports, limits, now, position, flightMinutes } = input;
  const nowMs = Date.parse(now);
  const observation = reports.find(({ kind }) => kind !== 'taf');
  const forecast = reports.find(({ kind }) => kind === 'taf');
  const observed = new Map<number, Minute>();
  if (observation?.issuedAt != null && !observation.nil) {
    const startMs = Date.parse(observation.issuedAt);
    const isFresh = nowMs - startMs <= 90 * MINUTE && startMs - nowMs <= 60 * MINUTE;
    const minutes = observation.groups.length > 0 ? 120 : 91;
    // Ahead of the clock it counts from now on.
    for (let ms = Math.min(nowMs, startMs); isFresh && ms < startMs; ms += MINUTE) {
      observed.set(ms, minuteOf(observation, limits, startMs));
    }
    for (let i = 0; isFresh && i < minutes; i++) {
      observed.set(startMs + i * MINUTE, minuteOf(observation, limits, startMs + i * MINUTE));
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
    for (let ms = Date.parse(forecast.validFrom); endMs > nowMs && ms < endMs; ms += MINUTE) {
      foreseen.set(ms, minuteOf(forecast, limits, ms));
    }
  }
  return {
    verdict: flightVerdict(input, observed, foreseen),
    rows: rowsOf(foreseen, nowMs),
    bestHours: foreseen.size === 0 ? null : bestOf(observed, foreseen, nowMs, position, flightMinutes),
  };
}

function flightVerdict(
  { now, flightMinutes, reports }: SlowInput,
  observed: ReadonlyMap<number, Minute>,
  foreseen: ReadonlyMap<number, Minute>,
): SlowAnswer['verdict'] {
  const nowMs = Date.parse(now);
  const verdicts: SlowVerdict[] = [];
  let isUncovered = false;
  for (let i = 0; i < flightMinutes; i++) {
    const ms = nowMs + i * MINUTE;
    for (const minute of [observed.get(ms), foreseen.get(ms)]) if (minute) verdicts.push(minute.worst);
    if (!foreseen.has(ms)) isUncovered = true;
  }
  if (verdicts.length === 0) return 'notJudged';
  if (isUncovered && (observed.size === 0 || !reports.some(({ kind }) => kind !== 'taf')))
    verdicts.push('incomplete');
  for (let i = flightMinutes; i < 120; i++) {
    const ms = nowMs + i * MINUTE;
    if (observed.get(ms)?.fog === true || foreseen.get(ms)?.fog === true) verdicts.push('caution');
  }
  return worst(verdicts);
}

function rowsOf(foreseen: ReadonlyMap<number, Minute>, nowMs: number): SlowRow[] {
  const rows: { fromMs: number; toMs: number; verdict: SlowVerdict; chance: string | null }[] = [];
  for (const [ms, { verdict, chance }] of foreseen) {
    const row = rows.at(-1);
    if (row?.verdict === verdict && row.chance === chance) row.toMs = ms + MINUTE;
    else rows.push({ fromMs: ms, toMs: ms + MINUTE, verdict, chance });
  }
  return rows
    .filter(({ toMs }) => toMs > nowMs)
    .map(({ fromMs, toMs, verdict, chance }) => ({ from: stamp(fromMs), to: stamp(toMs), verdict, chance }));
}

function bestOf(
  observed: ReadonlyMap<number, Minute>,
  foreseen: ReadonlyMap<number, Minute>,
  nowMs: number,
  position: Position | null,
  flightMinutes: number,
): string[] {
  const lights = new Map([...foreseen.keys()].map((ms) => [ms, lightOf(ms, position)]));
  const best: string[] = [];
  for (const light of ['day', 'night', 'unknown']) {
    for (const grade of ['fine', 'caution'] as const) {
      const runs: { fromMs: number; toMs: number }[] = [];
      for (const [ms, minute] of foreseen) {
        const all = [minute, observed.get(ms)].filter((each) => each !== undefined);
        const isGood = all.every(
          (each) => !each.anyMissing && WORSE.indexOf(each.worst) <= WORSE.indexOf(grade),
        );
        if (ms < nowMs || lights.get(ms) !== light || !isGood) continue;
        const run = runs.at(-1);
        if (run?.toMs === ms) run.toMs = ms + MINUTE;
        else runs.push({ fromMs: ms, toMs: ms + MINUTE });
      }
      const long = runs.filter(({ fromMs, toMs }) => toMs - fromMs >= flightMinutes * MINUTE);
      best.push(...long.map(({ fromMs, toMs }) => `${stamp(fromMs)}/${stamp(toMs)} ${light} ${grade}`));
      if (long.length > 0) break;
    }
  }
  return best.sort();
}
