import type { UtcInstant } from '@klarnotam/aviation';
import type { WeatherReport, WeatherTranslation } from '@klarnotam/contract';
import { decodeReports, type DecodedReport, type DroneProfile } from '@klarnotam/weather';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import type { TranslationEngine } from '../../ports/translation-engine.ts';
import { readDroneProfile } from '../drone-profile/index.ts';
import { translateOnce, type TranslateOnceContext, type TranslationRequest } from '../translation/index.ts';
import { readPastedReports } from './read-pasted-reports.ts';
import { writeReport } from './write-report.ts';

export interface TranslateWeatherContext extends TranslateOnceContext {
  readonly engine: TranslationEngine;
  readonly gazetteer: Pick<Gazetteer, 'findAerodrome'>;
  readonly timeZones: TimeZones;
  readonly now: () => UtcInstant;
}

export type TranslateWeatherInput = TranslationRequest;
export type TranslateWeather = (input: TranslateWeatherInput) => Promise<WeatherTranslation>;

interface Reading {
  readonly now: UtcInstant;
  readonly profile: DroneProfile;
}

async function write(
  { engine, gazetteer, timeZones }: TranslateWeatherContext,
  report: DecodedReport,
  { now, profile }: Reading,
  language: TranslateWeatherInput['language'],
): Promise<WeatherReport> {
  const { station } = report.facts;
  const aerodrome = station === null ? null : gazetteer.findAerodrome(station);
  // Whether it is night is known only with the place, which the report itself tells.
  const [placed] = aerodrome
    ? decodeReports(report.source, { now, profile, position: aerodrome.position }).reports
    : [report];
  return writeReport(placed ?? report, await engine.wordReport(placed ?? report, language), {
    aerodrome,
    timeZone: aerodrome && timeZones.zoneAt(aerodrome.position),
    limits: profile,
  });
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
  input: TranslateWeatherInput,
): Promise<WeatherTranslation> {
  const { items: reports, ...answer } = await translateOnce(context, 'weather', input, async () => {
    const { limits: profile } = await readDroneProfile(context.database, input.userId);
    const reading = { now: context.now(), profile };
    const found = readPastedReports(input.text, reading);
    return {
      engine: context.engine.name,
      items: await Promise.all(found.map((report) => write(context, report, reading, input.language))),
    };
  });
  return { ...answer, reports };
}
