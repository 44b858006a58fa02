import type { UtcInstant } from '@klarnotam/aviation';
import type { NotamTranslation } from '@klarnotam/contract';
import { RATING_LEVELS, type DecodedNotam } from '@klarnotam/notam';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import type { TranslationEngine } from '../../ports/translation-engine.ts';
import { translateOnce, type TranslateOnceContext, type TranslationRequest } from '../translation/index.ts';
import { groundOfNotam } from './ground-of-notam.ts';
import { placeOfNotam } from './place-of-notam.ts';
import { readPastedNotams } from './read-pasted-notams.ts';
import { writeNotice } from './write-notice.ts';

export interface TranslateNotamContext extends TranslateOnceContext {
  readonly engine: TranslationEngine;
  readonly gazetteer: Gazetteer;
  readonly timeZones: TimeZones;
  readonly now: () => UtcInstant;
}

export type TranslateNotamInput = TranslationRequest;
export type TranslateNotam = (input: TranslateNotamInput) => Promise<NotamTranslation>;

function severity(notam: DecodedNotam): number {
  return RATING_LEVELS.indexOf(notam.facts.rating.level);
}

async function writeNotices(context: TranslateNotamContext, { text, language }: TranslateNotamInput) {
  const { engine, gazetteer, timeZones } = context;
  const notams = readPastedNotams(text, {
    now: context.now(),
    groundReachesFtAmsl: (place) => groundOfNotam(gazetteer, place),
  }).toSorted((a, b) => severity(a) - severity(b));
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
  const { items: notices, ...answer } = await translateOnce(context, 'notam', input, async () => ({
    engine: context.engine.name,
    items: await writeNotices(context, input),
  }));
  return { ...answer, notices };
}
