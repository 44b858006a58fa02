import { isDayOfMonth } from './cursor.ts';
import type { MonthOrder } from './read-days.ts';
import type { Token } from './token.ts';
import { MONTHS } from './vocabulary.ts';

/**
 * The orders of day and month that the text allows: both when it names months but `30 AUG 01` decides nothing, none when
 * it mixes them.
 */
export function monthOrders(tokens: readonly Token[]): readonly MonthOrder[] {
  const places = tokens.flatMap((token, index) => (MONTHS.has(token.text) ? [placeOf(tokens, index)] : []));
  const monthFirst = places.includes('beforeDay');
  const dayFirst = places.includes('afterDay');
  if (monthFirst && dayFirst) return [];
  if (dayFirst) return ['dayFirst'];
  return places.includes('between') && !monthFirst ? ['monthFirst', 'dayFirst'] : ['monthFirst'];
}

/** Where the month at `index` stands to the days around it. */
function placeOf(tokens: readonly Token[], index: number): 'beforeDay' | 'afterDay' | 'between' | 'alone' {
  const before = dayStands(tokens[index - 1]);
  const comma = tokens[index + 1]?.text === ',' && !before;
  const after = dayStands(tokens[comma ? index + 2 : index + 1]);
  if (before) return after ? 'between' : 'afterDay';
  return after ? 'beforeDay' : 'alone';
}

function dayStands(token: Token | undefined): boolean {
  return token !== undefined && isDayOfMonth(token);
}
