import { say } from '../say.ts';
import type { CardCatalogue } from './card-catalogue.ts';
import type { UnitsFirst } from './say-heights.ts';

/** A whole figure, its thousands grouped as any of the languages does. */
const FIGURE = /\d(?:[\d.,\u00a0\u202f]*\d)?/g;

interface Figure {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/**
 * `text`, which we wrote, with the unit of each height first that the reader wants, and the other beside it. What is not written exactly as
 * heights are written, as a quotation, stays as it is; so do flight levels and heights by standard pressure.
 */
export function putUnitsFirst(text: string, units: UnitsFirst, catalogue: CardCatalogue): string {
  if (units === 'published') return text;
  const figures = Array.from(text.matchAll(FIGURE), ({ 0: figure, index }): Figure => ({
    value: Number(figure.replaceAll(/\D/g, '')),
    from: index,
    to: index + figure.length,
  }));
  let turned = '';
  let done = 0;
  for (const [index, first] of figures.entries()) {
    const second = figures[index + 1];
    const found = second && first.from >= done ? findTurned(text, first, second, units, catalogue) : null;
    if (found === null) continue;
    turned += text.slice(done, found.from) + found.said;
    done = found.to;
  }
  return turned + text.slice(done);
}

/** Where the two figures are a height with the unwanted unit first, and how it reads the other way round. */
function findTurned(
  text: string,
  first: Figure,
  second: Figure,
  units: Exclude<UnitsFirst, 'published'>,
  catalogue: CardCatalogue,
): { readonly from: number; readonly to: number; readonly said: string } | null {
  const isToMetres = units === 'metres';
  const [ft, m] = isToMetres ? [first.value, second.value] : [second.value, first.value];
  const placeOf = (said: string): { readonly from: number; readonly to: number } | null => {
    const from = text.lastIndexOf(said, first.from);
    const to = from + said.length;
    return from >= 0 && to >= second.to ? { from, to } : null;
  };
  if (placeOf(say(catalogue, 'heightFtStd', { ft, m })) !== null) return null;
  for (const above of ['Agl', 'Amsl', 'Plain'] as const) {
    const feetFirst = `heightFt${above}` as const;
    const metresFirst = `heightM${above}` as const;
    const found = placeOf(say(catalogue, isToMetres ? feetFirst : metresFirst, { ft, m }));
    if (found !== null)
      return { ...found, said: say(catalogue, isToMetres ? metresFirst : feetFirst, { ft, m }) };
  }
  return null;
}
