import type { PositionRead } from '@klarnotam/aviation';

const DIGIT = '[0-9OIL]';
/** Four to eight digits with a hemisphere, some of them letters that look like digits; then the other half. */
const MISTYPED = new RegExp(
  String.raw`(?<![A-Z0-9.])${DIGIT}{4,7}(?:\.${DIGIT}{1,3})?[NSEW](?:[\s,\/-]{0,3}${DIGIT}{4,7}(?:\.${DIGIT}{1,3})?[EW])?(?![A-Z0-9])`,
  'g',
);

/** Letters among the digits, and more digits than letters: `GOLIN` is a name. */
function isMistyped(printed: string): boolean {
  const letters = printed.replace(/[^OIL]/g, '').length;
  return letters > 0 && printed.replace(/\D/g, '').length >= 2 * letters + 2;
}

/**
 * Coordinates of upper-case `text` with letters for digits, `68262ON 0171530E`, as positions without a place: which digit was meant
 * is not ours to say.
 */
export function findMistypedCoordinates(text: string): PositionRead[] {
  return Array.from(text.matchAll(MISTYPED))
    .filter(({ 0: printed }) => isMistyped(printed))
    .map(({ index: from, 0: printed }) => ({
      position: null,
      from,
      to: from + printed.length,
      irregular: false,
      problem: 'unreadableCoordinate',
    }));
}
