import type { Adjunct } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { formatEnds, formatHeight, formatHeights } from '../format/height.ts';
import { weekday } from '../format/weekday.ts';
import { formatUnitName } from '../format/place-name.ts';
import { say } from '../say.ts';
import { printedClock, sayDates, sayFigures } from './say-printed-figures.ts';

/** Adjuncts that tell a figure, a time or a unit. */
export type Figure = Extract<
  Adjunct,
  {
    readonly type:
      | 'heights'
      | 'upTo'
      | 'limit'
      | 'range'
      | 'measure'
      | 'hours'
      | 'weekdays'
      | 'notice'
      | 'fromDate'
      | 'untilDate'
      | 'category'
      | 'class'
      | 'to'
      | 'by'
      | 'operatedBy'
      | 'definedIn'
      | 'unit'
      | 'onFrequency'
      | 'frequency';
  }
>;

/** A figure, a time or a unit as the language joins it to a statement. */
export function sayFigureAdjunct(adjunct: Figure, catalogue: Catalogue): string {
  switch (adjunct.type) {
    case 'heights':
      return say(catalogue, 'adjunctHeights', { heights: formatHeights(adjunct.heights, catalogue) });
    case 'upTo':
      return say(catalogue, 'adjunctUpTo', { height: formatHeights(adjunct.heights, catalogue) });
    case 'limit':
      return say(catalogue, LIMIT_KEYS[adjunct.limit], { height: formatHeights(adjunct.heights, catalogue) });
    case 'range': {
      const [upper, ...others] = adjunct.upper;
      if (upper === undefined || upper.reference === 'unl')
        return say(catalogue, 'adjunctRangeUnlimited', {
          lower: formatHeight(adjunct.lower, catalogue),
        });
      if (others.length > 0)
        return say(catalogue, 'adjunctRange', {
          lower: formatHeight(adjunct.lower, catalogue),
          upper: formatHeights(adjunct.upper, catalogue),
        });
      return say(catalogue, 'adjunctRange', formatEnds(adjunct.lower, upper, catalogue));
    }
    case 'measure':
      return say(catalogue, 'adjunctMeasure', {
        name: catalogue.clauses.measures[adjunct.measure],
        value: sayFigures(adjunct.value, catalogue),
      });
    case 'hours':
      return say(catalogue, 'adjunctHours', {
        from: printedClock(adjunct.from),
        to: printedClock(adjunct.to),
      });
    case 'weekdays':
      return say(catalogue, 'adjunctPlace', {
        name: say(catalogue, 'weekdayRange', {
          from: weekday(adjunct.from, catalogue),
          to: weekday(adjunct.to, catalogue),
        }),
      });
    case 'notice':
      return say(catalogue, 'adjunctNotice', { hours: adjunct.hours });
    case 'fromDate':
      return say(catalogue, 'adjunctFromDate', { date: sayDates(adjunct.date, catalogue) });
    case 'untilDate':
      return say(catalogue, 'adjunctUntilDate', { date: sayDates(adjunct.date, catalogue) });
    case 'category':
      return say(catalogue, 'adjunctCategory', { category: adjunct.category });
    case 'class':
      return say(catalogue, 'adjunctClass', { value: adjunct.value });
    case 'to':
      return say(catalogue, 'adjunctTo', { value: sayFigures(adjunct.value, catalogue) });
    case 'by':
      return say(catalogue, 'adjunctBy', { value: sayFigures(adjunct.value, catalogue) });
    case 'operatedBy':
      return say(catalogue, 'adjunctOperatedBy', { name: adjunct.name });
    case 'definedIn':
      return say(catalogue, 'adjunctDefinedIn', { document: adjunct.document });
    case 'unit':
      return say(catalogue, 'adjunctUnit', { unit: formatUnitName(adjunct.unit) });
    case 'onFrequency':
      return say(catalogue, 'adjunctOnFrequency', { frequency: adjunct.frequency });
    case 'frequency': {
      const { frequency, callsign } = adjunct;
      const unit = formatUnitName(adjunct.unit);
      const named =
        callsign === null ? '' : say(catalogue, 'adjunctPlace', { name: formatUnitName(callsign) });
      const always = adjunct.always ? catalogue.clauses.simple.aroundTheClock : '';
      return `${say(catalogue, FREQUENCY_KEYS[adjunct.joint ?? 'first'], { unit, frequency })}${named}${always}`;
    }
  }
}

const FREQUENCY_KEYS = {
  first: 'adjunctFrequency',
  or: 'adjunctFrequencyNext',
  and: 'adjunctFrequencyAlso',
} as const;
const LIMIT_KEYS = {
  below: 'adjunctBelow',
  above: 'adjunctAbove',
  atOrBelow: 'adjunctAtOrBelow',
  atOrAbove: 'adjunctAtOrAbove',
} as const;
