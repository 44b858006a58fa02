import { createHash } from 'node:crypto';
import type { UtcInstant } from '@klarnotam/aviation';
import type { EngineName, NotamTranslation } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { RATING_LEVELS, type DecodedNotam } from '@klarnotam/notam';
import type { Database } from '../../database/create-database.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import type { TranslationEngine } from '../../ports/translation-engine.ts';
import { AlreadySpent, spendTranslation, type Idempotency } from '../subscription/index.ts';
import { findAnswered } from './find-answered.ts';
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
  readonly userId: string;
  readonly text: string;
  readonly language: LanguageCode;
  /** The client's name of this request; null: each call is a new one. */
  readonly idempotencyKey: string | null;
}

export type TranslateNotam = (input: TranslateNotamInput) => Promise<NotamTranslation>;

function idempotencyOf({ idempotencyKey, text, language }: TranslateNotamInput): Idempotency | null {
  if (idempotencyKey === null) return null;
  const requestHash = createHash('sha256').update(`notam\n${language}\n${text}`).digest('base64');
  return { key: idempotencyKey, requestHash };
}

function severity(notam: DecodedNotam): number {
  return RATING_LEVELS.indexOf(notam.facts.rating.level);
}

async function writeNotices(context: TranslateNotamContext, { text, language }: TranslateNotamInput) {
  const { engine, timeZones } = context;
  const notams = readPastedNotams(text, context.now()).toSorted((a, b) => severity(a) - severity(b));
  return await Promise.all(
    notams.map(async (notam) => {
      const place = placeOfNotam(notam.facts);
      return writeNotice(notam, await engine.wordNotam(notam, language), place && timeZones.zoneAt(place));
    }),
  );
}

/**
 * Decodes, rates and words every NOTAM in a pasted text, worst first; spends one translation for each and stores the
 * answer before giving it. The same request sent again gets the stored answer.
 *
 * @throws {Failure} `invalid`, `tooLarge` or `notRecognised` for the text, `limitReached`, or `conflict` when the
 *   idempotency key named another request before; none of them costs anything
 */
export async function translateNotam(
  context: TranslateNotamContext,
  input: TranslateNotamInput,
): Promise<NotamTranslation> {
  const { database, engine } = context;
  const { userId, language } = input;
  const idempotency = idempotencyOf(input);
  const answered = idempotency && (await findAnswered(database, userId, idempotency));
  if (answered) return answered;

  const notices = await writeNotices(context, input);
  try {
    const { id, usage } = await spendTranslation(database, {
      userId,
      kind: 'notam',
      language,
      engine: engine.name,
      notices,
      idempotency,
    });
    context.onTranslated(engine.name, language, notices.length);
    return { id, language, engine: engine.name, notices, usage };
  } catch (error) {
    const twin = error instanceof AlreadySpent && idempotency;
    const first = twin && (await findAnswered(database, userId, idempotency));
    if (first) return first;
    throw error;
  }
}
