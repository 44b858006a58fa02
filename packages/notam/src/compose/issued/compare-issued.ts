import type { UtcInstant } from '@klarnotam/aviation';
import type { NotamFacts, NotamKind } from '../../facts.ts';
import type { PlannedOperation } from '../operation.ts';
import { planPeriod } from '../windows.ts';
import { compareArea } from './compare-area.ts';
import { compareHeights } from './compare-heights.ts';
import { compareTimes } from './compare-times.ts';
import type { IssuedComparison, IssuedDifference } from './issued-comparison.ts';

/** What a request asks to be published: a new NOTAM, or one that replaces or cancels the NOTAM of that number. */
export interface RequestedAs {
  readonly kind: NotamKind;
  readonly refersTo: string | null;
}

const SAYS_UNMANNED = /\b(?:UNMANNED|DRONES?|U[AC]S|UAVS?|RPAS?|UA)\b/i;

const ANOTHER: ReadonlySet<IssuedDifference['code']> = new Set(['elsewhere', 'noCommonTime', 'notUnmanned']);

function compareKind({ kind, refersTo }: RequestedAs, facts: NotamFacts): IssuedDifference[] {
  const issued = facts.kind ?? 'new';
  if (issued !== kind) return [{ code: 'kind', requested: kind, issued }];
  return refersTo !== null && refersTo !== facts.refersTo
    ? [{ code: 'refersTo', requested: refersTo, issued: facts.refersTo }]
    : [];
}

function isUnmanned({ qualifier, text }: NotamFacts): boolean {
  return qualifier?.subject === 'WU' || SAYS_UNMANNED.test(text ?? '');
}

/**
 * Holds an issued NOTAM, as it was decoded, against the request that asked for it: what it is, area, time and height. What could not be
 * read is a difference, never taken for the same. Positions are WGS 84, times UTC; `now` tells whether it has ended.
 */
export function compareIssued(
  operation: PlannedOperation,
  requested: RequestedAs,
  facts: NotamFacts,
  now: UtcInstant,
): IssuedComparison {
  const asked = compareKind(requested, facts);
  if (requested.kind === 'cancel' || facts.kind === 'cancel') {
    const isWanted = requested.kind === 'cancel' && asked.length === 0;
    return { verdict: isWanted ? 'asRequested' : 'another', differences: asked };
  }
  const differences: IssuedDifference[] = [
    ...asked,
    ...(isUnmanned(facts) ? [] : [{ code: 'notUnmanned' } as const]),
    ...compareArea(operation, facts),
    ...compareTimes(planPeriod(operation).period?.windows ?? [], facts, now),
    ...compareHeights(operation, facts),
  ];
  if (differences.some(({ code }) => ANOTHER.has(code))) return { verdict: 'another', differences };
  return { verdict: differences.length === 0 ? 'asRequested' : 'differs', differences };
}
