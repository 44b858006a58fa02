import type { Length } from '@klarnotam/notam';
import { formatNumber } from './number.ts';
import { say, type MessageCatalogue } from '../say.ts';

const KEYS = { NM: 'lengthNm', KM: 'lengthKm', M: 'lengthM', FT: 'lengthFt' } as const;

/** A length in the unit it has, with as many decimals as are given: `0.3 NM`, `50 m`. */
export function formatLength({ value, unit }: Length, catalogue: MessageCatalogue): string {
  const plain = value.replace(',', '.');
  const count = Number(plain);
  const decimals = plain.split('.')[1]?.length ?? 0;
  return say(catalogue, KEYS[unit], {
    value: Number.isNaN(count) ? value : formatNumber(count, catalogue, decimals),
    count,
  });
}
