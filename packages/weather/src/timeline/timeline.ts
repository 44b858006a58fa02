import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import type { ChangeKind, Conditions } from '../elements.ts';
import type { ChangeGroup, WeatherFacts } from '../facts.ts';
import { overlay } from './overlay.ts';

/** A stretch of a forecast through which the same groups hold. */
export interface TimelineSegment {
  readonly from: UtcInstant;
  readonly to: UtcInstant;
  /** What holds: the base, the FM before, and every BECMG that is over. */
  readonly prevailing: Conditions;
  /** The change group that `prevailing` comes from last; null: the base. */
  readonly since: number | null;
  /** Every group that `prevailing` is made of, the base (null) or FM first. */
  readonly sources: readonly (number | null)[];
  /** BECMG in progress: from some moment within it these hold instead. In order, each on top of the one before. */
  readonly becoming: readonly TimelineLayer[];
  /** TEMPO, INTER and PROB: at times or perhaps, for the elements that they name. */
  readonly atTimes: readonly TimelineLayer[];
}

export interface TimelineLayer {
  readonly change: ChangeKind;
  /** Index into the groups of the forecast. */
  readonly group: number;
  /** For `becoming` the whole conditions then; for `atTimes` the named elements alone. */
  readonly conditions: Conditions;
  /** The group's period could not be read: it may hold at any time. */
  readonly timeUnknown: boolean;
}

interface Timed {
  readonly index: number;
  readonly group: ChangeGroup;
  readonly fromMs: number;
  readonly toMs: number;
  readonly timeUnknown: boolean;
}

/**
 * A TAF resolved into stretches without change (WMO FM 51, ICAO Annex 3 appendix 5): FM replaces everything, BECMG
 * replaces the elements that it names once it is over, TEMPO and PROB come on top at times. A group whose period could
 * not be read is taken to be possible throughout. Empty when there is no validity, and for NIL and CNL.
 */
export function forecastTimeline(facts: WeatherFacts): TimelineSegment[] {
  const { validFrom, validTo } = facts;
  if (facts.kind !== 'taf' || facts.nil || facts.cancelled || validFrom === null || validTo === null)
    return [];
  return layOut(facts, Date.parse(validFrom), Date.parse(validTo));
}

/** An observation and the changes that its trend announces, from `issuedAt` until `toMs`; empty without a time. */
export function trendTimeline(facts: WeatherFacts, toMs: number): TimelineSegment[] {
  const { issuedAt, kind, nil } = facts;
  return kind === 'taf' || nil || issuedAt === null ? [] : layOut(facts, Date.parse(issuedAt), toMs);
}

function layOut(facts: WeatherFacts, startMs: number, endMs: number): TimelineSegment[] {
  const timed = facts.groups.map((group, index) => time(group, index, startMs, endMs));
  const bounds = new Set([startMs, endMs]);
  for (const { fromMs, toMs } of timed) {
    for (const ms of [fromMs, toMs]) if (ms > startMs && ms < endMs) bounds.add(ms);
  }
  const sorted = [...bounds].sort((a, b) => a - b);
  return sorted
    .slice(0, -1)
    .map((fromMs, i) => segment(facts.conditions, timed, fromMs, sorted[i + 1] ?? endMs));
}

function time(group: ChangeGroup, index: number, startMs: number, endMs: number): Timed {
  if (group.from === null) {
    // Nobody can say when such a change comes about: from the beginning on it is possible, never certain.
    return { index, group, fromMs: startMs, toMs: endMs, timeUnknown: true };
  }
  const toMs = group.to === null ? endMs : Date.parse(group.to);
  return { index, group, fromMs: Date.parse(group.from), toMs, timeUnknown: false };
}

/** The latest FM at or before `ms` clears everything that was written before it. */
function latestFrom(timed: readonly Timed[], ms: number): Timed | null {
  let latest: Timed | null = null;
  for (const each of timed) {
    if (each.group.change === 'FM' && !each.timeUnknown && each.fromMs <= ms) latest = each;
  }
  return latest;
}

function segment(base: Conditions, timed: readonly Timed[], fromMs: number, toMs: number): TimelineSegment {
  const start = latestFrom(timed, fromMs);
  let prevailing = start?.group.conditions ?? base;
  let since = start?.index ?? null;
  const sources: (number | null)[] = [since];
  let becoming: TimelineLayer[] = [];
  const atTimes: TimelineLayer[] = [];
  for (const { index, group, fromMs: groupFrom, toMs: groupTo, timeUnknown } of timed) {
    const { change } = group;
    if (change === 'FM' && !timeUnknown) continue;
    // What stands before an FM ends with it.
    if (start !== null && index < start.index && !timeUnknown) continue;
    const begun = groupFrom <= fromMs;
    if (!begun) continue;
    if (change === 'BECMG' && !timeUnknown && groupTo <= fromMs) {
      prevailing = overlay(prevailing, group.conditions);
      becoming = becoming.map((each) => ({
        ...each,
        conditions: overlay(each.conditions, group.conditions),
      }));
      since = index;
      sources.push(index);
    } else if (groupTo > fromMs && (change === 'BECMG' || change === 'FM')) {
      const before = becoming.at(-1)?.conditions ?? prevailing;
      const conditions = change === 'FM' ? group.conditions : overlay(before, group.conditions);
      becoming.push({ change, group: index, conditions, timeUnknown });
    } else if (groupTo > fromMs) {
      atTimes.push({ change, group: index, conditions: group.conditions, timeUnknown });
    }
  }
  return {
    from: toUtcInstant(fromMs),
    to: toUtcInstant(toMs),
    prevailing,
    since,
    sources,
    becoming,
    atTimes,
  };
}
