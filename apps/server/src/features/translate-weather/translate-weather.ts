import type { UtcInstant } from '@klarnotam/aviation';
import type { WeatherReport, WeatherTranslation } from '@klarnotam/contract';
import {
  explainReport,
  loadWeatherCatalogue,
  type LanguageCode,
  type WeatherCatalogue,
} from '@klarnotam/language';
import { decodeReports, type DecodedReport, type DroneProfile } from '@klarnotam/weather';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { readDroneProfile } from '../drone-profile/index.ts';
import { requireRemaining } from '../subscription/index.ts';
import {
  findAnswered,
  idempotencyOf,
  spendAndStore,
  type SpendAndStoreContext,
  type TranslationRequest,
} from '../translation/index.ts';
import { readPastedReports } from './read-pasted-reports.ts';
import { writeReport } from './write-report.ts';

export interface TranslateWeatherContext extends SpendAndStoreContext {
  readonly gazetteer: Pick<Gazetteer, 'findAerodrome'>;
  readonly timeZones: TimeZones;
  readonly now: () => UtcInstant;
}

/** What reports are decoded against. */
interface Reading {
  readonly now: UtcInstant;
  readonly profile: DroneProfile;
}

/**
 * Decodes every METAR, SPECI and TAF in a pasted text, holds it against the limits of the user's drone, and words it, in
 * the order of the text; spends one translation for each and stores the answer before giving it. The same request sent
 * again gets the stored answer.
 *
 * @throws {Failure} `invalid`, `tooLarge` or `notRecognised` for the text, `limitReached`, or `conflict` when the
 *   idempotency key named another request before; none of them costs anything
 */
export async function translateWeather(
  context: TranslateWeatherContext,
  input: TranslationRequest,
): Promise<WeatherTranslation> {
  const { database } = context;
  const { userId, language } = input;
  const idempotency = idempotencyOf('weather', input);

  const stored = await findAnswered<WeatherReport>(database, userId, idempotency);
  if (stored) {
    const { items, ...answer } = stored.answer;
    return { ...answer, reports: items };
  }

  const { limits: profile } = await readDroneProfile(database, userId);
  const reading = { now: context.now(), profile };
  const found = readPastedReports(input.text, reading);
  await requireRemaining(database, userId, 'weather', found.length);
  const written = await writeReports(context, found, reading, language);
  const { items, ...answer } = await spendAndStore(context, 'weather', input, idempotency, written);
  return { ...answer, reports: items };
}

async function writeReports(
  context: TranslateWeatherContext,
  reports: readonly DecodedReport[],
  reading: Reading,
  language: LanguageCode,
): Promise<readonly WeatherReport[]> {
  const catalogue = await loadWeatherCatalogue(language);
  return reports.map((report) => writeOne(context, report, reading, catalogue));
}

function writeOne(
  { gazetteer, timeZones }: TranslateWeatherContext,
  report: DecodedReport,
  { now, profile }: Reading,
  catalogue: WeatherCatalogue,
): WeatherReport {
  const { station } = report.facts;
  const aerodrome = station === null ? null : gazetteer.findAerodrome(station);
  // Whether it is night is known only with the place, which the report itself tells.
  const [placed = report] = aerodrome
    ? decodeReports(report.source, { now, profile, position: aerodrome.position }).reports
    : [];
  // Without a moment of reading every time keeps its date: an answer is opened again on other days.
  return writeReport(placed, explainReport(placed.facts, { catalogue }), {
    aerodrome,
    timeZone: aerodrome && timeZones.zoneAt(aerodrome.position),
    limits: profile,
  });
}
