import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findForUser } from './find-for-user.ts';
import { LIMIT, useBriefings } from './testing/use-briefings.ts';

const briefings = useBriefings();

test('nothing is spent for a notice that is translated into the language already, while that is stored', async () => {
  const { id: first } = await briefings.store({ notices: [0, 1], reports: [0] });
  expect(await briefings.used()).toBe(3);
  const again = await briefings.store({ notices: [0, 1], flight: null });
  expect(again.notices[1]?.translated?.facts.id).toBe('A3456/26');
  expect(await briefings.used()).toBe(3);
  // A report of the same words may be of another month.
  await briefings.store({ notices: [0], reports: [0] });
  expect(await briefings.used()).toBe(4);
  await briefings.store({ notices: [0], language: 'no' });
  expect(await briefings.used()).toBe(5);
  const found = await findForUser(briefings.context, {
    userId: briefings.kari,
    text: again.notices[0]!.source,
    flight: null,
  });
  expect(found.notices[0]?.knownIn?.toSorted()).toEqual(['en', 'no']);
  const elsewhere = await findForUser(briefings.context, {
    userId: briefings.kari,
    text: again.notices[0]!.source,
  });
  expect(elsewhere.notices[0]?.knownIn).toBeUndefined();

  await briefings.setPlan({ translations_used: LIMIT });
  await briefings.store({ notices: [0, 1] });
  await expect(briefings.store({ notices: [0, 2] })).rejects.toMatchObject({ data: { needed: 1 } });
  await sql`delete from translations`.execute(briefings.db.database);
  await expect(briefings.store({ notices: [0] })).rejects.toMatchObject({ code: 'limitReached' });
  expect(first).not.toBe(again.id);
});
