import type { Height } from '@klarnotam/aviation';

/** A height as items F and G print it: `SFC`, `FL095`, `2500FT AMSL`, `UNL`. */
export function renderHeight({ value, unit, reference }: Height): string {
  if (reference === 'sfc') return 'SFC';
  if (value === null) return 'UNL';
  if (unit === 'fl') return `FL${String(value).padStart(3, '0')}`;
  return `${value}${unit === 'ft' ? 'FT' : 'M'} ${reference.toUpperCase()}`;
}
