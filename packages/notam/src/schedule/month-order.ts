import { isDayOfMonth } from './cursor.ts';
import type { MonthOrder } from './read-days.ts';
import type { Token } from './token.ts';
import { MONTHS } from './vocabulary.ts';

/**
 * The orders of day and month that the text allows: both when it names months but `30 AUG 01` decides nothing, none when
 * it mixes them.
 */
export function monthOrders(tokens: readonly Token[]): readonly MonthOrder[] {
  let monthFirst = false;
  let dayFirst = false;
  let undecided = false;
  tokens.forEach((token, index) => {
    if (!MONTHS.has(token.text)) return;
    const before = tokens[index - 1];
    let after = tokens[index + 1];
    if (after?.text === ',' && !dayStands(before)) after = tokens[index + 2];
    if (dayStands(after)) {
      if (dayStands(before)) undecided = true;
      else monthFirst = true;
    } else if (dayStands(before)) dayFirst = true;
  });
  if (monthFirst && dayFirst) return [];
  if (dayFirst) return ['dayFirst'];
  return undecided && !monthFirst ? ['monthFirst', 'dayFirst'] : ['monthFirst'];
}

function dayStands(token: Token | undefined): boolean {
  return token !== undefined && isDayOfMonth(token);
}
