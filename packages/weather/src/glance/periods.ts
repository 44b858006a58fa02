import { toUtcInstant } from '@klarnotam/aviation';
import type { Conditions } from '../elements.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import type {
  Chance,
  Likelihood,
  LowCloud,
  MissingElement,
  Period,
  Reason,
  TimedReason,
  WindGlance,
} from './glance.ts';
import { rankOf, type Judged } from './judge-moment.ts';
import { lowClouds } from './low-clouds.ts';
import { mergeReasons } from './reasons.ts';
import type { JudgedChance, Stretch } from './stretches.ts';
import { strongestWind } from './wind-glance.ts';

/** A row while stretches are added to it. */
interface Row {
  readonly key: string;
  readonly stretches: Stretch[];
}

/** Judged stretches as rows: neighbours of the same verdict and the same chance are one. */
export function periodsOf(stretches: readonly Stretch[], limits: DroneProfile): Period[] {
  const rows: Row[] = [];
  for (const stretch of stretches) {
    const chance = worseChances(stretch)[0];
    const key = [
      stretch.judged.verdict,
      chance?.judged.verdict,
      chance?.likelihood.percent,
      chance?.likelihood.atTimes,
    ];
    const row = rows.at(-1);
    if (row?.key === key.join()) row.stretches.push(stretch);
    else rows.push({ key: key.join(), stretches: [stretch] });
  }
  return rows.flatMap(({ stretches: parts }) => periodOf(parts, limits));
}

/** The chances that are worse than what prevails, the worst and likeliest first. */
export function worseChances({ judged, chances }: Stretch): JudgedChance[] {
  return chances
    .filter((chance) => rankOf(chance.judged.verdict) > rankOf(judged.verdict))
    .sort(
      (a, b) =>
        rankOf(b.judged.verdict) - rankOf(a.judged.verdict) ||
        likelihoodOrder(b.likelihood) - likelihoodOrder(a.likelihood),
    );
}

/** TEMPO alone is likelier than PROB40, that than PROB30; what nothing labels may be certain. */
function likelihoodOrder({ percent, atTimes }: Likelihood): number {
  return (percent === null ? 100 : percent) - (atTimes ? 1 : 0);
}

function periodOf(parts: readonly Stretch[], limits: DroneProfile): Period[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return [];
  const { comesAboutByMs } = first;
  const conditions = parts.flatMap(({ prevailing }) => prevailing);
  return [
    {
      from: toUtcInstant(first.fromMs),
      to: toUtcInstant(last.toMs),
      comesAboutBy: comesAboutByMs === null ? null : toUtcInstant(comesAboutByMs),
      verdict: first.judged.verdict,
      reasons: timedReasons([
        ...parts.map((part) => ({ judged: part.judged, part, likelihood: null })),
        ...parts.flatMap(equallyBad),
      ]),
      missing: missingOf(parts.map(({ judged }) => judged)),
      chance: chanceOf(parts),
      wind: windOf(conditions, limits),
      lowCloud: lowestCloud(conditions, parts),
    },
  ];
}

/** What may come on top at times without making the verdict worse: thunder where it rains anyway. */
function equallyBad(part: Stretch): JudgedPart[] {
  const prevailing = new Set(part.judged.reasons.map(({ code }) => code));
  return part.chances
    .filter(({ judged }) => judged.verdict === part.judged.verdict)
    .map(({ judged, likelihood }) => ({
      judged: {
        ...judged,
        reasons: judged.reasons.filter(
          ({ code, severity }) => !prevailing.has(code) && severity === judged.verdict,
        ),
      },
      part,
      likelihood,
    }));
}

function windOf(conditions: readonly Conditions[], { flightHeightM }: DroneProfile): WindGlance | null {
  return strongestWind(
    conditions.map(({ wind }) => wind),
    flightHeightM,
  );
}

/** What prevails before what may come, where both are as low. */
function lowestCloud(prevailing: readonly Conditions[], parts: readonly Stretch[]): LowCloud | null {
  const all = [
    { conditions: prevailing, likelihood: null },
    // A worse chance is told with its reasons.
    ...parts.flatMap((part) => {
      const worse = new Set(worseChances(part));
      return part.chances.filter((chance) => !worse.has(chance));
    }),
  ].flatMap(({ conditions, likelihood }): LowCloud[] => {
    const [layer] = lowClouds(conditions);
    return layer === undefined ? [] : [{ layer, likelihood }];
  });
  return all.reduce<LowCloud | null>(
    (lowest, each) =>
      lowest === null || (each.layer.baseFt ?? 0) < (lowest.layer.baseFt ?? 0) ? each : lowest,
    null,
  );
}

function missingOf(all: readonly Judged[]): MissingElement[] {
  return [...new Set(all.flatMap(({ missing }) => missing))];
}

function chanceOf(parts: readonly Stretch[]): Chance | null {
  const all = parts.flatMap((part) => worseChances(part).map((chance) => ({ ...chance, part })));
  const worst = parts[0] && worseChances(parts[0])[0];
  if (!worst) return null;
  // What prevails is not said again.
  const prevailing = new Set(
    parts.flatMap(({ judged }) => judged.reasons).map((reason) => JSON.stringify(reason)),
  );
  const judged = all.map((each) => ({
    ...each,
    judged: {
      ...each.judged,
      reasons: each.judged.reasons.filter((reason) => !prevailing.has(JSON.stringify(reason))),
    },
  }));
  const reasons = timedReasons(judged);
  const missing = missingOf(all.map((each) => each.judged));
  return { ...worst.likelihood, verdict: worst.judged.verdict, reasons, missing };
}

interface JudgedPart {
  readonly judged: Judged;
  readonly part: Stretch;
  readonly likelihood: Likelihood | null;
}

/**
 * The reasons of a row, each code once with its worst figure and the time from its first to its last. Winds of other figures
 * count into that time (`varies`); rain, cloud or fog of another kind does not.
 */
export function timedReasons(parts: readonly JudgedPart[]): TimedReason[] {
  const spans = new Map<string, { fromMs: number; toMs: number; figures: Set<number> }>();
  for (const { judged, part } of parts) {
    for (const reason of judged.reasons) {
      const matter = matterOf(reason);
      const { fromMs, toMs, figures } = spans.get(matter) ?? { ...part, figures: new Set<number>() };
      if (reason.ratio !== null) figures.add(reason.ratio);
      const ends = { fromMs: Math.min(fromMs, part.fromMs), toMs: Math.max(toMs, part.toMs) };
      spans.set(matter, { ...ends, figures });
    }
  }
  const all = parts.flatMap(({ judged, part, likelihood }) =>
    judged.reasons.map((reason): TimedReason => {
      const { fromMs, toMs, figures } = spans.get(matterOf(reason)) ?? { ...part, figures: new Set() };
      const varies = figures.size > 1;
      return { ...reason, from: toUtcInstant(fromMs), to: toUtcInstant(toMs), likelihood, varies };
    }),
  );
  return mergeReasons(all);
}

/** What is one matter through a row: a wind whatever its figure, anything else as long as the same is said of it. */
function matterOf(reason: Reason): string {
  return reason.ratio === null || reason.code === 'storm' ? JSON.stringify(reason) : reason.code;
}
