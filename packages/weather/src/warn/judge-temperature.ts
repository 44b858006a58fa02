import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { Conditions, WeatherGroup } from '../elements.ts';
import { LIMITS } from './drone-limits-table.ts';
import type { DroneProfile } from './drone-profile.ts';
import { isPrecipitation } from './judge-weather.ts';
import type { Finding } from './warning.ts';

/** Battery cold and heat, ice on propellers, and fog that may be forming. */
export function judgeTemperature(conditions: Conditions, profile: DroneProfile): Finding[] {
  const { temperatureC, hazardLayers } = conditions;
  const findings: Finding[] = [];
  const flightFt = profile.flightHeightM / METRES_PER_FOOT;
  const inIcing = hazardLayers.some(
    ({ kind, baseFt, intensity }) => kind === 'icing' && intensity > 0 && baseFt <= flightFt,
  );
  if (inIcing) findings.push({ code: 'icing', severity: 'nogo', cause: 'icingLayer', temperatureC });
  if (temperatureC === null) return findings;
  for (const finding of judgeBattery(temperatureC, profile)) findings.push(finding);
  for (const finding of judgeIcing(conditions, temperatureC)) findings.push(finding);
  for (const finding of judgeFogForming(conditions)) findings.push(finding);
  return findings;
}

/** Cold and heat for the battery. */
export function judgeBattery(
  temperatureC: number,
  { minimumTemperatureC, maximumTemperatureC }: DroneProfile,
): Finding[] {
  const margin = LIMITS.temperatureMarginC.value;
  if (temperatureC <= minimumTemperatureC + margin) {
    const severity = temperatureC < minimumTemperatureC ? 'nogo' : 'caution';
    return [{ code: 'batteryCold', severity, temperatureC, limitC: minimumTemperatureC }];
  }
  if (temperatureC >= maximumTemperatureC - margin) {
    const severity = temperatureC > maximumTemperatureC ? 'nogo' : 'caution';
    return [{ code: 'batteryHot', severity, temperatureC, limitC: maximumTemperatureC }];
  }
  return [];
}

/** Ice where it is freezing and the air is moist; `temperatureC` may be a forecast's. */
export function judgeIcing(conditions: Conditions, temperatureC: number): Finding[] {
  if (temperatureC > LIMITS.icingTemperatureC.value || !isMoist(conditions)) return [];
  return [{ code: 'icing', severity: 'caution', cause: 'coldAndMoist', temperatureC }];
}

/** Temperature less dew point, to a tenth; null where one is not known. */
function spreadOf({ temperatureC, dewPointC }: Conditions): number | null {
  if (temperatureC === null || dewPointC === null) return null;
  return Math.round((temperatureC - dewPointC) * 10) / 10;
}

/** Water in the air: it falls, it is fog or mist, or the air is nearly saturated. */
function isMoist(conditions: Conditions): boolean {
  const { weather } = conditions;
  // Ice crystals fall from dry air too.
  const isWet = ({ phenomena }: WeatherGroup): boolean => phenomena.some((code) => code !== 'IC');
  if (weather.some((group) => isPrecipitation(group) && group.intensity !== 'vicinity' && isWet(group)))
    return true;
  if (weather.some(({ phenomena }) => phenomena.includes('FG') || phenomena.includes('BR'))) return true;
  const spreadC = spreadOf(conditions);
  return spreadC !== null && spreadC <= LIMITS.fogSpreadC.value;
}

function judgeFogForming(conditions: Conditions): Finding[] {
  const { temperatureC, dewPointC, wind, weather } = conditions;
  const spreadC = spreadOf(conditions);
  if (temperatureC === null || dewPointC === null || spreadC === null) return [];
  const speedKt = wind?.speedKt ?? 0;
  const spread = speedKt <= LIMITS.fogCalmKt.value ? LIMITS.fogSpreadCalmC : LIMITS.fogSpreadC;
  if (spreadC > spread.value || speedKt > LIMITS.fogWindKt.value) return [];
  // What is there is not forming.
  if (weather.some(({ phenomena, intensity }) => phenomena.includes('FG') && intensity !== 'vicinity'))
    return [];
  return [{ code: 'fogForming', severity: 'caution', temperatureC, dewPointC, spreadC }];
}
