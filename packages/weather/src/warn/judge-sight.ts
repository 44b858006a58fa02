import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { CompassPoint, Conditions, WeatherGroup } from '../elements.ts';
import { LIMITS } from './drone-limits-table.ts';
import type { DroneProfile } from './drone-profile.ts';
import type { Finding } from './warning.ts';

/** Visibility for keeping the drone in sight, fog, and cloud at or below the height of flight. */
export function judgeSight(conditions: Conditions, profile: DroneProfile): Finding[] {
  const findings: Finding[] = [];
  const lowest = lowestVisibility(conditions);
  if (lowest !== null && lowest < LIMITS.visibilityCautionM.value) {
    const severity = lowest < LIMITS.visibilityNogoM.value ? 'nogo' : 'caution';
    const direction = directionOf(conditions);
    const obscuration = conditions.weather.find(isObscuration);
    findings.push({
      code: 'visibility',
      severity,
      visibilityM: lowest,
      ...(direction === null ? {} : { direction }),
      ...(obscuration === undefined ? {} : { obscuration }),
    });
  }
  for (const group of conditions.weather) {
    if (!group.phenomena.includes('FG')) continue;
    // Shallow fog and banks too: the drone starts and lands on the ground.
    const severity = group.intensity === 'vicinity' ? 'caution' : 'nogo';
    findings.push({ code: 'fog', severity, group });
  }
  return [...findings, ...judgeClouds(conditions, profile), ...judgeMissing(conditions)];
}

export function lowestVisibility({ visibilityM, minimumVisibilityM }: Conditions): number | null {
  if (visibilityM === null || minimumVisibilityM === null) return visibilityM ?? minimumVisibilityM;
  return Math.min(visibilityM, minimumVisibilityM);
}

/** Fog, dust and sand are reasons of their own. */
function isObscuration({ phenomena, intensity }: WeatherGroup): boolean {
  return (
    intensity !== 'vicinity' && phenomena.some((code) => code === 'BR' || code === 'HZ' || code === 'FU')
  );
}

/** Where the lowest visibility is; null where it is everywhere or nobody says. */
function directionOf({
  visibilityM,
  visibilityDirection,
  minimumVisibilityM,
  minimumVisibilityDirection,
}: Conditions): CompassPoint | null {
  if (minimumVisibilityM === null) return visibilityDirection;
  const isLower = visibilityM === null || minimumVisibilityM < visibilityM;
  return isLower ? minimumVisibilityDirection : visibilityDirection;
}

/** Whether a layer is at or below the height of flight; its base is known to 100 ft. */
export function isAtFlight(baseFt: number, { flightHeightM }: DroneProfile): boolean {
  return Math.floor(baseFt * METRES_PER_FOOT) <= flightHeightM + LIMITS.cloudToleranceM.value;
}

function judgeClouds(conditions: Conditions, profile: DroneProfile): Finding[] {
  const findings: Finding[] = [];
  const { verticalVisibilityFt } = conditions;
  if (verticalVisibilityFt !== null && isAtFlight(verticalVisibilityFt, profile)) {
    findings.push(cloudBase(verticalVisibilityFt, 'VV'));
  }
  for (const { cover, baseFt, type } of conditions.clouds) {
    if (type === 'CB' || type === 'TCU') {
      findings.push({ code: 'convectiveCloud', severity: type === 'CB' ? 'nogo' : 'caution', type, baseFt });
    }
    if (baseFt === null || !isAtFlight(baseFt, profile)) continue;
    // A layer whose cover is not known may be broken; few and scattered clouds are no reason.
    if (cover === 'BKN' || cover === 'OVC' || cover === null)
      findings.push(cloudBase(baseFt, cover ?? 'BKN'));
  }
  for (const { type } of conditions.cloudsInSight) {
    findings.push({ code: 'convectiveCloud', severity: 'caution', type, baseFt: null, isInSight: true });
  }
  return findings;
}

function cloudBase(baseFt: number, cover: Extract<Finding, { code: 'cloudBase' }>['cover']): Finding {
  const baseM = Math.floor(baseFt * METRES_PER_FOOT);
  return { code: 'cloudBase', severity: 'nogo', baseFt, baseM, cover };
}

/** What the report itself names as not observed is no reason to think it is fine. */
function judgeMissing({ missing, visibilityM, clouds, wind }: Conditions): Finding[] {
  const findings: Finding[] = [];
  if (missing.includes('windSpeed') && wind?.speedKt == null) {
    findings.push({ code: 'notObserved', severity: 'caution', field: 'wind' });
  }
  if (missing.includes('visibility') && visibilityM === null) {
    findings.push({ code: 'notObserved', severity: 'caution', field: 'visibility' });
  }
  if (missing.includes('clouds') && !clouds.some(({ baseFt }) => baseFt !== null)) {
    findings.push({ code: 'notObserved', severity: 'caution', field: 'clouds' });
  }
  return findings;
}
