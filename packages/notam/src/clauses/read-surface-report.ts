import type { Clause, SurfaceLayer } from './clause.ts';
import { movedTo, stickyPhrase, take, type Cursor } from './cursor.ts';
import { takeLongest, tableOf } from './phrase-table.ts';
import { OF_ONE_WORD, SURFACE_COVER_ENTRIES, type SurfaceCover } from './surface-covers.ts';

const COVERS = tableOf(SURFACE_COVER_ENTRIES);
const RUNWAY = '\\d{2}[LCR]?(?:/\\d{2}[LCR]?)?';
const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
/** `APR 11 1025`, `2304111025`. */
const STAMP = `(?:${MONTHS}) \\d{2} \\d{4}|\\d{10}`;
const RUNWAY_HEAD = stickyPhrase(`RSC (?:RWY ?)?(?<name>${RUNWAY})(?: (?<codes>\\d/\\d/\\d))?`);
/** `TWY TWY ALPHA, CHARLIE, 202304111140,`: the kind of place stands twice, and the time before what lies there. */
const PLACE_HEAD =
  /(?:RMKS? ?:? ?)?(?<kind>TWY|APN) (?:TWYS? |APN )?(?<names>[A-Z]{2,12}(?: [IVX\d]{1,4})?(?:, [A-Z]{2,12}(?: [IVX\d]{1,4})?){0,9}), (?:20)?(?<observed>\d{10}), /y;
const SHARE = /(?<percent>\d{1,3}) ?(?:PCT|PERCENT|PER CENT) /y;
const DEPTH = /(?<value>\d{1,2} \d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,3}) ?(?<unit>IN|FT|MM|CM) /y;
const DEPTH_BEHIND =
  /, (?<value>\d{1,2} \d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,3}) ?(?<unit>IN|FT|MM|CM)(?![A-Z])/y;
const ON_TOP = stickyPhrase('ON TOP OF');
const AND = stickyPhrase('AND');
const PRESENT = stickyPhrase('PRESENT');
const COMMA = /, ?/y;
const FRICTION = stickyPhrase(
  `CRFI (?:RWY ?)?(?<name>${RUNWAY})(?: (?<celsius>-?\\d{1,2})C)? (?:(?<values>\\.\\d{2}(?:/\\.\\d{2}){0,2})|NR)(?: (?:OBS AT )?(?<observed>\\d{10}))?`,
);
const TIMES = [
  ['valid', stickyPhrase(`VALID (?:FM |FROM )?(?<from>${STAMP}) ?(?:-|TO) ?(?<to>${STAMP})`)],
  ['nextObservation', stickyPhrase(`(?:NEXT|NXT) OBS(?:ERVATION)?:?(?: AT)? (?<to>${STAMP})`)],
  ['clearedBy', stickyPhrase(`(?:EXP|EXPECTED) TO BE CLEARED BY (?<to>${STAMP})`)],
] as const;

/** A row of a report on the surfaces of an aerodrome: `RSC 16 5/5/5 30 PCT 1/8IN DRY SNOW, …`, `CRFI 16 -7C .54/.55/.46`. */
export function readSurfaceReport(cursor: Cursor): Clause | null {
  return (
    readRunway(cursor) ?? readOther(cursor) ?? readFriction(cursor) ?? readTimes(cursor) ?? readBare(cursor)
  );
}

function readRunway(cursor: Cursor): Clause | null {
  const tried = movedTo(cursor, cursor.at);
  const { name, codes = null } = take(tried, RUNWAY_HEAD)?.groups ?? {};
  const parts = name === undefined ? null : readParts(tried);
  // What is told of one part or of each third is told of the whole.
  if (name === undefined || parts === null || (parts.length !== 1 && parts.length !== 3)) return null;
  cursor.at = tried.at;
  return { kind: 'surface', surface: 'runway', name, codes, parts, observed: null };
}

function readOther(cursor: Cursor): Clause | null {
  const tried = movedTo(cursor, cursor.at);
  const { kind, names = '', observed = null } = take(tried, PLACE_HEAD)?.groups ?? {};
  const layers = kind === undefined ? null : readLayers(tried);
  if (layers === null) return null;
  const { value, unit } = take(tried, DEPTH_BEHIND)?.groups ?? {};
  const [only, ...others] = layers;
  if (only === undefined || (value !== undefined && (others.length > 0 || only.depth !== null))) return null;
  const deep = value === undefined ? layers : [{ ...only, depth: depthOf(value, unit) }];
  const name = names.replace(/\bAPRON ?/g, '').replace(/^, |, $/g, '');
  cursor.at = tried.at;
  return {
    kind: 'surface',
    surface: kind === 'APN' ? 'apron' : 'taxiway',
    name: name === '' ? null : name,
    codes: null,
    parts: [deep],
    observed,
  };
}

function readFriction(cursor: Cursor): Clause | null {
  const { name, celsius = null, values, observed = null } = take(cursor, FRICTION)?.groups ?? {};
  if (name === undefined) return null;
  return { kind: 'friction', name, celsius, values: values?.split('/') ?? [], observed };
}

function readTimes(cursor: Cursor): Clause | null {
  for (const [what, expression] of TIMES) {
    const { from = null, to } = take(cursor, expression)?.groups ?? {};
    if (to !== undefined) return { kind: 'reportTime', what, from, to };
  }
  return null;
}

/** `80 PCT DRY`, `COMPACTED SNOW GRAVEL MIX`: it belongs to the surface that was named last. */
function readBare(cursor: Cursor): Clause | null {
  const tried = movedTo(cursor, cursor.at);
  const layers = readLayers(tried);
  if (layers === null || layers.some(({ percent, cover }) => percent === null && OF_ONE_WORD.has(cover)))
    return null;
  take(tried, PRESENT);
  cursor.at = tried.at;
  return { kind: 'surface', surface: null, name: null, codes: null, parts: [layers], observed: null };
}

function readParts(cursor: Cursor): readonly (readonly SurfaceLayer[])[] | null {
  const parts: (readonly SurfaceLayer[])[] = [];
  do {
    const layers = readLayers(cursor);
    if (layers === null) return null;
    parts.push(layers);
  } while (takeComma(cursor));
  return parts;
}

/** The comma before the next third; any other stays. */
function takeComma(cursor: Cursor): boolean {
  const start = cursor.at;
  if (take(cursor, COMMA) !== null && readLayers(movedTo(cursor, cursor.at)) !== null) return true;
  cursor.at = start;
  return false;
}

function readLayers(cursor: Cursor): readonly SurfaceLayer[] | null {
  const layers: SurfaceLayer[] = [];
  do {
    const percent = take(cursor, SHARE)?.groups?.percent ?? null;
    const { value, unit } = take(cursor, DEPTH)?.groups ?? {};
    const cover = takeCover(cursor);
    if (cover === null) return null;
    const onTopOf = take(cursor, ON_TOP) === null ? null : takeCover(cursor);
    layers.push({ percent, depth: value === undefined ? null : depthOf(value, unit), cover, onTopOf });
  } while (take(cursor, AND) !== null);
  return layers;
}

function depthOf(value: string, unit: string | undefined): NonNullable<SurfaceLayer['depth']> {
  return { amount: value, unit: unit as NonNullable<SurfaceLayer['depth']>['unit'] };
}

function takeCover(cursor: Cursor): SurfaceCover | null {
  return takeLongest(cursor, COVERS)?.code ?? null;
}
