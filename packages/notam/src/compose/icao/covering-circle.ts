import { distanceNm, type Position } from '@klarnotam/aviation';

/** The largest radius that the Q line can write. */
export const MAX_Q_RADIUS_NM = 999;
/** A sphere is not the earth: half a percent, and a hundredth of a mile for the roundings of whoever checks it. */
const ROOM = { share: 1.006, nm: 0.01 };

export interface CoveringCircle {
  /** To the minute. */
  readonly centre: Position;
  /** Whole, at least 1. */
  readonly radiusNm: number;
}

const toMinute = (degrees: number): number => Math.round(degrees * 60) / 60;

/** Longitudes counted from `origin`, the short way round. */
const eastOf = (origin: number, lon: number): number => ((((lon - origin + 180) % 360) + 360) % 360) - 180;

/** Halfway between the least and the most. */
function middleOf(values: readonly number[]): number {
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  return (least + most) / 2;
}

/** The circle of the Q line that covers all of an area: `points` and what lies within `radiusNm` of them. */
export function coveringCircle(points: readonly Position[], radiusNm: number): CoveringCircle {
  const origin = points[0]?.lon ?? 0;
  const middle = {
    lat: middleOf(points.map(({ lat }) => lat)),
    lon: eastOf(0, origin + middleOf(points.map(({ lon }) => eastOf(origin, lon)))),
  };
  const centre = { lat: toMinute(middle.lat), lon: toMinute(middle.lon) };
  const farthest = points.reduce((most, point) => Math.max(most, distanceNm(centre, point)), 0);
  return { centre, radiusNm: Math.max(1, Math.ceil((farthest + radiusNm) * ROOM.share + ROOM.nm)) };
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function angle(degrees: number, width: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${pad(Math.floor(minutes / 60), width)}${pad(minutes % 60, 2)}`;
}

/** `5955N01045E001`, as the Q line ends. */
export function formatCircle({ centre, radiusNm }: CoveringCircle): string {
  const { lat, lon } = centre;
  return `${angle(lat, 2)}${lat < 0 ? 'S' : 'N'}${angle(lon, 3)}${lon < 0 && lon > -180 ? 'W' : 'E'}${pad(radiusNm, 3)}`;
}
