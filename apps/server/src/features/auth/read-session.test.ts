import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consumeRateLimit } from '../../database/consume-rate-limit.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/create-test-database.ts';
import { insertUser } from '../../database/testing/insert-user.ts';
import { readLimitedSession } from './read-session.ts';
import type { Sessions } from './sessions.ts';

const LIMIT = { keyPrefix: 'translate:account:', allowance: { burst: 5, perHour: 3_600 } };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('a session that is read and counted at once', () => {
  let kari: string;
  let token: string;
  beforeEach(async () => {
    kari = await insertUser(db.database);
    token = randomUUID();
    await db.database
      .insertInto('sessions')
      .values({
        user_id: kari,
        token,
        expires_at: new Date(Date.now() + 86_400_000),
        updated_at: new Date(),
      })
      .execute();
  });
  // The cookie is the token here: its signature is another file's.
  const sessions = { readToken: (cookies: string | null) => Promise.resolve(cookies) } as Sessions;
  const read = (cookies: string | null = token, limit = LIMIT) =>
    readLimitedSession({ database: db.database, sessions }, cookies, limit);

  test('lets exactly its allowance through, of sixty at once, and says when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => read()));
    expect(answers.every((answer) => answer?.user.id === kari)).toBe(true);
    const refused = answers.flatMap((answer) => answer?.retryAfterS ?? []);
    expect(60 - refused.length).toBe(5);
    expect(Math.min(...refused)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...refused)).toBeLessThanOrEqual(2);
  });

  test('draws on the allowance on which every other call of the account draws', async () => {
    const key = `translate:account:${kari}`;
    const others = await Promise.all(
      Array.from({ length: 4 }, () => consumeRateLimit(db.database, key, LIMIT.allowance)),
    );
    expect(others).toEqual([null, null, null, null]);
    expect((await read())?.retryAfterS).toBeNull();
    expect((await read())?.retryAfterS).not.toBeNull();
  });

  test('opens nothing and counts nothing once it was ended, is over or never was', async () => {
    expect((await read())?.user).toMatchObject({ id: kari, isAdmin: false });
    await db.database
      .updateTable('sessions')
      .set({ expires_at: new Date() })
      .where('token', '=', token)
      .execute();
    const before = await db.database.selectFrom('rate_limits').selectAll().execute();
    expect(await read()).toBeNull();
    await db.database.deleteFrom('sessions').where('token', '=', token).execute();
    expect(await read()).toBeNull();
    expect(await read(null)).toBeNull();
    expect(await read('no such token')).toBeNull();
    expect(await db.database.selectFrom('rate_limits').selectAll().execute()).toEqual(before);
  });
});
