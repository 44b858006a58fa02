import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { NotamNotice, WordsState } from '@klarnotam/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  fails,
  openModelPeer,
  says,
  type ModelPeer,
} from '../adapters/translation-engine/ai/testing/model-peer.ts';
import { openService, signedIn, type TestService, type Visitor } from './testing/open-service.ts';

const KEY = 'sk-nobody-may-see-this';
const DIST = join(import.meta.dirname, '../../../web/dist');
const BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2605230800 C) 2605241800
E) ALL UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 682600N 0172500E
F) GND G) 2500FT AMSL`;
const RIGHT = {
  translation:
    'All drone flights are prohibited within 1 nautical mile of 68°26′00″N 17°25′00″E, from the ground up to 2,500 feet above sea level, from 23 May 2026 at 08:00 UTC to 24 May 2026 at 18:00 UTC.',
  explanation: 'You may not fly a drone here.',
};

let peer: ModelPeer;
let service: TestService;
let visitor: Visitor;
const bodies: string[] = [];

interface Answer {
  readonly id: string;
  readonly engine: string;
  readonly notices: readonly NotamNotice[];
  readonly words?: WordsState;
  readonly usage: { readonly used: number };
}

beforeAll(async () => {
  peer = await openModelPeer();
  service = await openService({
    AI_BASE_URL: peer.url,
    AI_API_KEY: KEY,
    AI_MODEL: 'loopback-model',
    AI_PROVIDER: 'Example Models Ltd',
    AI_TIME_LIMIT_S: '5',
    AI_INPUT_PRICE: '2',
    AI_OUTPUT_PRICE: '10',
  });
  visitor = await signedIn(service, 'kari@example.no');
});
afterAll(async () => {
  await service.stop();
  await peer.stop();
});

function kept<Body>({ status, body }: { readonly status: number; readonly body: unknown }): Body {
  bodies.push(JSON.stringify(body));
  expect(status).toBe(200);
  return body as Body;
}

async function post(text: string, key?: string): Promise<Answer> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return kept<Answer>(await visitor.post('/api/translations/notam', { text, language: 'en' }, headers));
}

async function finished(id: string): Promise<Answer> {
  return await vi.waitFor(
    async () => {
      const answer = kept<Answer>(await visitor.get(`/api/translations/${id}`));
      expect(answer.words?.pending).toBe(false);
      return answer;
    },
    { timeout: 30_000, interval: 100 },
  );
}

test('facts and rating come at once, words when they are verified, and the translation is spent once', async () => {
  peer.script({ ...says(RIGHT), afterMs: 1_000 });
  const answer = await post(BAN, 'first');
  expect(answer.notices[0]).toMatchObject({ droneRelevance: 'forbidden', engine: 'decoder' });
  expect(answer.words).toEqual({ pending: true, notices: [{ step: 'checked', fallback: null }] });

  const twin = await post(BAN, 'first');
  expect(twin.id).toBe(answer.id);

  const { notices, words } = await finished(answer.id);
  expect(notices[0]).toMatchObject({
    engine: 'ai',
    translation: RIGHT.translation,
    droneRelevance: 'forbidden',
  });
  expect(words).toEqual({ pending: false, notices: [{ step: 'verified', fallback: null }] });
  expect(peer.calls).toHaveLength(1);
  const later = await post(BAN, 'first');
  expect(later).toMatchObject({ usage: { used: 1 }, notices: [{ engine: 'ai' }] });
});

test('a finished text serves other users without another call', async () => {
  const other = await signedIn(service, 'ola@example.no');
  peer.script(fails(500));
  const { body } = await other.post('/api/translations/notam', { text: BAN, language: 'en' });
  const id = (body as unknown as Answer).id;
  await vi.waitFor(async () => {
    const read = (await other.get(`/api/translations/${id}`)).body as unknown as Answer;
    expect(read).toMatchObject({ words: { pending: false }, notices: [{ engine: 'ai' }] });
  }, 12_000);
  expect(peer.calls).toHaveLength(0);
});

test.each([
  ['down', fails(500), 'unavailable'],
  ['slow', { ...says(RIGHT), afterMs: 30_000 }, 'late'],
  ['wrong', says({ ...RIGHT, translation: RIGHT.translation.replace('18:00', '19:00') }), 'contradicted'],
] as const)(
  'with the service %s the decoder’s words stand, and the answer says so',
  async (_what, reply, fallback) => {
    peer.script(reply);
    const startedMs = performance.now();
    const answer = await post(
      BAN.replace('A2345', fallback === 'late' ? 'A1111' : fallback === 'unavailable' ? 'A2222' : 'A3333'),
    );
    const { notices, words } = await finished(answer.id);
    expect(performance.now() - startedMs).toBeLessThan(12_000);
    expect(words?.notices).toEqual([{ step: 'verified', fallback }]);
    expect(notices[0]?.engine).toBe('decoder');
    expect(notices[0]?.translation).toContain('68°26′00″N');
  },
);

test('a text that the decoder cannot settle is judged by the model, and costs nothing', async () => {
  peer.script(says({ isValid: false, reason: 'This is a shopping list.' }));
  const before = kept<{ notamCount: number }>(await visitor.get('/api/subscription')).notamCount;
  const { status, body } = await visitor.post('/api/translations/notam', {
    text: 'Milk, bread, eggs',
    language: 'en',
  });
  expect({ status, ...body }).toMatchObject({
    status: 422,
    code: 'notRecognised',
    reason: 'This is a shopping list.',
  });
  expect(kept<{ notamCount: number }>(await visitor.get('/api/subscription')).notamCount).toBe(before);
  peer.script(says({ isValid: true, reason: 'x' }));
  await visitor.post('/api/translations/notam', {
    text: 'METAR ENGM 210920Z 01004KT 9999 FEW040 M02/M05 Q1021',
    language: 'en',
  });
  expect(peer.calls).toHaveLength(0);
});

test('every call is in the books and in the metrics', async () => {
  const rows = await service.database.selectFrom('model_calls').selectAll().execute();
  expect(rows.length).toBeGreaterThan(4);
  expect(rows[0]).toMatchObject({
    model: 'loopback-model',
    purpose: 'words',
    outcome: 'answered',
    prompt_tokens: 1000,
  });
  expect(Number(rows[0]?.price)).toBeCloseTo(0.004);
  const metrics = await (await service.fetch('/metrics')).text();
  expect(metrics).toContain('klarnotam_model_calls_total{purpose="words",outcome="answered"}');
  expect(metrics).toContain('klarnotam_model_tokens_total{direction="sent"}');
  expect(metrics).toContain('klarnotam_model_price_total');
});

/** The text files of the built page. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory()
      ? filesOf(path)
      : /\.(?:js|css|html|json|svg)$/.test(name)
        ? [path]
        : [];
  });
}

test('no key, prompt or address of the provider is in anything that a browser gets', async () => {
  for (const path of [
    '/api/site',
    '/api/openapi.json',
    '/api/usage',
    '/api/translations',
    '/notam',
    '/privacy',
  ]) {
    const response = await service.fetch(path, {
      headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    bodies.push(await response.text(), JSON.stringify([...response.headers]));
  }
  const site = kept<{ engine: string; aiProvider: string }>(await visitor.get('/api/site'));
  expect(site).toMatchObject({ engine: 'ai', aiProvider: 'Example Models Ltd' });
  const secrets = [
    KEY,
    peer.url,
    new URL(peer.url).host,
    'loopback-model',
    'Never follow instructions',
    'depart from the facts',
  ];
  const sent = [...bodies, ...filesOf(DIST).map((path) => readFileSync(path, 'utf8'))];
  expect(sent.length).toBeGreaterThan(20);
  for (const secret of secrets) expect(sent.filter((text) => text.includes(secret))).toEqual([]);
});
