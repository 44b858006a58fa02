import { ACTIVITY_HOURS, type FoundNotice } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';

const HOUR_MS = 3_600_000;
/** So many labels fit beside each other on a phone. */
const MOST_TICKS = 6;
const EDGE = 0.04;
const STEPS_HOURS = [1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168];

/** The time that the hours are shown for: the flight, and as much before and after it as was looked at. */
export interface TimelineWindow {
  readonly fromMs: number;
  readonly toMs: number;
  readonly flight: Share;
  /** Where the clock is written, with the moment. */
  readonly ticks: readonly { readonly ms: number; readonly at: number }[];
}

/** A part of the window, 0 to 1. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

export interface Piece extends Share {
  readonly fromMs: number;
  readonly toMs: number;
  readonly certainty: 'active' | 'cannotTell';
}

function shareOf(fromMs: number, toMs: number, window: { fromMs: number; toMs: number }): Share {
  const whole = window.toMs - window.fromMs;
  const within = (ms: number): number => Math.min(1, Math.max(0, (ms - window.fromMs) / whole));
  return { from: within(fromMs), to: within(toMs) };
}

export function timelineWindow({ from, to }: Pick<Flight, 'from' | 'to'>): TimelineWindow {
  const fromMs = Date.parse(from) - ACTIVITY_HOURS * HOUR_MS;
  const toMs = Date.parse(to) + ACTIVITY_HOURS * HOUR_MS;
  const hours = (toMs - fromMs) / HOUR_MS;
  const stepMs = (STEPS_HOURS.find((step) => hours / step <= MOST_TICKS) ?? 168) * HOUR_MS;
  const ticks: { ms: number; at: number }[] = [];
  for (let ms = Math.ceil(fromMs / stepMs) * stepMs; ms <= toMs; ms += stepMs) {
    const at = (ms - fromMs) / (toMs - fromMs);
    // A label at an end would stand beyond the frame.
    if (at > EDGE && at < 1 - EDGE) ticks.push({ ms, at });
  }
  return {
    fromMs,
    toMs,
    ticks,
    flight: shareOf(Date.parse(from), Date.parse(to), { fromMs, toMs }),
  };
}

/** When a notice is active within the window, piece by piece. */
export function piecesOf({ activity }: Pick<FoundNotice, 'activity'>, window: TimelineWindow): Piece[] {
  return activity.flatMap(({ from, to, certainty }) => {
    const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
    const share = shareOf(fromMs, toMs, window);
    return share.from < share.to ? [{ ...share, fromMs, toMs, certainty }] : [];
  });
}
