import { destination, type Position } from '@klarnotam/aviation';

const CORNERS = 96;

/** The points `radiusNm` nautical miles from `centre` over the ground, clockwise from north. */
export function circleRing(centre: Position, radiusNm: number): Position[] {
  return Array.from({ length: CORNERS }, (_, index) =>
    destination(centre, (index * 360) / CORNERS, radiusNm),
  );
}
