import type { Chance, Period } from '@klarnotam/weather';

/** What comes at times or perhaps and forbids to fly, or asks for care where all else is within the limits, is said first. Null: no such row. */
export function worseChance({ verdict, chance }: Period): Chance | null {
  if (chance?.verdict === 'nogo') return verdict === 'nogo' ? null : chance;
  return chance?.verdict === 'caution' && verdict === 'fine' ? chance : null;
}
