import type { UtcInstant } from '@klarnotam/aviation';
import type { EngineName, NotamTranslation } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { RATING_LEVELS, type DecodedNotam } from '@klarnotam/notam';
import type { Database } from '../../database/create-database.ts';
import { storeTranslation } from '../../database/store-translation.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import type { TranslationEngine } from '../../ports/translation-engine.ts';
import { placeOfNotam } from './place-of-notam.ts';
import { readPastedNotams } from './read-pasted-notams.ts';
import { writeNotice } from './write-notice.ts';

export interface TranslateNotamContext {
  readonly database: Database;
  readonly engine: TranslationEngine;
  readonly timeZones: TimeZones;
  readonly now: () => UtcInstant;
  /** Told of every stored answer, for the metrics. */
  readonly onTranslated: (engine: EngineName, language: LanguageCode, notices: number) => void;
}

export interface TranslateNotamInput {
  readonly text: string;
  readonly language: LanguageCode;
}

export type TranslateNotam = (input: TranslateNotamInput) => Promise<NotamTranslation>;

function severity(notam: DecodedNotam): number {
  return RATING_LEVELS.indexOf(notam.facts.rating.level);
}

/**
 * Decodes, rates and words every NOTAM in a pasted text, worst first, and stores the answer before giving it.
 *
 * @throws {Failure} `invalid`, `tooLarge`, `notRecognised`
 */
export async function translateNotam(
  context: TranslateNotamContext,
  { text, language }: TranslateNotamInput,
): Promise<NotamTranslation> {
  const { database, engine, timeZones } = context;
  const notams = readPastedNotams(text, context.now()).toSorted((a, b) => severity(a) - severity(b));
  const notices = await Promise.all(
    notams.map(async (notam) => {
      const place = placeOfNotam(notam.facts);
      return writeNotice(notam, await engine.wordNotam(notam, language), place && timeZones.zoneAt(place));
    }),
  );
  const id = await storeTranslation(database, { kind: 'notam', language, engine: engine.name, notices });
  context.onTranslated(engine.name, language, notices.length);
  return { id, language, engine: engine.name, notices };
}
