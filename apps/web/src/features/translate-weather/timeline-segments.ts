import type { WeatherReport } from '@klarnotam/contract';
import {
  ceilingFt,
  forecastTimeline,
  judgeConditions,
  type ChangeKind,
  type Conditions,
  type DroneProfile,
  type Finding,
  type WarningSeverity,
} from '@klarnotam/weather';
import { worstSeverity } from './severity.ts';

const MPS_PER_KNOT = 1852 / 3600;

/** What holds, comes about, or may be through a stretch of a forecast, as figures. */
export interface TimelineRow {
  /** Null: it prevails. */
  readonly change: ChangeKind | null;
  readonly windMps: number | null;
  readonly gustMps: number | null;
  readonly windKt: number | null;
  readonly gustKt: number | null;
  readonly directionDeg: number | null;
  readonly variable: boolean;
  readonly visibilityM: number | null;
  readonly visibilityBound: Conditions['visibilityBound'];
  readonly ceilingFt: number | null;
  /** Codes such as `-SHRA`. */
  readonly weather: readonly string[];
  readonly severity: WarningSeverity | null;
  /** What is to be warned of, the worst first. */
  readonly findings: readonly Finding[];
}

/** A stretch of a forecast without change. */
export interface TimelineColumn {
  readonly fromMs: number;
  readonly toMs: number;
  readonly prevailing: TimelineRow;
  /** Changes in progress, and what may be at times. */
  readonly others: readonly TimelineRow[];
}

function toMps(knots: number | null): number | null {
  return knots === null ? null : Math.round(knots * MPS_PER_KNOT * 10) / 10;
}

const SIGNS = { light: '-', moderate: '', heavy: '+', vicinity: 'VC' } as const;

function toRow(conditions: Conditions, change: ChangeKind | null, limits: DroneProfile): TimelineRow {
  const { wind, weather } = conditions;
  const findings = judgeConditions(conditions, limits).toSorted(
    (a, b) => Number(a.severity === 'caution') - Number(b.severity === 'caution'),
  );
  return {
    change,
    windMps: toMps(wind?.speedKt ?? null),
    gustMps: toMps(wind?.gustKt ?? null),
    windKt: wind?.speedKt ?? null,
    gustKt: wind?.gustKt ?? null,
    directionDeg: wind?.directionDeg ?? null,
    variable: wind?.variable ?? false,
    visibilityM: conditions.visibilityM,
    visibilityBound: conditions.visibilityBound,
    ceilingFt: ceilingFt(conditions),
    weather: weather.map(
      ({ intensity, descriptor, phenomena }) => `${SIGNS[intensity]}${descriptor ?? ''}${phenomena.join('')}`,
    ),
    severity: worstSeverity(findings),
    findings,
  };
}

/** A forecast stretch by stretch, each held against `limits`; empty when it gives no period. */
export function timelineColumns(
  { facts }: Pick<WeatherReport, 'facts'>,
  limits: DroneProfile,
): readonly TimelineColumn[] {
  return forecastTimeline(facts).map(({ from, to, prevailing, becoming, atTimes }) => ({
    fromMs: Date.parse(from),
    toMs: Date.parse(to),
    prevailing: toRow(prevailing, null, limits),
    others: [...becoming, ...atTimes].map(({ change, conditions }) => toRow(conditions, change, limits)),
  }));
}
