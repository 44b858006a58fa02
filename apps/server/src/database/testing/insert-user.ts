import { randomUUID } from 'node:crypto';
import type { Database } from '../create-database.ts';

/** A verified user without password, session or subscription. */
export async function insertUser(
  database: Database,
  email = `${randomUUID()}@klar.example`,
): Promise<string> {
  const { id } = await database
    .insertInto('users')
    .values({
      name: 'Kari Nordmann',
      email,
      email_verified: true,
      terms_version: '2025-03-24',
      terms_accepted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
