import type { FeatureCollection } from 'geojson';
import { saveFile } from '../../../shared/ui/save-file.ts';

export type AreaFormat = 'geojson' | 'kml';

/** The text of a file of areas. */
export async function areaFile(areas: FeatureCollection, format: AreaFormat): Promise<string> {
  if (format === 'geojson') return JSON.stringify(areas, null, 1);
  const { toKML } = await import('@placemarkio/tokml');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toKML(areas).replace(/^<\?xml[^>]*\?>\s*/, '')}`;
}

const TYPES: Readonly<Record<AreaFormat, string>> = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
};

/** Hands the areas to the browser as a file. @returns its name */
export async function saveAreas(areas: FeatureCollection, format: AreaFormat): Promise<string> {
  const name = `briefing.${format}`;
  saveFile(new Blob([await areaFile(areas, format)], { type: TYPES[format] }), name);
  return name;
}
