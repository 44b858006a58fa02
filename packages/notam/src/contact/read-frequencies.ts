import type { ContactRead } from './contact-read.ts';
import { TakenSpans } from './taken-spans.ts';

const WITH_UNIT = /(?<![\d.])(\d{2,4}[.,]\d{1,4}|\d{4,5})\s{0,9}(MHZ|KHZ)\b/g;
const LISTED = String.raw`\d{3}[.,]\d{1,3}\s{0,3}(?:,|\/|\bOR\b|\bAND\b)\s{0,3}`;
/** `134.100, 135.175 OR 132.550MHZ`: the unit at the end is that of all. */
const LIST = new RegExp(String.raw`(?<![\d.])(${LISTED}(?:${LISTED}){0,7})\d{3}[.,]\d{1,3}\s{0,9}MHZ\b`, 'g');
const MEMBER = /\d{3}[.,]\d{1,3}/g;
const LABELLED =
  /\b(?:FREQ(?:UENCY|UENCIES|S)?|VHF|UHF|RTF|R\/T|ON|CH(?:ANNEL)?)[\s.:(]{0,3}(1[1-3]\d[.,]\d{1,3}|[23]\d\d[.,]\d{1,3})(?!\d|\.\d|\s{0,2}(?:DEG|NM|KM|FT|M)\b)/g;
const NAVAID =
  /\b(?:VOR|DVOR|DME|NDB|ILS|LOC|LLZ|GP|TACAN|VORTAC|L|LOCATOR|MARKER|GNSS|GPS|L1|L2|L5)\b[^.]{0,30}$/;

type Unit = keyof typeof SYMBOLS;
const SYMBOLS = { KHZ: 'kHz', MHZ: 'MHz' } as const;

function isVoice(printed: string, unit: Unit): boolean {
  const value = Number(printed.replace(',', '.'));
  if (unit === 'KHZ') return value >= 2000 && value <= 30_000;
  return (value >= 117.975 && value <= 137) || (value >= 225 && value <= 400);
}

/** Adds the radio frequencies to call or listen to in upper-case `text`; those of navigation aids are none. */
export function readFrequencies(text: string, into: ContactRead[]): void {
  const found: ContactRead[] = [];
  const places = new TakenSpans();
  const add = (from: number, to: number, printed: string, unit: Unit): void => {
    if (!isVoice(printed, unit) || NAVAID.test(text.slice(Math.max(0, from - 48), from))) return;
    if (!places.take({ from, to })) return;
    found.push({ from, to, contact: { type: 'frequency', value: `${printed} ${SYMBOLS[unit]}` } });
  };
  for (const match of text.matchAll(WITH_UNIT)) {
    add(match.index, match.index + match[0].length, match[1] ?? '', match[2] === 'KHZ' ? 'KHZ' : 'MHZ');
  }
  for (const match of text.matchAll(LIST)) {
    for (const member of (match[1] ?? '').matchAll(MEMBER)) {
      const from = match.index + member.index;
      add(from, from + member[0].length, member[0], 'MHZ');
    }
  }
  for (const match of text.matchAll(LABELLED)) {
    const printed = match[1] ?? '';
    // The voice bands of aviation are in megahertz.
    add(match.index + match[0].length - printed.length, match.index + match[0].length, printed, 'MHZ');
  }
  for (const frequency of found) into.push(frequency);
}
