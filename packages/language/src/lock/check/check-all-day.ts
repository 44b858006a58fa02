import type { LockFault } from '../fault.ts';
import type { HeldFacts } from '../held/held-facts.ts';
import type { Mention } from '../read/atom.ts';

const ALL_DAY = /\bDAY (?:AND|OR|\/) ?NIGHT|\bALL DAY|CONTINUOUS|\bHO24\b/;

/** Without an end, or without a break within the hours. */
const FOR_LONG = /perman|contin|kontin|ininterr|przerw|सार्व|常時/iu;

function isDayAndNight({ atoms }: Mention): boolean {
  return atoms.some((atom) => atom.type === 'measure' && atom.unit === 'h' && atom.value === 24);
}

/** How often a telegram says that something goes on day and night. */
const DAY_AND_NIGHT = /\bH?O?24\b|\bH24|\bDAY (?:AND|OR|\/) ?NIGHT|\bALL DAY|CONTINUOUS/g;
const SAID_AGAIN_WITHIN = 16;

/**
 * `all day` in words where the telegram gives hours and no `H24`, or more often than it has it; and `DAY AND NIGHT` that is
 * not said.
 */
export function checkAllDay(
  said: readonly Mention[],
  { known, requiredHours, text: telegram }: HeldFacts,
): readonly LockFault[] {
  const told = said
    .filter((mention) => isDayAndNight(mention) && !FOR_LONG.test(mention.text))
    .toSorted((a, b) => a.span.from - b.span.from);
  if (ALL_DAY.test(telegram) || known.some(isDayAndNight)) {
    if (told.length === 0 && /\bDAY AND NIGHT\b/.test(telegram))
      return [{ code: 'dropped', expected: 'DAY AND NIGHT', found: null, span: null }];
    const times = telegram.match(DAY_AND_NIGHT)?.length ?? 0;
    const once = told.filter(
      ({ span }, index) => span.from - (told[index - 1]?.span.to ?? -Infinity) > SAID_AGAIN_WITHIN,
    );
    return times === 0
      ? []
      : once
          .slice(times)
          .map(({ text: found, span }) => ({ code: 'unknownTime', expected: null, found, span }));
  }
  if (requiredHours.length === 0) return [];
  return told
    .filter(({ implied }) => implied === true)
    .map(({ text: found, span }) => ({ code: 'unknownTime', expected: null, found, span }));
}
