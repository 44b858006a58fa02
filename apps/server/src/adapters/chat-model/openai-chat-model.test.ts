import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatModelUnavailable, type ChatQuestion } from '../../ports/chat-model.ts';
import type { ModelCall } from '../../ports/model-calls.ts';
import { createOpenAiChatModel } from './openai-chat-model.ts';
import { fails, openModelPeer, says, type ModelPeer } from './testing/model-peer.ts';

const QUESTION: ChatQuestion = {
  purpose: 'content-check',
  language: null,
  schemaName: 'answer',
  schema: { type: 'object' },
  messages: [
    { role: 'system', content: 'Answer.' },
    { role: 'user', content: 'Take two eggs.' },
  ],
};
const RIGHT = { isValid: false };
const SETTINGS = {
  apiKey: 'sk-secret-of-the-test',
  model: 'loopback-model',
  timeLimitMs: 8_000,
  concurrency: 4,
  inputPrice: 2,
  outputPrice: 10,
};
/** So that what hangs need not be waited for. */
const SHORT = { timeLimitMs: 2_000 };

let peer: ModelPeer;
let recorded: ModelCall[] = [];
let stopping: AbortController;

beforeAll(async () => {
  peer = await openModelPeer();
});
afterAll(() => peer.stop());
beforeEach(() => {
  recorded = [];
  stopping = new AbortController();
});

function createModel(settings: Partial<typeof SETTINGS> & { baseUrl?: string } = {}) {
  return createOpenAiChatModel(
    { ...SETTINGS, baseUrl: peer.url, ...settings },
    { calls: { record: (call) => recorded.push(call) }, stopping: stopping.signal },
  );
}

async function refusalOf(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChatModelUnavailable);
  return (error as ChatModelUnavailable).reason;
}

describe('a service that answers', () => {
  test('is asked with one call, whose price is kept', async () => {
    peer.script(says(RIGHT));
    expect(await createModel().ask(QUESTION)).toBe(JSON.stringify(RIGHT));
    expect(peer.calls).toHaveLength(1);
    expect(peer.calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer sk-secret-of-the-test',
      body: {
        model: 'loopback-model',
        messages: QUESTION.messages,
        response_format: { type: 'json_schema' },
      },
    });
    expect(recorded).toMatchObject([
      {
        purpose: 'content-check',
        outcome: 'answered',
        promptTokens: 1000,
        completionTokens: 200,
        price: 0.004,
      },
    ]);
  });

  test('is asked again when it was busy for a moment', async () => {
    peer.script(fails(429), fails(503), says(RIGHT));
    expect(await createModel().ask(QUESTION)).toBe(JSON.stringify(RIGHT));
    expect(recorded.map(({ outcome }) => outcome)).toEqual(['busy', 'failed', 'answered']);
  });

  test('and knows no bound form is asked for a JSON object, then for plain text', async () => {
    peer.script(fails(400), fails(400), says(`Here it is:\n${JSON.stringify(RIGHT)}`));
    const model = createModel();
    expect(await model.ask(QUESTION)).toContain(JSON.stringify(RIGHT));
    const forms = () => peer.calls.map(({ body }) => body.response_format?.type);
    expect(forms()).toEqual(['json_schema', 'json_object', undefined]);
    await model.ask(QUESTION);
    expect(forms()).toEqual(['json_schema', 'json_object', undefined, undefined]);
  });

  test.each([
    ['cut off at its length', says('{"isValid": fal', 'length')],
    ['empty', says('  ')],
    ['no completion', { body: 'hello' }],
  ])('with what is %s has given no answer', async (_what, reply) => {
    peer.script(reply);
    expect(await createModel().ask(QUESTION)).toBeNull();
    expect(recorded).toMatchObject([{ outcome: 'malformed' }]);
  });
});

describe('a service that does not answer', () => {
  test.each([
    ['500', [fails(500)], 'unavailable', 3],
    ['401', [fails(401)], 'unavailable', 1],
    ['429 for longer than anybody waits', [fails(429, { 'retry-after': '60' })], 'late', 1],
    ['silence', [{ ...says(RIGHT), afterMs: 60_000 }], 'late', 2],
    ['an answer cut off on the way', [{ ...says(RIGHT), cut: true }], 'unavailable', 3],
  ] as const)('but %s is given up in time', async (_what, replies, reason, calls) => {
    peer.script(...replies);
    const startedMs = performance.now();
    expect(await refusalOf(createModel(SHORT).ask(QUESTION))).toBe(reason);
    expect(performance.now() - startedMs).toBeLessThan(SHORT.timeLimitMs + 8_000);
    expect(peer.calls).toHaveLength(calls);
  });

  test('because there is none', async () => {
    expect(await refusalOf(createModel({ baseUrl: 'http://127.0.0.1:9/v1' }).ask(QUESTION))).toBe(
      'unavailable',
    );
  });

  test('five times in a row is left alone for 20 seconds, then tried again', async () => {
    peer.script(fails(401));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const model = createModel();
      for (let index = 0; index < 8; index++)
        expect(await refusalOf(model.ask(QUESTION))).toBe('unavailable');
      expect(peer.calls).toHaveLength(5);
      peer.script(says(RIGHT));
      vi.setSystemTime(Date.now() + 19_000);
      expect(await refusalOf(model.ask(QUESTION))).toBe('unavailable');
      vi.setSystemTime(Date.now() + 1_000);
      expect(await model.ask(QUESTION)).toBe(JSON.stringify(RIGHT));
    } finally {
      vi.useRealTimers();
    }
  });

  test('is given up at once when the server stops', async () => {
    peer.script({ ...says(RIGHT), afterMs: 60_000 });
    const model = createModel();
    const asked = refusalOf(model.ask(QUESTION));
    await sleep(100);
    stopping.abort();
    expect(await asked).toBe('late');
    expect(await refusalOf(model.ask(QUESTION))).toBe('late');
  });
});

describe('many questions at once', () => {
  test('never make more calls at once than are allowed', async () => {
    let running = 0;
    let most = 0;
    peer.script(() => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => (running -= 1), 90);
      return { ...says(RIGHT), afterMs: 100 };
    });
    const model = createModel({ concurrency: 3 });
    await Promise.all(Array.from({ length: 10 }, () => model.ask(QUESTION)));
    expect(peer.calls).toHaveLength(10);
    expect(most).toBe(3);
  });

  test('wait no longer than the time limit for their turn', async () => {
    peer.script({ ...says(RIGHT), afterMs: 60_000 });
    const model = createModel({ concurrency: 1, timeLimitMs: 500 });
    const startedMs = performance.now();
    const reasons = await Promise.all([1, 2, 3].map(() => refusalOf(model.ask(QUESTION))));
    expect(new Set(reasons)).toEqual(new Set(['late']));
    expect(performance.now() - startedMs).toBeLessThan(8_000);
  });
});
