import { toUtcInstant } from '@klarnotam/aviation';
import type { BestHours } from './glance.ts';
import { rankOf, type Judged } from './judge-moment.ts';
import type { Stretch } from './stretches.ts';

type Grade = BestHours['verdict'];

/** A stretch of light; null: the place is not known. */
export interface LightStretch {
  readonly light: BestHours['light'];
  readonly fromMs: number;
  readonly toMs: number;
}

export interface BestHoursInput {
  readonly nowMs: number;
  readonly flightMinutes: number;
  readonly forecast: readonly Stretch[];
  /** As long as the observation is not old it is held against the forecast. */
  readonly observation: readonly Stretch[];
  /** From now to the end of the forecast. */
  readonly light: readonly LightStretch[];
}

/** The times from now on that are within the limits, chances included, and long enough for the flight; by time. */
export function findBestHours(input: BestHoursInput): BestHours[] {
  return (['day', 'night', null] as const)
    .flatMap((light) => {
      const fine = runsOf(input, light, 'fine');
      return fine.length > 0 ? fine : runsOf(input, light, 'caution');
    })
    .sort((a, b) => a.from.localeCompare(b.from));
}

interface Run {
  readonly fromMs: number;
  toMs: number;
}

/**
 * Runs of one light that are long enough for the flight. A shorter one of the night counts where it goes on into a day
 * that is as good, or comes behind one, and both together are long enough.
 */
function runsOf(input: BestHoursInput, light: BestHours['light'], grade: Grade): BestHours[] {
  const isLong = ({ fromMs, toMs }: Run): boolean => toMs - fromMs >= input.flightMinutes * 60_000;
  const joined = light === 'night' ? joinRuns(usable(input, 'any', grade)).filter(isLong) : [];
  return joinRuns(usable(input, light, grade))
    .filter(
      (run) => isLong(run) || joined.some(({ fromMs, toMs }) => fromMs <= run.fromMs && run.toMs <= toMs),
    )
    .map(({ fromMs, toMs }) => ({
      from: toUtcInstant(fromMs),
      to: toUtcInstant(toMs),
      light,
      verdict: grade,
    }));
}

function joinRuns(pieces: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { fromMs, toMs } of pieces) {
    const run = runs.at(-1);
    if (run?.toMs === fromMs) run.toMs = toMs;
    else runs.push({ fromMs, toMs });
  }
  return runs;
}

/** The pieces, between any two moments at which something changes, that `grade` allows; `any`: of day and night. */
function usable(
  { nowMs, forecast, observation, light }: BestHoursInput,
  wanted: BestHours['light'] | 'any',
  grade: Grade,
) {
  const claims = [...forecast, ...observation];
  const bounds = [nowMs, ...[...claims, ...light].flatMap(({ fromMs, toMs }) => [fromMs, toMs])];
  const sorted = [...new Set(bounds)].filter((ms) => ms >= nowMs).sort((a, b) => a - b);
  return sorted.slice(1).flatMap((toMs, i) => {
    const fromMs = sorted[i] ?? nowMs;
    const holds = (each: { fromMs: number; toMs: number }): boolean =>
      each.fromMs <= fromMs && each.toMs > fromMs;
    const lit = light.some((each) => (wanted === 'any' || each.light === wanted) && holds(each));
    const allowed = forecast.some(holds) && claims.filter(holds).every((claim) => allows(claim, grade));
    return lit && allowed ? [{ fromMs, toMs }] : [];
  });
}

function allows({ judged, chances }: Stretch, grade: Grade): boolean {
  const within = ({ verdict, missing }: Judged): boolean =>
    rankOf(verdict) <= rankOf(grade) && missing.length === 0;
  return within(judged) && chances.every((chance) => within(chance.judged));
}
