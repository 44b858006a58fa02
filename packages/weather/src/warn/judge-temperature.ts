import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { Conditions } from '../elements.ts';
import { LIMITS } from './drone-limits-table.ts';
import type { DroneProfile } from './drone-profile.ts';
import { isPrecipitation } from './judge-weather.ts';
import type { Finding } from './warning.ts';

/** Battery cold and heat, ice on propellers, and fog that may be forming. */
export function judgeTemperature(conditions: Conditions, profile: DroneProfile): Finding[] {
  const { temperatureC, dewPointC, hazardLayers } = conditions;
  const findings: Finding[] = [];
  const flightFt = profile.flightHeightM / METRES_PER_FOOT;
  if (
    hazardLayers.some(
      ({ kind, baseFt, intensity }) => kind === 'icing' && intensity > 0 && baseFt <= flightFt,
    )
  ) {
    findings.push({ code: 'icing', severity: 'nogo', cause: 'icingLayer', temperatureC });
  }
  if (temperatureC === null) return findings;
  for (const finding of judgeBattery(temperatureC, profile)) findings.push(finding);
  if (temperatureC <= LIMITS.icingTemperatureC.value && isMoist(conditions)) {
    findings.push({ code: 'icing', severity: 'caution', cause: 'coldAndMoist', temperatureC });
  }
  const spreadC = dewPointC === null ? null : Math.round((temperatureC - dewPointC) * 10) / 10;
  const fogged = conditions.weather.some(({ phenomena }) => phenomena.includes('FG'));
  if (dewPointC !== null && spreadC !== null && spreadC <= LIMITS.fogSpreadC.value && !fogged) {
    findings.push({ code: 'fogForming', severity: 'caution', temperatureC, dewPointC, spreadC });
  }
  return findings;
}

/** Cold and heat for the battery. */
export function judgeBattery(temperatureC: number, profile: DroneProfile): Finding[] {
  if (temperatureC < profile.minimumTemperatureC)
    return [{ code: 'batteryCold', severity: 'nogo', temperatureC }];
  if (temperatureC < LIMITS.batteryCautionC.value)
    return [{ code: 'batteryCold', severity: 'caution', temperatureC }];
  if (temperatureC > profile.maximumTemperatureC)
    return [{ code: 'batteryHot', severity: 'nogo', temperatureC }];
  return [];
}

/** Water in the air: it falls, it is fog or mist, or the air is nearly saturated. */
function isMoist({ weather, temperatureC, dewPointC }: Conditions): boolean {
  if (weather.some((group) => isPrecipitation(group) && group.intensity !== 'vicinity')) return true;
  if (weather.some(({ phenomena }) => phenomena.includes('FG') || phenomena.includes('BR'))) return true;
  return temperatureC !== null && dewPointC !== null && temperatureC - dewPointC <= LIMITS.fogSpreadC.value;
}
