import type { UtcInstant } from '@klarnotam/aviation';
import type { NotamTranslation } from '@klarnotam/contract';
import { RATING_LEVELS, type DecodedNotam, type NotamPlace } from '@klarnotam/notam';
import type { Database } from '../../database/create-database.ts';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import type { FluentEngine, TranslationEngine } from '../../ports/translation-engine.ts';
import { withWords } from '../../database/fluent-words/notice-words.ts';
import { translateOnce, type TranslateOnceContext, type TranslationRequest } from '../translation/index.ts';
import { readUsageOfPlan } from '../subscription/index.ts';
import { groundOfNotam } from './ground-of-notam.ts';
import { placeOfNotam } from './place-of-notam.ts';
import { readPastedNotams } from './read-pasted-notams.ts';
import { wordFluently } from './word-fluently.ts';
import { writeNotice } from './write-notice.ts';

export interface TranslateNotamContext extends TranslateOnceContext {
  readonly engine: TranslationEngine;
  /** Words the notices once more and better, after they are stored. */
  readonly fluent?: {
    readonly engine: FluentEngine;
    /** Keeps work that goes on when the answer is given. */
    readonly inBackground: (work: Promise<void>) => void;
  };
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
  readonly now: () => UtcInstant;
}

export type TranslateNotamInput = TranslationRequest;
export type TranslateNotam = (input: TranslateNotamInput) => Promise<NotamTranslation>;

function severity(notam: DecodedNotam): number {
  return RATING_LEVELS.indexOf(notam.facts.rating.level);
}

async function readNotams(
  { database, fluent, gazetteer, now }: TranslateNotamContext,
  input: TranslateNotamInput,
) {
  const reading = { now: now(), groundReachesFtAmsl: (place: NotamPlace) => groundOfNotam(gazetteer, place) };
  const judge = fluent && ((text: string) => judgeForWhoMayAsk(database, fluent.engine, input.userId, text));
  const notams = await readPastedNotams(input.text, reading, judge ?? null);
  return notams.toSorted((a, b) => severity(a) - severity(b));
}

/** Whoever has nothing left to spend costs us nothing either. */
async function judgeForWhoMayAsk(database: Database, engine: FluentEngine, userId: string, text: string) {
  const { remaining } = await readUsageOfPlan(database, userId);
  return remaining === 0 ? null : await engine.judgeText(text);
}

async function writeNotices(
  { engine, timeZones }: TranslateNotamContext,
  notams: readonly DecodedNotam[],
  { language }: TranslateNotamInput,
) {
  return await Promise.all(
    notams.map(async (notam) => {
      const place = placeOfNotam(notam.facts);
      return writeNotice(notam, await engine.wordNotam(notam, language), place && timeZones.zoneAt(place));
    }),
  );
}

/**
 * Decodes, rates and words every NOTAM in a pasted text, worst first; spends one translation for each and stores the
 * answer before giving it. A fluent engine goes on from there: its words come under the id of the answer, and until they
 * are verified the decoder's stand. The same request sent again gets the stored answer.
 *
 * @throws {Failure} `invalid`, `tooLarge` or `notRecognised` for the text, `limitReached`, or `conflict` when the
 *   idempotency key named another request before; none of them costs anything
 */
export async function translateNotam(
  context: TranslateNotamContext,
  input: TranslateNotamInput,
): Promise<NotamTranslation> {
  const { database, fluent } = context;
  const { items, ...answer } = await translateOnce(context, 'notam', input, async () => {
    const notams = await readNotams(context, input);
    const written = { engine: context.engine.name, items: await writeNotices(context, notams, input) };
    if (!fluent) return written;
    return {
      ...written,
      engine: fluent.engine.name,
      wordsWithinMs: fluent.engine.answersWithinMs,
      onStored: (id: string) =>
        fluent.inBackground(wordFluently(context, fluent.engine, { id, notams, language: input.language })),
    };
  });
  return { ...answer, ...(await withWords(database, answer.id, items)) };
}
