import type { WindColumn } from './wind-columns.ts';

const HOUR_MS = 3_600_000;
const STEPS_HOURS = [1, 2, 3, 6, 12];
/** The room that the label of an hour needs. */
const MINIMUM_TICK_PX = 44;

/** Where moments and winds are drawn, in pixels. */
export interface WindScale {
  readonly x: (ms: number) => number;
  readonly y: (mps: number) => number;
  /** Whole hours of the clock to write below, far enough apart to be read. */
  readonly ticksMs: readonly number[];
  /** In the unit that is shown. */
  readonly windTicks: readonly number[];
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Axes {
  /** All of them are to fit in, with the winds. */
  readonly limitsMps: readonly number[];
  /** Of a metre a second, in the unit that is shown. */
  readonly unitPerMps: number;
  /** What hour a clock shows at `ms`; null when it is no whole hour. */
  readonly hourAt: (ms: number) => number | null;
}

const QUARTER_MS = HOUR_MS / 4;

/** The scale of a chart within `frame`: all winds and limits fit in, and labels have room. */
export function windScale(
  columns: readonly WindColumn[],
  { limitsMps, unitPerMps, hourAt }: Axes,
  { left, right, top, bottom }: Frame,
): WindScale {
  const fromMs = columns[0]?.fromMs ?? 0;
  const toMs = columns.at(-1)?.toMs ?? fromMs + HOUR_MS;
  const winds = columns.flatMap(({ meanMps, gustMps, atTimesMps }) => [
    meanMps ?? 0,
    gustMps ?? 0,
    atTimesMps ?? 0,
  ]);
  const highest = unitPerMps * Math.max(...limitsMps.map((mps) => mps * 1.15), ...winds);
  const step = highest > 30 ? 10 : 5;
  const highestTick = Math.ceil(highest / step) * step;

  const x = (ms: number): number => left + ((right - left) * (ms - fromMs)) / (toMs - fromMs);
  const y = (mps: number): number =>
    bottom - ((bottom - top) * Math.min(mps * unitPerMps, highestTick)) / highestTick;

  const pxPerHour = ((right - left) * HOUR_MS) / (toMs - fromMs);
  const stepHours = STEPS_HOURS.find((hours) => hours * pxPerHour >= MINIMUM_TICK_PX) ?? 24;
  const ticksMs: number[] = [];
  // Clocks are whole quarters of an hour from UTC.
  for (let ms = Math.ceil(fromMs / QUARTER_MS) * QUARTER_MS; ms <= toMs; ms += QUARTER_MS) {
    const hour = hourAt(ms);
    if (hour !== null && hour % stepHours === 0) ticksMs.push(ms);
  }
  const windTicks = Array.from({ length: highestTick / step + 1 }, (_, index) => index * step);
  return { x, y, ticksMs, windTicks };
}
