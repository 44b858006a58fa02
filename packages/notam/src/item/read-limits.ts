import { heightToFeet, readHeight, type Height, type Span } from '@klarnotam/aviation';
import type { Qualifier } from '../facts.ts';
import { report, type Findings } from '../findings.ts';
import { trimSpan } from '../find/cut-items.ts';

/** The Q line counts whole hundreds of feet. */
const QUALIFIER_TOLERANCE_FT = 100;

/**
 * United States NOTAMs give altitudes above mean sea level without saying so (FAA Order JO 7930.2); everywhere else a
 * number without a reference stays unread.
 */
function isUnitedStates(location: string | undefined): boolean {
  return location !== undefined && /^(?:K[A-Z]{3}|P[AHGMW][A-Z]{2}|Z[A-Z]{2})$/.test(location);
}

function noteLimit({ spans }: Findings, field: 'lower' | 'upper', place: Span): void {
  if (field === 'lower') spans.lower = place;
  else spans.upper = place;
}

function readLimit(
  text: string,
  span: Span | undefined,
  field: 'lower' | 'upper',
  location: string | undefined,
  findings: Findings,
): Height | null {
  if (span === undefined) return null;
  const found = readHeight(text, span.from);
  if (found === null || found.to > span.to) {
    report(findings, field, 'unreadableHeight', span);
    return null;
  }
  const rest = trimSpan(text, found.to, span.to);
  if (rest.to > rest.from && /[^\s.,)]/.test(text.slice(rest.from, rest.to)))
    report(findings, field, 'extraText', rest);
  const place = trimSpan(text, found.from, found.to);
  if (found.height !== null) {
    noteLimit(findings, field, place);
    return found.height;
  }
  if (found.problem === 'heightReferenceMissing' && found.bare !== null && isUnitedStates(location)) {
    noteLimit(findings, field, place);
    return { ...found.bare, reference: 'amsl' };
  }
  report(findings, field, found.problem ?? 'unreadableHeight', place);
  return null;
}

/**
 * So far apart can a flight level and an altitude above mean sea level of the same number lie: 950 to 1050 hPa at 27 ft each are
 * 1,000 to 1,700 ft away from the standard atmosphere.
 */
const PRESSURE_FT = 1700;

function isSeaLevel({ reference }: Height): boolean {
  return reference === 'amsl' || reference === 'std';
}

function areReversed(lower: Height, upper: Height): boolean {
  if (upper.value === null) return false;
  if (lower.value === null) return true;
  if (lower.reference === 'sfc') return false;
  if (upper.reference === 'sfc') return heightToFeet(lower) > 0;
  const excessFt = heightToFeet(lower) - heightToFeet(upper);
  if (lower.reference === upper.reference) return excessFt > 0;
  return isSeaLevel(lower) && isSeaLevel(upper) && excessFt > PRESSURE_FT;
}

/**
 * Whether the limit lies outside the hundreds of feet of the Q line. These may reach further than items F and G, often
 * do (000/999), and include the terrain under a height above ground, but must cover them.
 */
function contradicts(height: Height, level: number, side: 'lower' | 'upper'): boolean {
  if (height.reference === 'unl') return side === 'upper' && level < 999;
  if (height.reference === 'sfc') return side === 'lower' && level > 0;
  const feet = heightToFeet(height);
  if (side === 'upper') return level < 999 && feet > level * 100 + QUALIFIER_TOLERANCE_FT;
  return height.reference !== 'agl' && feet + QUALIFIER_TOLERANCE_FT < level * 100;
}

/** Items F and G; what they say against each other and against the Q line is a problem, never an average. */
export function readLimits(
  text: string,
  lowerSpan: Span | undefined,
  upperSpan: Span | undefined,
  qualifier: Qualifier | null,
  location: string | undefined,
  findings: Findings,
): { lower: Height | null; upper: Height | null } {
  const lower = readLimit(text, lowerSpan, 'lower', location, findings);
  const upper = readLimit(text, upperSpan, 'upper', location, findings);
  if (lowerSpan && !upperSpan) report(findings, 'upper', 'missingUpper', lowerSpan);
  if (upperSpan && !lowerSpan) report(findings, 'lower', 'missingLower', upperSpan);
  if (lower && upper && lowerSpan && upperSpan && areReversed(lower, upper)) {
    report(findings, 'lower', 'limitsReversed', { from: lowerSpan.from, to: upperSpan.to });
  }
  if (lower && lowerSpan && qualifier?.lowerFl != null && contradicts(lower, qualifier.lowerFl, 'lower')) {
    report(findings, 'lower', 'limitsContradictQualifier', lowerSpan);
  }
  if (upper && upperSpan && qualifier?.upperFl != null && contradicts(upper, qualifier.upperFl, 'upper')) {
    report(findings, 'upper', 'limitsContradictQualifier', upperSpan);
  }
  return { lower, upper };
}
