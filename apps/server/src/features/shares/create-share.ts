import { Failure, MAX_SHARES, SHARE_DAYS, type Share, type SharedThing } from '@klarnotam/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { describeShare, SHARE_COLUMNS } from './describe-share.ts';
import { hashShareToken, newShareToken } from './share-token.ts';

/**
 * Makes a link that shows a briefing or an answer of the user to whoever has it, for {@link SHARE_DAYS} days. Its token is told this
 * once. They are counted under a lock, so that of many at once no more are made than anybody may have.
 *
 * @throws {Failure} `notFound`, for what is somebody else's just as for what never was; `conflict` when {@link MAX_SHARES} are good
 */
export async function createShare(
  database: Database,
  userId: string,
  { kind, id }: SharedThing,
): Promise<Share> {
  const table = kind === 'briefing' ? 'briefings' : 'translations';
  const owned = isUuid(id)
    ? await database
        .selectFrom(table)
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!owned) throw new Failure('notFound', {});
  const token = newShareToken();
  const row = await database
    .insertInto('shares')
    .columns(['user_id', kind === 'briefing' ? 'briefing_id' : 'translation_id', 'token_hash', 'expires_at'])
    .expression(
      sql`
        select ${userId}::uuid, ${id}::uuid, ${hashShareToken(token)}, now() + make_interval(days => ${SHARE_DAYS}::int)
        where count_shares(${userId}::uuid) < ${MAX_SHARES}::int
      `,
    )
    .returning(SHARE_COLUMNS)
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Deleted a moment ago.
      if (error instanceof Error && 'code' in error && error.code === '23503')
        throw new Failure('notFound', {});
      throw error;
    });
  if (row) return describeShare(row, token);
  throw new Failure('conflict', {}, `You have ${MAX_SHARES} links. End some to make another.`);
}
