import { METRES_PER_NAUTICAL_MILE } from '@klarnotam/aviation';
import type { NotamFacts } from '@klarnotam/notam';
import type { Atom, Mention } from '../read/atom.ts';

/** In the qualifier of every notice about an aerodrome (EUROCONTROL, Digital NOTAM: `the radius value is 005`). */
const AERODROME_RADIUS_NM = 5;

/** Whether a length is the radius by which notices are searched: no bird keeps to it. */
export function isOfSearchCircle({ atoms: [atom] }: Mention, { areas }: NotamFacts): boolean {
  return (
    atom?.type === 'measure' &&
    atom.dimension === 'length' &&
    areas.some(
      (area) =>
        area.type === 'circle' &&
        area.source === 'qualifier' &&
        Math.abs(area.radiusNm * METRES_PER_NAUTICAL_MILE - atom.base) <= atom.step / 2,
    )
  );
}

/** Centre and radius of the qualifier, which a reader may be told: not those of any aerodrome, nor beside a circle of item E. */
export function circleOf({ areas, qualifier }: NotamFacts): readonly Mention[] {
  const { centre, radiusNm } = qualifier ?? {};
  if (centre == null || radiusNm == null || radiusNm === AERODROME_RADIUS_NM) return [];
  if (areas.some((area) => area.type === 'circle' && area.source === 'text')) return [];
  const seconds = (degrees: number): number => Math.round(Math.abs(degrees) * 3600);
  const base = radiusNm * METRES_PER_NAUTICAL_MILE;
  const atoms: readonly Atom[] = [
    { type: 'position', seconds: seconds(centre.lat), toleranceS: 0, side: centre.lat < 0 ? 'S' : 'N' },
    { type: 'position', seconds: seconds(centre.lon), toleranceS: 0, side: centre.lon < 0 ? 'W' : 'E' },
    { type: 'measure', dimension: 'length', unit: 'nm', value: radiusNm, base, step: base },
  ];
  return atoms.map((atom) => ({ text: 'Q', span: { from: 0, to: 0 }, atoms: [atom] }));
}
