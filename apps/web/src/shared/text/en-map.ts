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
  area: (word: string) => `${word}: area of this notice`,
  incomplete: (word: string) => `${word}: area of which a corner or side is not known`,
  excluded: 'Taken out of the area by the text',
  point: (word: string) => `${word}: place in this notice`,
  qualifier: 'Search area of the Q line, not the hazard',
  list: 'Areas',
  number: (number: number) => `Area ${number}:`,
  problems: {
    unreadableArea: 'An area in the text could not be read. The map may not show all of it.',
    unreadableCoordinate: 'A position in the text could not be read. The map may not show all of it.',
    impossibleCoordinate: 'A position in the text is none on earth. The map may not show all of it.',
    areaOutsideQualifier: 'An area lies far outside the circle of the Q line. One of the two must be wrong.',
    areaFollowsBorder:
      'Part of the area follows a border that is not drawn here. The line is straight there.',
    bearingNotTrue:
      'A bearing is magnetic, or the text does not say that it is true. Lines drawn from it can be several degrees off.',
    exceptionNotDrawn: 'The text takes a part out of the area that is not drawn here.',
    areaCrossesItself: 'The outline crosses itself as published. Check the corners.',
  },
} as const;
