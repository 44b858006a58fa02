import { readPosition, type Span } from '@klarnotam/aviation';
import type { Qualifier } from '../facts.ts';
import { report, type Findings } from '../findings.ts';
import { trimSpan } from '../find/cut-items.ts';

type Traffic = Qualifier['traffic'][number];
type Purpose = Qualifier['purpose'][number];
type Scope = Qualifier['scope'][number];

const NONE = { from: -1, to: -1 };
const LEVEL = /^\d{1,3}$/;

/** The parts of the line between its strokes, blanks cut off. */
function splitFields(text: string, span: Span): Span[] {
  const line = text.slice(span.from, span.to);
  const fields: Span[] = [];
  let from = 0;
  for (let stroke = line.indexOf('/'); stroke >= 0; stroke = line.indexOf('/', from)) {
    fields.push(trimSpan(text, span.from + from, span.from + stroke));
    from = stroke + 1;
  }
  fields.push(trimSpan(text, span.from + from, span.to));
  return fields;
}

function contentOf(text: string, span: Span | undefined): string {
  return span === undefined || span.from < 0 ? '' : text.slice(span.from, span.to);
}

/** `FWLL QXXXX`: a blank instead of the first stroke. */
function separateCode(text: string, fields: Span[]): void {
  const first = fields[0];
  const match = first && /^([A-Z]{3,4})\s+(Q[A-Z]{4})$/.exec(contentOf(text, first));
  if (!first || !match) return;
  fields.splice(0, 1, { from: first.from, to: first.from + 4 }, { from: first.to - 5, to: first.to });
}

/** `9991347S03347E005`: no stroke between the upper level and the centre. */
function separateUpper(text: string, fields: Span[], index: number): void {
  const field = fields[index];
  if (field && /^\d{3}\s*\d{4,6}(?:\.\d+)?\s*[NS]/.test(contentOf(text, field))) {
    const rest = trimSpan(text, field.from + 3, field.to);
    fields.splice(index, 1, { from: field.from, to: field.from + 3 }, rest);
  }
}

const isTraffic = (field: string): boolean => /^[IVK]{1,2}$/.test(field);
const isPurpose = (field: string): boolean => /^[NBOMK]{1,3}$/.test(field);

interface Line {
  readonly fir: Span;
  readonly code: Span;
  readonly traffic: Span;
  readonly purpose: Span;
  readonly scope: Span;
  readonly lower: Span;
  readonly upper: Span;
  readonly rest: readonly Span[];
}

/** Gives each part of the line its meaning; lines with too few parts are settled by what the parts can only be. */
function alignFields(text: string, fields: Span[]): Line {
  separateCode(text, fields);
  let levels = 5;
  for (let i = 2; i < Math.min(fields.length, 6); i++) {
    if (LEVEL.test(contentOf(text, fields[i])) || /^\d{3}\d{4}/.test(contentOf(text, fields[i]))) {
      levels = i;
      break;
    }
  }
  let middle = fields.slice(2, levels);
  if (middle.length < 3) {
    const [first, second] = middle;
    const firstText = contentOf(text, first);
    if (middle.length === 2 && first && second) {
      middle =
        isTraffic(firstText) && !isPurpose(contentOf(text, second))
          ? [first, NONE, second]
          : isTraffic(firstText)
            ? [first, second, NONE]
            : [NONE, first, second];
    } else if (first) {
      middle = isTraffic(firstText)
        ? [first, NONE, NONE]
        : isPurpose(firstText)
          ? [NONE, first, NONE]
          : [NONE, NONE, first];
    }
  }
  separateUpper(text, fields, levels + 1);
  const at = (span: Span | undefined): Span => span ?? NONE;
  return {
    fir: at(fields[0]),
    code: at(fields[1]),
    traffic: at(middle[0]),
    purpose: at(middle[1]),
    scope: at(middle[2]),
    lower: at(fields[levels]),
    upper: at(fields[levels + 1]),
    rest: fields.slice(levels + 2),
  };
}

/** Reads a field of letters of which each has a meaning; one letter without makes the field a problem. */
function readLetters<T extends string>(
  text: string,
  span: Span,
  allowed: string,
  field: 'traffic' | 'purpose' | 'scope',
  findings: Findings,
): T[] {
  if (span.from === span.to) return [];
  const letters: T[] = [];
  for (let i = span.from; i < span.to; i++) {
    const letter = text.charAt(i);
    if (letter === ' ') continue;
    if (!allowed.includes(letter)) {
      const code =
        field === 'traffic' ? 'unknownTraffic' : field === 'purpose' ? 'unknownPurpose' : 'unknownScope';
      report(findings, `qualifier.${field}`, code, span);
      return [];
    }
    letters.push(letter as T);
  }
  findings.spans[`qualifier.${field}`] = span;
  return letters;
}

function readLevel(
  text: string,
  span: Span,
  field: 'lowerFl' | 'upperFl',
  findings: Findings,
): number | null {
  if (span.from === span.to) return null;
  const digits = contentOf(text, span);
  if (!LEVEL.test(digits)) {
    report(findings, `qualifier.${field}`, 'unreadableLevel', span);
    return null;
  }
  findings.spans[`qualifier.${field}`] = span;
  return Number(digits);
}

function readPlace(
  text: string,
  rest: readonly Span[],
  findings: Findings,
): Pick<Qualifier, 'centre' | 'radiusNm'> {
  const first = rest.find((span) => span.to > span.from);
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return { centre: null, radiusNm: null };
  const found = readPosition(text, first.from, last.to);
  let centre: Qualifier['centre'] = null;
  let from = first.from;
  if (found !== null) {
    const span = { from: found.from, to: found.to };
    if (found.position !== null && !found.irregular) {
      centre = found.position;
      findings.spans['qualifier.centre'] = span;
    } else {
      const code = found.problem === 'impossibleCoordinate' ? 'impossibleCoordinate' : 'unreadableCoordinate';
      report(findings, 'qualifier.centre', code, span);
    }
    from = found.to;
  }
  const tail = trimSpan(text, from, last.to);
  if (text[tail.from] === '/')
    return { centre, ...readRadius(text, trimSpan(text, tail.from + 1, tail.to), findings) };
  if (found === null && !/^\d{1,3}$/.test(contentOf(text, tail))) {
    const stroke = contentOf(text, tail).lastIndexOf('/');
    const end = stroke < 0 ? tail.to : tail.from + stroke;
    report(findings, 'qualifier.centre', 'unreadableCoordinate', trimSpan(text, tail.from, end));
    if (stroke < 0) return { centre, radiusNm: null };
    return { centre, ...readRadius(text, trimSpan(text, end + 1, tail.to), findings) };
  }
  return { centre, ...readRadius(text, tail, findings) };
}

function readRadius(text: string, span: Span, findings: Findings): { radiusNm: number | null } {
  if (span.from >= span.to) return { radiusNm: null };
  const match = /^(\d{1,3})[. ]*$/.exec(contentOf(text, span));
  if (match === null) {
    report(findings, 'qualifier.radiusNm', 'unreadableRadius', span);
    return { radiusNm: null };
  }
  findings.spans['qualifier.radiusNm'] = { from: span.from, to: span.from + (match[1]?.length ?? 0) };
  return { radiusNm: Number(match[1]) };
}

/**
 * Item Q, the qualifier line (ICAO Doc 8126, Appendix C): FIR, code, traffic, purpose, scope, levels in hundreds of
 * feet, centre and radius in nautical miles. Each part is read on its own; empty parts are null.
 */
export function readQualifier(text: string, span: Span, findings: Findings): Qualifier | null {
  if (span.from === span.to) return null;
  const item = contentOf(text, span);
  const lineEnd = item.indexOf('\n');
  // Behind a line that is long enough to be whole there is nothing that belongs to it.
  const isWhole = lineEnd > 24 && item.indexOf('/') < lineEnd;
  const whole = isWhole ? trimSpan(text, span.from, span.from + lineEnd) : span;
  if (whole.to < span.to && trimSpan(text, whole.to, span.to).from < span.to) {
    report(findings, 'qualifier', 'extraText', trimSpan(text, whole.to, span.to));
  }
  const fields = splitFields(text, whole);
  if (fields.length < 3) {
    report(findings, 'qualifier', 'unreadableQualifier', whole);
    return null;
  }
  findings.spans.qualifier = whole;
  const parts = alignFields(text, fields);
  const firText = contentOf(text, parts.fir);
  const codeText = contentOf(text, parts.code);
  // United States centres have three letters: ZNY.
  const fir = /^(?:[A-Z]{4}|Z[A-Z]{2})$/.test(firText) ? firText : null;
  if (fir !== null) findings.spans['qualifier.fir'] = parts.fir;
  else if (firText !== '') report(findings, 'qualifier.fir', 'unknownFir', parts.fir);
  const code = /^Q[A-Z]{4}$/.test(codeText) ? codeText : null;
  if (code !== null) {
    findings.spans['qualifier.code'] = parts.code;
    findings.spans['qualifier.subject'] = { from: parts.code.from + 1, to: parts.code.from + 3 };
    findings.spans['qualifier.condition'] = { from: parts.code.from + 3, to: parts.code.to };
  } else if (codeText !== '') report(findings, 'qualifier.code', 'unknownCode', parts.code);
  const traffic = readLetters<Traffic>(text, parts.traffic, 'IVK', 'traffic', findings);
  const purpose = readLetters<Purpose>(text, parts.purpose, 'NBOMK', 'purpose', findings);
  const scope = readLetters<Scope>(text, parts.scope, 'AEWK', 'scope', findings);
  const lowerFl = readLevel(text, parts.lower, 'lowerFl', findings);
  const upperFl = readLevel(text, parts.upper, 'upperFl', findings);
  if (lowerFl !== null && upperFl !== null && lowerFl > upperFl) {
    report(findings, 'qualifier.lowerFl', 'levelsReversed', { from: parts.lower.from, to: parts.upper.to });
  }
  return {
    fir,
    code,
    subject: code && code.slice(1, 3),
    condition: code && code.slice(3),
    traffic,
    purpose,
    scope,
    lowerFl,
    upperFl,
    ...readPlace(text, parts.rest, findings),
  };
}

/** The code of a layout that has no more of item Q: `CODE: QRTCA`. */
export function readCodeAlone(text: string, span: Span, findings: Findings): Qualifier {
  const code = text.slice(span.from, span.to);
  findings.spans.qualifier = span;
  findings.spans['qualifier.code'] = span;
  return {
    fir: null,
    code,
    subject: code.slice(1, 3),
    condition: code.slice(3),
    traffic: [],
    purpose: [],
    scope: [],
    lowerFl: null,
    upperFl: null,
    centre: null,
    radiusNm: null,
  };
}
