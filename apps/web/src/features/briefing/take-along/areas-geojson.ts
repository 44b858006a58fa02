import { sayHeight, type CardCatalogue, type UnitsFirst } from '@klarnotam/language';
import type { Area } from '@klarnotam/notam';
import bboxClip from '@turf/bbox-clip';
import rewind from '@turf/rewind';
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { areaOutlines, type AreaOutline } from '../../../shared/map/area-outlines.ts';
import { flightRing } from '../../../shared/map/flight-ring.ts';
import { sayValidity } from '../result/notice-facts.ts';
import type { BriefingView, ViewedNotice } from '../result/briefing-view.ts';
import type { Messages } from '../../../shared/text/use-text.ts';

interface Told {
  readonly words: CardCatalogue;
  readonly units: UnitsFirst;
  readonly nameOf: (index: number) => string;
  readonly text: Messages;
}

/** A ring of positions, closed, longitude first. */
function ring(points: AreaOutline['points']): Position[] {
  const positions = points.map(({ lat, lon }): Position => [lon, lat]);
  const [first] = positions;
  return first ? [...positions, first] : [];
}

/** What of a polygon lies on the turn of the globe `turn`, with longitudes within ±180°. */
function partOn(turn: number, polygon: Feature<Polygon>): Position[][][] {
  const [west, east] = [360 * turn - 180, 360 * turn + 180];
  const { geometry } = bboxClip(polygon, [west, -90, east, 90]) as Feature<Polygon | MultiPolygon>;
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return parts
    .filter(([outer = []]) => outer.length > 3)
    .map((rings) => rings.map((one) => one.map(([lon = 0, lat = 0]): Position => [lon - 360 * turn, lat])));
}

/** As RFC 7946 wants it: cut at the antimeridian, outer rings counter-clockwise. */
function areaGeometry(points: AreaOutline['points'], holes: AreaOutline['holes'] = []): Geometry | null {
  const [only] = points;
  if (!only) return null;
  if (points.length === 1) {
    const turn = Math.round(only.lon / 360);
    return { type: 'Point', coordinates: [only.lon - 360 * turn, only.lat] };
  }
  if (points.length < 3) return { type: 'LineString', coordinates: points.map(({ lat, lon }) => [lon, lat]) };
  const polygon: Feature<Polygon> = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring(points), ...holes.map(ring)] },
  };
  const parts = [-1, 0, 1].flatMap((turn) => partOn(turn, polygon));
  const [first, ...more] = parts;
  if (!first) return null;
  const geometry: Polygon | MultiPolygon =
    more.length === 0
      ? { type: 'Polygon', coordinates: first }
      : { type: 'MultiPolygon', coordinates: parts };
  return rewind(geometry, { mutate: true }) as Polygon | MultiPolygon;
}

function propertiesOf(
  notice: ViewedNotice,
  area: Area,
  name: string,
  { words, units, text }: Told,
): Record<string, string | boolean | null> {
  const { translated, verdict, place, validFrom, validTo } = notice;
  const [lower, upper] = [area.lower ?? notice.lower, area.upper ?? notice.upper];
  const say = (height: typeof lower): string | null =>
    height === null ? null : sayHeight(height, units, words).replace(/[\u2066-\u2069]/g, '');
  const validity = sayValidity(notice, 'UTC', words, text);
  return {
    name,
    description: [
      translated && `${translated.droneImpact.heading}. ${translated.droneImpact.summary}`,
      place,
      validity === null ? null : `${validity} UTC`,
      [say(lower), say(upper)].filter((part) => part !== null).join(' – '),
    ]
      .filter((part) => part !== null && part !== '')
      .join('\n')
      .replace(/[\u2066-\u2069]/g, ''),
    notam: notice.id,
    level: translated?.droneRelevance ?? null,
    verdict,
    role: area.role,
    complete: area.complete,
    lower: say(lower),
    upper: say(upper),
    validFrom,
    validTo,
  };
}

/**
 * The areas of a briefing and the flight, in degrees (WGS 84). The circles of Q lines are filters for briefings and left out; a notice that
 * is sent twice is there once.
 */
export function areasAsGeoJson(view: BriefingView, told: Told): FeatureCollection {
  const { flight, notices } = view;
  const features = notices.flatMap((notice, index): Feature[] => {
    if (notice.sameAs !== null) return [];
    const areas = notice.areas.filter(({ source }) => source !== 'qualifier');
    return areaOutlines(areas).flatMap((outline): Feature[] => {
      const area = areas[outline.index];
      const geometry = areaGeometry(outline.points, outline.holes);
      if (!area || !geometry) return [];
      return [
        { type: 'Feature', geometry, properties: propertiesOf(notice, area, told.nameOf(index), told) },
      ];
    });
  });
  const around = flight && areaGeometry(flightRing(flight));
  if (!flight || !around) return { type: 'FeatureCollection', features };
  const properties = {
    name: told.text.map.flight,
    role: 'flight',
    validFrom: flight.from,
    validTo: flight.to,
  };
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: around, properties }, ...features],
  };
}
