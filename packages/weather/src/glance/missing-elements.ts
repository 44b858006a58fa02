import type { Conditions, MissingField } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import { LIMITS } from '../warn/drone-limits-table.ts';
import { isPrecipitation } from '../warn/judge-weather.ts';
import type { MissingElement } from './glance.ts';

/**
 * What a verdict needs and `conditions` do not give. A forecast gives no temperature, and no weather means none of
 * significance (WMO FM 51); of a station that gives no visibility either nobody knows whether there is weather.
 */
export function missingElements(conditions: Conditions, kind: WeatherFacts['kind']): MissingElement[] {
  const { wind, cavok, visibilityM, clouds, verticalVisibilityFt, weather, noSignificantWeather } =
    conditions;
  const named = (field: MissingField): boolean => conditions.missing.includes(field);
  const missing: MissingElement[] = [];
  if (wind?.speedKt == null) missing.push('wind');
  else {
    if (named('windDirection') && wind.directionDeg === null && !wind.variable) missing.push('windDirection');
    if (named('gust') && wind.gustKt === null) missing.push('gust');
  }
  if (visibilityM === null && !cavok) missing.push('visibility');
  const weatherGiven = weather.length > 0 || noSignificantWeather || cavok;
  if (!weatherGiven && (named('weather') || (kind !== 'taf' && visibilityM === null)))
    missing.push('weather');
  const isSkyGiven = cavok || verticalVisibilityFt !== null || clouds.length > 0;
  // A CB of unknown amount and base decides the verdict, whatever it hides.
  const layerMissing =
    named('clouds') && !clouds.some(({ type, baseFt }) => type === 'CB' && baseFt === null);
  const isPartGiven = clouds.some(({ cover, baseFt, type }) => (cover ?? baseFt ?? type) !== null);
  if (!isSkyGiven || named('verticalVisibility') || (layerMissing && !isPartGiven)) missing.push('cloud');
  else if (layerMissing) missing.push('cloudLayer');
  if (named('cloudType')) missing.push('cloudType');
  if (kind !== 'taf') {
    if (conditions.temperatureC === null) missing.push('temperature');
    if (conditions.dewPointC === null) missing.push('dewPoint');
  }
  return missing;
}

/** What an automatic station says that it cannot tell: no sensor of precipitation, of freezing rain, of thunder. */
export function missingSensors({ remarks, conditions }: WeatherFacts): MissingElement[] {
  const missing: MissingElement[] = [];
  const noWeather = conditions.weather.length === 0;
  const has = (text: string): boolean =>
    remarks.some((remark) => remark.code === 'sensorMissing' && remark.text === text);
  const blind = remarks.some((remark) => remark.code === 'stationType' && !remark.discernsPrecipitation);
  if (noWeather && (blind || has('PWINO'))) missing.push('weather');
  // Freezing fog is no rain.
  const freezes = conditions.weather.some((group) => group.descriptor === 'FZ' && isPrecipitation(group));
  // In warm air no rain freezes, whatever the station can tell.
  const isWarm = (conditions.temperatureC ?? -Infinity) > LIMITS.freezingRainC.value;
  if (has('FZRANO') && !freezes && !isWarm) missing.push('freezingRain');
  if (has('TSNO')) missing.push('thunder');
  return missing;
}
