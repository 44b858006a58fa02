import type { UtcInstant } from '@klarnotam/aviation';
import type { Atom, Mention } from '../read/atom.ts';

const NO_SPAN = { from: 0, to: 0 };
const MS_PER_MINUTE = 60_000;
const MINUTES = { min: 1, h: 60, day: 1440, week: 10080, month: 43_830 } as const;
/** `three months` of 1 March to 1 June, or of 28 May. */
const MONTH_WITHIN = 4 * MINUTES.day;

const HALF_AN_HOUR = 30;
const HALF_AN_HOUR_WITHIN = 5;

type TimeUnit = keyof typeof MINUTES;

export interface Period {
  readonly from: UtcInstant | null;
  readonly to: UtcInstant | null;
}

function duration(value: number, unit: TimeUnit): Mention {
  const atom: Atom = {
    type: 'measure',
    dimension: 'duration',
    unit,
    value,
    base: value * MINUTES[unit],
    step: MINUTES[unit],
    converted: true,
  };
  return { text: `${String(value)} ${unit}`, span: NO_SPAN, atoms: [atom] };
}

/** A length of time in minutes, hours and days, and as hours with minutes; only short ones as `about twenty minutes`. */
function lengthOf(minutes: number): readonly Mention[] {
  const hours = Math.floor(minutes / MINUTES.h);
  const rest = minutes % MINUTES.h;
  const days = Math.floor(minutes / MINUTES.day);
  const months = Math.round(minutes / MINUTES.month);
  return [
    duration(minutes, 'min'),
    ...(minutes < MINUTES.h && minutes > MINUTES.h / 4
      ? [duration(Math.round(minutes / 10) * 10, 'min')]
      : []),
    ...(Math.abs(minutes - HALF_AN_HOUR) <= HALF_AN_HOUR_WITHIN ? [duration(0.5, 'h')] : []),
    duration(minutes / MINUTES.h, 'h'),
    duration(minutes / MINUTES.day, 'day'),
    duration(Math.round(minutes / MINUTES.week), 'week'),
    ...(months > 0 && Math.abs(minutes - months * MINUTES.month) <= MONTH_WITHIN
      ? [duration(months, 'month')]
      : []),
    ...(hours > 0 && rest > 0 ? [duration(hours, 'h'), duration(rest, 'min')] : []),
    ...(days > 0 && minutes % MINUTES.day > 0
      ? [
          duration(days, 'day'),
          duration(hours - days * 24, 'h'),
          duration((minutes - days * MINUTES.day) / MINUTES.h, 'h'),
          duration(minutes - days * MINUTES.day, 'min'),
        ]
      : []),
  ];
}

function dayOf(instant: UtcInstant): number {
  return Math.floor(Date.parse(instant) / (MINUTES.day * MS_PER_MINUTE));
}

/** How long the periods of each day last together, where it has several. */
function lengthsByDay(active: readonly Period[]): readonly number[] {
  const byDay = new Map<number, number[]>();
  for (const { from, to } of active) {
    if (from === null || to === null) continue;
    const day = dayOf(from);
    byDay.set(day, [...(byDay.get(day) ?? []), (Date.parse(to) - Date.parse(from)) / MS_PER_MINUTE]);
  }
  return [...byDay.values()]
    .filter((lengths) => lengths.length > 1)
    .map((lengths) => lengths.reduce((sum, length) => sum + length, 0));
}

/** How long the NOTAM and its periods last, and on how many days. */
export function heldDurations(validity: Period, active: readonly Period[], text: string): readonly Mention[] {
  const lengths = [validity, ...active].flatMap(({ from, to }) =>
    from === null || to === null ? [] : [(Date.parse(to) - Date.parse(from)) / MS_PER_MINUTE],
  );
  const days = new Set(active.flatMap(({ from }) => (from === null ? [] : [dayOf(from)]))).size;
  const { from, to } = validity;
  const calendar = from === null || to === null ? [] : [dayOf(to) - dayOf(from) + 1];
  return [
    ...[...new Set([...lengths, ...lengthsByDay(active)])].flatMap(lengthOf),
    ...[...calendar, ...(days > 0 ? [days] : [])].map((count) => duration(count, 'day')),
    ...(/\bH24\b|\bHS24\b|24\s?HR/.test(text) ? [duration(24, 'h')] : []),
  ];
}
