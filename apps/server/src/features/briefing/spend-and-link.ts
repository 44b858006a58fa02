import type { EngineName } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { spendTranslation } from '../subscription/index.ts';
import type { BriefingRequestNames } from './request-names.ts';
import type { Worded } from './word-chosen.ts';

/** Who writes the words of an answer. */
export const ENGINE: EngineName = 'decoder';

/**
 * Stores words of a briefing as answers of their own, one of notices and one of reports, and spends one translation for each notice and
 * report but those known before, or nothing where it is free. All in the caller's transaction.
 *
 * @throws {Failure} `limitReached`
 * @throws {AlreadySpent} when the user sent the same idempotency key before
 */
export async function spendAndLink(
  transaction: DatabaseTransaction,
  { userId, briefingId }: { readonly userId: string; readonly briefingId: string },
  worded: Worded,
  {
    language,
    names,
    free,
    known,
    wordsToCome,
  }: {
    readonly language: LanguageCode;
    readonly names: BriefingRequestNames;
    readonly free: boolean;
    /** How many of the notices the user has words for already, which cost nothing. */
    readonly known: number;
    /** Whether other words may come for the notices later. */
    readonly wordsToCome: boolean;
  },
): Promise<void> {
  for (const [kind, items, idempotency] of [
    ['notam', worded.notices, names.notam],
    ['weather', worded.reports, names.weather],
  ] as const) {
    if (items.length === 0) continue;
    const needed = free ? 0 : items.length - (kind === 'notam' ? known : 0);
    const { id } = await spendTranslation(transaction, {
      userId,
      kind,
      language,
      engine: ENGINE,
      items,
      needed,
      idempotency,
      wordsToCome: wordsToCome && kind === 'notam',
    });
    await transaction
      .insertInto('briefing_translations')
      .values({ briefing_id: briefingId, translation_id: id })
      .execute();
  }
}
