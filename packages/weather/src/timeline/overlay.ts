import type { Conditions } from '../elements.ts';

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
    noSignificantWeather: weather.noSignificantWeather,
    clouds: clouds.clouds,
    verticalVisibilityFt: clouds.verticalVisibilityFt,
    qnhHpa: change.qnhHpa ?? before.qnhHpa,
    altimeterInHg: change.altimeterInHg ?? before.altimeterInHg,
    windShear: change.windShear.length > 0 ? change.windShear : before.windShear,
    hazardLayers: change.hazardLayers.length > 0 ? change.hazardLayers : before.hazardLayers,
    missing: before.missing,
  };
}
