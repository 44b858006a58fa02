import { Failure, type NotamNotice, type NotamTranslation } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { isUuid } from '../../database/is-uuid.ts';
import { findAnswered, idempotencyOf, spendAndStore } from '../translation/index.ts';
import { asGiven, describeAnswer } from './describe-answer.ts';
import type { TranslateNotamContext } from './translate-notam.ts';

export interface Rewording {
  readonly userId: string;
  readonly id: string;
  readonly language: LanguageCode;
}

/**
 * A stored answer of the user in another language, as an answer of its own: its telegrams are read again as at its time. It spends
 * nothing and counts nothing, and the same wish again gets the same answer.
 *
 * @throws {Failure} `notFound`, for somebody else's answer and one about the weather as for one that never was; `tooLarge`
 */
export async function rewordNotam(
  context: TranslateNotamContext,
  { userId, id, language }: Rewording,
): Promise<NotamTranslation> {
  return await context.pasteReader.inTurn(userId, async (turn) => {
    const row = isUuid(id)
      ? await context.database
          .selectFrom('translations')
          .select(['items', 'created_at'])
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('kind', '=', 'notam')
          .executeTakeFirst()
      : undefined;
    if (!row) throw new Failure('notFound', {});

    const text = (row.items as NotamNotice[]).map(({ source }) => source).join('\n\n');
    const request = { userId, text, language, idempotencyKey: `${id} in ${language}` };
    const named = idempotencyOf('notam', request);
    const before = await findAnswered<NotamNotice>(context.database, userId, named).catch(wasDeleted);
    if (before !== 'deleted' && before !== null) return await describeAnswer(context.database, before);
    const found = await turn.decodeNotams({ text, now: row.created_at.toISOString() });
    // What an earlier release read may be none to this one.
    if (found.count === 0) throw new Failure('notFound', {});
    const written = await turn.wordNotams(found.packed, language);
    const uncounted = { ...context, onTranslated: () => undefined };
    const idempotency = before === 'deleted' ? null : named;
    return asGiven(await spendAndStore(uncounted, 'notam', request, idempotency, written, 0));
  });
}

/** The user deleted the answer in that language, and may want it again. */
function wasDeleted(error: unknown): 'deleted' {
  if (error instanceof Failure && error.code === 'conflict') return 'deleted';
  throw error;
}
