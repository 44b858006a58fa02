import { everyMatch } from '../search/every-match.ts';
import type { ClauseMarks } from '../search/literal-scanner.ts';
import { mayMatch, pattern, type Phrase } from '../search/phrase-index.ts';
import type { ContactRead } from './contact-read.ts';
import { isOutOfService } from './out-of-service.ts';
import { TakenPlaces } from './taken-places.ts';

const WITH_UNIT = pattern(String.raw`(?<![\d.])(\d{2,4}[.,]\d{1,4}|\d{4,5})\s{0,9}(MHZ|KHZ)\b`);
const LISTED = String.raw`\d{3}[.,]\d{1,3}\s{0,3}(?:,|\/|\bOR\b|\bAND\b)\s{0,3}`;
/** `134.100, 135.175 OR 132.550MHZ`: the unit at the end is that of all. */
const LIST = pattern(String.raw`(?<![\d.])(${LISTED}(?:${LISTED}){0,7})\d{3}[.,]\d{1,3}\s{0,9}MHZ\b`);
const MEMBER = /\d{3}[.,]\d{1,3}/g;
const LABELLED = pattern(
  String.raw`\b(?:FREQ(?:UENCY|UENCIES|S)?|VHF|UHF|RTF|R\/T|ON|CH(?:ANNEL)?)[\s.:(]{0,3}(1[1-3]\d[.,]\d{1,3}|[23]\d\d[.,]\d{1,3})(?!\d|\.\d|\s{0,2}(?:DEG|NM|KM|FT|M)\b)`,
);
const NAVAID =
  /\b(?:VOR|DVOR|DME|NDB|ILS|LOC|LLZ|GP|TACAN|VORTAC|L|LOCATOR|MARKER|GNSS|GPS|L1|L2|L5)\b[^.]{0,30}$/;

type Unit = keyof typeof SYMBOLS;
const SYMBOLS = { KHZ: 'kHz', MHZ: 'MHz' } as const;

function isVoice(printed: string, unit: Unit): boolean {
  const value = Number(printed.replace(',', '.'));
  if (unit === 'KHZ') return value >= 2000 && value <= 30_000;
  return (value >= 117.975 && value <= 137) || (value >= 225 && value <= 400);
}

/** Adds the radio frequencies to call or listen to in upper-case `text`; those of navigation aids and those out of service are none. */
export function readFrequencies(text: string, marks: ClauseMarks, into: ContactRead[]): void {
  const matches = (each: Phrase): RegExpExecArray[] =>
    mayMatch(each, marks) ? everyMatch(text, each.pattern) : [];
  if (!mayMatch(WITH_UNIT, marks) && !mayMatch(LABELLED, marks)) return;
  const found: ContactRead[] = [];
  const places = new TakenPlaces();
  const add = (from: number, to: number, printed: string, unit: Unit): void => {
    if (!isVoice(printed, unit) || NAVAID.test(text.slice(Math.max(0, from - 48), from))) return;
    if (!places.take({ from, to }) || isOutOfService(text, to, marks)) return;
    found.push({ from, to, contact: { type: 'frequency', value: `${printed} ${SYMBOLS[unit]}` } });
  };
  for (const match of matches(WITH_UNIT)) {
    add(match.index, match.index + match[0].length, match[1] ?? '', match[2] === 'KHZ' ? 'KHZ' : 'MHZ');
  }
  for (const match of matches(LIST)) {
    for (const member of everyMatch(match[1] ?? '', MEMBER)) {
      const from = match.index + member.index;
      add(from, from + member[0].length, member[0], 'MHZ');
    }
  }
  for (const match of matches(LABELLED)) {
    const printed = match[1] ?? '';
    // The voice bands of aviation are in megahertz.
    add(match.index + match[0].length - printed.length, match.index + match[0].length, printed, 'MHZ');
  }
  into.push(...found);
}
