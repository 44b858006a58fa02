import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteHistory, deleteTranslation } from '../history/delete-history.ts';
import { changeBriefing } from './change-briefing.ts';
import { deleteBriefing } from './delete-briefing.ts';
import { exportBriefings } from './export-briefings.ts';
import { listBriefings } from './list-briefings.ts';
import { readBriefing } from './read-briefing.ts';
import { rewordBriefing } from './reword-briefing.ts';
import { briefingsOn } from './testing/briefing-context.ts';
import { FLIGHT, LATER, TEXT, useBriefings } from './testing/use-briefings.ts';

const briefings = useBriefings();

describe('another language', () => {
  test('costs nothing, for notices and reports, and once', async () => {
    const { id } = await briefings.store({ notices: [0, 1], reports: [0] });
    const before = await readBriefing(briefings.context, briefings.kari, id);
    const norwegian = await rewordBriefing(briefings.context, { userId: briefings.kari, id, language: 'no' });
    expect(norwegian).toMatchObject({ language: 'no', usage: { used: 3 } });
    expect(norwegian.notices[0]?.translated?.facts).toEqual(before.notices[0]?.translated?.facts);
    expect(norwegian.notices[0]?.translated?.translation).not.toBe(
      before.notices[0]?.translated?.translation,
    );
    expect(norwegian.reports[0]?.translated?.heading).not.toBe(before.reports[0]?.translated?.heading);
    expect(norwegian.notices.map(({ verdict }) => verdict)).toEqual(
      before.notices.map(({ verdict }) => verdict),
    );
    const answers = await briefings.countOf('translations');
    await rewordBriefing(briefings.context, { userId: briefings.kari, id, language: 'no' });
    expect(
      (await rewordBriefing(briefings.context, { userId: briefings.kari, id, language: 'en' })).notices,
    ).toEqual(before.notices);
    expect(await briefings.countOf('translations')).toBe(answers);
  });

  test('goes for what was translated before too, when the next batch is in it', async () => {
    const { id } = await briefings.store({ notices: [0] });
    const more = await briefings.translate(id, { notices: [1], language: 'pl' });
    expect(more.language).toBe('pl');
    expect(more.notices.filter(({ translated }) => translated !== null)).toHaveLength(2);
    expect(await briefings.used()).toBe(2);
  });

  test('is not changed by a batch that is refused', async () => {
    await briefings.setPlan({ translations_used: 9 });
    const { id } = await briefings.store();
    const answers = await briefings.countOf('translations');
    await expect(briefings.translate(id, { notices: [1], language: 'pl' })).rejects.toMatchObject({
      code: 'limitReached',
    });
    await expect(briefings.translate(id, { notices: [9], language: 'pl' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await readBriefing(briefings.context, briefings.kari, id)).language).toBe('en');
    expect(await briefings.countOf('translations')).toBe(answers);
  });

  test('is open to whoever has nothing left', async () => {
    await briefings.setPlan({ translations_used: 9 });
    const { id } = await briefings.store();
    expect(
      (await rewordBriefing(briefings.context, { userId: briefings.kari, id, language: 'ja' })).usage
        .remaining,
    ).toBe(0);
  });
});

describe('another flight', () => {
  test('is judged anew for nothing, and stays', async () => {
    const { id, notices } = await briefings.store();
    const later = await changeBriefing(briefings.context, briefings.kari, { id, flight: LATER });
    expect(later.flight).toEqual(LATER);
    expect(later.notices[0]).toMatchObject({ verdict: 'doesNot' });
    expect(later.notices[0]?.translated).toEqual(notices[0]?.translated);
    expect(await readBriefing(briefings.context, briefings.kari, id)).toEqual(
      JSON.parse(JSON.stringify(later)),
    );
    const none = await changeBriefing(briefings.context, briefings.kari, { id, flight: null });
    expect(none.notices.every(({ verdict, reasons }) => verdict === null && reasons.length === 0)).toBe(true);
    expect(await briefings.used()).toBe(1);
  });

  test('and name change each for itself', async () => {
    const { id } = await briefings.store();
    expect(await changeBriefing(briefings.context, briefings.kari, { id, name: 'Harbour' })).toMatchObject({
      name: 'Harbour',
      flight: FLIGHT,
    });
    expect(await changeBriefing(briefings.context, briefings.kari, { id, flight: LATER })).toMatchObject({
      name: 'Harbour',
      flight: LATER,
    });
    expect(
      await changeBriefing(briefings.context, briefings.kari, { id, flight: null, name: '' }),
    ).toMatchObject({
      name: '',
      flight: null,
    });
    expect(await changeBriefing(briefings.context, briefings.kari, { id })).toMatchObject({
      name: '',
      flight: null,
    });
  });

  test('from two tabs at once: one of them holds, with its verdicts', async () => {
    const { id } = await briefings.store();
    await Promise.all([
      changeBriefing(briefings.context, briefings.kari, { id, flight: LATER }),
      changeBriefing(briefings.context, briefings.kari, { id, flight: FLIGHT }),
    ]);
    const { flight, notices } = await readBriefing(briefings.context, briefings.kari, id);
    expect(notices[0]?.verdict === 'doesNot').toBe(flight?.from === LATER.from);
  });

  test('is not needed for verdicts of an earlier release to be judged anew', async () => {
    const { id } = await briefings.store();
    await sql`
      update briefings set found = jsonb_set(found, '{notices,0,verdict}', '"doesNot"'), judged_at = '2026-01-01T00:00:00Z'
      where id = ${id}
    `.execute(briefings.db.database);
    expect((await readBriefing(briefings.context, briefings.kari, id)).notices[0]?.verdict).toBe('doesNot');
    briefings.context = briefingsOn(briefings.db.database, { startedAt: new Date('2026-02-01T00:00:00Z') });
    expect((await readBriefing(briefings.context, briefings.kari, id)).notices[0]?.verdict).not.toBe(
      'doesNot',
    );
    expect(
      (await readBriefing(briefingsOn(briefings.db.database), briefings.kari, id)).notices[0]?.verdict,
    ).not.toBe('doesNot');
    expect(await briefings.used()).toBe(1);
  });
});

describe('the list', () => {
  test('has one’s own alone, newest first, page by page', async () => {
    await briefings.setPlan({ plan_limits: -1 });
    await briefings.store({ userId: briefings.ola });
    const { id } = await briefings.store({ notices: [0, 1], name: 'First' });
    expect(await listBriefings(briefings.db.database, briefings.kari, {})).toEqual({
      briefings: [
        {
          id,
          name: 'First',
          language: 'en',
          createdAt: '2026-06-30T12:00:00.000Z',
          flight: FLIGHT,
          noticeCount: 4,
          translatedCount: 2,
          reportCount: 1,
          excerpt: TEXT.slice(0, 200),
        },
      ],
      nextCursor: null,
    });
    for (let n = 0; n < 22; n += 1) await briefings.store({ name: String(n) });
    const first = await listBriefings(briefings.db.database, briefings.kari, {});
    expect(first.briefings).toHaveLength(20);
    const second = await listBriefings(briefings.db.database, briefings.kari, {
      cursor: first.nextCursor ?? '',
    });
    expect(second.briefings).toHaveLength(3);
    expect(new Set([...first.briefings, ...second.briefings].map((one) => one.id)).size).toBe(23);
    await expect(listBriefings(briefings.db.database, briefings.kari, { cursor: 'x' })).rejects.toMatchObject(
      {
        code: 'invalid',
      },
    );
  });
});

describe('what is deleted', () => {
  test('is gone, its answers stay in the history', async () => {
    const { id } = await briefings.store({ reports: [0] });
    expect(await deleteBriefing(briefings.db.database, briefings.kari, id)).toEqual({ deleted: 1 });
    await expect(readBriefing(briefings.context, briefings.kari, id)).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await briefings.countOf('translations')).toBe(2);
  });

  test('of its answers is not translated any more; with the last of them the briefing goes', async () => {
    const { id } = await briefings.store();
    await briefings.translate(id, { notices: [1] });
    const [first, second] = await briefings.db.database
      .selectFrom('translations')
      .select('id')
      .where('user_id', '=', briefings.kari)
      .orderBy('created_at')
      .execute();
    await deleteTranslation(briefings.db.database, briefings.kari, first?.id ?? '');
    const { notices } = await readBriefing(briefings.context, briefings.kari, id);
    expect(notices.map(({ translated }) => translated !== null)).toEqual([false, true, false, false]);
    await deleteTranslation(briefings.db.database, briefings.kari, second?.id ?? '');
    await expect(readBriefing(briefings.context, briefings.kari, id)).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  test('with the whole history: every text too', async () => {
    await briefings.store();
    await briefings.store({ notices: [0, 1] });
    await briefings.store({ userId: briefings.ola });
    await deleteHistory(briefings.db.database, briefings.kari);
    expect(await briefings.countOf('briefings')).toBe(0);
    expect((await listBriefings(briefings.db.database, briefings.ola, {})).briefings).toHaveLength(1);
  });

  test('while it is translated costs nothing', async () => {
    const { id } = await briefings.store();
    const [translated] = await Promise.allSettled([
      briefings.translate(id, { notices: [1, 2] }),
      deleteBriefing(briefings.db.database, briefings.kari, id),
    ]);
    expect(await briefings.used()).toBe(translated.status === 'fulfilled' ? 3 : 1);
  });

  test('goes with its user', async () => {
    const { id } = await briefings.store();
    await briefings.db.database.deleteFrom('users').where('id', '=', briefings.kari).execute();
    expect(
      await briefings.db.database.selectFrom('briefings').select('id').where('id', '=', id).execute(),
    ).toEqual([]);
    expect(
      await briefings.db.database
        .selectFrom('briefing_translations')
        .select('briefing_id')
        .where('briefing_id', '=', id)
        .execute(),
    ).toEqual([]);
  });
});

test('what is somebody else’s, deleted or never was is not found by any verb, and costs nothing', async () => {
  const theirs = (await briefings.store({ userId: briefings.ola })).id;
  const gone = (await briefings.store()).id;
  await deleteBriefing(briefings.db.database, briefings.kari, gone);
  for (const id of [theirs, gone, randomUUID(), 'no-uuid', '']) {
    for (const verb of [
      () => readBriefing(briefings.context, briefings.kari, id),
      () => changeBriefing(briefings.context, briefings.kari, { id, flight: LATER }),
      () => changeBriefing(briefings.context, briefings.kari, { id, name: 'Mine' }),
      () => briefings.translate(id, { notices: [1] }),
      () => briefings.translate(id, { notices: [1], language: 'no' }),
      () => rewordBriefing(briefings.context, { userId: briefings.kari, id, language: 'no' }),
      () => deleteBriefing(briefings.db.database, briefings.kari, id),
    ]) {
      await expect(verb()).rejects.toMatchObject({ code: 'notFound', message: 'Briefing not found' });
    }
  }
  expect(await briefings.used()).toBe(1);
  expect(await briefings.used(briefings.ola)).toBe(1);
  expect(await readBriefing(briefings.context, briefings.ola, theirs)).toMatchObject({
    name: '',
    flight: FLIGHT,
  });
});

test('is taken along with its text, flight and answers', async () => {
  const { id } = await briefings.store({ reports: [0], name: 'Harbour' });
  await briefings.store({ userId: briefings.ola });
  expect(await exportBriefings(briefings.db.database, briefings.kari)).toMatchObject([
    {
      id,
      name: 'Harbour',
      text: TEXT,
      flight: FLIGHT,
      language: 'en',
      translations: [expect.any(String), expect.any(String)],
    },
  ]);
});
