import type { CloudLayer, Conditions, MissingField } from '../elements.ts';

const NO_CLOUD: readonly CloudLayer[] = [{ cover: 'NSC', baseFt: null, type: null }];

const OF_VISIBILITY: ReadonlySet<MissingField> = new Set(['visibility']);
const OF_WEATHER: ReadonlySet<MissingField> = new Set(['weather']);
const OF_CLOUDS: ReadonlySet<MissingField> = new Set(['clouds', 'cloudType', 'verticalVisibility']);
const OF_WIND: ReadonlySet<MissingField> = new Set(['windDirection', 'windSpeed', 'gust', 'windVariation']);

/**
 * `before` with the elements that `change` names in their place: wind, visibility, weather and clouds each as a whole.
 * CAVOK is visibility, weather and clouds at once; NSW ends the weather.
 */
export function overlay(before: Conditions, change: Conditions): Conditions {
  const namesVisibility = change.visibilityM !== null;
  const namesWeather = change.weather.length > 0 || change.noSignificantWeather || change.cavok;
  const namesClouds = change.clouds.length > 0 || change.verticalVisibilityFt !== null || change.cavok;
  const visibility = namesVisibility ? change : before;
  const weather = namesWeather ? change : before;
  const clouds = namesClouds ? change : before;
  // What CAVOK said of weather and clouds holds on until they change; layers that contradict it are not forgotten.
  const isStillFair = before.cavok && !namesWeather && before.weather.length === 0;
  const isStillClear =
    before.cavok && !namesClouds && before.clouds.length === 0 && before.verticalVisibilityFt === null;
  return {
    ...before,
    wind: change.wind ?? before.wind,
    cavok: change.cavok || (before.cavok && !namesVisibility && !namesWeather && !namesClouds),
    visibilityM: visibility.visibilityM,
    visibilityBound: visibility.visibilityBound,
    visibilityDirection: visibility.visibilityDirection,
    minimumVisibilityM: visibility.minimumVisibilityM,
    minimumVisibilityDirection: visibility.minimumVisibilityDirection,
    weather: weather.weather,
    noSignificantWeather: weather.noSignificantWeather || isStillFair,
    clouds: isStillClear ? NO_CLOUD : clouds.clouds,
    verticalVisibilityFt: clouds.verticalVisibilityFt,
    qnhHpa: change.qnhHpa ?? before.qnhHpa,
    altimeterInHg: change.altimeterInHg ?? before.altimeterInHg,
    windShear: change.windShear.length > 0 ? change.windShear : before.windShear,
    hazardLayers: change.hazardLayers.length > 0 ? change.hazardLayers : before.hazardLayers,
    missing: missingAfter(before, change, { namesVisibility, namesWeather, namesClouds }),
  };
}

/** What was not observed stays so until the change names the element. */
function missingAfter(
  before: Conditions,
  change: Conditions,
  named: { namesVisibility: boolean; namesWeather: boolean; namesClouds: boolean },
): readonly MissingField[] {
  const kept = before.missing.filter(
    (field) =>
      !(change.wind !== null && OF_WIND.has(field)) &&
      !(named.namesVisibility && OF_VISIBILITY.has(field)) &&
      !(named.namesWeather && OF_WEATHER.has(field)) &&
      !(named.namesClouds && OF_CLOUDS.has(field)),
  );
  return [...kept, ...change.missing.filter((field) => !kept.includes(field))];
}
