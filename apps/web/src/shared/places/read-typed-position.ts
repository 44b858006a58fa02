import { readPosition } from '@klarnotam/aviation';
import { toPoint } from 'mgrs';
import type { ChosenPosition } from './chosen-position.ts';

/** Zone, band, square and an even number of digits; `toPoint` guesses at anything else. */
const MGRS =
  /^(?:[1-9]|[1-5]\d|60|0[1-9])[C-HJ-NP-X][A-HJ-NP-Z][A-HJ-NP-V](?:\d{2}|\d{4}|\d{6}|\d{8}|\d{10})$/;
const DECIMAL = /^([+-]?\d{1,3}(?:[.,]\d{1,12})?)°?\s*[,;\s]\s*([+-]?\d{1,3}(?:[.,]\d{1,12})?)°?$/;
const MAX_CHARACTERS = 80;

function readDecimal(text: string): ChosenPosition | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [lat = Number.NaN, lng = Number.NaN] = match.slice(1).map((part) => Number(part.replace(',', '.')));
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function readMgrs(text: string): ChosenPosition | null {
  const reference = text.replace(/\s+/g, '');
  if (!MGRS.test(reference)) return null;
  try {
    const [lng, lat] = toPoint(reference);
    return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
  } catch {
    return null;
  }
}

/**
 * Coordinates as somebody types them: decimal degrees, latitude first (`59.9139, 10.7522`), degrees with minutes and
 * seconds in any notation of NOTAMs (`595450N 0104508E`, `59°54'50"N 10°45'08"E`), or MGRS. WGS 84. Null: not read.
 */
export function readTypedPosition(typed: string): ChosenPosition | null {
  const text = typed.trim().toUpperCase().replaceAll('′', "'").replaceAll('″', '"');
  if (text === '' || text.length > MAX_CHARACTERS) return null;
  const plain = readDecimal(text) ?? readMgrs(text);
  if (plain !== null) return plain;
  const read = readPosition(text, 0, text.length);
  if (read?.position == null || read.irregular || read.to < text.length) return null;
  return { lat: read.position.lat, lng: read.position.lon };
}
