import type { UtcInstant } from '@klarnotam/aviation';
import { report, type Findings } from '../findings.ts';
import type { PrintedPeriod } from '../find/find-period.ts';
import { instantOf, type Moment } from '../find/moment.ts';
import type { NotamProblemCode } from '../problem-code.ts';
import type { Validity } from './read-validity.ts';

interface Codes {
  readonly unreadable: NotamProblemCode;
  readonly impossible: NotamProblemCode;
}
const START: Codes = { unreadable: 'unreadableStart', impossible: 'impossibleStart' };
const END: Codes = { unreadable: 'unreadableEnd', impossible: 'impossibleEnd' };

/** A moment in UTC; null, with a problem, when its clock is local, its date is not whole or there is no such day. */
function readBound(
  moment: Moment,
  field: 'validFrom' | 'validTo',
  codes: Codes,
  findings: Findings,
): UtcInstant | null {
  if (moment.digits === null || moment.zone === 'local') {
    report(findings, field, moment.digits === null ? codes.unreadable : 'localTime', moment);
    return null;
  }
  const instant = instantOf(moment.digits, typeof moment.zone === 'number' ? moment.zone : 0);
  if (instant === null) report(findings, field, codes.impossible, moment);
  else findings.spans[field] = { from: moment.from, to: moment.to };
  return instant;
}

/**
 * The validity of a notice whose layout has no items B and C. Without a word on the clock times are UTC, as in every NOTAM
 * (ICAO Annex 15); local times are problems, for a NOTAM does not say how far they are from UTC.
 */
export function readPrintedPeriod(period: PrintedPeriod, cancels: boolean, findings: Findings): Validity {
  const { start, end, permanent } = period;
  const validFrom = readBound(start, 'validFrom', START, findings);
  const validTo = end && readBound(end, 'validTo', END, findings);
  if (permanent) {
    if (permanent.word.startsWith('U')) report(findings, 'validTo', 'endUntilFurtherNotice', permanent);
    findings.spans.validTo = { from: permanent.from, to: permanent.to };
  }
  if (!end && !permanent && !cancels)
    report(findings, 'validTo', 'missingEnd', { from: start.to, to: start.to });
  if (end && validFrom !== null && validTo !== null && validTo < validFrom)
    report(findings, 'validTo', 'endBeforeStart', end);
  return { validFrom, validTo, permanent: permanent !== null, estimated: end?.estimated ?? false };
}
