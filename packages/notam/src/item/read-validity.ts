import { readTenDigitTime, type Span, type UtcInstant } from '@klarnotam/aviation';
import { report, type Findings } from '../findings.ts';
import { trimSpan } from '../find/cut-items.ts';
import { instantOf, readMoment } from '../find/moment.ts';

export interface Validity {
  readonly validFrom: UtcInstant | null;
  readonly validTo: UtcInstant | null;
  readonly permanent: boolean;
  readonly estimated: boolean;
}

const START =
  /^[)\s]{0,4}(?:(WIE|WEF)\s{0,3})?(?:(?:20)?(\d{6})[ T]?(\d{4})(?!\d))?(?:\s{0,2}(?:UTC|Z)(?![A-Z]))?[.\s]{0,4}/;
const END =
  /^[)\s]{0,4}(?:(PERM(?:ANENT)?|UFN|UNTIL\s{1,3}FURTHER\s{1,3}NOTICE)(?![A-Z])|(?:20)?(\d{6})[ T]?(\d{4})(?!\d)(?:\s{0,2}(?:UTC|Z)(?![A-Z]))?[\s/(]{0,6}(EST(?:IMATED)?(?![A-Z]))?)[.\s)]{0,4}/;

function restOf(text: string, at: number, span: Span): Span | null {
  const rest = trimSpan(text, at, span.to);
  return rest.to > rest.from ? rest : null;
}

/** What of an item was read, where more stands behind it. */
function withoutRest(text: string, span: Span, rest: Span | null): Span {
  return rest === null ? span : trimSpan(text, span.from, rest.from);
}

interface PrintedMoment {
  readonly instant: UtcInstant | null;
  readonly isLocal: boolean;
  readonly estimated: boolean;
}

/** `2026-07-01 06:00`, `01 JUL 2026 06:00`: the instant is null when there is no such moment; null: the item has another form. */
function readPrinted(item: string): PrintedMoment | null {
  const moment = readMoment(item);
  if (moment?.digits == null || /^\d{10}/.test(item)) return null;
  const { digits, zone, estimated } = moment;
  const isLocal = zone === 'local';
  return {
    instant: isLocal ? null : instantOf(digits, typeof zone === 'number' ? zone : 0),
    isLocal,
    estimated,
  };
}

function readStart(text: string, span: Span, findings: Findings): UtcInstant | null {
  const item = text.slice(span.from, span.to);
  const plain = readTenDigitTime(item);
  if (plain !== null) {
    findings.spans.validFrom = span;
    return plain;
  }
  const printed = readPrinted(item);
  if (printed !== null) {
    if (printed.instant === null)
      report(findings, 'validFrom', printed.isLocal ? 'localTime' : 'impossibleStart', span);
    else findings.spans.validFrom = span;
    return printed.instant;
  }
  const match = START.exec(item);
  const date = match?.[2];
  if (match === null || date === undefined) {
    report(findings, 'validFrom', match?.[1] === 'WIE' ? 'startsImmediately' : 'unreadableStart', span);
    return null;
  }
  const rest = restOf(text, span.from + match[0].length, span);
  if (rest) report(findings, 'validFrom', 'extraText', rest);
  const instant = readTenDigitTime(date + (match[3] ?? ''));
  if (instant === null) report(findings, 'validFrom', 'impossibleStart', span);
  else findings.spans.validFrom = withoutRest(text, span, rest);
  return instant;
}

const NO_END = { validTo: null, permanent: false, estimated: false };

function readEnd(text: string, span: Span, findings: Findings): Omit<Validity, 'validFrom'> {
  const item = text.slice(span.from, span.to);
  const plain = readTenDigitTime(item);
  if (plain !== null) {
    findings.spans.validTo = span;
    return { validTo: plain, permanent: false, estimated: false };
  }
  const printed = readPrinted(item);
  if (printed !== null) {
    if (printed.instant === null)
      report(findings, 'validTo', printed.isLocal ? 'localTime' : 'impossibleEnd', span);
    else findings.spans.validTo = span;
    return { validTo: printed.instant, permanent: false, estimated: printed.estimated };
  }
  const match = END.exec(item);
  if (match === null) {
    report(findings, 'validTo', 'unreadableEnd', span);
    return NO_END;
  }
  const rest = restOf(text, span.from + match[0].length, span);
  if (rest) report(findings, 'validTo', 'extraText', rest);
  if (match[1] !== undefined) {
    // UFN is not allowed in item C, but means the same: no end until another NOTAM sets one.
    if (match[1].startsWith('U')) report(findings, 'validTo', 'endUntilFurtherNotice', span);
    findings.spans.validTo = withoutRest(text, span, rest);
    return { ...NO_END, permanent: true };
  }
  const estimated = match[4] !== undefined;
  const instant = readTenDigitTime((match[2] ?? '') + (match[3] ?? ''));
  if (instant === null) {
    report(findings, 'validTo', 'impossibleEnd', span);
    return { ...NO_END, estimated };
  }
  findings.spans.validTo = withoutRest(text, span, rest);
  return { validTo: instant, permanent: false, estimated };
}

/**
 * Items B and C: ten digits UTC each, C with `EST` for an estimated end or `PERM` for none (ICAO Doc 8126).
 * A cancelling NOTAM has no item C.
 */
export function readValidity(
  text: string,
  start: Span | undefined,
  end: Span | undefined,
  cancels: boolean,
  whole: Span,
  findings: Findings,
): Validity {
  const validFrom = start ? readStart(text, start, findings) : null;
  if (!start) report(findings, 'validFrom', 'missingStart', { from: whole.from, to: whole.from });
  const validity = end ? readEnd(text, end, findings) : NO_END;
  if (!end && !cancels) report(findings, 'validTo', 'missingEnd', { from: whole.from, to: whole.from });
  if (end && validFrom !== null && validity.validTo !== null && validity.validTo < validFrom) {
    report(findings, 'validTo', 'endBeforeStart', end);
  }
  return {
    validFrom,
    validTo: validity.validTo,
    permanent: validity.permanent,
    estimated: validity.estimated,
  };
}
