import { isDayOfMonth } from './cursor.ts';
import type { MonthOrder } from './read-days.ts';
import type { Token } from './token.ts';
import { MONTH } from './vocabulary.ts';

/**
 * The orders of day and month that the text allows: both when it names months but `30 AUG 01` decides nothing, none when
 * it mixes them.
 */
export function monthOrders(tokens: readonly Token[]): readonly MonthOrder[] {
  let monthFirst = false;
  let dayFirst = false;
  let either = false;
  for (let index = 0; index < tokens.length; index++) {
    if (((tokens[index]?.classes ?? 0) & MONTH) === 0) continue;
    const place = placeOf(tokens, index);
    if (place === 'beforeDay') monthFirst = true;
    else if (place === 'afterDay') dayFirst = true;
    else if (place === 'between') either = true;
  }
  if (monthFirst && dayFirst) return [];
  if (dayFirst) return ['dayFirst'];
  return either && !monthFirst ? ['monthFirst', 'dayFirst'] : ['monthFirst'];
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
