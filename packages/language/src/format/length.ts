import type { Length } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

const KEYS = { NM: 'lengthNm', KM: 'lengthKm', M: 'lengthM', FT: 'lengthFt' } as const;

/** A length in the unit it has, with the number as it is given: `0.3 NM`, `50 m`. */
export function formatLength({ value, unit }: Length, catalogue: Catalogue): string {
  return say(catalogue, KEYS[unit], { value, count: Number(value.replace(',', '.')) });
}
