import { heightToFeet } from '@klarnotam/aviation';
import type { NotamFacts } from '../../../facts.ts';
import type { CutRequest } from './cut-request.ts';
import { isCancellation } from './lint-message.ts';
import type { LintCode, LintFinding } from './finding.ts';

const POSITION = /\b\d{6}[NS] ?\d{7}[EW]\b/g;
/** What is meant as a position in another notation, or names a minute or second that there is not. */
const OTHER_POSITION =
  /\b\d{4}(?:[6-9]\d)[NS]|\b\d{2}[6-9]\d{3}[NS]|\b\d{5}[6-9]\d[EW]|\b\d{3}[6-9]\d{3}[EW]|\b\d{1,3}[.,]\d{3,}\s?[NSEW]\b|\b\d{4}[NS]\s?\d{5}[EW]\b|\b[NSEW]\s?\d{1,3}[.,]\d{3,}/;
const RADIUS = /\bRADIUS\b/;
const RADIUS_NOT_NM = /\bRADIUS(?: OF)? ?\d{1,5}(?:[.,]\d{1,3})? ?(?:KM|M|METRES|METERS|FT)\b/;
const DECIMAL_COMMA = /\b\d{1,3},\d{1,3} ?(?:NM|KM|FT|MHZ)\b/;
const CORNERS = /\b(?:AREA|BOUNDED|LINES? JOINING|CORNERS?)\b/;
const HEIGHT_AGL = /\b\d{1,5} ?(?:FT|M) ?AGL\b/;
const ADDRESS = /\S+@\S+|\bWWW\.|HTTPS?:|\bAT [A-Z0-9-]+\.(?:NO|COM|SE|DK|FI|EU)\b/;
const LOCAL_TIME = /\b\d{4} ?(?:LT|LMT)\b|\bLOCAL TIME\b|\b\d{4}L\b/;
/** Contractions in common use that ICAO Doc 8400 writes otherwise. */
const OTHER_ABBREVIATION =
  /\b(?:MTRS?|NMI|TLF|MOB|APPROX|MSL|ALTS|COORDS?|POS|LOC|KL|HRS|PPL|SQKM|RAD|TEMP AREA|INSP)\b/;

/** Items E, F and G. */
export function lintBody(request: CutRequest, facts: NotamFacts | null): LintFinding[] {
  if (isCancellation(request)) return [];
  const text = (request.items.E ?? '').replace(/\s+/g, ' ');
  return [...(text === '' ? [] : lintText(text)), ...lintLimits(request, facts)];
}

function lintText(text: string): LintFinding[] {
  const finding = (code: LintCode, found = ''): LintFinding => ({ code, item: 'E', found });
  const positions = text.match(POSITION) ?? [];
  const other = OTHER_POSITION.exec(text);
  const isArea = positions.length > 1 || CORNERS.test(text);
  const findings: LintFinding[] = [];
  if (other !== null) findings.push(finding('positionForm', other[0]));
  else if (positions.length === 0) findings.push(finding('noPosition'));
  if (isArea && positions.length > 0 && (positions.length < 4 || positions[0] !== positions.at(-1)))
    findings.push(finding('areaNotClosed', positions.at(-1)));
  if (!isArea && positions.length === 1 && !RADIUS.test(text)) findings.push(finding('noRadius'));
  for (const [code, pattern] of [
    ['radiusNotNm', RADIUS_NOT_NM],
    ['decimalComma', DECIMAL_COMMA],
    ['electronicAddress', ADDRESS],
    ['localTimeInText', LOCAL_TIME],
    ['unknownAbbreviation', OTHER_ABBREVIATION],
  ] as const) {
    const found = pattern.exec(text);
    if (found !== null) findings.push(finding(code, found[0]));
  }
  if (!/\bB?VLOS\b|\bEVLOS\b/.test(text)) findings.push(finding('noOperationType'));
  if (!HEIGHT_AGL.test(text)) findings.push(finding('noHeightAboveGround'));
  if (!/\b(?:TEL|VHF|FREQ)\b/.test(text)) findings.push(finding('noContact'));
  return findings;
}

const LIMIT = /^(?:SFC|GND|UNL|FL ?\d{2,3}|\d{1,6} ?(?:FT|M) ?(?:AMSL|AGL))$/;

function lintLimits({ items }: CutRequest, facts: NotamFacts | null): LintFinding[] {
  const findings: LintFinding[] = [];
  for (const item of ['F', 'G'] as const) {
    const text = items[item];
    if (text === undefined || text === '') continue;
    if (!LIMIT.test(text) || (item === 'G' && /^(?:SFC|GND)$/.test(text)))
      findings.push({ code: 'limitForm', item, found: text });
    else if (/AGL$/.test(text)) findings.push({ code: 'limitAboveGround', item, found: text });
  }
  const [lower, upper] = [facts?.lower ?? null, facts?.upper ?? null];
  if (lower !== null && upper !== null && lower.reference !== 'agl' && upper.reference === 'amsl') {
    if (heightToFeet(lower) > heightToFeet(upper))
      findings.push({ code: 'lowerAboveUpper', item: 'F', found: `${items.F ?? ''} ${items.G ?? ''}` });
  }
  const agl = (facts?.areas ?? []).flatMap((area) =>
    area.upper?.reference === 'agl' ? [heightToFeet(area.upper)] : [],
  );
  // Ground below the sea is rare, and then by some metres.
  if (upper?.reference === 'amsl' && agl.some((ft) => ft > heightToFeet(upper) + MOST_BELOW_SEA_FT))
    findings.push({ code: 'upperBelowHeight', item: 'G', found: items.G ?? '' });
  return findings;
}

const MOST_BELOW_SEA_FT = 30;
