import type { Position } from '@klarnotam/aviation';
import { DAY_MINUTES, type Minutes } from './calendar.ts';
import type { DayTime } from './schedule-clause.ts';
import { sunAt, type SolarDay } from './sun-events.ts';

/** Tells the hours of a schedule that the sun decides, at one place. */
export interface SolarClock {
  /** The moment of `time` on a day (minutes, days since 1970-01-01); null when the sun does not rise or set then. */
  on(time: DayTime, day: number): number | null;
  /** The period that begins on `day`; null when it is empty that day. */
  between(from: DayTime, to: DayTime, day: number): Minutes | null;
  readonly polarDay: boolean;
  readonly polarNight: boolean;
  /** Hours that mix the clock with a sun that does not rise or set, which nothing decides. */
  readonly undecided: boolean;
}

/** By how many days the ends of a period lie beside the day on which it is said to begin. */
interface Shifts {
  readonly from: number;
  readonly to: number;
}

const QUARTER = DAY_MINUTES / 4;
const HALF = DAY_MINUTES / 2;

/**
 * A sunrise belongs to the UTC day in which it falls on `anchorDay`, and goes on with the solar days from there, so that
 * it cannot jump where it passes 0000 UTC. In polar day the sun is up from one solar midnight to the next, in polar night
 * it rises and sets at solar noon, for no time at all.
 */
export function solarClock(position: Position, anchorDay: number): SolarClock {
  return new ClockOfPlace(sunAt(position), anchorDay);
}

class ClockOfPlace implements SolarClock {
  polarDay = false;
  polarNight = false;
  undecided = false;
  private readonly sun: (day: number) => SolarDay;
  private readonly anchorDay: number;
  private readonly shifts = new Map<DayTime, Map<DayTime, Shifts>>();

  constructor(sun: (day: number) => SolarDay, anchorDay: number) {
    this.sun = sun;
    this.anchorDay = anchorDay;
  }

  on(time: DayTime, day: number): number | null {
    if (time.type === 'clock') return this.moment(time, day);
    const solarDay = day + this.shiftOf(time);
    if (!this.note(time, solarDay)) return this.moment(time, solarDay);
    this.undecided = true;
    return null;
  }

  between(from: DayTime, to: DayTime, day: number): Minutes | null {
    const shift = this.shiftsOf(from, to);
    const startsPolar = this.note(from, day + shift.from);
    const endsPolar = this.note(to, day + shift.to);
    if ((startsPolar || endsPolar) && (from.type === 'clock' || to.type === 'clock')) {
      this.undecided = true;
      return null;
    }
    const start = this.moment(from, day + shift.from);
    const end = this.moment(to, day + shift.to);
    return end > start ? { from: start, to: end } : null;
  }

  private moment(time: DayTime, day: number): number {
    if (time.type === 'clock') return day * DAY_MINUTES + time.minutes;
    const solar = this.sun(day);
    const at = solar[time.type];
    if (at !== null) return at + time.offsetMinutes;
    if (solar.polar === 'night') return solar.noon;
    if (time.type === 'sunrise') return solar.noon - HALF;
    // Solar days differ by half a minute: no minute between them may be lost.
    return Math.max(solar.noon + HALF, this.sun(day + 1).noon - HALF);
  }

  private shiftOf(time: DayTime): number {
    if (time.type === 'clock') return 0;
    const begins = this.anchorDay * DAY_MINUTES;
    const found = [0, -1, 1].find((shift) => {
      const at = usual(this.sun(this.anchorDay + shift), time);
      return at >= begins && at < begins + DAY_MINUTES;
    });
    return found ?? 0;
  }

  private shiftsOf(from: DayTime, to: DayTime): Shifts {
    const known = this.shifts.get(from)?.get(to);
    if (known !== undefined) return known;
    const fromShift = this.shiftOf(from);
    const start = this.usualMoment(from, this.anchorDay + fromShift);
    const toShift =
      [-1, 0, 1, 2, 3].find((shift) => this.usualMoment(to, this.anchorDay + shift) > start) ?? 0;
    const found = { from: fromShift, to: toShift };
    this.shifts.set(from, (this.shifts.get(from) ?? new Map<DayTime, Shifts>()).set(to, found));
    return found;
  }

  private usualMoment(time: DayTime, day: number): number {
    return time.type === 'clock' ? this.moment(time, day) : usual(this.sun(day), time) + time.offsetMinutes;
  }

  private note(time: DayTime, day: number): boolean {
    if (time.type === 'clock') return false;
    const { polar } = this.sun(day);
    if (polar === 'day') this.polarDay = true;
    if (polar === 'night') this.polarNight = true;
    return polar !== null;
  }
}

/** Where the event is, or would be on a day of twelve hours. */
function usual(solar: SolarDay, time: DayTime & { type: 'sunrise' | 'sunset' }): number {
  return solar[time.type] ?? (time.type === 'sunrise' ? solar.noon - QUARTER : solar.noon + QUARTER);
}
