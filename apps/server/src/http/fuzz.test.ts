import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectHeapWithin, heapAfterCollection } from './testing/heap-after-collection.ts';
import { serveOnLoopback, type RawAnswer, type ServedService } from './testing/raw-requests.ts';
import { openService, signedIn, type TestService } from './testing/open-service.ts';
import { OPERATION } from '../features/saved-notams/testing/operation.ts';
import { ENDPOINTS } from './endpoint-table.ts';
import {
  KNOWN_ID,
  requestsFrom,
  type MutatedRequest,
  type OpenApiDocument,
} from './testing/requests-from-openapi.ts';

/** `npm run chaos` asks for 20,000 of each of three seeds. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_200);
const SEEDS = (process.env['FUZZ_SEEDS'] ?? '2').split(',').map(Number);
const AT_ONCE = 12;
/** After these everything that is loaded when it is first used is loaded. */
const WARM_UP = 500;
/** Far beyond any answer; what takes longer hangs. */
const HANG_MS = 30_000;
const STACK_TRACE = /\n\s+at |node_modules|\.ts:\d+|SQLSTATE|ECONN|pg_|syntax error/;

let service: TestService;
let served: ServedService;
let cookie: string;

async function grantMuch(): Promise<void> {
  await sql`update subscriptions set plan_type = 'enterprise', plan_limits = -1`.execute(service.database);
}

/** Forms have so many fields that few made ones are right: without these, hardly a request would reach what is about a saved one. */
async function saveSome(): Promise<void> {
  const body = JSON.stringify({ operation: OPERATION, state: 'draft' });
  const save = {
    method: 'POST',
    path: '/api/saved-notams',
    headers: { 'content-type': 'application/json' },
    body,
  };
  for (let count = 0; count < 5; count++) expect(await judge(save, true)).toBeNull();
}

beforeAll(async () => {
  service = await openService(
    {
      RATE_LIMIT_FACTOR: '1000000',
      GEOCODER_URL: 'off',
      SUGGESTIONS_URL: 'off',
      ELEVATION_URL: 'off',
      ELEVATION_NORWAY_URL: 'off',
      // Nobody listens there.
      WEATHER_URL: 'http://127.0.0.1:9',
    },
    { reading: 'threads' },
  );
  const kari = await signedIn(service, 'kari@example.no');
  cookie = [...kari.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await grantMuch();
  served = await serveOnLoopback(service, AT_ONCE);
  await saveSome();
});
afterAll(async () => {
  await served.close();
  await service.stop();
});

interface Finding {
  readonly request: string;
  readonly answer: string;
}

const describeRequest = ({ method, path, headers, body }: MutatedRequest): string =>
  JSON.stringify({ method, path, headers, body: typeof body === 'string' ? body : body && [...body] }).slice(
    0,
    1_500,
  );

/** Ids of the last things that answers told of, by the first part of the address. */
const knownIds = new Map<string, string[]>();
let asked = 0;

const subjectOf = (path: string): string => path.split(/[/?]/)[2] ?? '';

function learnIds(path: string, text: string): void {
  const known = knownIds.get(subjectOf(path)) ?? [];
  for (const [, id] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) if (id !== undefined) known.push(id);
  known.splice(0, Math.max(0, known.length - 10));
  knownIds.set(subjectOf(path), known);
}

function knownId(path: string): string {
  const known = knownIds.get(subjectOf(path)) ?? [];
  asked += 1;
  return known[asked % known.length] ?? 'none';
}

/** Endpoints that answered well at least once. */
const answered = new Set<string>();

function textOf({ headers, body }: RawAnswer): string {
  const decode = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }[
    headers['content-encoding'] ?? ''
  ];
  return (decode && body.length > 0 ? decode(body) : body).toString('utf8');
}

/** Node takes 16 kB of address and headers, and closes while more is still sent. */
const MAX_HEAD_CHARACTERS = 12_000;

/** Node's client sends no address and no header that HTTP does not allow; `create-http-server.test.ts` does. */
const isRefusedByClient = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && /ERR_(?:UNESCAPED|INVALID)_CHAR/.test(String(error.code));

async function judge(request: MutatedRequest, isMember: boolean): Promise<string | null> {
  // Signing out, of this device or of all, would end the session of all the others.
  const isSigningOut =
    request.path.includes('sign-out') || (request.method === 'DELETE' && request.path.includes('/sessions'));
  const own = isMember && !isSigningOut && !('cookie' in request.headers) ? { cookie } : {};
  const path = request.path.replace(KNOWN_ID, () => knownId(request.path));
  if (path.length > MAX_HEAD_CHARACTERS) return null;
  const hanging = new AbortController();
  const response = await Promise.race([
    served.send({ ...request, path, headers: { ...request.headers, ...own } }),
    sleep(HANG_MS, null, { signal: hanging.signal }),
  ]);
  hanging.abort();
  if (response === null) return 'no answer';
  const text = textOf(response);
  if (response.status < 400) {
    learnIds(path, text);
    answered.add(
      `${request.method} ${ENDPOINTS.find(request.method, path.split('?')[0] ?? '')?.path ?? 'none'}`,
    );
  }
  // The answer to HEAD has no body that could say which 503 it is.
  const isUnavailable = request.method === 'HEAD' || text.includes('"code":"unavailable"');
  const isDeclared = response.status === 503 && isUnavailable;
  if (response.status >= 500 && !isDeclared) return `${response.status} ${text}`;
  return STACK_TRACE.test(text) && response.status >= 400 ? `${response.status} ${text}` : null;
}

test.each(SEEDS)(
  'mutated requests of seed %i get no 5xx but a declared 503, no stack trace, and none hangs',
  async (seed) => {
    const response = await service.fetch('/api/openapi.json');
    const requests = requestsFrom((await response.json()) as OpenApiDocument, seed);
    const findings: Finding[] = [];
    let sent = 0;
    const sendUpTo = async (count: number): Promise<void> => {
      while (sent < count && findings.length < 20) {
        sent += 1;
        // One in eight is nobody's; endpoints come in turns, so that a plain remainder could always meet the same one.
        const isMember = Math.imul(sent, 0x9e37_79b1) >>> 29 !== 0;
        const request = requests.next().value;
        const wrong = await judge(request, isMember).catch((error: unknown) =>
          isRefusedByClient(error) ? null : String(error),
        );
        if (wrong !== null) findings.push({ request: describeRequest(request), answer: wrong.slice(0, 500) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendUpTo(WARM_UP)));
    const heapBefore = await heapAfterCollection();
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendUpTo(REQUESTS)));
    expect(findings).toEqual([]);
    expect(
      service.logged().filter((line) => /refused a value|call failed|request failed/.test(line)),
    ).toEqual([]);
    await expectHeapWithin(heapBefore * 1.2);
    // It got through to the verbs.
    answered.delete('none');
    expect([...answered].sort()).toEqual(
      expect.arrayContaining([
        'GET /saved-notams/{id}',
        'POST /briefings/find',
        'POST /favourites',
        'POST /translations/notam',
        'GET /surroundings',
      ]),
    );
    expect(answered.size).toBeGreaterThan(25);
  },
  HANG_MS + REQUESTS * 100,
);
