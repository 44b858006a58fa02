import { METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import type { NotamFacts } from '@klarnotam/notam';
import type { Mention } from '../read/atom.ts';

const BESIDE = 24;
/** `RADIUS 0.5NM`, `WI 2NM`, `CIRCLE OF 3 NM` */
const BEFORE = /(?:\bRAD(?:IUS)?\b|\bRADII\b|\bR ?=|\bWI\b|\bWITHIN\b|\bCIRC\w*|\bARC\b)[^\d]{0,16}$/;
const BEHIND = /^[^\d]{0,8}\bRAD/;

/** Lengths that a text may call a radius; none where the telegram gives no radius. */
export function radiiOf(
  { areas }: NotamFacts,
  itemE: string,
  mentions: readonly Mention[],
): readonly Mention[] {
  const printed = mentions.filter(
    ({ implied, atoms: [atom], span: { from, to } }) =>
      implied === undefined &&
      (atom?.type === 'number' || (atom?.type === 'measure' && atom.dimension === 'length')) &&
      (BEFORE.test(itemE.slice(Math.max(0, from - BESIDE), from)) ||
        BEHIND.test(itemE.slice(to, to + BESIDE))),
  );
  if (printed.length === 0) return [];
  const drawn = areas.flatMap((area): Mention[] => {
    if (area.type !== 'circle' || area.source === 'qualifier') return [];
    const base = area.radiusNm * METRES_PER_NAUTICAL_MILE;
    return [
      {
        text: `${String(area.radiusNm)} NM`,
        span: { from: 0, to: 0 },
        atoms: [{ type: 'measure', dimension: 'length', unit: 'nm', value: area.radiusNm, base, step: base }],
      },
    ];
  });
  return [...printed, ...drawn];
}
