import type { Conditions } from '../elements.ts';
import { ceilingFt } from '../timeline/ceiling.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import { isAtFlight, lowestVisibility } from '../warn/judge-sight.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import { isPrecipitation } from '../warn/judge-weather.ts';
import type { Difference } from './glance.ts';
import type { Stretch } from './stretches.ts';

/** From which difference of the mean wind or the gusts on a forecast is amended (ICAO Annex 3, appendix 5, 1.3). */
const WIND_KT = 10;

/**
 * Where `observed` differs from what `forecast` said for its time, changes in progress and what may be at times counted as
 * said: wind and gusts by 10 knots, visibility and ceiling where a limit lies between, weather by its kind.
 */
export function differencesOf(observed: Conditions, forecast: Stretch, limits: DroneProfile): Difference[] {
  const [prevailing] = forecast.prevailing;
  if (!prevailing) return [];
  const all = [...forecast.prevailing, ...forecast.chances.flatMap(({ conditions }) => conditions)];
  return [
    windDifference(observed, prevailing, all),
    gustDifference(observed, prevailing, all),
    visibilityDifference(observed, prevailing, all),
    ceilingDifference(observed, prevailing, all, limits),
    weatherDifference(observed, prevailing, all),
  ].filter((difference) => difference !== null);
}

function windDifference(
  observed: Conditions,
  prevailing: Conditions,
  all: readonly Conditions[],
): Difference | null {
  const observedKt = observed.wind?.speedKt ?? null;
  const forecastKt = prevailing.wind?.speedKt ?? null;
  if (observedKt === null || forecastKt === null) return null;
  if (!all.every(({ wind }) => Math.abs((wind?.speedKt ?? observedKt) - observedKt) >= WIND_KT)) return null;
  return { element: 'wind', observedKt, forecastKt, worse: observedKt > forecastKt };
}

/** The gust, or the mean wind where there are none. */
function peakKt({ wind }: Conditions): number | null {
  return wind?.gustKt ?? wind?.speedKt ?? null;
}

function gustDifference(
  observed: Conditions,
  prevailing: Conditions,
  all: readonly Conditions[],
): Difference | null {
  const observedKt = observed.wind?.gustKt ?? null;
  const forecastKt = prevailing.wind?.gustKt ?? null;
  const peak = peakKt(observed);
  const forecastPeak = peakKt(prevailing);
  if ((observedKt === null && forecastKt === null) || peak === null || forecastPeak === null) return null;
  if (!all.every((each) => Math.abs((peakKt(each) ?? peak) - peak) >= WIND_KT)) return null;
  return { element: 'gust', observedKt, forecastKt, worse: peak > forecastPeak };
}

function visibilityClass(metres: number): number {
  const { visibilityNogoM, visibilityCautionM } = LIMITS;
  return metres < visibilityNogoM.value ? 0 : metres < visibilityCautionM.value ? 1 : 2;
}

function visibilityDifference(
  observed: Conditions,
  prevailing: Conditions,
  all: readonly Conditions[],
): Difference | null {
  const observedM = lowestVisibility(observed);
  const forecastM = lowestVisibility(prevailing);
  if (observedM === null || forecastM === null) return null;
  const own = visibilityClass(observedM);
  if (!all.every((each) => visibilityClass(lowestVisibility(each) ?? observedM) !== own)) return null;
  return { element: 'visibility', observedM, forecastM, worse: observedM < forecastM };
}

function ceilingDifference(
  observed: Conditions,
  prevailing: Conditions,
  all: readonly Conditions[],
  limits: DroneProfile,
): Difference | null {
  const isLow = (conditions: Conditions): boolean => {
    const ceiling = ceilingFt(conditions);
    return ceiling !== null && isAtFlight(ceiling, limits);
  };
  const low = isLow(observed);
  if (!all.every((each) => isLow(each) !== low)) return null;
  return {
    element: 'ceiling',
    observedFt: ceilingFt(observed),
    forecastFt: ceilingFt(prevailing),
    worse: low,
  };
}

type WeatherKind = 'thunder' | 'freezing' | 'fog' | 'precipitation';

function kindsOf({ weather }: Conditions): Set<WeatherKind> {
  const kinds = new Set<WeatherKind>();
  for (const group of weather) {
    if (group.descriptor === 'TS') kinds.add('thunder');
    if (group.descriptor === 'FZ') kinds.add('freezing');
    if (group.intensity === 'vicinity') continue;
    if (group.phenomena.includes('FG')) kinds.add('fog');
    if (isPrecipitation(group)) kinds.add('precipitation');
  }
  return kinds;
}

function weatherDifference(
  observed: Conditions,
  prevailing: Conditions,
  all: readonly Conditions[],
): Difference | null {
  const own = kindsOf(observed);
  const possible = new Set(all.flatMap((each) => [...kindsOf(each)]));
  const surprising = [...own].some((kind) => !possible.has(kind));
  const absent = all.every((each) => [...kindsOf(each)].some((kind) => !own.has(kind)));
  if (!surprising && !absent) return null;
  return { element: 'weather', observed: observed.weather, forecast: prevailing.weather, worse: surprising };
}
