import type { UtcInstant } from '@klarnotam/aviation';
import type { WeatherReport, WeatherTranslation } from '@klarnotam/contract';
import type { PasteReader, PasteTurn } from '../../ports/paste-reader.ts';
import { readChosenLimits } from '../drones/index.ts';
import {
  checkLength,
  findAnswered,
  type Answer,
  idempotencyOf,
  spendAndStore,
  type SpendAndStoreContext,
  type TranslationRequest,
} from '../translation/index.ts';
import { readPastedReports } from './read-pasted-reports.ts';

export interface TranslateWeatherContext extends SpendAndStoreContext {
  readonly pasteReader: PasteReader;
  readonly now: () => UtcInstant;
}

/**
 * Decodes every METAR, SPECI and TAF in a pasted text, holds it against the limits of the user's drone, and words it, in
 * the order of the text; spends one translation for each and stores the answer before giving it. The same request sent
 * again gets the stored answer. Requests of one user are answered one after another.
 *
 * @throws {Failure} `invalid`, `tooLarge` or `notRecognised` for the text, `limitReached`, `unavailable` when too many wait, or
 *   `conflict` when the idempotency key named another request before; none of them costs anything
 */
export async function translateWeather(
  context: TranslateWeatherContext,
  input: TranslationRequest,
): Promise<WeatherTranslation> {
  checkLength(input.text, 'Please paste a METAR or TAF report to translate');
  return await context.pasteReader.inTurn(input.userId, (turn) => translateInTurn(context, turn, input));
}

async function translateInTurn(
  context: TranslateWeatherContext,
  turn: PasteTurn,
  input: TranslationRequest,
): Promise<WeatherTranslation> {
  const { database } = context;
  const { userId, language, text } = input;
  const idempotency = idempotencyOf('weather', input);

  const stored = await findAnswered<WeatherReport>(database, userId, idempotency);
  if (stored) return asGiven(stored);

  const profile = await readChosenLimits(database, userId);
  const written = await readPastedReports(turn, { text, now: context.now(), profile }, language);
  return asGiven(await spendAndStore(context, 'weather', input, idempotency, written));
}

function asGiven({ id, language, engine, items, usage }: Answer<WeatherReport>): WeatherTranslation {
  return { id, language, engine, reports: [...items], usage };
}
