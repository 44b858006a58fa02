import { formatIcaoPosition } from '@klarnotam/aviation';
import type { ChosenPosition } from './chosen-position.ts';

export interface WrittenCoordinates {
  /** `59° 54′ 50″ N`, rounded as in the NOTAM. */
  readonly dms: readonly [north: string, east: string];
  /** `59.913900`. */
  readonly decimal: readonly [north: string, east: string];
}

function spell(packed: string): string {
  const digits = packed.slice(0, -1);
  const [degrees, minutes, seconds] = [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)];
  return `${Number(degrees)}° ${minutes}′ ${seconds}″ ${packed.slice(-1)}`;
}

/** A position as the form shows it, in degrees, minutes and seconds and in decimal degrees. */
export function formatCoordinates({ lat, lng }: ChosenPosition): WrittenCoordinates {
  const [north = '', east = ''] = formatIcaoPosition({ lat, lon: lng }).split(' ');
  return { dms: [spell(north), spell(east)], decimal: [lat.toFixed(6), lng.toFixed(6)] };
}
