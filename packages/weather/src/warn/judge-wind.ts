import type { Conditions } from '../elements.ts';
import { LIMITS } from './drone-limits-table.ts';
import type { DroneProfile } from './drone-profile.ts';
import type { Finding, WarningSeverity } from './warning.ts';

const MPS_PER_KNOT = 1852 / 3600;
const ESTIMATE_HEIGHT_M = 100;

/** `speedKt` in metres a second, to a tenth. */
export function toMetresPerSecond(speedKt: number): number {
  return Math.round(speedKt * MPS_PER_KNOT * 10) / 10;
}

/** How bad a wind in metres a second is for a drone that withstands `maximumMps`; null: not at all. */
export function windSeverity(speedMps: number, maximumMps: number): WarningSeverity | null {
  if (speedMps > maximumMps * LIMITS.windNogoShare.value) return 'nogo';
  return speedMps >= maximumMps * LIMITS.windCautionShare.value ? 'caution' : null;
}

/** Mean wind, gusts, and the wind at 100 m as an estimate where it is worse than the wind at 10 m. */
export function judgeWind({ wind }: Conditions, { maximumWindMps }: DroneProfile): Finding[] {
  if (!wind || wind.speedKt === null) {
    return wind?.gustKt == null ? [] : judgeGust(wind.gustKt, maximumWindMps);
  }
  const findings: Finding[] = [];
  const speedMps = toMetresPerSecond(wind.speedKt);
  const severity = windSeverity(speedMps, maximumWindMps);
  if (severity) {
    findings.push({ code: 'wind', severity, speedKt: wind.speedKt, speedMps, maximumMps: maximumWindMps });
  }
  if (wind.gustKt !== null)
    for (const finding of judgeGust(wind.gustKt, maximumWindMps)) findings.push(finding);
  const aloftKt = Math.round(wind.speedKt * LIMITS.windAloftFactor.value);
  const aloftMps = toMetresPerSecond(wind.speedKt * LIMITS.windAloftFactor.value);
  const aloft = windSeverity(aloftMps, maximumWindMps);
  if (aloft !== null && aloft !== severity) {
    findings.push({
      code: 'windAloftEstimated',
      severity: aloft,
      heightM: ESTIMATE_HEIGHT_M,
      speedKt: aloftKt,
      speedMps: aloftMps,
      maximumMps: maximumWindMps,
    });
  }
  return findings;
}

function judgeGust(gustKt: number, maximumMps: number): Finding[] {
  const gustMps = toMetresPerSecond(gustKt);
  const severity = windSeverity(gustMps, maximumMps);
  return severity ? [{ code: 'gust', severity, gustKt, gustMps, maximumMps }] : [];
}
