import { isCapital } from '@klarnotam/aviation';
import type { Position, Span } from '@klarnotam/aviation';
import type { Qualifier } from '../facts.ts';
import type { Findings } from '../findings.ts';
import { trimSpan } from '../find/cut-items.ts';

const STROKE = 47;

/** The number of the digits from `from` to `to`; NaN when other characters stand there. */
function readNumber(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    value = value * 10 + digit;
  }
  return value;
}

function isWord(text: string, from: number, length: number): boolean {
  for (let i = from; i < from + length; i++) if (!isCapital(text.charCodeAt(i))) return false;
  return true;
}

/** Degrees and minutes `DDMM`, with one degree digit more for a longitude; NaN when they are none. */
function readAngle(text: string, from: number, degreeDigits: number, limit: number): number {
  const degrees = readNumber(text, from, from + degreeDigits);
  const minutes = readNumber(text, from + degreeDigits, from + degreeDigits + 2);
  return minutes < 60 && degrees < limit ? degrees + minutes / 60 : NaN;
}

function signed(value: number, negative: boolean): number {
  return negative && value !== 0 ? -value : value;
}

/** `5129N00028W`. */
function readCentre(text: string, from: number): Position | null {
  const north = text.charAt(from + 4);
  const east = text.charAt(from + 10);
  const lat = readAngle(text, from, 2, 90);
  const lon = readAngle(text, from + 5, 3, 180);
  if ((north !== 'N' && north !== 'S') || (east !== 'E' && east !== 'W')) return null;
  if (Number.isNaN(lat) || Number.isNaN(lon)) return null;
  return { lat: signed(lat, north === 'S'), lon: signed(lon, east === 'W') };
}

/** A set of capital letters, one bit for each. */
function setOf(letters: string): number {
  return Array.from(letters).reduce((set, letter) => set | (1 << (letter.charCodeAt(0) - 65)), 0);
}

const TRAFFIC = setOf('IVK');
const PURPOSE = setOf('NBOMK');
const SCOPE = setOf('AEWK');

/** The letters between two strokes, each of them in the set `allowed`; null when there is none or another. */
function readLetters(text: string, { from, to }: Span, allowed: number): string[] | null {
  const letters: string[] = [];
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) continue;
    if (!isCapital(code) || ((allowed >> (code - 65)) & 1) === 0) return null;
    letters.push(text.charAt(i));
  }
  return letters.length === 0 ? null : letters;
}

/**
 * Item Q in the very form that ICAO Doc 8126 gives it, `EGTT/QMRLC/IV/NBO/A/000/999/5129N00028W005`, which nearly all have.
 * Null, and nothing noted, when anything is different from it.
 */
export function readPlainQualifier(text: string, span: Span, findings: Findings): Qualifier | null {
  const { from, to } = span;
  if (text.charCodeAt(from + 4) !== STROKE || text.charCodeAt(from + 5) !== 81) return null;
  if (!isWord(text, from, 4) || !isWord(text, from + 5, 5) || text.charCodeAt(from + 10) !== STROKE)
    return null;
  // The places of what follows the letters count from the end: levels, centre and radius have fixed lengths.
  const levels = to - 22;
  const purposeFrom = text.indexOf('/', from + 11) + 1;
  const scopeFrom = text.indexOf('/', purposeFrom) + 1;
  if (purposeFrom === 0 || scopeFrom === 0 || scopeFrom >= levels) return null;
  if (text.charCodeAt(levels - 1) !== STROKE || text.charCodeAt(levels + 3) !== STROKE) return null;
  if (text.charCodeAt(levels + 7) !== STROKE) return null;
  const traffic = trimSpan(text, from + 11, purposeFrom - 1);
  const purpose = trimSpan(text, purposeFrom, scopeFrom - 1);
  const scope = trimSpan(text, scopeFrom, levels - 1);
  const lowerFl = readNumber(text, levels, levels + 3);
  const upperFl = readNumber(text, levels + 4, levels + 7);
  const radiusNm = readNumber(text, to - 3, to);
  const centre = readCentre(text, levels + 8);
  const trafficLetters = readLetters(text, traffic, TRAFFIC);
  const purposeLetters = readLetters(text, purpose, PURPOSE);
  const scopeLetters = readLetters(text, scope, SCOPE);
  if (trafficLetters === null || purposeLetters === null || scopeLetters === null || centre === null)
    return null;
  if (!(lowerFl <= upperFl) || Number.isNaN(radiusNm)) return null;

  const { spans } = findings;
  spans.qualifier = span;
  spans['qualifier.fir'] = { from, to: from + 4 };
  spans['qualifier.code'] = { from: from + 5, to: from + 10 };
  spans['qualifier.subject'] = { from: from + 6, to: from + 8 };
  spans['qualifier.condition'] = { from: from + 8, to: from + 10 };
  spans['qualifier.traffic'] = traffic;
  spans['qualifier.purpose'] = purpose;
  spans['qualifier.scope'] = scope;
  spans['qualifier.lowerFl'] = { from: levels, to: levels + 3 };
  spans['qualifier.upperFl'] = { from: levels + 4, to: levels + 7 };
  spans['qualifier.centre'] = { from: levels + 8, to: to - 3 };
  spans['qualifier.radiusNm'] = { from: to - 3, to };
  return {
    fir: text.slice(from, from + 4),
    code: text.slice(from + 5, from + 10),
    subject: text.slice(from + 6, from + 8),
    condition: text.slice(from + 8, from + 10),
    traffic: trafficLetters as Qualifier['traffic'][number][],
    purpose: purposeLetters as Qualifier['purpose'][number][],
    scope: scopeLetters as Qualifier['scope'][number][],
    lowerFl,
    upperFl,
    centre,
    radiusNm,
  };
}
