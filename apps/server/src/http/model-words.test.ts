import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openModelPeer, type ModelPeer } from '../adapters/chat-model/testing/model-peer.ts';
import { answering, faithfully, USELESS } from '../adapters/chat-model/testing/words-of-peer.ts';
import type { Database } from '../database/create-database.ts';
import { openService, signedIn, type TestService, type Visitor } from './testing/open-service.ts';

const NOTAM = `A1090/26 NOTAMN
Q) ENOR/QFAHW/IV/NBO/A/000/999/6018N00513E005
A) ENBR B) 2607270600 C) 2609301500
E) PRESENCE OF WORKERS AND MACHINES 300M FM THR RWY 17.`;
const WAIT_MS = 20_000;

interface Answer {
  readonly id: string;
  readonly engine: string;
  readonly wordsUntil: string | null;
  readonly notices: readonly { readonly translation: string; readonly engine: string }[];
}

let peer: ModelPeer;
let service: TestService;
let visitor: Visitor;

beforeAll(async () => {
  peer = await openModelPeer();
  service = await openService({
    AI_BASE_URL: peer.url,
    AI_MODEL: 'loopback-model',
    AI_PROVIDER: 'Example Models Ltd',
    AI_TIME_LIMIT_S: '3',
    AI_POLISH: 'on',
  });
  visitor = await signedIn(service, 'kari@example.no');
});
afterAll(async () => {
  await service.stop();
  await peer.stop();
});

const translate = async (text = NOTAM): Promise<Answer> =>
  (await visitor.post('/api/translations/notam', { text, language: 'no' })).body as unknown as Answer;
const read = async (id: string): Promise<Answer> =>
  (await visitor.get(`/api/translations/${id}`)).body as unknown as Answer;

/** The answer when its words are final. */
const final = (id: string): Promise<Answer> =>
  vi.waitFor(async () => {
    const answer = await read(id);
    if (answer.wordsUntil !== null) throw new Error('Words may still come.');
    return answer;
  }, WAIT_MS);

const forget = (database: Database) => database.deleteFrom('model_sentences').execute();

test('words of a model come after the answer, which tells that they may, and stand wherever it is read', async () => {
  peer.script((call) => ({ ...answering(faithfully)(call), afterMs: 500 }));
  const given = await translate();
  expect(given.engine).toBe('decoder');
  expect(given.wordsUntil).not.toBeNull();
  expect(given.notices[0]?.translation).toContain('PRESENCE OF WORKERS');
  const worded = await final(given.id);
  expect(worded.notices[0]).toMatchObject({ engine: 'ai', polished: true });
  expect(worded.notices[0]?.translation).toContain('Det pågår arbeid');
  expect(worded.notices[0]?.translation).toContain('300');

  const { body: list } = await visitor.get('/api/translations');
  expect(list).toMatchObject({ translations: [{ id: given.id, engine: 'ai' }] });
  const { body: exported } = await visitor.get('/api/account/export');
  expect(JSON.stringify(exported)).toContain('Det pågår arbeid');
  const { body: share } = await visitor.post('/api/shares', { kind: 'translation', id: given.id });
  const { body: shared } = await service.visitor().get(`/api/shared/${String(share['token'])}`);
  expect(shared).toMatchObject({ answer: { notices: [worded.notices[0]] } });

  const metrics = await (await service.fetch('/metrics')).text();
  expect(metrics).toMatch(/klarnotam_model_calls_total\{purpose="words",outcome="answered"\} 1/);
  expect(metrics).toMatch(/klarnotam_model_sentences_total\{task="clause",outcome="made"\} 1/);
});

test.each(['never answers', ...Object.keys(USELESS)])(
  'the answer comes as it would without a model that %s',
  async (what) => {
    await forget(service.database);
    // That it is read at all shows that nobody waited for the model.
    peer.script(USELESS[what] ?? { afterMs: 600_000 });
    const given = await translate();
    expect(given).toMatchObject({ engine: 'decoder', notices: [{ engine: 'decoder' }] });
    expect((await final(given.id)).notices).toEqual(given.notices);
  },
);

test('words that a server left behind when it died are given by another one', async () => {
  await forget(service.database);
  peer.script(answering(faithfully));
  const given = await translate();
  await final(given.id);
  await service.database.deleteFrom('notice_words').execute();
  // As the server that died left it: reserved, and not renewed any more.
  await service.database
    .insertInto('words_to_come')
    .values({
      translation_id: given.id,
      until: new Date(Date.now() + 60_000),
      may_ask: true,
      leased_until: new Date(Date.now() + 1_000),
    })
    .execute();
  expect((await read(given.id)).engine).toBe('decoder');
  expect((await final(given.id)).notices[0]?.engine).toBe('ai');
});
