import type { Position } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { decodeReports } from '../decode-reports.ts';
import type { WeatherFacts } from '../facts.ts';
import { ABSENT, corpusLines } from '../testing/corpus.ts';
import { TYPICAL_SMALL_DRONE } from '../warn/drone-limits-table.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import type { Glance } from './glance.ts';
import { glanceAt } from './glance-at.ts';
import { asSlow } from './testing/as-slow.ts';
import { glanceMinuteByMinute } from './testing/minute-by-minute.ts';

/** `GLANCE_SAMPLES=all` compares every report; it takes minutes. */
const ALL = process.env['GLANCE_SAMPLES'] === 'all';
const MINUTE_MS = 60_000;

const DRONES: readonly DroneProfile[] = [
  TYPICAL_SMALL_DRONE,
  { ...TYPICAL_SMALL_DRONE, maximumWindMps: 12, maximumGustMps: 15, rainRating: 'light', flightHeightM: 60 },
  {
    ...TYPICAL_SMALL_DRONE,
    maximumWindMps: 15,
    maximumGustMps: 17,
    rainRating: 'moderate',
    minimumTemperatureC: -20,
  },
  { ...TYPICAL_SMALL_DRONE, flightHeightM: 400, minimumTemperatureC: 0, maximumTemperatureC: 35 },
];

interface Case {
  readonly text: string;
  readonly reports: readonly WeatherFacts[];
  readonly now: string;
  readonly position: Position | null;
  readonly limits: DroneProfile;
  readonly flightMinutes: number;
}

interface Sample {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Figures that differ from one case to the next and are the same in every run. */
function spread(seed: number, below: number): number {
  return Math.floor((((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296) * below);
}

function evenly<T>(all: readonly T[], count: number): T[] {
  if (ALL) return [...all];
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]).filter(
    (each) => each !== undefined,
  );
}

function at(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16)}:00Z`;
}

const droneOf = (i: number): DroneProfile => DRONES[i % DRONES.length] ?? TYPICAL_SMALL_DRONE;

const observations = (count: number): Case[] =>
  evenly(corpusLines('metars-decoded.jsonl.gz'), count).map((line, i) => {
    const { text, fields } = JSON.parse(line) as Sample;
    const observedMs = Date.parse(fields['observation_time'] ?? '');
    // From an hour before its time to two hours behind it.
    const now = at(observedMs + (spread(i, 180) - 60) * MINUTE_MS);
    const reports = decodeReports(text, { now }).reports.map(({ facts }) => facts);
    const { latitude, longitude } = fields;
    const isKnown = latitude !== undefined && longitude !== undefined;
    const position = isKnown ? { lat: Number(latitude), lon: Number(longitude) } : null;
    return { text, reports, now, position, limits: droneOf(i), flightMinutes: 10 + spread(i + 1, 50) };
  });

/** Forecasts at some moment from before their beginning to behind their end, every second with an observation of then. */
const forecasts = (count: number): Case[] => {
  const beside = observations(count);
  return evenly(corpusLines('tafs.txt.gz'), count).map((text, i) => {
    const day = Number(/\b(\d{2})\d{4}Z/.exec(text)?.[1] ?? '15');
    const dated = `2026-07-${String(Math.min(day + 1, 31)).padStart(2, '0')}T12:00:00Z`;
    const facts = decodeReports(text, { now: dated }).reports.map((report) => report.facts);
    const from = Date.parse(facts[0]?.validFrom ?? dated);
    const to = Date.parse(facts[0]?.validTo ?? dated);
    const nowMs = from + (spread(i, Math.max(1, (to - from) / MINUTE_MS + 240)) - 120) * MINUTE_MS;
    const observed = i % 2 === 0 ? (beside[i % beside.length]?.reports ?? []) : [];
    const moved = observed.map((each) => ({
      ...each,
      groups: [],
      issuedAt: at(nowMs - spread(i + 2, 100) * MINUTE_MS),
    }));
    return {
      text: [text, ...(i % 2 === 0 ? [beside[i % beside.length]?.text] : [])].join(' | '),
      reports: [...moved, ...facts],
      now: at(nowMs),
      position: beside[i % beside.length]?.position ?? null,
      limits: droneOf(i),
      flightMinutes: 10 + spread(i + 3, 170),
    };
  });
};

function glanceOf({ reports, limits, now, position, flightMinutes }: Case): Glance {
  return glanceAt({ reports, limits, now, position, elevationFt: null, timeZone: null, flightMinutes });
}

const timeout = 60_000 * (ALL ? 30 : 1);

test.skipIf(ABSENT)('200 observations are judged as minute by minute', { timeout }, () => {
  const verdicts = new Map<string, number>();
  for (const each of observations(200)) {
    const answer = asSlow(glanceOf(each));
    verdicts.set(answer.verdict, (verdicts.get(answer.verdict) ?? 0) + 1);
    expect(answer, `${each.text} at ${each.now}`).toEqual(glanceMinuteByMinute(each));
  }
  // Each verdict occurs, so that agreeing says something.
  expect([...verdicts.keys()].sort()).toEqual(['caution', 'fine', 'incomplete', 'nogo', 'notJudged']);
});

test.skipIf(ABSENT)('100 forecasts have the rows and best hours of minute by minute', { timeout }, () => {
  let withHours = 0;
  for (const each of forecasts(100)) {
    const answer = asSlow(glanceOf(each));
    withHours += Number((answer.bestHours ?? []).length > 0);
    expect(answer, `${each.text} at ${each.now}`).toEqual(glanceMinuteByMinute(each));
  }
  expect(withHours).toBeGreaterThan(20);
});
