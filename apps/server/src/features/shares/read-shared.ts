import { Failure, type SharedAnswer } from '@klarnotam/contract';
import { sql } from 'kysely';
import { describeForOthers, findJudgedBriefing } from '../briefing/index.ts';
import { readTranslation } from '../history/index.ts';
import type { SharesContext } from './shares-context.ts';
import { hashShareToken } from './share-token.ts';

/**
 * What a link shows, as it is now, and nothing of whom it belongs to.
 *
 * @throws {Failure} `notFound`, alike for a link that never was, has expired, was ended, or whose answer or user is gone
 */
export async function readShared(context: SharesContext, token: string): Promise<SharedAnswer> {
  const { database } = context;
  const share = await database
    .selectFrom('shares')
    .select(['user_id', 'translation_id', 'briefing_id', 'expires_at'])
    .where('token_hash', '=', hashShareToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!share) throw new Failure('notFound', {});
  const expiresAt = share.expires_at.toISOString();
  if (share.briefing_id !== null) {
    const briefing = await findJudgedBriefing(context, share.user_id, share.briefing_id).catch(asNotFound);
    return { expiresAt, answer: { kind: 'briefing', ...(await describeForOthers(database, briefing)) } };
  }
  const stored = await readTranslation(database, share.user_id, share.translation_id ?? '');
  const { language, createdAt } = stored;
  return stored.kind === 'notam'
    ? { expiresAt, answer: { kind: 'notam', language, createdAt, notices: stored.notices } }
    : { expiresAt, answer: { kind: 'weather', language, createdAt, reports: stored.reports } };
}

/** In the words of a link, not in those of a briefing. */
function asNotFound(error: unknown): never {
  throw error instanceof Failure && error.code === 'notFound' ? new Failure('notFound', {}) : error;
}
