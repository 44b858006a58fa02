import type { Catalogue } from '../catalogue.ts';
import { say } from '../say.ts';

/** `A, B, C` with the commas of the language. */
export function joinWithCommas(parts: readonly string[], catalogue: Catalogue): string {
  return join(parts, 'listClose', catalogue);
}

/** `A; B; C` with the semicolons of the language, for parts that hold commas themselves. */
export function joinWithSemicolons(parts: readonly string[], catalogue: Catalogue): string {
  return join(parts, 'listBroad', catalogue);
}

function join(parts: readonly string[], key: 'listClose' | 'listBroad', catalogue: Catalogue): string {
  return parts.length === 0 ? '' : parts.reduce((first, next) => say(catalogue, key, { first, next }));
}
