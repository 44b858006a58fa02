import type { Site } from '@klarnotam/contract';
import { z } from 'zod';

const text = z.string().trim().min(1);

/** An address with `{z}`, `{x}` and `{y}`, and perhaps `{s}` for one of several hosts. */
const tilesUrl = text.refine(
  (url) =>
    /^https?:\/\/[^/\s;,'"]+\/[^\s;,'"]*$/.test(url) &&
    ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
  'must be a web address with {z}, {x} and {y}',
);

const OPEN_STREET_MAP = {
  attribution: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

const WORLD_IMAGERY = {
  tilesUrl: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  attribution: 'Powered by Esri. Sources: Esri, Maxar, Earthstar Geographics and others',
  url: 'https://www.esri.com/en-us/legal/copyright-trademarks',
};

/** The settings of the map, each with the default of the specification. */
export const MAP_ENVIRONMENT = {
  MAP_STREET_TILES_URL: tilesUrl.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_STREET_ATTRIBUTION: text.optional(),
  MAP_STREET_ATTRIBUTION_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_STREET_MAX_ZOOM: z.coerce.number().int().min(1).max(22).default(19),
  MAP_SATELLITE_TILES_URL: z.union([z.literal('off'), tilesUrl]).default(WORLD_IMAGERY.tilesUrl),
  MAP_SATELLITE_ATTRIBUTION: text.optional(),
  MAP_SATELLITE_ATTRIBUTION_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_SATELLITE_MAX_ZOOM: z.coerce.number().int().min(1).max(22).default(19),
  MAP_START: z
    .string()
    .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'must be latitude and longitude such as 59.9139,10.7522')
    .default('59.9139,10.7522'),
};

type MapEnvironment = z.infer<z.ZodObject<typeof MAP_ENVIRONMENT>>;

function satelliteOf(settings: MapEnvironment): Site['map']['satellite'] {
  const tilesUrl = settings.MAP_SATELLITE_TILES_URL;
  if (tilesUrl === 'off') return null;
  const attribution = settings.MAP_SATELLITE_ATTRIBUTION;
  return {
    tilesUrl,
    attribution: attribution ?? WORLD_IMAGERY.attribution,
    attributionUrl:
      settings.MAP_SATELLITE_ATTRIBUTION_URL ?? (attribution === undefined ? WORLD_IMAGERY.url : null),
    maxZoom: settings.MAP_SATELLITE_MAX_ZOOM,
  };
}

function startOf(setting: string): Site['map']['start'] {
  const [lat = 0, lng = 0] = setting.split(',').map(Number);
  return { lat, lng };
}

/** Tiles, their attribution and where the map starts. A changed attribution without an address has none. */
export function readMapSettings(settings: MapEnvironment): Site['map'] {
  return {
    streetTilesUrl: settings.MAP_STREET_TILES_URL,
    attribution: settings.MAP_STREET_ATTRIBUTION ?? OPEN_STREET_MAP.attribution,
    attributionUrl:
      settings.MAP_STREET_ATTRIBUTION_URL ??
      (settings.MAP_STREET_ATTRIBUTION === undefined ? OPEN_STREET_MAP.url : null),
    maxZoom: settings.MAP_STREET_MAX_ZOOM,
    satellite: satelliteOf(settings),
    start: startOf(settings.MAP_START),
  };
}
