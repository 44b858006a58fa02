import type { NotamNotice, NotamTranslation } from '@klarnotam/contract';
import { explainNotam, loadCatalogue, type LanguageCode } from '@klarnotam/language';
import type { DecodedNotam } from '@klarnotam/notam';
import { withEarlierAiWords } from '../../database/earlier-ai-words.ts';
import type { TimeZones } from '../../ports/time-zones.ts';
import { requireRemaining } from '../subscription/index.ts';
import {
  findAnswered,
  idempotencyOf,
  spendAndStore,
  type SpendAndStoreContext,
  type TranslationRequest,
} from '../translation/index.ts';
import { placeOfNotam } from './place-of-notam.ts';
import { readPastedNotams, type ReadPastedNotamsContext } from './read-pasted-notams.ts';
import { writeNotice } from './write-notice.ts';

export interface TranslateNotamContext extends SpendAndStoreContext, ReadPastedNotamsContext {
  readonly timeZones: TimeZones;
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
  input: TranslationRequest,
): Promise<NotamTranslation> {
  const { database } = context;
  const { userId, language } = input;
  const idempotency = idempotencyOf('notam', input);

  const stored = await findAnswered<NotamNotice>(database, userId, idempotency);
  if (stored) {
    const { items, ...answer } = stored.answer;
    return { ...answer, notices: await withEarlierAiWords(database, { ...stored, id: answer.id }, items) };
  }

  const notams = await readPastedNotams(context, input);
  await requireRemaining(database, userId, 'notam', notams.length);
  const written = await writeNotices(context, notams, language);
  const { items, ...answer } = await spendAndStore(context, 'notam', input, idempotency, written);
  return { ...answer, notices: items };
}

async function writeNotices(
  { timeZones }: TranslateNotamContext,
  notams: readonly DecodedNotam[],
  language: LanguageCode,
): Promise<readonly NotamNotice[]> {
  const catalogue = await loadCatalogue(language);
  return notams.map((notam) => {
    const place = placeOfNotam(notam.facts);
    return writeNotice(notam, explainNotam(notam, catalogue), place && timeZones.zoneAt(place));
  });
}
