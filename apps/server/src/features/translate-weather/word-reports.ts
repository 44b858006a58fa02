import type { UtcInstant } from '@klarnotam/aviation';
import type { WeatherReport } from '@klarnotam/contract';
import {
  explainReport,
  loadWeatherCatalogue,
  type LanguageCode,
  type WeatherCatalogue,
} from '@klarnotam/language';
import { decodeReports, type DecodedReport, type DroneProfile } from '@klarnotam/weather';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { PackedPaste } from '../../ports/paste-reader.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { unpackPaste, writeItems } from '../translation/index.ts';
import { writeReport } from './write-report.ts';

/** The reports of a text and what they were decoded against. */
export interface DecodedPaste {
  readonly reports: readonly DecodedReport[];
  readonly now: UtcInstant;
  readonly profile: DroneProfile;
}

/** What tells where a station is. */
export interface StationTables {
  readonly gazetteer: Pick<Gazetteer, 'findAerodrome'>;
  readonly timeZones: TimeZones;
}

/** The reports of an answer as JSON, in the order in which they were packed; null: more than an answer may hold. */
export async function wordReports(
  tables: StationTables,
  packed: PackedPaste,
  language: LanguageCode,
): Promise<string | null> {
  const paste = unpackPaste(packed) as DecodedPaste;
  const catalogue = await loadWeatherCatalogue(language);
  return writeItems(paste.reports.map((report) => writeOne(tables, report, paste, catalogue)));
}

function writeOne(
  { gazetteer, timeZones }: StationTables,
  report: DecodedReport,
  { now, profile }: DecodedPaste,
  catalogue: WeatherCatalogue,
): WeatherReport {
  const { station } = report.facts;
  const aerodrome = station === null ? null : gazetteer.findAerodrome(station);
  // Whether it is night is known only with the place, which the report itself tells.
  const [placed = report] = aerodrome
    ? decodeReports(report.source, { now, profile, position: aerodrome.position }).reports
    : [];
  // Without a moment of reading every time keeps its date: an answer is opened again on other days.
  const timeZone = aerodrome && timeZones.zoneAt(aerodrome.position);
  return writeReport(placed, explainReport(placed.facts, { catalogue, timeZone }), {
    aerodrome,
    timeZone,
    limits: profile,
  });
}
