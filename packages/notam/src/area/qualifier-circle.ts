import type { Area, Qualifier } from '../facts.ts';

/**
 * The circle of the Q line as an area: a filter for briefings, not the shape of what happens. Null for radius 999, which
 * stands for a whole flight information region, and for 0.
 */
export function qualifierCircle(qualifier: Qualifier | null): Area | null {
  if (!qualifier?.centre || qualifier.radiusNm === null) return null;
  const { centre, radiusNm } = qualifier;
  if (radiusNm === 999 || radiusNm === 0) return null;
  return {
    source: 'qualifier',
    role: 'hazard',
    complete: true,
    lower: null,
    upper: null,
    type: 'circle',
    centre,
    radiusNm,
  };
}
