import type { Conditions, WeatherGroup } from '../../elements.ts';
import type { ChangeGroup, WeatherFacts } from '../../facts.ts';
import type { DroneProfile } from '../../warn/drone-profile.ts';
import { isFreezingRainUnknown, mayFormFog } from './fog-rain-and-dusk.ts';

/* The limits of docs/weather-rules.md once more, for one minute; see `minute-by-minute.ts`. */

export type SlowVerdict = 'fine' | 'incomplete' | 'caution' | 'nogo';

export const MINUTE = 60_000;
export const WORSE: readonly SlowVerdict[] = ['fine', 'incomplete', 'caution', 'nogo'];

/** What may hold in one minute, element by element. */
export interface Sky {
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
  readonly temperatureC: number | null;
  readonly dewPointC: number | null;
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

export function skyOf(conditions: Conditions, unread: boolean): Sky {
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
    temperatureC: conditions.temperatureC,
    dewPointC: conditions.dewPointC,
    unread,
  };
}

/** `sky` after a change that names some elements. */
export function changed(sky: Sky, { conditions }: ChangeGroup, unread: boolean): Sky {
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
  // "Blowing snow, for a drone without a rain rating".
  if (descriptor === 'BL' && phenomena.includes('SN') && rating === 'none') verdicts.push('caution');
  return verdicts;
}

function againstLimit(figure: number, limit: number): SlowVerdict {
  return figure > limit ? 'nogo' : figure / limit >= 0.85 ? 'caution' : 'fine';
}

function isLow(baseFt: number | null, limits: DroneProfile): boolean {
  return baseFt !== null && Math.floor(baseFt * 0.3048) - 2 <= limits.flightHeightM;
}

/** Whether its wind or gusts reach half of their limits. */
export function isHalfway(sky: Sky, limits: DroneProfile): boolean {
  const half = {
    ...limits,
    maximumWindMps: limits.maximumWindMps / 2,
    maximumGustMps: limits.maximumGustMps / 2,
  };
  return figuresOf(sky, half).some(({ figure, limit }) => figure >= limit);
}

interface Figure {
  readonly figure: number;
  readonly limit: number;
}

/** Mean wind and gusts at the height of flight, metres a second, each with its limit. */
function figuresOf({ wind }: Sky, limits: DroneProfile): Figure[] {
  const found: Figure[] = [];
  const knots = 0.514444444444444;
  const stretch = Math.pow(Math.max(10, limits.flightHeightM) / 10, 1 / 7);
  if (wind?.speedKt != null)
    found.push({ figure: wind.speedKt * knots * stretch, limit: limits.maximumWindMps });
  if (wind?.gustKt != null) {
    const meanKt = wind.speedKt ?? 0;
    // Higher up the mean wind has grown, and the gusts stand as far above it as at 10 m.
    const grownKt = limits.flightHeightM > 10 && wind.speedKt != null ? meanKt * (stretch - 1) : 0;
    const gustKt = wind.speedKt == null ? wind.gustKt : Math.max(wind.gustKt, meanKt);
    found.push({ figure: (gustKt + grownKt) * knots, limit: limits.maximumGustMps });
  }
  return found;
}

/** What they say of its wind. */
function windVerdicts(sky: Sky, limits: DroneProfile): SlowVerdict[] {
  return figuresOf(sky, limits).map(({ figure, limit }) => againstLimit(figure, limit));
}

/** "The wind of a worse chance, where it is among what makes its verdict": gusts belong to a storm. */
export function tellsOfWind(sky: Sky, limits: DroneProfile, verdict: SlowVerdict): boolean {
  if (windVerdicts(sky, limits).includes(verdict)) return true;
  const storms = ['SQ', 'FC'];
  const isStorm =
    sky.layers.some(({ type }) => type === 'CB') ||
    sky.weather.some(
      ({ descriptor, phenomena }) => descriptor === 'TS' || phenomena.some((code) => storms.includes(code)),
    );
  const gusts = windVerdicts(sky, limits).slice(sky.wind?.speedKt == null ? 0 : 1);
  return isStorm && gusts.some((each) => each !== 'fine');
}

/** Everything that the pages say of one sky. */
export function verdictsOf(sky: Sky, limits: DroneProfile, forecastC: number | null): SlowVerdict[] {
  const temperatureC = sky.temperatureC ?? forecastC;
  const { dewPointC } = sky;
  const { lowestM, weather, hazardLayers, cloudsInSight, windShear } = sky;
  const found = windVerdicts(sky, limits);
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
        (falls(group) && group.intensity !== 'vicinity' && group.phenomena.join() !== 'IC') ||
        group.phenomena.includes('FG') ||
        group.phenomena.includes('BR'),
    );
    if (temperatureC <= 0 && (wet || (spreadC !== null && spreadC <= 1))) found.push('caution');
  }
  if (mayFormFog(sky)) found.push('caution');
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
export function remarkVerdicts({ remarks }: WeatherFacts, limits: DroneProfile): SlowVerdict[] {
  return remarks.flatMap((remark): SlowVerdict[] => {
    if (remark.code === 'iceAccretion') return ['nogo'];
    if (remark.code === 'lightning' || remark.code === 'convection') {
      const words = remark.text.split(' ');
      const places = remark.seen?.places ?? [];
      const said =
        words.includes('DSNT') && !['OHD', 'VC', 'ALQDS', 'ALQS'].some((word) => words.includes(word));
      const far = places.length > 0 ? places.every(({ distance }) => distance === 'distant') : said;
      const hasThunder = words.includes('TS') || words.includes('VCTS');
      if (remark.code === 'lightning' || hasThunder) return [far ? 'caution' : 'nogo'];
      if (words.includes('CB') || words.includes('CBMAM'))
        return [words.includes('OHD') ? 'nogo' : 'caution'];
      return words.includes('TCU') ? ['caution'] : [];
    }
    if (remark.code !== 'windAtHeight') return [];
    const fastest = Math.max(remark.wind.speedKt ?? 0, remark.wind.gustKt ?? 0) * 0.514444444444444;
    return fastest >= 0.85 * limits.maximumWindMps ? ['caution'] : [];
  });
}

export function isMissingSomething(sky: Sky, facts: WeatherFacts): boolean {
  const observed = facts.kind !== 'taf';
  if (sky.unread || sky.wind?.speedKt == null || sky.lowestM === null) return true;
  if (sky.windGaps.includes('windDirection') && sky.wind.directionDeg === null && !sky.wind.variable)
    return true;
  if (sky.windGaps.includes('gust') && sky.wind.gustKt === null) return true;
  if (!sky.isWeatherTold && sky.isWeatherSlashed) return true;
  if (sky.cloudGaps.length > 0) return true;
  if (sky.layers.length === 0 && sky.verticalFt === null && !sky.isClear) return true;
  if (!observed) return false;
  if (sky.temperatureC === null || sky.dewPointC === null) return true;
  const sensors = facts.remarks.flatMap((remark) => (remark.code === 'sensorMissing' ? [remark.text] : []));
  if (sensors.includes('TSNO')) return true;
  if (isFreezingRainUnknown(facts)) return true;
  const blind =
    sensors.includes('PWINO') ||
    facts.remarks.some((remark) => remark.code === 'stationType' && !remark.discernsPrecipitation);
  return blind && facts.conditions.weather.length === 0;
}

export function worst(verdicts: readonly SlowVerdict[]): SlowVerdict {
  return WORSE[Math.max(0, ...verdicts.map((verdict) => WORSE.indexOf(verdict)))] ?? 'nogo';
}

export function temperatureAt(facts: WeatherFacts, ms: number): number | null {
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
