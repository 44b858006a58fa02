/** What stands in and around a map of areas. */
export const map = {
  label: (name: string) => `Map, ${name}`,
  help: 'Arrow keys move the map, plus and minus zoom. The areas stand as text below it.',
  failed: 'The map could not be loaded. Load the page again to see it; the areas stand as text below.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all areas',
  scale: (km: string, nm: string) => `Scale: ${km}, ${nm}`,
  kilometres: (km: number) => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`),
  nauticalMiles: (nm: number) => `${Number(nm.toPrecision(1))} NM`,
  searchArea: 'Search area of the Q line',
  tiles: {
    none: 'The street map could not be loaded. A plain outline of the land stands in for it and can be off by kilometres.',
    some: 'Parts of the street map could not be loaded.',
    late: 'The street map has not arrived yet. A plain outline of the land stands in for it and can be off by kilometres.',
  },
  again: 'Try again',
  outlineBy: 'Outline: Natural Earth',
  list: 'Areas',
  positions: 'Positions',
  all: 'All NOTAMs on one map',
  number: (number: number) => `Area ${number}:`,
} as const;
