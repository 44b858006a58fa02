import { METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import { say, type MessageCatalogue } from '../say.ts';
import { formatLength } from './length.ts';

/** `0.3 NM (556 m)`, `5 NM (9.3 km)`; very short ones metres first: `50 m (0.027 NM)`. `nm` in nautical miles. */
export function formatDistance(nm: number, catalogue: MessageCatalogue): string {
  const metres = nm * METRES_PER_NAUTICAL_MILE;
  const metric =
    Math.round(metres) < 1000
      ? formatLength({ value: String(Math.round(metres)), unit: 'M' }, catalogue)
      : formatLength({ value: rounded(metres / 1000, metres < 10_000 ? 1 : 0), unit: 'KM' }, catalogue);
  const words = { nm: Number(rounded(nm, nm < 0.1 ? 3 : 2)), metric };
  // A whole number of metres that is no round number of miles was given in metres.
  const inMetres = nm < 0.1 || (isRound(metres / 100) && !isRound(nm * 100));
  return say(catalogue, inMetres ? 'distanceShort' : 'distanceNm', words);
}

function rounded(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

function isRound(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
