import type { Place } from '@klarnotam/contract';
import { foldName } from './fold-name.ts';

/** A place under the names that find it. */
export interface NamedPlace {
  readonly place: Place;
  readonly foldedNames: readonly string[];
  /** Breaks ties; the smallest comes first. */
  readonly rank: number;
}

/** How well a folded name fits a folded query: 0 best, null not at all. */
function fitOf(name: string, query: string): number | null {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  return name.includes(query) ? 3 : null;
}

/** Every word of the query stands in the name, in whatever order. */
function hasAllWords(name: string, words: readonly string[]): boolean {
  return words.length > 1 && words.every((word) => name.includes(word));
}

function bestFit(names: readonly string[], query: string, words: readonly string[]): number | null {
  let best: number | null = null;
  for (const name of names) {
    const fit = fitOf(name, query) ?? (hasAllWords(name, words) ? 4 : null);
    if (fit !== null && (best === null || fit < best)) best = fit;
  }
  return best;
}

/** Places whose name holds the query, exact matches and beginnings first, then the more important ones. */
export function findByName(places: readonly NamedPlace[], query: string, limit: number): readonly Place[] {
  const wanted = foldName(query);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found: { readonly place: Place; readonly order: number }[] = [];
  for (const { place, foldedNames, rank } of places) {
    const fit = bestFit(foldedNames, wanted, words);
    if (fit !== null) found.push({ place, order: fit * 1_000_000 + rank });
  }
  return found
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ place }) => place);
}
