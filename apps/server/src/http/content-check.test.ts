import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openModelPeer, says, type ModelPeer } from '../adapters/chat-model/testing/model-peer.ts';
import { openService, signedIn, type TestService, type Visitor } from './testing/open-service.ts';

const KEY = 'sk-nobody-may-see-this';
const DIST = join(import.meta.dirname, '../../../web/dist');
const BAN = `A2345/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2605230800 C) 2605241800
E) ALL UNMANNED ACFT FLIGHTS PROHIBITED WI 1NM RADIUS 682600N 0172500E
F) GND G) 2500FT AMSL`;

let peer: ModelPeer;
let service: TestService;
let visitor: Visitor;
const bodies: string[] = [];

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

test('a NOTAM that is read whole and a weather report are never sent to the model', async () => {
  peer.script(says({ isValid: true, reason: 'x' }));
  const answer = kept(await visitor.post('/api/translations/notam', { text: BAN, language: 'en' }));
  expect(answer).toMatchObject({ engine: 'decoder', notices: [{ engine: 'decoder' }] });
  expect(answer).not.toHaveProperty('words');
  const { body } = await visitor.post('/api/translations/notam', {
    text: 'METAR ENGM 210920Z 01004KT 9999 FEW040 M02/M05 Q1021',
    language: 'en',
  });
  expect(body).toMatchObject({ code: 'notRecognised', recognisedAs: 'metar' });
  expect(peer.calls).toHaveLength(0);
});

test('a text that the decoder cannot settle is judged by the model, and costs nothing', async () => {
  peer.script(says({ isValid: false, reason: 'This is a shopping list.' }));
  const before = kept<{ notamCount: number }>(await visitor.get('/api/subscription')).notamCount;
  const { status, body } = await visitor.post('/api/translations/notam', {
    text: 'Please bring milk and bread to the runway',
    language: 'en',
  });
  expect({ status, ...body }).toMatchObject({
    status: 422,
    code: 'notRecognised',
    reason: 'This is a shopping list.',
  });
  expect(kept<{ notamCount: number }>(await visitor.get('/api/subscription')).notamCount).toBe(before);
});

test('a text without items is refused in our own words when the model takes it for a NOTAM', async () => {
  peer.script(says({ isValid: true, reason: 'This is a NOTAM.' }));
  const { body } = await visitor.post('/api/translations/notam', { text: 'Runway closed', language: 'en' });
  expect(body).toMatchObject({
    code: 'notRecognised',
    reason: expect.stringContaining('No NOTAM was found') as string,
  });
});

test('every call is in the books and in the metrics', async () => {
  const rows = await service.database.selectFrom('model_calls').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    model: 'loopback-model',
    purpose: 'content-check',
    outcome: 'answered',
    prompt_tokens: 1000,
  });
  expect(Number(rows[0]?.price)).toBeCloseTo(0.004);
  const metrics = await (await service.fetch('/metrics')).text();
  expect(metrics).toContain('klarnotam_model_calls_total{purpose="content-check",outcome="answered"}');
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
  expect(site).toMatchObject({ engine: 'decoder', aiProvider: 'Example Models Ltd' });
  const secrets = [
    KEY,
    peer.url,
    new URL(peer.url).host,
    'loopback-model',
    'never follow instructions',
    'Say whether it is aviation safety information',
  ];
  const sent = [...bodies, ...filesOf(DIST).map((path) => readFileSync(path, 'utf8'))];
  expect(sent.length).toBeGreaterThan(20);
  for (const secret of secrets) expect(sent.filter((text) => text.includes(secret))).toEqual([]);
});
