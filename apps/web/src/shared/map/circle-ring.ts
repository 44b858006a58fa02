import { destination, type Position } from '@klarnotam/aviation';
import type { SectorShape } from '@klarnotam/notam';

const CORNERS = 96;

/** The points `radiusNm` nautical miles from `centre` over the ground, clockwise from north. */
export function circleRing(centre: Position, radiusNm: number): Position[] {
  return Array.from({ length: CORNERS }, (_, index) =>
    destination(centre, (index * 360) / CORNERS, radiusNm),
  );
}

/** The outline of a sector: its centre, then the arc clockwise from one bearing to the other. */
export function sectorRing({ centre, radiusNm, fromDeg, toDeg }: SectorShape): Position[] {
  const sweepDeg = (((toDeg - fromDeg) % 360) + 360) % 360;
  const steps = Math.max(1, Math.ceil((sweepDeg * CORNERS) / 360));
  const arc = Array.from({ length: steps + 1 }, (_, index) =>
    destination(centre, fromDeg + (sweepDeg * index) / steps, radiusNm),
  );
  return [centre, ...arc];
}
