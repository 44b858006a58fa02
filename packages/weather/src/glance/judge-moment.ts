import type { Conditions } from '../elements.ts';
import type { WeatherFacts } from '../facts.ts';
import type { DroneProfile } from '../warn/drone-profile.ts';
import { judgeBattery, judgeIcing } from '../warn/judge-temperature.ts';
import { judgeConditions } from '../warn/find-warnings.ts';
import type { Finding } from '../warn/warning.ts';
import type { MissingElement, Reason, Verdict } from './glance.ts';
import { missingElements } from './missing-elements.ts';
import { joinStorm, mergeReasons } from './reasons.ts';

/** What conditions are judged by. */
export interface Judging {
  readonly kind: WeatherFacts['kind'];
  readonly limits: DroneProfile;
  /** The temperature that a forecast names for the time; null: none, or the conditions have their own. */
  readonly temperatureC: number | null;
  /** A part of what describes them could not be read. */
  readonly unread: boolean;
  /** What else is found about the moment, and what else nobody knows of it: from the remarks. */
  readonly findings: readonly Finding[];
  readonly missing: readonly MissingElement[];
}

/** Conditions and what is to be said of them. */
export interface Judged {
  readonly verdict: Exclude<Verdict, 'notJudged'>;
  readonly reasons: readonly Reason[];
  readonly missing: readonly MissingElement[];
}

const RANKS: Readonly<Record<Verdict, number>> = {
  notJudged: -1,
  fine: 0,
  incomplete: 1,
  caution: 2,
  nogo: 3,
};

/** The worse a verdict, the higher. */
export function rankOf(verdict: Verdict): number {
  return RANKS[verdict];
}

export function verdictOf(
  reasons: readonly { readonly severity: Finding['severity'] }[],
  missing: readonly MissingElement[],
): Judged['verdict'] {
  if (reasons.some(({ severity }) => severity === 'nogo')) return 'nogo';
  if (reasons.length > 0) return 'caution';
  return missing.length > 0 ? 'incomplete' : 'fine';
}

/** Holds one set of conditions against the limits. */
export function judgeMoment(conditions: Conditions, judging: Judging): Judged {
  const { kind, limits, temperatureC } = judging;
  const isForecast = temperatureC !== null && conditions.temperatureC === null;
  const findings = [
    ...judgeConditions(conditions, limits),
    ...judging.findings,
    ...(isForecast ? judgeBattery(temperatureC, limits).map(asExtreme) : []),
    ...(isForecast ? judgeIcing(conditions, temperatureC) : []),
  ];
  const reasons = joinStorm(findings.flatMap(toReason));
  const missing = [...new Set([...missingElements(conditions, kind), ...judging.missing])];
  if (judging.unread) missing.push('unread');
  return { verdict: verdictOf(reasons, missing), reasons, missing };
}

/** A forecast gives the lowest and the highest temperature alone. */
function asExtreme(finding: Finding): Finding {
  return finding.code === 'batteryCold' || finding.code === 'batteryHot'
    ? { ...finding, isExtreme: true }
    : finding;
}

/** What was not observed, and the light, are told apart from the reasons. */
function toReason(finding: Finding): Reason[] {
  switch (finding.code) {
    case 'notObserved':
    case 'twilight':
    case 'night':
      return [];
    case 'wind':
    case 'gust':
    case 'gustAloftEstimated':
    case 'windAloftEstimated':
    case 'windAtHeight':
      return [finding];
    default:
      return [{ ...finding, ratio: null }];
  }
}

/** Of several sets of conditions, any of which may hold, all that may be said. */
export function joinJudged(all: readonly Judged[]): Judged {
  const reasons = mergeReasons(all.flatMap((each) => each.reasons));
  const missing = [...new Set(all.flatMap((each) => each.missing))];
  return { verdict: verdictOf(reasons, missing), reasons, missing };
}
