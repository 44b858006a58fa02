import { PROMPT_VERSION } from '@klarnotam/ai-clauses';
import type { NotamTranslation } from '@klarnotam/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenAiChatModel } from '../../../adapters/chat-model/openai-chat-model.ts';
import { openModelPeer, type ModelPeer } from '../../../adapters/chat-model/testing/model-peer.ts';
import {
  answering,
  askedOf,
  faithfully,
  stiffly,
  USELESS,
  WRONG,
} from '../../../adapters/chat-model/testing/words-of-peer.ts';
import { createBuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../../adapters/paste-reader/in-thread-paste-reader.ts';
import { tzLookup } from '../../../adapters/time-zones/tz-lookup.ts';
import { createPasteTasks } from '../../../compose/paste-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/create-test-database.ts';
import { insertUser } from '../../../database/testing/insert-user.ts';
import { claimWordsToCome } from '../../../database/words-to-come.ts';
import { readTranslation } from '../../history/index.ts';
import { createFreeSubscription } from '../../subscription/index.ts';
import { rewordNotam } from '../reword-notam.ts';
import { translateNotam } from '../translate-notam.ts';
import { changePhrase } from './change-phrase.ts';
import { sayWithModel, type SayWithModelContext } from './say-with-model.ts';

const WORK = `A1090/26 NOTAMN
Q) ENOR/QFAHW/IV/NBO/A/000/999/6018N00513E005
A) ENBR B) 2607270600 C) 2609301500
E) TWY A CLSD. PRESENCE OF WORKERS AND MACHINES 300M FM THR RWY 17. CTC KARI NORDMANN TEL +47 912 34 567`;
/** The same with other figures. */
const WORK_ELSEWHERE = WORK.replace('A1090', 'A1091').replace('300M', '450M').replace('TWY A', 'TWY C4');
const CLAUSE = 'PRESENCE OF WORKERS AND MACHINES';
const PROFILE = {
  name: 'Kari',
  companyName: '',
  phoneNumber: '',
  address: '',
  zipCode: '',
  city: '',
  country: 'NO',
};

let db: TestDatabase;
let peer: ModelPeer;
let userId: string;
const pasteReader = createInThreadPasteReader(
  createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: tzLookup }),
);
const outcomes = vi.fn();
const faults = vi.fn();

beforeAll(async () => {
  [db, peer] = await Promise.all([createTestDatabase(), openModelPeer()]);
});
afterAll(async () => {
  await peer.stop();
  await db.drop();
});
beforeEach(async () => {
  await db.database.deleteFrom('model_sentences').execute();
  await db.database.deleteFrom('words_to_come').execute();
  outcomes.mockReset();
  faults.mockReset();
  peer.script(answering(faithfully));
  userId = await insertUser(db.database);
  await createFreeSubscription(db.database, { userId, profile: PROFILE });
});

function translating() {
  const now = () => new Date().toISOString();
  return {
    database: db.database,
    chatModel: null,
    pasteReader,
    now,
    onTranslated: () => undefined,
    onWordsToCome: () => undefined,
  };
}

const translate = (text = WORK) =>
  translateNotam(translating(), { userId, text, language: 'no', idempotencyKey: null });

/** A server of its own, with a model adapter of its own. */
function server(given: Partial<SayWithModelContext> = {}): SayWithModelContext {
  const model = 'loopback-model';
  return {
    database: db.database,
    pasteReader,
    chatModel: createOpenAiChatModel(
      {
        baseUrl: peer.url,
        apiKey: 'none',
        model,
        timeLimitMs: 2_000,
        concurrency: 4,
        inputPrice: 0,
        outputPrice: 0,
      },
      { calls: { record: () => undefined }, stopping: new AbortController().signal },
    ),
    maker: { model, promptVersion: PROMPT_VERSION },
    polish: true,
    noticesAtOnce: 2,
    claimMs: 8_000,
    onSentence: outcomes,
    onFault: faults,
    ...given,
  };
}

/** What a server does in the background for all that waits. */
async function sayAll(context = server()): Promise<void> {
  for (const answer of await claimWordsToCome(db.database, { limit: 50, leaseS: 30 })) {
    await sayWithModel(context, answer);
    await db.database
      .deleteFrom('words_to_come')
      .where('translation_id', '=', answer.translationId)
      .execute();
  }
}

async function noticesOf(id: string): Promise<NotamTranslation['notices']> {
  const stored = await readTranslation(db.database, userId, id);
  if (stored.kind !== 'notam') throw new Error('The answer is about NOTAMs.');
  return stored.notices;
}

const outcomesOf = (): readonly string[] => outcomes.mock.calls.map(([, outcome]) => String(outcome));

describe('a notice with a clause that no rule reads', () => {
  test('has it said, with its figures as we write them, in its place and marked', async () => {
    const given = await translate();
    expect(given.wordsUntil).not.toBeNull();
    await sayAll(server({ polish: false }));
    const [notice] = await noticesOf(given.id);
    const said = notice?.passages.clauses.find(({ kind }) => kind === 'model');
    expect(said?.text).toContain('Det pågår arbeid');
    expect(notice?.source.slice(said?.span.from, said?.span.to)).toContain(CLAUSE);
    expect(notice).toMatchObject({ engine: 'ai', polished: false });
    expect(notice?.translation).toContain('Det pågår arbeid');
    expect(notice?.translation).not.toContain(CLAUSE);
    // Facts and rating are the decoder's.
    const { facts, droneRelevance, droneImpact } = given.notices[0]!;
    expect(notice).toMatchObject({ facts, droneRelevance, droneImpact });
    expect(await readTranslation(db.database, userId, given.id)).toMatchObject({
      engine: 'ai',
      wordsUntil: null,
    });
  });

  test('takes one call, clauses and polish together; the same wording with other figures takes none', async () => {
    await translate();
    await sayAll();
    expect(peer.calls).toHaveLength(1);
    const asked = [...askedOf(peer.calls[0]!).values()];
    expect(asked.some(({ say }) => say?.includes(CLAUSE))).toBe(true);
    expect(asked.some(({ polish }) => polish !== undefined)).toBe(true);
    const elsewhere = await translate(WORK_ELSEWHERE);
    await sayAll();
    expect(peer.calls).toHaveLength(1);
    const [notice] = await noticesOf(elsewhere.id);
    expect(notice?.translation).toMatch(/450|C4/);
  });

  test('has nothing in what is sent but common words and numbered slots', async () => {
    await translate();
    await sayAll();
    const sent = JSON.stringify(peer.calls.map(({ body }) => body.messages));
    expect(sent.replace(/⟦\d+⟧/g, '')).not.toMatch(/kari|nordmann|912|300|\bENBR\b|bergen|RWY 17|A1090/i);
  });
});

describe('a model that does it wrong', () => {
  test.each(Object.entries(WRONG))(
    'and %s is asked once more, and then nothing changes',
    async (_what, saying) => {
      const given = await translate();
      peer.script(answering(saying));
      await sayAll();
      expect(await noticesOf(given.id)).toEqual(given.notices);
      expect(peer.calls).toHaveLength(2);
      expect(faults).toHaveBeenCalled();
    },
  );

  test('at first is believed when it mends it', async () => {
    const given = await translate();
    peer.script(answering(WRONG['drops a slot']!), answering(faithfully));
    await sayAll();
    expect(peer.calls).toHaveLength(2);
    expect([...askedOf(peer.calls[1]!).values()].every(({ refused }) => refused !== undefined)).toBe(true);
    expect(outcomesOf()).toContain('repaired');
    expect((await noticesOf(given.id))[0]).toMatchObject({ engine: 'ai', polished: true });
  });

  test('is not asked about the same again for a while', async () => {
    peer.script(answering(WRONG['adds a figure']!));
    await translate();
    await sayAll();
    const calls = peer.calls.length;
    await translate();
    await sayAll();
    expect(peer.calls).toHaveLength(calls);
    expect(outcomesOf()).toContain('refused-before');
  });

  test.each(Object.entries(USELESS))('and %s leaves the words as they were', async (_what, reply) => {
    const given = await translate();
    peer.script(reply);
    await sayAll();
    expect(await noticesOf(given.id)).toEqual(given.notices);
  });

  test('and comes late comes too late', async () => {
    const given = await translate();
    peer.script((call) => ({ ...answering(faithfully)(call), afterMs: 60_000 }));
    await sayAll(server({ chatModel: null }));
    await sql`delete from words_to_come`.execute(db.database);
    expect(await noticesOf(given.id)).toEqual(given.notices);
  });
});

test('a stiff model changes nothing of ours', async () => {
  const given = await translate();
  peer.script(answering(stiffly));
  await sayAll();
  const [notice] = await noticesOf(given.id);
  expect(notice).toMatchObject({ polished: false });
  expect(notice?.explanation).toBe(given.notices[0]?.explanation);
});

test('of many servers that need the same at once, one asks', async () => {
  peer.script((call) => ({ ...answering(faithfully)(call), afterMs: 300 }));
  const answers = await Promise.all([translate(), translate(WORK_ELSEWHERE)]);
  const claimed = await claimWordsToCome(db.database, { limit: 50, leaseS: 30 });
  expect(claimed).toHaveLength(2);
  await Promise.all(claimed.map((answer) => sayWithModel(server(), answer)));
  expect(peer.calls).toHaveLength(1);
  for (const { id } of answers) expect((await noticesOf(id))[0]?.engine).toBe('ai');
});

test('a stored sentence that the checks of today refuse is not shown', async () => {
  await translate();
  await sayAll();
  await sql`
    update model_sentences set sentence = 'Drone er forbudt: ' || sentence where state = 'kept'
  `.execute(db.database);
  outcomes.mockReset();
  const given = await translate(WORK_ELSEWHERE);
  await sayAll();
  expect(await noticesOf(given.id)).toEqual(given.notices);
  expect(outcomesOf()).toContain('refused-before');
  expect(outcomesOf()).not.toContain('stored');
});

test('words for an answer that its user deletes meanwhile are stored nowhere', async () => {
  const given = await translate();
  peer.script((call) => ({ ...answering(faithfully)(call), afterMs: 300 }));
  const [answer] = await claimWordsToCome(db.database, { limit: 50, leaseS: 30 });
  const saying = sayWithModel(server(), answer!);
  await vi.waitFor(() => expect(peer.calls.length).toBeGreaterThan(0), { timeout: 10_000 });
  await db.database.deleteFrom('translations').where('id', '=', given.id).execute();
  await saying;
  const { rows } = await sql`select from notice_words where translation_id = ${given.id}::uuid`.execute(
    db.database,
  );
  expect(rows).toHaveLength(0);
});

describe('another language of a stored answer', () => {
  test('calls no model when nothing is left, and takes what is stored', async () => {
    const first = await translate();
    await db.database
      .updateTable('subscriptions')
      .set({ translations_used: 10 })
      .where('user_id', '=', userId)
      .execute();
    await sql`delete from words_to_come`.execute(db.database);
    const wish = { userId, id: first.id, language: 'en' } as const;
    const reworded = await rewordNotam(translating(), wish);
    await sayAll();
    expect(peer.calls).toHaveLength(0);
    expect(await noticesOf(reworded.id)).toEqual(reworded.notices);
    expect(new Set(outcomesOf())).toEqual(new Set(['unasked']));
  });
});

describe('a reader of the phrase book', () => {
  const ofClause = () =>
    db.database
      .selectFrom('model_sentences')
      .selectAll()
      .where('task', '=', 'clause')
      .where('model', '<>', '')
      .executeTakeFirstOrThrow();

  test('pins a sentence, which then needs no model', async () => {
    await translate();
    await sayAll();
    const { key, sentence } = await ofClause();
    expect(await changePhrase(db.database, key.slice(0, 12), { change: 'pin' })).toMatchObject({
      outcome: 'done',
    });
    const given = await translate(WORK_ELSEWHERE);
    await sayAll(server({ chatModel: null, maker: { model: 'another', promptVersion: 9 } }));
    expect(sentence).toContain('Det pågår arbeid');
    expect((await noticesOf(given.id))[0]?.translation).toContain('Det pågår arbeid');
    expect(outcomesOf()).toContain('reader');
  });

  test('mends one by a sentence that passes the same checks alone', async () => {
    await translate();
    await sayAll();
    const { key, sentence } = await ofClause();
    const faulty = await changePhrase(db.database, key, {
      change: 'mend',
      sentence: 'Noe annet, 300 m unna.',
    });
    expect(faulty).toMatchObject({ outcome: 'faulty' });
    const mended = String(sentence).replace('arbeid', 'anleggsarbeid');
    expect(await changePhrase(db.database, key, { change: 'mend', sentence: mended })).toMatchObject({
      outcome: 'done',
    });
    const given = await translate(WORK_ELSEWHERE);
    await sayAll();
    expect((await noticesOf(given.id))[0]?.translation).toContain('anleggsarbeid');
  });

  test('strikes one for good, and may leave it to the model again', async () => {
    await translate();
    await sayAll();
    const { key } = await ofClause();
    await changePhrase(db.database, key, { change: 'strike' });
    const struck = await translate(WORK_ELSEWHERE);
    await sayAll();
    expect((await noticesOf(struck.id))[0]?.translation).toContain(CLAUSE);
    await changePhrase(db.database, key, { change: 'free' });
    const freed = await translate(WORK);
    await sayAll();
    expect((await noticesOf(freed.id))[0]?.translation).not.toContain(CLAUSE);
    expect(await changePhrase(db.database, 'ffff', { change: 'pin' })).toEqual({ outcome: 'unknown' });
  });
});
