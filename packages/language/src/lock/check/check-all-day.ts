import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';

const ALL_DAY = /\bDAY (?:AND|OR|\/) ?NIGHT|\bALL DAY|CONTINUOUS|\bHO24\b/;

/** Without an end, or without a break within the hours. */
const FOR_LONG = /perman|contin|kontin|ininterr|przerw|सार्व|常時/iu;

function isDayAndNight({ atoms: [atom] }: Mention): boolean {
  return atom?.type === 'measure' && atom.unit === 'h' && atom.value === 24;
}

/** `all day` in words where the telegram gives hours, and no `H24`. */
export function checkAllDay(
  said: readonly Mention[],
  { known, requiredHours, text: telegram }: HeldFacts,
): readonly LockFault[] {
  if (requiredHours.length === 0 || ALL_DAY.test(telegram) || known.some(isDayAndNight)) return [];
  return said
    .filter((mention) => mention.implied === true && isDayAndNight(mention) && !FOR_LONG.test(mention.text))
    .map(({ text: found, span }) => ({ code: 'unknownTime', expected: null, found, span }));
}
