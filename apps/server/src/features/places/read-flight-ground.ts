import { distanceNm, METRES_PER_NAUTICAL_MILE, type Position } from '@klarnotam/aviation';
import { Failure, MAX_RADIUS_M } from '@klarnotam/contract';
import type { Flight, FlightGround } from '@klarnotam/notam';
import type { PlacesContext } from './places-context.ts';
import { readHeightsEverywhere } from './read-heights.ts';
import { CIRCLE_SPACING_SHARE, sampleCircle } from './sample-area.ts';

const DEGREE = Math.PI / 180;

/** The mean direction from the centre of the earth: over the 180th meridian and at a pole too. */
function middleOf(points: readonly Position[]): Position {
  let [x, y, z] = [0, 0, 0];
  for (const { lat, lon } of points) {
    x += Math.cos(lat * DEGREE) * Math.cos(lon * DEGREE);
    y += Math.cos(lat * DEGREE) * Math.sin(lon * DEGREE);
    z += Math.sin(lat * DEGREE);
  }
  return { lat: Math.atan2(z, Math.hypot(x, y)) / DEGREE, lon: Math.atan2(y, x) / DEGREE };
}

/** A circle that holds all of a flight. */
function circleAround({ place, radiusM }: Pick<Flight, 'place' | 'radiusM'>): {
  readonly centre: Position;
  readonly radiusM: number;
} {
  if ('position' in place) return { centre: place.position, radiusM };
  const centre = middleOf(place.points);
  const farthestNm = place.points.reduce((most, point) => Math.max(most, distanceNm(centre, point)), 0);
  return { centre, radiusM: farthestNm * METRES_PER_NAUTICAL_MILE + radiusM };
}

/**
 * The ground below a flight, by samples of a circle around it; null where it is wider than {@link MAX_RADIUS_M}, no service answers, or
 * none has a height for one of them.
 */
export async function readFlightGround(
  context: PlacesContext,
  flight: Pick<Flight, 'place' | 'radiusM'>,
): Promise<FlightGround | null> {
  const circle = circleAround(flight);
  if (!(circle.radiusM <= MAX_RADIUS_M)) return null;
  try {
    const { heightsM } = await readHeightsEverywhere(context, sampleCircle(circle.centre, circle.radiusM));
    const known = heightsM.filter((heightM) => heightM !== null);
    if (known.length === 0 || known.length < heightsM.length) return null;
    return {
      highestM: Math.max(...known),
      lowestM: Math.min(...known),
      spacingM: circle.radiusM * CIRCLE_SPACING_SHARE,
    };
  } catch (error) {
    if (error instanceof Failure && error.code === 'unavailable') return null;
    throw error;
  }
}
