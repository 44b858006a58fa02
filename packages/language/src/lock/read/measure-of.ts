import type { Atom } from './atom.ts';
import type { Unit } from './vocabulary.ts';

/** `value` of a unit, said in words: to the whole, or where it has a part to the tenth. */
export function measureOf({ dimension, name, base }: Unit, value: number): Atom {
  const step = Number.isInteger(value) ? base : base / 10;
  return { type: 'measure', dimension, unit: name, value, base: value * base, step };
}
