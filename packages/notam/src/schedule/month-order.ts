import { isDayOfMonth } from './cursor.ts';
import type { MonthOrder } from './read-days.ts';
import type { Token } from './token.ts';
import { MONTHS } from './vocabulary.ts';

/**
 * The orders of day and month that the text allows: both when it names months but `30 AUG 01` decides nothing, none when
 * it mixes them.
 */
export function monthOrders(tokens: readonly Token[]): readonly MonthOrder[] {
  const places = new Set<PlaceOfMonth>();
  tokens.forEach(({ type, text }, index) => {
    if (type === 'word' && MONTHS.has(text)) places.add(placeOf(tokens, index));
  });
  const monthFirst = places.has('beforeDay');
  const dayFirst = places.has('afterDay');
  if (monthFirst && dayFirst) return [];
  if (dayFirst) return ['dayFirst'];
  return places.has('between') && !monthFirst ? ['monthFirst', 'dayFirst'] : ['monthFirst'];
}

type PlaceOfMonth = 'beforeDay' | 'afterDay' | 'between' | 'alone';

/** Where the month at `index` stands to the days around it. */
function placeOf(tokens: readonly Token[], index: number): PlaceOfMonth {
  const before = index > 0 && dayStands(tokens[index - 1]);
  const comma = tokens[index + 1]?.text === ',' && !before;
  const after = dayStands(tokens[comma ? index + 2 : index + 1]);
  if (before) return after ? 'between' : 'afterDay';
  return after ? 'beforeDay' : 'alone';
}

function dayStands(token: Token | undefined): boolean {
  return token !== undefined && isDayOfMonth(token);
}
