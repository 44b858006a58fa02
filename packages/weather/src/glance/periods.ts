import { toUtcInstant } from '@klarnotam/aviation';
import type { Conditions } from '../elements.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import { lowestVisibility } from '../warn/judge-sight.ts';
import type { Chance, Likelihood, MissingElement, Period, Reason, TimedReason } from './glance.ts';
import { joinJudged, type Judged } from './judge-moment.ts';
import { lowCloudsOf } from './low-clouds-of-row.ts';
import { lowVisibilitiesOf } from './low-visibilities.ts';
import { byWeight, isGust, mergeReasons } from './reasons.ts';
import type { JudgedChance, Stretch } from './stretches.ts';
import { strongestWind } from './wind-glance.ts';
import { likelihoodOrder, worseChances } from './worse-chances.ts';

/** A row while stretches are added to it. */
interface Row {
  readonly key: string;
  readonly stretches: Stretch[];
}

/**
 * Judged stretches as rows: neighbours of the same verdict and the same chance that meet are one, unless all changes that bring the chance
 * end there and others begin that say something else.
 */
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
    const isMeeting = row?.key === key.join() && row.stretches.at(-1)?.toMs === stretch.fromMs;
    if (row && isMeeting && !isOtherWind(row, stretch) && !isOtherChance(row, stretch))
      row.stretches.push(stretch);
    else rows.push({ key: key.join(), stretches: [stretch] });
  }
  return rows.flatMap(({ stretches: parts }) => periodOf(parts, limits));
}

/** Within the limits a calm night is a row of its own, beside a day of more wind that replaces it. */
function isOtherWind({ stretches }: Row, next: Stretch): boolean {
  const isFine = next.judged.verdict === 'fine' && worseChances(next).length === 0;
  return isFine && next.beginsAnew && next.isBrisk !== stretches.some(({ isBrisk }) => isBrisk);
}

function isOtherChance({ stretches }: Row, next: Stretch): boolean {
  const before = stretches.flatMap((part) => (part.toMs === next.fromMs ? worseChances(part) : []));
  const after = worseChances(next);
  if (before.length === 0 || before.some(({ group }) => after.some((each) => each.group === group)))
    return false;
  const broughtBy = (chances: readonly JudgedChance[]): string =>
    [...new Set(chances.map(({ change }) => JSON.stringify(change)))].sort().join();
  return broughtBy(before) !== broughtBy(after);
}

function periodOf(parts: readonly Stretch[], limits: DroneProfile): Period[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return [];
  const { comesAboutByMs } = first;
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
      wind: strongestWind(parts.flatMap(windsOf), limits.flightHeightM),
      lowClouds: lowCloudsOf(parts, limits),
      lowVisibilities: lowVisibilitiesOf(parts),
    },
  ];
}

/** What may come on top at times without making the verdict worse: thunder where it rains anyway, gusts above the wind. */
function equallyBad(part: Stretch): JudgedPart[] {
  const isSaid = (reason: Reason): boolean =>
    part.judged.reasons.some((before) => before.code === reason.code && byWeight(reason, before) >= 0);
  return part.chances
    .filter(({ judged }) => judged.verdict === part.judged.verdict)
    .map(({ judged, likelihood }) => ({
      judged: {
        ...judged,
        reasons: judged.reasons.filter((reason) => reason.severity === judged.verdict && !isSaid(reason)),
      },
      part,
      likelihood,
    }));
}

/** Every wind that a stretch may have, but that of a worse chance which tells of its own. */
function windsOf(part: Stretch): Conditions['wind'][] {
  const worse = new Set(worseChances(part).filter(({ judged }) => tellsOfWind(judged)));
  const chances = part.chances.filter((chance) => !worse.has(chance));
  return [...part.prevailing, ...chances.flatMap(({ conditions }) => conditions)].map(({ wind }) => wind);
}

/** Whether wind or gusts are among what makes a verdict. */
function tellsOfWind({ reasons, verdict }: Judged): boolean {
  return reasons.some((reason) =>
    reason.code === 'storm'
      ? reason.parts.some(({ code }) => isGust(code))
      : reason.ratio !== null && reason.severity === verdict,
  );
}

function missingOf(all: readonly Judged[]): MissingElement[] {
  return [...new Set(all.flatMap(({ missing }) => missing))];
}

/** A time through which a change of the report, or one behind the other, brings the same, whatever the figures of its wind. */
interface Spell {
  matters: string;
  readonly parts: JudgedPart[];
}

interface ChancePart extends JudgedPart {
  readonly group: number;
}

function chanceOf(parts: readonly Stretch[]): Chance | null {
  const worst = parts[0] && worseChances(parts[0])[0];
  if (!worst) return null;
  const { verdict } = worst.judged;
  // What prevails is not said again.
  const prevailing = new Set(
    parts.flatMap(({ judged }) => judged.reasons).map((reason) => JSON.stringify(reason)),
  );
  const all = parts.flatMap((part) => worseChances(part).map((chance) => ({ ...chance, part })));
  const deciding = all.map(({ judged, part, likelihood, group }) => ({
    part,
    group,
    likelihood,
    judged: {
      ...judged,
      reasons: judged.reasons.filter(
        // How far one sees is told with what forbids to fly.
        (reason) =>
          (reason.severity === verdict || (reason.code === 'visibility' && judged.verdict === verdict)) &&
          !prevailing.has(JSON.stringify(reason)),
      ),
    },
  }));
  const ofKind = Map.groupBy(deciding, ({ likelihood }) => likelihoodOrder(likelihood));
  const reasons = [...ofKind]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, ofOne]) => spellsOf(ofOne).flatMap((spell) => timedReasons(spell.parts)));
  return {
    ...worst.likelihood,
    verdict,
    reasons,
    missing: missingOf(all.map(({ judged }) => judged)),
    bringsWind: all.some(({ change, judged }) => change.wind !== null && tellsOfWind(judged)),
    bringsVisibility: all.some(({ change }) => change.cavok || lowestVisibility(change) !== null),
  };
}

/** By time: those of one change are one, and those of neighbours that bring the same. */
function spellsOf(given: readonly ChancePart[]): Spell[] {
  const ofGroups = [...Map.groupBy(given, ({ group }) => group).values()].flatMap((ofGroup) =>
    joinNeighbours(ofGroup.map((each) => ({ matters: '', parts: [each] }))),
  );
  for (const spell of ofGroups) {
    const { reasons } = joinJudged(spell.parts.map(({ judged }) => judged));
    spell.matters = reasons.flatMap(mattersWithin).sort().join();
  }
  return joinNeighbours(
    ofGroups
      .filter(({ matters }) => matters !== '')
      .sort((a, b) => startOf(a) - startOf(b) || a.matters.localeCompare(b.matters)),
  );
}

function joinNeighbours(spells: readonly Spell[]): Spell[] {
  const joined: Spell[] = [];
  for (const { matters, parts } of spells) {
    const last = joined.findLast((each) => each.matters === matters);
    const from = parts[0]?.part.fromMs ?? 0;
    const isMeeting = last?.parts.some(({ part }) => part.fromMs <= from && part.toMs >= from) === true;
    if (isMeeting) for (const each of parts) last.parts.push(each);
    else joined.push({ matters, parts: [...parts] });
  }
  return joined;
}

function startOf({ parts }: Spell): number {
  return parts[0]?.part.fromMs ?? 0;
}

function mattersWithin(reason: Reason): string[] {
  if (reason.code !== 'storm') return [matterOf(reason)];
  return reason.parts.map((part) => ('ratio' in part ? part.code : JSON.stringify(part)));
}

interface JudgedPart {
  readonly judged: Judged;
  readonly part: Stretch;
  readonly likelihood: Likelihood | null;
}

/**
 * The reasons of a row, each code once, but for storms, with its worst figure and the time from its first to its last. Winds and visibilities of other
 * figures count into that time (`varies`), and rain of another strength that follows it; cloud or fog of another kind does not, nor what prevails into that of a chance.
 */
export function timedReasons(parts: readonly JudgedPart[]): TimedReason[] {
  const spans = new Map<string, { fromMs: number; toMs: number; figures: Set<number> }>();
  const begins = new Map<string, number>();
  // What comes at times comes anew behind a gap.
  const spellOf = spellNumbers(parts);
  const spellIn = (reason: Reason, { likelihood, part }: JudgedPart): string => {
    const matter = spellMatter(reason, likelihood);
    return `${matter} ${spellOf(matter, part)}`;
  };
  const matterIn = (reason: Reason, each: JudgedPart): string =>
    each.likelihood === null && !isSpelled(reason) ? `prevails ${matterOf(reason)}` : spellIn(reason, each);
  for (const each of parts) {
    const { judged, part } = each;
    for (const reason of judged.reasons) {
      const matter = matterIn(reason, each);
      const { fromMs, toMs, figures } = spans.get(matter) ?? { ...part, figures: new Set<number>() };
      if (reason.ratio !== null) figures.add(reason.ratio);
      if (reason.code === 'visibility') figures.add(reason.visibilityM);
      const ends = { fromMs: Math.min(fromMs, part.fromMs), toMs: Math.max(toMs, part.toMs) };
      spans.set(matter, { ...ends, figures });
      const spell = spellIn(reason, each);
      begins.set(spell, Math.min(part.fromMs, begins.get(spell) ?? part.fromMs));
    }
  }
  const all = parts.flatMap((each) =>
    each.judged.reasons.map((reason): TimedReason => {
      const { part, likelihood } = each;
      const { fromMs, toMs, figures } = spans.get(matterIn(reason, each)) ?? {
        ...part,
        figures: new Set(),
      };
      const varies = figures.size > 1;
      const since = toUtcInstant(begins.get(spellIn(reason, each)) ?? part.fromMs);
      const worst = { since, to: toUtcInstant(part.toMs) };
      return { ...reason, from: toUtcInstant(fromMs), to: toUtcInstant(toMs), likelihood, varies, worst };
    }),
  );
  // A lesser storm or rain of other hours is one too.
  return mergeReasons(all, (reason) => {
    const isKept = KINDS.has(reason.code) || (reason.likelihood === null && isSpelled(reason));
    const matter = isKept ? spellMatter(reason, reason.likelihood) : reason.code;
    const isSpell = reason.likelihood !== null || isSpelled(reason);
    return isSpell ? `${matter} ${String(reason.from)}` : matter;
  });
}

/** What prevails has each of its spells: what falls, each kind of fog, each ceiling. */
function isSpelled({ code }: Reason): boolean {
  return code === 'precipitation' || code === 'cloudBase' || code === 'fog';
}

/** What falls is one as long as it is rain, or snow, however strong and whether in showers; anything else {@link matterOf}. */
function spellMatter(reason: Reason, likelihood: Likelihood | null): string {
  const how = likelihood === null ? 'prevails' : `chance ${likelihoodOrder(likelihood)}`;
  if (reason.code !== 'precipitation') return `${how} ${matterOf(reason)}`;
  const { descriptor, phenomena, intensity } = reason.group;
  const what = [...phenomena].sort().join();
  return `${how} ${reason.severity} ${what} ${String(descriptor === 'FZ')} ${String(intensity === 'vicinity')}`;
}

/** Told apart by their kind, not by their figure. */
const KINDS: ReadonlySet<Reason['code']> = new Set(['storm', 'precipitation']);

/** For each matter that comes at times or falls, in which of its spells, between gaps, a part lies. */
function spellNumbers(parts: readonly JudgedPart[]): (matter: string, part: Stretch) => number {
  const spells = new Map<string, { toMs: number; number: number }>();
  const numbers = new Map<string, number>();
  for (const { judged, part, likelihood } of parts.toSorted((a, b) => a.part.fromMs - b.part.fromMs)) {
    for (const matter of new Set(judged.reasons.map((reason) => spellMatter(reason, likelihood)))) {
      const last = spells.get(matter);
      const number = last === undefined ? 0 : last.number + Number(part.fromMs > last.toMs);
      spells.set(matter, { toMs: Math.max(part.toMs, last?.toMs ?? 0), number });
      numbers.set(`${matter} ${part.fromMs}`, number);
    }
  }
  return (matter, part) => numbers.get(`${matter} ${part.fromMs}`) ?? 0;
}

/** What is one matter through a row: a wind or a visibility whatever its figure, anything else as long as the same is said of it. */
function matterOf(reason: Reason): string {
  if (reason.code === 'visibility') return `${reason.code} ${reason.severity}`;
  if (reason.code === 'storm')
    return `${reason.code} ${JSON.stringify(reason.parts.filter(({ code }) => !isGust(code)))}`;
  if (reason.code === 'precipitation')
    return `${reason.code} ${reason.severity} ${JSON.stringify(reason.group)}`;
  return reason.ratio === null ? JSON.stringify(reason) : reason.code;
}
