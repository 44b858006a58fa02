import { randomUUID } from 'node:crypto';
import { MAX_BRIEFINGS } from '@klarnotam/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PasteReader } from '../../ports/paste-reader.ts';
import { deleteBriefing } from './delete-briefing.ts';
import { readBriefing } from './read-briefing.ts';
import type { BriefingToStore } from './store-briefing.ts';
import { briefingsOn, testPasteReader } from './testing/briefing-context.ts';
import { FLIGHT, LATER, LIMIT, NAMES, RUNWAY, useBriefings } from './testing/use-briefings.ts';
import { translateBriefing, type BriefingToTranslate } from './translate-briefing.ts';

const briefings = useBriefings();

/** What a server answers that takes up a request, and before it ends `step` of it another server answers the same one; and that answer. */
async function behindAnother<Answer>(
  step: 'readBriefing' | 'wordNotams',
  send: () => Promise<Answer>,
): Promise<readonly [second: Answer, first: Answer]> {
  const onOther = briefingsOn(briefings.db.database);
  const reader = testPasteReader();
  let first: Promise<Answer> | null = null;
  const sendFirst = async (): Promise<void> => {
    briefings.context = onOther;
    first ??= send();
    await first;
  };
  const pasteReader: PasteReader = {
    inTurn: (userId, work) =>
      reader.inTurn(userId, (turn) =>
        work({
          ...turn,
          async readBriefing(paste) {
            if (step === 'readBriefing') await sendFirst();
            return await turn.readBriefing(paste);
          },
          async wordNotams(packed, language) {
            if (step === 'wordNotams') await sendFirst();
            return await turn.wordNotams(packed, language);
          },
        }),
      ),
  };
  briefings.context = briefingsOn(briefings.db.database, { pasteReader });
  const second = await send();
  return [second, await first!];
}

describe('a briefing', () => {
  test('is stored with what was translated of it first, each notice and report spent once', async () => {
    const briefing = await briefings.store({ notices: [1, 0, 3], reports: [0], name: 'Holmestrand' });
    expect(briefing.notices.map(({ id }) => id)).toEqual(NAMES);
    expect(briefing.notices.map(({ translated }) => translated?.facts.id ?? null)).toEqual([
      'A1234/26',
      'A3456/26',
      null,
      null,
    ]);
    expect(briefing.notices[3]?.sameAs).toBe(1);
    expect(briefing.reports.map(({ station, translated }) => [station, translated?.type])).toEqual([
      ['ENGM', 'METAR'],
    ]);
    expect(briefing).toMatchObject({
      name: 'Holmestrand',
      language: 'en',
      flight: FLIGHT,
      uses: 4,
      unreadTexts: ['From: kari@example.no'],
      createdAt: '2026-06-30T12:00:00.000Z',
      usage: { used: 3, limit: LIMIT, remaining: 7 },
    });
    expect(briefing.notices.every(({ verdict }) => verdict !== null)).toBe(true);
    expect(await briefings.used()).toBe(3);
    expect(briefings.onTranslated).toHaveBeenCalledWith('decoder', 'en', 3);
    expect(await readBriefing(briefings.context, briefings.kari, briefing.id)).toEqual(
      JSON.parse(JSON.stringify(briefing)),
    );
    expect(await briefings.countOf('translations')).toBe(2);
  });

  test('needs no flight', async () => {
    const { flight, notices } = await briefings.store({ flight: null });
    expect(flight).toBeNull();
    expect(notices.every(({ verdict }) => verdict === null)).toBe(true);
  });

  test.each<[string, Partial<BriefingToStore>, object]>([
    ['nothing is chosen', { notices: [] }, { code: 'invalid', data: { field: 'notices' } }],
    [
      'a notice is chosen that is not there',
      { notices: [0, 4] },
      { code: 'invalid', data: { field: 'notices' } },
    ],
    [
      'a report is chosen that is not there',
      { reports: [1] },
      { code: 'invalid', data: { field: 'reports' } },
    ],
    ['the text is empty', { text: ' ' }, { code: 'invalid', data: { field: 'text' } }],
    ['the text holds nothing', { text: 'Lorem ipsum' }, { code: 'notRecognised' }],
    ['the text is too large', { text: 'A'.repeat(600_001) }, { code: 'tooLarge' }],
  ])('is refused, and costs nothing, when %s', async (_what, changes, failure) => {
    await expect(briefings.store(changes)).rejects.toMatchObject(failure);
    expect(await briefings.used()).toBe(0);
    expect(await briefings.countOf('briefings')).toBe(0);
  });

  test('is not stored, and nothing spent, where too few translations are left', async () => {
    await briefings.setPlan({ translations_used: 8 });
    await expect(briefings.store({ notices: [0, 1], reports: [0] })).rejects.toMatchObject({
      code: 'limitReached',
      data: { needed: 3, used: 8, limit: LIMIT },
      message: 'This needs 3 translations, but only 2 of yours are left. Nothing was spent.',
    });
    expect(await briefings.used()).toBe(8);
    expect(await briefings.countOf('briefings')).toBe(0);
    await briefings.store({ notices: [0], reports: [0] });
    expect(await briefings.used()).toBe(10);
    await expect(briefings.store({ notices: [1] })).rejects.toMatchObject({ code: 'limitReached' });
  });

  test('makes room: beyond the most that anybody keeps the oldest goes, its answers stay', async () => {
    await sql`
      insert into briefings (user_id, created_at, name, text, language, found, notice_count, report_count)
      select ${briefings.kari}, '2026-05-01T00:00:00Z'::timestamptz + make_interval(mins => n), n::text, '', 'en', '{}', 0, 0
      from generate_series(1, ${MAX_BRIEFINGS}::int) as n
    `.execute(briefings.db.database);
    await briefings.store();
    expect(await briefings.countOf('briefings')).toBe(MAX_BRIEFINGS);
    const oldest = await briefings.db.database
      .selectFrom('briefings')
      .select('id')
      .where('user_id', '=', briefings.kari)
      .where('name', '=', '1')
      .execute();
    expect(oldest).toEqual([]);
  });
});

describe('sent again under the same name', () => {
  test('it is stored and spent once, also at the same time', async () => {
    const idempotencyKey = randomUUID();
    const sent = () => briefings.store({ notices: [0, 1], reports: [0], idempotencyKey });
    const answers = await Promise.all([sent(), sent(), sent(), sent()]);
    expect(new Set([...answers, await sent()].map(({ id }) => id)).size).toBe(1);
    expect(await briefings.used()).toBe(3);
    expect(await briefings.countOf('briefings')).toBe(1);
  });

  test('by another server at the same time it is stored and spent once', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        briefings.context = briefingsOn(briefings.db.database);
        return await briefings.store({ notices: [], reports: [0], idempotencyKey });
      }),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await briefings.used()).toBe(1);
    expect(await briefings.countOf('briefings')).toBe(1);
  });

  test.each(['readBriefing', 'wordNotams'] as const)(
    'by another server while this one is at %s it gets what the last translation was spent for, stored or added',
    async (step) => {
      await briefings.setPlan({ translations_used: LIMIT - 1 });
      const stored = { notices: [0], idempotencyKey: randomUUID() };
      const [second, first] = await behindAnother(step, () => briefings.store(stored));
      expect(second).toEqual(first);
      await expect(briefings.store({ notices: [2] })).rejects.toMatchObject({ code: 'limitReached' });
      await briefings.setPlan({ translations_used: LIMIT - 1 });
      const added = { notices: [1], language: 'no', idempotencyKey: randomUUID() } as const;
      const [more, before] = await behindAnother(step, () => briefings.translate(first.id, added));
      expect(more).toEqual(before);
      expect(await briefings.used()).toBe(LIMIT);
      expect(await briefings.countOf('briefings')).toBe(1);
    },
  );

  test('it is a conflict when it asks for something else, or what it made was deleted', async () => {
    const idempotencyKey = randomUUID();
    const { id } = await briefings.store({ idempotencyKey });
    await expect(briefings.store({ idempotencyKey, notices: [1] })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(briefings.store({ idempotencyKey, flight: LATER })).rejects.toMatchObject({
      code: 'conflict',
    });
    await deleteBriefing(briefings.db.database, briefings.kari, id);
    await expect(briefings.store({ idempotencyKey })).rejects.toMatchObject({ code: 'conflict' });
    expect(await briefings.used()).toBe(1);
  });
});

describe('the next batch', () => {
  test('is added, and what was translated or is a double is not spent again', async () => {
    const { id } = await briefings.store({ notices: [0, 1] });
    const more = await briefings.translate(id, { notices: [0, 2, 3], reports: [0] });
    expect(more.notices.map(({ translated }) => translated?.facts.id ?? null)).toEqual([
      'A1234/26',
      'A3456/26',
      'A2345/26',
      null,
    ]);
    expect(more.reports[0]?.translated).not.toBeNull();
    expect(await briefings.used()).toBe(4);
    await briefings.translate(id, { notices: [0, 1, 2, 3], reports: [0] });
    expect(await briefings.used()).toBe(4);
    expect(await briefings.countOf('briefing_translations')).toBe(3);
  });

  test('from two tabs at once, on one server or two, spends each notice once', async () => {
    const { id } = await briefings.store({ notices: [0] });
    await Promise.all([
      briefings.translate(id, { notices: [1, 2] }),
      briefings.translate(id, { notices: [2, 1] }),
      translateBriefing(briefingsOn(briefings.db.database), {
        userId: briefings.kari,
        id,
        language: 'en',
        notices: [1, 2],
        reports: [0],
        idempotencyKey: null,
      }),
    ]);
    expect(await briefings.used()).toBe(4);
    expect((await readBriefing(briefings.context, briefings.kari, id)).usage.used).toBe(4);
  });

  test('of many at once overspends nothing', async () => {
    const many = Array.from({ length: 60 }, (_, n) => RUNWAY.replace('A3456', `A${4000 + n}`)).join('\n\n');
    const { id } = await briefings.store({ text: many });
    const batches = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        briefings.translate(id, { notices: [n * 4 + 1, n * 4 + 2, n * 4 + 3, n * 4 + 4] }),
      ),
    );
    expect(batches.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await briefings.used()).toBe(9);
    const { notices } = await readBriefing(briefings.context, briefings.kari, id);
    expect(notices.filter(({ translated }) => translated !== null)).toHaveLength(9);
  });

  test('of 50 and 50 of a large briefing', async () => {
    await briefings.setPlan({ plan_limits: -1 });
    const many = Array.from({ length: 120 }, (_, n) => RUNWAY.replace('A3456', `A${4000 + n}`)).join('\n\n');
    const upTo = (from: number) => Array.from({ length: 50 }, (_, n) => from + n);
    const { id } = await briefings.store({ text: many, notices: upTo(0) });
    const { notices, usage } = await briefings.translate(id, { notices: upTo(50) });
    expect(notices.flatMap(({ translated }, index) => (translated ? [index] : []))).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(usage.used).toBe(100);
  });

  test('sent again under the same name is the same', async () => {
    const { id } = await briefings.store();
    const idempotencyKey = randomUUID();
    await briefings.translate(id, { notices: [1], idempotencyKey });
    await briefings.translate(id, { notices: [1], idempotencyKey });
    await expect(briefings.translate(id, { notices: [2], idempotencyKey })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await briefings.used()).toBe(2);
  });

  test.each<[string, Partial<BriefingToTranslate>]>([
    ['nothing', {}],
    ['what is not there', { notices: [99] }],
  ])('of %s is refused', async (_what, changes) => {
    const { id } = await briefings.store();
    await expect(briefings.translate(id, changes)).rejects.toMatchObject({ code: 'invalid' });
    expect(await briefings.used()).toBe(1);
  });
});
