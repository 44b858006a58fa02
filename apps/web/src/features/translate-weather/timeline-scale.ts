import type { TimelineColumn } from './timeline-segments.ts';

const HOUR_MS = 3_600_000;
const STEPS_HOURS = [1, 2, 3, 6, 12];
/** The room that the label of an hour needs. */
const MINIMUM_TICK_PX = 44;

/** Where moments and winds are drawn, in pixels. */
export interface TimelineScale {
  readonly x: (ms: number) => number;
  readonly y: (mps: number) => number;
  /** Whole hours to write below, far enough apart to be read. */
  readonly ticksMs: readonly number[];
  readonly windTicksMps: readonly number[];
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The scale of a chart within `frame`: all winds and the limit fit in, and labels have room. */
export function timelineScale(
  columns: readonly TimelineColumn[],
  maximumWindMps: number,
  { left, right, top, bottom }: Frame,
): TimelineScale {
  const fromMs = columns[0]?.fromMs ?? 0;
  const toMs = columns.at(-1)?.toMs ?? fromMs + HOUR_MS;
  const winds = columns.flatMap(({ prevailing, others }) =>
    [prevailing, ...others].flatMap(({ windMps, gustMps }) => [windMps ?? 0, gustMps ?? 0]),
  );
  const highest = Math.max(maximumWindMps * 1.15, ...winds);
  const stepMps = highest > 30 ? 10 : 5;
  const topMps = Math.ceil(highest / stepMps) * stepMps;

  const x = (ms: number): number => left + ((right - left) * (ms - fromMs)) / (toMs - fromMs);
  const y = (mps: number): number => bottom - ((bottom - top) * Math.min(mps, topMps)) / topMps;

  const pxPerHour = ((right - left) * HOUR_MS) / (toMs - fromMs);
  const stepHours = STEPS_HOURS.find((hours) => hours * pxPerHour >= MINIMUM_TICK_PX) ?? 24;
  const stepMs = stepHours * HOUR_MS;
  const ticksMs: number[] = [];
  for (let ms = Math.ceil(fromMs / stepMs) * stepMs; ms <= toMs; ms += stepMs) ticksMs.push(ms);
  const windTicksMps = Array.from({ length: topMps / stepMps + 1 }, (_, index) => index * stepMps);
  return { x, y, ticksMs, windTicksMps };
}
