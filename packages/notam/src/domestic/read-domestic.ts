import { joinPieces, readTenDigitTime, type Span } from '@klarnotam/aviation';
import type { ItemsRead } from '../item/item-facts.ts';
import { report, type Findings } from '../findings.ts';
import { trimSpan } from '../find/cut-items.ts';
import type { DomesticHeader } from '../find/find-domestic.ts';

const PERIOD = /(?<!\d)(\d{10})\s?-\s?(?:(\d{10})\s?(EST)?|(PERM|UFN))(?![A-Z0-9])/g;

interface Period extends Span {
  readonly start: string;
  readonly end: string | null;
  readonly estimated: boolean;
  readonly permanent: boolean;
}

/** `2305151622-2312300500EST`: the last of its kind, at the end of the NOTAM. */
function findPeriod(upper: string, from: number, to: number): Period | null {
  let period: Period | null = null;
  for (const match of upper.slice(from, to).matchAll(PERIOD)) {
    period = {
      start: match[1] ?? '',
      end: match[2] ?? null,
      estimated: match[3] !== undefined,
      permanent: match[4] !== undefined,
      from: from + match.index,
      to: from + match.index + match[0].length,
    };
  }
  return period;
}

/**
 * A United States domestic NOTAM (FAA Order JO 7930.2): `!` accountability, number, location, text, and the period as
 * two times of ten digits UTC. It has no items; what the text says about areas and contacts is read from it.
 */
export function readDomestic(
  clean: string,
  upper: string,
  whole: Span,
  header: DomesticHeader,
  findings: Findings,
): ItemsRead {
  findings.spans.id = header.id;
  if (header.location) findings.spans.locations = header.location;
  else report(findings, 'locations', 'missingLocation', { from: header.to, to: header.to });
  const period = findPeriod(upper, header.to, whole.to);
  const start = period && readTenDigitTime(period.start);
  const end = period?.end ? readTenDigitTime(period.end) : null;
  if (period === null) {
    report(findings, 'validFrom', 'missingStart', { from: whole.to, to: whole.to });
    report(findings, 'validTo', 'missingEnd', { from: whole.to, to: whole.to });
  } else {
    const startSpan = { from: period.from, to: period.from + 10 };
    const endSpan = { from: period.to - (period.end ? 10 + (period.estimated ? 3 : 0) : 4), to: period.to };
    if (start === null) report(findings, 'validFrom', 'impossibleStart', startSpan);
    else findings.spans.validFrom = startSpan;
    if (period.end !== null && end === null) report(findings, 'validTo', 'impossibleEnd', endSpan);
    else findings.spans.validTo = endSpan;
    if (start && end && end < start) report(findings, 'validTo', 'endBeforeStart', endSpan);
  }
  const body = trimSpan(clean, header.to, period?.from ?? whole.to);
  const cancels = /(?:^|\s)(?:CNL|CANCEL(?:LED|ED)?)\s*$/.test(upper.slice(body.from, body.to));
  return {
    facts: {
      id: upper.slice(header.id.from, header.id.to),
      kind: cancels ? 'cancel' : null,
      refersTo: null,
      format: 'domestic',
      qualifier: null,
      locations: header.location ? [upper.slice(header.location.from, header.location.to)] : [],
      validFrom: start,
      validTo: end,
      permanent: period?.permanent ?? false,
      estimated: period?.estimated ?? false,
      lower: null,
      upper: null,
    },
    scheduleSpan: null,
    body: body.to > body.from ? joinPieces([{ text: clean.slice(body.from, body.to), ...body }]) : null,
  };
}
