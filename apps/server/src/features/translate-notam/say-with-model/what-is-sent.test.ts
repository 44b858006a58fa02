import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PROMPT_VERSION, SLOT_KINDS } from '@klarnotam/ai-clauses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenAiChatModel } from '../../../adapters/chat-model/openai-chat-model.ts';
import { openModelPeer, type ModelPeer } from '../../../adapters/chat-model/testing/model-peer.ts';
import { answering, askedOf, stiffly } from '../../../adapters/chat-model/testing/words-of-peer.ts';
import { createBuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.ts';
import { createInThreadPasteReader } from '../../../adapters/paste-reader/in-thread-paste-reader.ts';
import { tzLookup } from '../../../adapters/time-zones/tz-lookup.ts';
import { createPasteTasks } from '../../../compose/paste-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/create-test-database.ts';
import { insertUser } from '../../../database/testing/insert-user.ts';
import { createFreeSubscription } from '../../subscription/index.ts';
import { checkContent } from '../check-content.ts';
import { sayWithModel } from './say-with-model.ts';

const SAMPLES = new URL('../../../../../../samples/notams/', import.meta.url);
const CORPUS = new URL('../../../../../../../../shared/corpus/notams-world.jsonl.gz', import.meta.url);
/** Every so-and-so-many-th notice of the corpus; `CORPUS_SHARE=1`: all. */
const SHARE = Number(process.env['CORPUS_SHARE'] ?? 20);
const NOTICES_OF_AN_ANSWER = 25;
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
const gazetteer = createBuiltInGazetteer();

beforeAll(async () => {
  [db, peer] = await Promise.all([createTestDatabase(), openModelPeer()]);
});
afterAll(async () => {
  await peer.stop();
  await db.drop();
});

function texts(): readonly string[] {
  const samples = readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(new URL(name, SAMPLES), 'utf8'));
  if (!existsSync(CORPUS)) return samples;
  const lines = gunzipSync(readFileSync(CORPUS)).toString().trim().split('\n');
  return [
    ...samples,
    ...lines
      .filter((_, index) => index % SHARE === 0)
      .map((line) => (JSON.parse(line) as { text: string }).text),
  ];
}

/** Of towns such as West Palm Beach. */
const DIRECTIONS: ReadonlySet<string> = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST']);

/** What no word of may be sent: phones, addresses, positions, frequencies, and the names of the places of a notice. */
function privateIn(text: string): readonly string[] {
  const places = [...text.matchAll(/\bA\) ?([A-Z]{4})\b/g)].flatMap(([, icao = '']) => {
    const aerodrome = gazetteer.findAerodrome(icao);
    return aerodrome === null ? [] : [icao, ...aerodrome.town.toUpperCase().split(/[^\p{L}]+/u)];
  });
  const written = text.match(
    /\+?\d[\d ()-]{6,}\d|[\w.]+@[\w.]+|\b\d{4,6}(?:\.\d+)?[NS] ?\d{5,7}(?:\.\d+)?[EW]\b|\b1[0-3]\d\.\d{1,3}\b/g,
  );
  return [...places.filter((name) => name.length > 3 && !DIRECTIONS.has(name)), ...(written ?? [])];
}

test('nothing is sent of a notice, or of a text without one, but common words, numbered slots and their kinds', async () => {
  const chatModel = createOpenAiChatModel(
    {
      baseUrl: peer.url,
      apiKey: 'none',
      model: 'x',
      timeLimitMs: 10_000,
      concurrency: 4,
      inputPrice: 0,
      outputPrice: 0,
    },
    { calls: { record: () => undefined }, stopping: new AbortController().signal },
  );
  const pasteReader = createInThreadPasteReader(createPasteTasks({ gazetteer, timeZones: tzLookup }));
  await db.database.deleteFrom('model_sentences').execute();
  peer.script(answering(stiffly));
  const all = texts();
  const context = {
    database: db.database,
    pasteReader,
    chatModel,
    maker: { model: 'x', promptVersion: PROMPT_VERSION },
    polish: true,
    noticesAtOnce: 4,
    claimMs: 20_000,
    onSentence: () => undefined,
    onFault: () => undefined,
  };
  for (let from = 0; from < all.length; from += NOTICES_OF_AN_ANSWER) {
    const text = all.slice(from, from + NOTICES_OF_AN_ANSWER).join('\n\n');
    const createdAt = new Date('2026-07-01T00:00:00Z');
    const paste = { text, now: createdAt.toISOString() };
    const { items } = await pasteReader.inTurn('x', (turn) => turn.translateNotams(paste, 'no'));
    const answer = { translationId: crypto.randomUUID(), userId: 'x', language: 'no', createdAt };
    await sayWithModel(context, {
      ...answer,
      items: items,
      mayAsk: true,
      leftMs: 60_000,
    });
  }
  expect(peer.calls.length).toBeGreaterThan(all.length / 20);

  const kinds: ReadonlySet<string> = new Set(SLOT_KINDS);
  const sent: string[] = [];
  for (const call of peer.calls) {
    for (const { slots = {}, say, polish } of askedOf(call).values()) {
      for (const kind of Object.values(slots)) expect(kinds).toContain(kind.split(':')[0]);
      for (const template of [say, polish]) sent.push(template ?? '');
    }
  }
  // The content check sends what is left of a text that holds no notice.
  const userId = await insertUser(db.database);
  await createFreeSubscription(db.database, { userId, profile: PROFILE });
  peer.script({ afterMs: 0 });
  for (const text of all.slice(0, 60)) {
    const bare = text.replaceAll(/\b[A-GQ]\)/g, ' ');
    await checkContent({ database: db.database, chatModel }, userId, bare);
  }
  expect(peer.calls.length).toBeGreaterThan(50);
  for (const { body } of peer.calls) {
    sent.push((JSON.parse(body.messages[1]!.content) as { message: string }).message);
  }

  const words = sent.join('\n').replace(/⟦\d*⟧/g, ' ');
  expect(words.match(/.*[\p{N}@⟦⟧].*|https?:|www\./gu) ?? []).toEqual([]);
  const apart = new Set(words.toUpperCase().split(/[^\p{L}\p{N}]+/u));
  const told = new Set(all.flatMap(privateIn).filter((name) => apart.has(name.toUpperCase())));
  expect([...told]).toEqual([]);
});
