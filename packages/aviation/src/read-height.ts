import type { Height, HeightReference } from './height.ts';

/** A height of which it is not said what it is measured from. */
export interface BareHeight {
  readonly value: number;
  readonly unit: 'ft' | 'm';
}

/** A height found in a text, or why it is none. */
export interface HeightRead {
  /** Null: see `problem`. */
  readonly height: Height | null;
  /** The number and unit without their missing reference; null when the number or unit itself is missing. */
  readonly bare: BareHeight | null;
  readonly from: number;
  readonly to: number;
  readonly problem: 'heightReferenceMissing' | 'heightUnitMissing' | null;
}

export const SURFACE: Height = { value: 0, unit: 'ft', reference: 'sfc' };
export const UNLIMITED: Height = { value: null, unit: 'ft', reference: 'unl' };

const SURFACE_WORD = /(?:SFC|GND|SURFACE|GROUND(?: LEVEL)?|GL)(?![A-Z0-9])/y;
const UNLIMITED_WORD = /UNL(?:IMITED|TD|IM|MTD|D)?(?![A-Z0-9])/y;
const FLIGHT_LEVEL = /(?:FL|FLIGHT LEVEL)[ .:]?(\d{1,3})(?![0-9A-Z])/y;
const REFERENCE = String.raw`AGL|AMSL|MSL|ASL|AMSI|ABOVE (?:GROUND|(?:MEAN )?SEA) LEVEL|ABV (?:GND|MSL|SEA LEVEL)|ABOVE (?:GND|MSL|AMSL)|ALT|ASFC|AGND|SFC|GND|STD`;
const NUMBER = String.raw`\d{1,6}(?: 000(?!\d)|[,.']\d{3}(?!\d))?(?:[.,]\d{1,2}(?!\d))?`;
const UNIT = String.raw`FEET|FOOT|FT|METERS?|METRES?|MTRS?|MT|M`;
const MEASURE = new RegExp(
  String.raw`(?:(AGL|AMSL|MSL|ASL|ALT)[ :]{0,2})?(${NUMBER})\s{0,9}` +
    String.raw`(?:(${UNIT})(?=A(?:GL|MSL|SL)|[^A-Z0-9]|$)[ .,]{0,2}\(?(?:\s{0,9}(${REFERENCE})(?![A-Z0-9]))?)?`,
  'y',
);

function toReference(word: string): HeightReference {
  if (word === 'STD') return 'std';
  return /AGL|GROUND|GND|SFC/.test(word) ? 'agl' : 'amsl';
}

function toNumber(text: string): number {
  const grouped = /^(\d{1,3})[ ,.'](\d{3})$/.exec(text);
  return grouped
    ? Number(`${grouped[1] ?? ''}${grouped[2] ?? ''}`)
    : Number(text.replace(/[ ']/g, '').replace(',', '.'));
}

function found(height: Height, from: number, to: number): HeightRead {
  return { height, bare: null, from, to, problem: null };
}

/**
 * The height that begins exactly at `from` in upper-case `text`, in the forms of the items F and G of a NOTAM
 * (ICAO Annex 15, Appendix 6) and as item E writes them: `SFC`, `UNL`, `FL100`, `1300FT AMSL`, `AGL 500FT`, `120M AGL`.
 * A number without unit or without reference is a problem: which of them is meant is not ours to say.
 */
export function readHeight(text: string, from: number): HeightRead | null {
  return (
    readFixed(text, from, SURFACE_WORD, SURFACE) ??
    readFixed(text, from, UNLIMITED_WORD, UNLIMITED) ??
    readLevel(text, from) ??
    readMeasure(text, from)
  );
}

/** `height`, where the `word` for it stands at `from`. */
function readFixed(text: string, from: number, word: RegExp, height: Height): HeightRead | null {
  word.lastIndex = from;
  return word.test(text) ? found(height, from, word.lastIndex) : null;
}

function readLevel(text: string, from: number): HeightRead | null {
  FLIGHT_LEVEL.lastIndex = from;
  const level = FLIGHT_LEVEL.exec(text);
  if (level === null) return null;
  return found({ value: Number(level[1]), unit: 'fl', reference: 'std' }, from, FLIGHT_LEVEL.lastIndex);
}

function readMeasure(text: string, from: number): HeightRead | null {
  MEASURE.lastIndex = from;
  const match = MEASURE.exec(text);
  if (match === null) return null;
  const to = from + match[0].replace(/[\s.,(]+$/, '').length;
  const value = toNumber(match[2] ?? '');
  const reference = match[4] ?? match[1];
  const unitWord = match[3];
  if (unitWord === undefined) {
    return { height: null, bare: null, from, to, problem: 'heightUnitMissing' };
  }
  const unit = unitWord.startsWith('F') ? 'ft' : 'm';
  const bare = { value, unit } as const;
  if (reference === undefined) return { height: null, bare, from, to, problem: 'heightReferenceMissing' };
  return { height: { value, unit, reference: toReference(reference) }, bare, from, to, problem: null };
}
