import { decodeNotams } from '../../../decode-notams.ts';
import { cutRequest } from './cut-request.ts';
import type { LintFinding } from './finding.ts';
import { lintBody } from './lint-body.ts';
import { lintItems, lintMessage } from './lint-message.ts';
import { lintPeriod } from './lint-period.ts';
import { lintQualifier } from './lint-qualifier.ts';

/** Nothing of a request depends on it: what is permanent has no place in one. */
const SOME_MOMENT = '2000-01-01T00:00:00Z';

/**
 * What a NOTAM office would object to in `text`, one notice about unmanned aircraft in the ICAO form: by ICAO Annex 10 and 15, Doc 8126 and
 * 8400, and OPADD 4.1. Empty: nothing was found. It never throws.
 */
export function lintRequest(text: string): readonly LintFinding[] {
  const request = cutRequest(text);
  const { notams } = decodeNotams(text, { now: SOME_MOMENT });
  const facts = notams.length === 1 ? (notams[0]?.facts ?? null) : null;
  return [
    ...lintMessage(text),
    ...lintItems(request),
    ...lintQualifier(request, facts),
    ...lintPeriod(request),
    ...lintBody(request, facts),
  ];
}
