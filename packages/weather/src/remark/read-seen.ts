import { placesOf } from './read-places.ts';
import type { ConvectionKind, SeenConvection, SeenLightning } from './remark.ts';

const FREQUENCIES: Readonly<Record<string, SeenLightning['frequency']>> = {
  OCNL: 'occasional',
  FRQ: 'frequent',
  CONS: 'continuous',
};
const KINDS: readonly ConvectionKind[] = [
  'TS',
  'CB',
  'CBMAM',
  'TCU',
  'ACSL',
  'SCSL',
  'CCSL',
  'VIRGA',
  'SH',
  'SHRA',
];
const NEAR: Readonly<Record<string, ConvectionKind>> = { VCSH: 'SH', VCTS: 'TS' };

/** How often lightning is seen, and where: `FRQ LTGICCG OHD`, `LTG DSNT W-NE`; null: neither can be told for sure. */
export function lightningOf(words: readonly string[]): SeenLightning | null {
  const frequency = FREQUENCIES[words[0] ?? ''] ?? null;
  const behind = frequency === null ? words : words.slice(1);
  const at = behind.findIndex((word) => word.startsWith('LT'));
  const seen = placesOf([...behind.slice(0, at), ...behind.slice(at + 1)]);
  if (at < 0 || seen === null) return null;
  return seen.places.length === 0 && frequency === null ? null : { frequency, ...seen };
}

/** Which storm clouds or showers are seen, and where: `CB DSNT NW MOV E`, `DSNT CB AND TCU N-SE`, `VCSH S`; null: not for sure. */
export function convectionOf(words: readonly string[]): SeenConvection | null {
  const isKind = (word: string | undefined): boolean => kindOf(word) !== null;
  const first = words.findIndex(isKind);
  if (first < 0) return null;
  let behind = first + 1;
  while (words[behind] === 'AND' && isKind(words[behind + 1])) behind += 2;
  const named = words.slice(first, behind).filter((word) => word !== 'AND');
  const kinds = named.map(kindOf).filter((kind) => kind !== null);
  const isNear = named.length === 1 && NEAR[named[0] ?? ''] !== undefined;
  const where = [...words.slice(0, first), ...(isNear ? ['VC'] : []), ...words.slice(behind)];
  const seen = kinds.length === named.length ? placesOf(where) : null;
  return seen === null || seen.places.length === 0 ? null : { kinds, ...seen };
}

function kindOf(word: string | undefined): ConvectionKind | null {
  return KINDS.find((kind) => kind === word) ?? NEAR[word ?? ''] ?? null;
}
