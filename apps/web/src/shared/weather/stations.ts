import { limitsOf, type DroneLimits, type WeatherReport } from '@klarnotam/contract';
import { glanceAt, type Glance, type Verdict } from '@klarnotam/weather';
import type { RatingLevel } from '@klarnotam/notam';

/** A report with its place in the paste, from 1. */
export interface PlacedReport {
  readonly report: WeatherReport;
  readonly position: number;
}

/** The reports of one station, in the order of the paste. A report that names none stands alone. */
export interface Station {
  readonly first: PlacedReport;
  readonly reports: readonly PlacedReport[];
}

/** Reports by station, in the order in which the paste names these. */
export function stationsOf(reports: readonly WeatherReport[]): readonly Station[] {
  const stations = new Map<string | number, PlacedReport[]>();
  reports.forEach((report, index) => {
    const key = report.facts.station ?? index;
    const placed = { report, position: index + 1 };
    const known = stations.get(key);
    if (known) known.push(placed);
    else stations.set(key, [placed]);
  });
  return [...stations.values()].flatMap((placed) =>
    placed[0] ? [{ first: placed[0], reports: placed }] : [],
  );
}

export interface GlanceMoment {
  readonly nowMs: number;
  readonly flightMinutes: number;
  /** The flight begins then and at no other time. */
  readonly isPlanned?: boolean;
}

/** What the reports of a station say at this moment, against `held`; null: the limits that the answer was made with. */
export function glanceOf(
  { first, reports }: Station,
  { nowMs, flightMinutes, isPlanned = false }: GlanceMoment,
  held: DroneLimits | null,
): Glance {
  const { limits, position, elevationFt, validTime } = first.report;
  return glanceAt({
    reports: reports.map(({ report }) => report.facts),
    limits: held ?? limitsOf(limits),
    now: new Date(nowMs).toISOString(),
    position,
    elevationFt,
    timeZone: validTime.timeZone,
    flightMinutes,
    isPlanned,
  });
}

const LEVELS: Readonly<Record<Verdict, RatingLevel>> = {
  nogo: 'forbidden',
  caution: 'caution',
  fine: 'allowed',
  incomplete: 'information',
  notJudged: 'information',
};

/** The colours and the icon of a verdict. What is missing is never green. */
export function levelOf(verdict: Verdict): RatingLevel {
  return LEVELS[verdict];
}

const WORST_FIRST: readonly Verdict[] = ['nogo', 'caution', 'incomplete', 'notJudged', 'fine'];

/** The level of the worst of several verdicts. */
export function worstLevel(verdicts: readonly Verdict[]): RatingLevel {
  return levelOf(WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'notJudged');
}
