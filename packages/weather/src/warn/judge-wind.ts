import type { Conditions, Wind } from '../elements.ts';
import { LIMITS } from './drone-limits-table.ts';
import type { DroneProfile } from './drone-profile.ts';
import type { Finding, WarningSeverity } from './warning.ts';

export const MPS_PER_KNOT = 1852 / 3600;

/** `speedKt` in metres a second, to a tenth. */
export function toMetresPerSecond(speedKt: number): number {
  return Math.round(speedKt * MPS_PER_KNOT * 10) / 10;
}

/**
 * The mean wind at `heightM` above open ground by the power law with exponent 1/7, from the wind at 10 m (Peterson and
 * Hennessey 1978); any unit of speed. An estimate for neutral air, as by day: at night, over forest and between hills the
 * wind aloft is stronger. Below 10 m the wind at 10 m. It is for the mean wind: for gusts see {@link gustAtHeight}.
 */
export function windAtHeight(speedAt10M: number, heightM: number): number {
  const { windReferenceM, windExponent } = LIMITS;
  return speedAt10M * (Math.max(heightM, windReferenceM.value) / windReferenceM.value) ** windExponent.value;
}

/**
 * The gusts at `heightM`, from gust and mean wind at 10 m; any unit of speed. What a gust has more than the mean wind is
 * turbulence, whose standard deviation hardly changes with height within the surface layer (Panofsky and Dutton 1984,
 * Atmospheric Turbulence, chapter 7), so the excess at 10 m is added to the mean wind of the height: gusts are never
 * weaker than it, and are not multiplied.
 */
export function gustAtHeight(gustAt10M: number, speedAt10M: number, heightM: number): number {
  return windAtHeight(speedAt10M, heightM) + Math.max(0, gustAt10M - speedAt10M);
}

/**
 * `value` as it is shown beside `limit`: whole, and where the whole number would stand on the other side of the limit, to a
 * tenth away from it.
 */
export function roundBesideLimit(value: number, limit: number): number {
  const whole = Math.round(value);
  if (whole > limit === value > limit) return whole;
  return (value > limit ? Math.ceil(value * 10) : Math.floor(value * 10)) / 10;
}

/** How bad a figure of `ratio` times the limit is; null: not at all. */
export function severityOf(ratio: number): WarningSeverity | null {
  if (ratio > 1) return 'nogo';
  return ratio >= LIMITS.cautionShare.value ? 'caution' : null;
}

/** To a hundredth, never down to 1 from above it. */
function roundRatio(ratio: number): number {
  const hundreds = ratio > 1 ? Math.max(101, Math.round(ratio * 100)) : Math.floor(ratio * 100);
  return hundreds / 100;
}

/** The mean wind and the gusts at the height of flight. */
export function judgeWind({ wind }: Conditions, profile: DroneProfile): Finding[] {
  const findings: Finding[] = [];
  if (wind?.speedKt != null) {
    for (const finding of judgeMeanWind(wind.speedKt, profile)) findings.push(finding);
  }
  if (wind?.gustKt != null) {
    for (const finding of judgeGust(wind.gustKt, wind.speedKt, profile)) findings.push(finding);
  }
  return findings;
}

function judgeMeanWind(speedKt: number, { maximumWindMps, flightHeightM: heightM }: DroneProfile): Finding[] {
  const aloftKt = windAtHeight(speedKt, heightM);
  const aloftMps = aloftKt * MPS_PER_KNOT;
  const ratio = aloftMps / maximumWindMps;
  const severity = severityOf(ratio);
  if (severity === null) return [];
  const limit = { maximumMps: maximumWindMps, ratio: roundRatio(ratio) };
  if (heightM <= LIMITS.windReferenceM.value) {
    return [{ code: 'wind', severity, speedKt, speedMps: toMetresPerSecond(speedKt), ...limit }];
  }
  return [
    {
      code: 'windAloftEstimated',
      severity,
      heightM,
      speedKt: roundBesideLimit(aloftKt, maximumWindMps / MPS_PER_KNOT),
      speedMps: roundBesideLimit(aloftMps, maximumWindMps),
      ...limit,
    },
  ];
}

/** Without a mean wind nothing tells of the gusts higher up: they count as they are reported. */
function judgeGust(
  reportedKt: number,
  speedKt: number | null,
  { maximumGustMps: maximumMps, flightHeightM: heightM }: DroneProfile,
): Finding[] {
  const aloft = speedKt !== null && heightM > LIMITS.windReferenceM.value;
  const exactKt = aloft ? gustAtHeight(reportedKt, speedKt, heightM) : reportedKt;
  const exactMps = exactKt * MPS_PER_KNOT;
  const ratio = exactMps / maximumMps;
  const severity = severityOf(ratio);
  if (severity === null) return [];
  const limit = { severity, maximumMps, ratio: roundRatio(ratio) };
  if (!aloft) return [{ code: 'gust', gustKt: reportedKt, gustMps: toMetresPerSecond(reportedKt), ...limit }];
  return [
    {
      code: 'gustAloftEstimated',
      heightM,
      gustKt: roundBesideLimit(exactKt, maximumMps / MPS_PER_KNOT),
      gustMps: roundBesideLimit(exactMps, maximumMps),
      ...limit,
    },
  ];
}

/** A wind measured at a height of its own, often on a hill: it is not that of the flight, so worth a caution, not more. */
export function judgeWindElsewhere(
  { speedKt: meanKt, gustKt }: Wind,
  heightFt: number,
  { maximumWindMps: maximumMps }: DroneProfile,
): Finding[] {
  const isGust = (gustKt ?? 0) > (meanKt ?? 0);
  const speedKt = (isGust ? gustKt : meanKt) ?? 0;
  const ratio = (speedKt * MPS_PER_KNOT) / maximumMps;
  if (severityOf(ratio) === null) return [];
  const speedMps = toMetresPerSecond(speedKt);
  return [
    {
      code: 'windAtHeight',
      severity: 'caution',
      heightFt,
      isGust,
      speedKt,
      speedMps,
      maximumMps,
      ratio: roundRatio(ratio),
    },
  ];
}
