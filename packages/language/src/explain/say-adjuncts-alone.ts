import type { Adjunct } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { renderAdjuncts } from './render-adjunct.ts';
import { printedClock, sayDates, sayFigures } from './say-printed-figures.ts';

/** A place, a height or a time as an adverbial by itself, without the marks that join it to a statement. */
export function sayAdjunctsAlone(adjuncts: readonly Adjunct[], catalogue: Catalogue): string {
  const { before, after } = renderAdjuncts(adjuncts, catalogue);
  return `${before}${after}`.replace(/^[\s,،，、]+|[\s,،，、]+$/g, '');
}

const DATE = /^\d{1,2}[ -][A-Z]{3}(?:[ -]20\d{2})?$/;
const CLOCKS = /^(?:[01]\d|2[0-4])[0-5]\d(?: ?- ?(?:[01]\d|2[0-4])[0-5]\d)?(?: UTC)?$/;

/**
 * A figure as the telegrams print it, by the custom of the language: lengths, speeds, a date, clock times. What could be read in two
 * ways stays as printed; whether hours are UTC is not said where it is not printed.
 */
export function sayPrinted(printed: string, catalogue: Catalogue): string {
  if (DATE.test(printed)) return sayDates(printed, catalogue);
  if (CLOCKS.test(printed)) return printedClock(printed.replace(/ - /, '-'));
  return sayFigures(printed, catalogue);
}
