import {
  isGust,
  type IcingCause,
  type ReasonFacts,
  type StormPart,
  type WeatherGroup,
  type WeatherPhenomenon,
} from '@klarnotam/weather';
import { formatList } from '../format/list.ts';
import { formatNumber } from '../format/number.ts';
import { sayTemperature } from '../weather/figures.ts';
import { towards } from '../weather/visibility.ts';
import { sayWeatherGroup } from '../weather/present-weather.ts';
import { joined, sayWeather, sayWeatherCard } from '../weather/say-weather.ts';
import type { WeatherCatalogue } from '../weather/weather-catalogue.ts';
import {
  sayHeight,
  sayReportedHeight,
  saySpeedBesideLimit,
  sayVisibilityDistance,
  sayWindSpeed,
  type WeatherUnits,
} from './say-figures.ts';

const MPS_PER_KNOT = 1852 / 3600;

/** Snow and ice, which are no water. */
const FROZEN: ReadonlySet<WeatherPhenomenon> = new Set(['SN', 'SG', 'IC', 'PL', 'GR', 'GS']);

/** Whether nothing of what falls is rain. */
export function isFrozen({ phenomena }: WeatherGroup): boolean {
  return phenomena.length > 0 && phenomena.every((code) => FROZEN.has(code));
}

/** What reasons are said with. */
export interface ReasonContext {
  readonly words: WeatherCatalogue;
  readonly units: WeatherUnits;
  /** Without limits and explanations, for a row of many. */
  readonly brief: boolean;
  readonly sayTime: (instant: string) => string;
  /** The wind or the visibility said is the worst of several: `up to`, `down to`. */
  readonly varies?: boolean;
}

/** How far over its limit a figure is, of which it is `ratio` times; near it: the limit. */
export function sayCompare(ratio: number, limit: string, words: WeatherCatalogue): string {
  if (ratio <= 1) return sayWeatherCard(words, 'limitNear', { limit });
  if (ratio < 1.25) return sayWeatherCard(words, 'limitOver', { limit });
  if (ratio >= 1.8 && ratio < 1.95) return sayWeatherCard(words, 'limitAlmostTwice', { limit });
  if (ratio >= 1.95 && ratio < 2.1) return sayWeatherCard(words, 'limitTwice', { limit });
  const count = Math.round(ratio * 10) / 10;
  return sayWeatherCard(words, 'limitTimes', { times: formatNumber(count, words), limit, count });
}

interface AgainstLimit {
  readonly mps: number;
  readonly maximumMps: number;
}

function sayWindReason(
  { mps, maximumMps }: AgainstLimit,
  phrase: (speed: string) => string,
  { words, units, brief }: ReasonContext,
): string {
  const { speed, limit, ratio } = saySpeedBesideLimit(mps, maximumMps, units, words);
  if (brief) return phrase(speed);
  return joined([phrase(speed), sayCompare(ratio, limit, words)], words);
}

const TEMPERATURES = { batteryCold: 'reasonCold', batteryHot: 'reasonHot' } as const;
const EXTREME_TEMPERATURES = { batteryCold: 'reasonColdDownTo', batteryHot: 'reasonHotUpTo' } as const;

function sayBattery(
  { code, temperatureC, limitC, isExtreme }: Extract<ReasonFacts, { code: 'batteryCold' | 'batteryHot' }>,
  { words, brief }: ReasonContext,
): string {
  const temperature = sayTemperature(temperatureC, words);
  const cold = code === 'batteryCold';
  const keys = isExtreme === true ? EXTREME_TEMPERATURES : TEMPERATURES;
  const what = sayWeatherCard(words, keys[code], { temperature });
  if (brief) return what;
  const limit = sayTemperature(limitC, words);
  const beyond = cold ? temperatureC < limitC : temperatureC > limitC;
  const within = temperature === limit ? 'limitAt' : 'limitNear';
  const key = beyond ? (cold ? 'limitBelow' : 'limitOver') : within;
  return joined([what, sayWeatherCard(words, key, { limit })], words);
}

/** A dew point at or above the temperature is not some degrees away: the air is saturated. */
function sayFogForming(spreadC: number, words: WeatherCatalogue): string {
  return spreadC <= 0
    ? sayWeatherCard(words, 'reasonFogSaturated')
    : sayWeatherCard(words, 'reasonFogSoon', { spread: sayTemperature(spreadC, words) });
}

function sayStorm(parts: readonly StormPart[], context: ReasonContext): string {
  const thunder = parts.filter((part) => part.code === 'thunderstorm');
  const group = thunder.map((part) => part.group).find((each) => each !== null) ?? null;
  const said: string[] = [];
  // The figure comes last, with its limit behind it.
  const place = ({ code }: StormPart): number => (isGust(code) ? 2 : code === 'visibility' ? 1 : 0);
  for (const part of parts.toSorted((a, b) => place(a) - place(b))) {
    // Rain stands in the words for thunder, and a thunderstorm has its cloud.
    if (part.code === 'thunderstorm' && group !== null && part.group === null) continue;
    if (part.code === 'convectiveCloud' && thunder.length > 0) continue;
    if (part.code === 'precipitation' && (group?.phenomena.length ?? 0) > 0) continue;
    // Only the gusts of one storm may be the worst of several.
    const text = sayPart(part, part.code === 'visibility' ? { ...context, varies: false } : context);
    if (!said.includes(text)) said.push(text);
  }
  return joined(said, context.words);
}

function sayVisibilityReason(
  { visibilityM, direction, obscuration }: Extract<StormPart, { readonly code: 'visibility' }>,
  { units, words, varies }: ReasonContext,
): string {
  const distance = towards(sayVisibilityDistance(visibilityM, units, words), direction ?? null, words);
  const first = sayWeatherCard(words, varies === true ? 'visibilityDownTo' : 'reasonVisibility', {
    distance,
  });
  return obscuration === undefined
    ? first
    : sayWeather(words, 'both', { first, second: sayWeatherGroup(obscuration, words) });
}

function sayPart(part: StormPart, context: ReasonContext): string {
  const { words } = context;
  switch (part.code) {
    case 'thunderstorm':
      if (part.isDistant === true) return sayWeatherCard(words, 'reasonThunderDistant');
      return part.group === null
        ? sayWeatherCard(words, 'reasonThunder')
        : sayWeatherGroup(part.group, words);
    case 'convectiveCloud': {
      const what = words.cloudTypes[part.type];
      return part.isInSight === true ? sayWeatherCard(words, 'reasonInSight', { what }) : what;
    }
    case 'precipitation':
      return sayWeatherGroup(part.group, words);
    case 'squall':
      return sayWeatherCard(words, 'reasonSquall');
    case 'funnelCloud':
      return sayWeatherCard(words, 'reasonFunnelCloud');
    case 'visibility':
      return sayVisibilityReason(part, context);
    case 'gust':
      return sayWindReason(
        { ...part, mps: part.gustKt * MPS_PER_KNOT },
        (speed) => sayWeatherCard(words, 'reasonGust', { speed }),
        context,
      );
    case 'gustAloftEstimated': {
      const height = sayHeight(part.heightM, context.units, words);
      const mps = context.units === 'metric' ? part.gustMps : part.gustKt * MPS_PER_KNOT;
      const key = context.varies === true ? 'reasonGustUpTo' : 'reasonGustAloft';
      return sayWindReason(
        { ...part, mps },
        (speed) => sayWeatherCard(words, key, { speed, height }),
        context,
      );
    }
  }
}

/** A reason as a phrase: `gusts 21 m/s, twice your limit`. */
export function sayReason(reason: ReasonFacts, context: ReasonContext): string {
  const { words, units, brief } = context;
  switch (reason.code) {
    case 'storm':
      return sayStorm(reason.parts, context);
    case 'thunderstorm':
    case 'convectiveCloud':
    case 'squall':
    case 'funnelCloud':
    case 'gust':
    case 'gustAloftEstimated':
    case 'visibility':
      return sayPart(reason, context);
    case 'precipitation': {
      const what = sayWeatherGroup(reason.group, words);
      const near = reason.group.intensity === 'vicinity';
      if (brief || near) return what;
      return sayWeatherCard(words, isFrozen(reason.group) ? 'reasonNotRatedFrozen' : 'reasonNotRated', {
        what,
      });
    }
    case 'wind':
      return sayWindReason(
        { ...reason, mps: reason.speedKt * MPS_PER_KNOT },
        (speed) => sayWeatherCard(words, 'reasonWind', { speed }),
        context,
      );
    case 'windAloftEstimated':
      return sayWindReason(
        { ...reason, mps: units === 'metric' ? reason.speedMps : reason.speedKt * MPS_PER_KNOT },
        (speed) =>
          sayWeatherCard(words, context.varies === true ? 'windUpTo' : 'reasonAloft', {
            speed,
            height: sayHeight(reason.heightM, units, words),
          }),
        context,
      );
    case 'windAtHeight':
      return sayWeatherCard(words, reason.isGust ? 'reasonGustAtHeight' : 'reasonAtHeight', {
        speed: sayWindSpeed(reason.speedKt * MPS_PER_KNOT, units, words),
        height: sayReportedHeight(reason.heightFt, units, words),
      });
    case 'windShear':
      return sayWeatherCard(words, 'reasonWindShear');
    case 'fog':
      return sayWeatherGroup(reason.group, words);
    case 'fogForming':
      return sayFogForming(reason.spreadC, words);
    case 'fogForecast':
      return sayWeatherCard(words, 'reasonFogForecast', {
        what: sayWeatherGroup(reason.group, words),
        time: context.sayTime(reason.at),
      });
    case 'cloudBase': {
      const height = sayReportedHeight(reason.baseFt, units, words);
      if (reason.cover === 'VV') return sayWeatherCard(words, 'reasonSkyHidden', { height });
      return sayWeatherCard(words, 'reasonCloud', { cover: words.covers[reason.cover], height });
    }
    case 'icing':
      return reason.cause === 'coldAndMoist' && reason.temperatureC !== null
        ? sayWeatherCard(words, 'reasonIcingCold', {
            temperature: sayTemperature(reason.temperatureC, words),
          })
        : sayWeatherCard(words, 'reasonIcing', { cause: words.icingCauses[reason.cause] });
    case 'batteryCold':
    case 'batteryHot':
      return sayBattery(reason, context);
    case 'dust':
      return formatList(
        reason.phenomena.map((code) => words.nouns[code][0]),
        words,
      );
    case 'volcanicAsh':
      return sayWeatherCard(words, 'reasonAsh');
  }
}

/** What icing of that cause has said already. */
const SAYS_ITS_CAUSE: Readonly<Partial<Record<IcingCause, ReasonFacts['code']>>> = {
  freezingFog: 'fog',
  freezingPrecipitation: 'precipitation',
};

/** How far a wind is beyond its limit; null: the reason is no wind. */
function ratioOf(reason: ReasonFacts): number | null {
  switch (reason.code) {
    case 'wind':
    case 'windAloftEstimated':
    case 'gust':
    case 'gustAloftEstimated':
      return reason.ratio;
    default:
      return null;
  }
}

function isWindTooStrong(reason: ReasonFacts): boolean {
  return (reason.code === 'wind' || reason.code === 'windAloftEstimated') && reason.ratio > 1;
}

/**
 * The reasons that a short text names, in their order: the wind and its gusts are one matter, of which the furthest beyond
 * its limit is said, and a mean wind above its limit besides; of other codes the first.
 */
export function worthSaying<T extends ReasonFacts>(reasons: readonly T[]): readonly T[] {
  const stormGust = reasons.some(
    (reason) => reason.code === 'storm' && reason.parts.some(({ code }) => isGust(code)),
  );
  const worst = reasons
    .filter((reason) => ratioOf(reason) !== null)
    .toSorted((a, b) => (ratioOf(b) ?? 0) - (ratioOf(a) ?? 0))[0];
  // What belongs to a storm is not said again beside it.
  const codes = new Set<string>(
    reasons.flatMap((reason) => (reason.code === 'storm' ? reason.parts.map(({ code }) => code) : [])),
  );
  const icing = new Set(
    reasons.map((reason) => (reason.code === 'icing' ? SAYS_ITS_CAUSE[reason.cause] : null)),
  );
  return reasons.filter((reason) => {
    if (icing.has(reason.code) && 'group' in reason && reason.group?.descriptor === 'FZ') return false;
    if (ratioOf(reason) !== null) return (reason === worst && !stormGust) || isWindTooStrong(reason);
    if (codes.has(reason.code)) return false;
    codes.add(reason.code);
    return true;
  });
}
