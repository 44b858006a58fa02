import { Failure, MAX_SAVED_NOTAMS } from '@klarnotam/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * A condition: the user may keep one more. It counts under a lock that is held until the statement with it is committed, so
 * that of many at once no more are saved than there is room for.
 */
export function hasRoom(userId: string): RawBuilder<boolean> {
  return sql<boolean>`count_saved_notams(${userId}::uuid) < ${MAX_SAVED_NOTAMS}::int`;
}

export function tooManySaved(): Failure {
  const most = MAX_SAVED_NOTAMS.toLocaleString('en');
  return new Failure('conflict', {}, `You have ${most} saved NOTAMs. Delete some to save another.`);
}
