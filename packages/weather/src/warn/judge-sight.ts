import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { Conditions } from '../elements.ts';
import { LIMITS } from './drone-limits-table.ts';
import type { DroneProfile } from './drone-profile.ts';
import type { Finding } from './warning.ts';

/** Visibility for keeping the drone in sight, fog, and cloud at or below the height of flight. */
export function judgeSight(conditions: Conditions, profile: DroneProfile): Finding[] {
  const findings: Finding[] = [];
  const lowest = lowestVisibility(conditions);
  if (lowest !== null && lowest < LIMITS.visibilityCautionM.value) {
    const severity = lowest < LIMITS.visibilityNogoM.value ? 'nogo' : 'caution';
    findings.push({ code: 'visibility', severity, visibilityM: lowest });
  }
  for (const group of conditions.weather) {
    if (!group.phenomena.includes('FG')) continue;
    const widespread = group.descriptor === null || group.descriptor === 'FZ';
    const severity = widespread && group.intensity !== 'vicinity' ? 'nogo' : 'caution';
    findings.push({ code: 'fog', severity, group });
  }
  return [...findings, ...judgeClouds(conditions, profile), ...judgeMissing(conditions)];
}

function lowestVisibility({ visibilityM, minimumVisibilityM }: Conditions): number | null {
  if (visibilityM === null || minimumVisibilityM === null) return visibilityM ?? minimumVisibilityM;
  return Math.min(visibilityM, minimumVisibilityM);
}

function judgeClouds(conditions: Conditions, { flightHeightM }: DroneProfile): Finding[] {
  const findings: Finding[] = [];
  const atFlight = (baseFt: number): boolean => Math.floor(baseFt * METRES_PER_FOOT) <= flightHeightM + 2;
  const { verticalVisibilityFt } = conditions;
  if (verticalVisibilityFt !== null && atFlight(verticalVisibilityFt)) {
    findings.push(cloudBase(verticalVisibilityFt, 'VV', 'nogo'));
  }
  for (const { cover, baseFt, type } of conditions.clouds) {
    if (type === 'CB' || type === 'TCU') {
      findings.push({ code: 'convectiveCloud', severity: 'nogo', type, baseFt });
    }
    if (baseFt === null || !atFlight(baseFt)) continue;
    const most = cover === 'BKN' || cover === 'OVC' || cover === null;
    findings.push(cloudBase(baseFt, cover ?? 'BKN', most ? 'nogo' : 'caution'));
  }
  for (const { type } of conditions.cloudsInSight) {
    findings.push({ code: 'convectiveCloud', severity: 'nogo', type, baseFt: null });
  }
  return findings;
}

function cloudBase(
  baseFt: number,
  cover: Extract<Finding, { code: 'cloudBase' }>['cover'],
  severity: Finding['severity'],
): Finding {
  return { code: 'cloudBase', severity, baseFt, baseM: Math.floor(baseFt * METRES_PER_FOOT), cover };
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
