import type { NotamNotice, NotamTranslation } from '@klarnotam/contract';
import { explainNotam, loadCatalogue, sayRelation, type LanguageCode } from '@klarnotam/language';
import { relateNotams, type DecodedNotam, type NotamRelation } from '@klarnotam/notam';
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
 * Decodes, rates and words every NOTAM in a pasted text, worst first; spends one translation for each, exact doubles aside,
 * and stores the answer before giving it. The same request sent again gets the stored answer.
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
  const relations = relateNotams(notams);
  const needed = relations.filter(({ sameAs }) => sameAs === null).length;
  await requireRemaining(database, userId, 'notam', needed);
  const written = await writeNotices(context, notams, relations, language);
  const { items, ...answer } = await spendAndStore(context, 'notam', input, idempotency, written, needed);
  return { ...answer, notices: items };
}

async function writeNotices(
  { timeZones }: TranslateNotamContext,
  notams: readonly DecodedNotam[],
  relations: readonly NotamRelation[],
  language: LanguageCode,
): Promise<readonly NotamNotice[]> {
  const catalogue = await loadCatalogue(language);
  return notams.map((notam, index) => {
    const place = placeOfNotam(notam.facts);
    const relation = relations[index] ?? { sameAs: null, replacedBy: null };
    return {
      ...writeNotice(notam, explainNotam(notam, catalogue), place && timeZones.zoneAt(place)),
      ...relation,
      related: sayRelation(relation, notams, catalogue),
    };
  });
}
