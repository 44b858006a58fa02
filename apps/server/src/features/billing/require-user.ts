import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { isUuid } from '../../database/is-uuid.ts';

/** A user by id. @throws {Failure} `notFound` */
export async function requireUser(
  database: Database,
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly email: string }> {
  const user = isUuid(id)
    ? await database
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!user) throw new Failure('notFound', {}, 'There is no such user.');
  return user;
}
