import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectHeapWithin, heapAfterCollection } from './testing/heap-after-collection.ts';
import { openService, type TestService } from './testing/open-service.ts';
import { serveOnLoopback, type ServedService } from './testing/raw-requests.ts';
import { randomOf } from './testing/requests-from-openapi.ts';

/** `npm run chaos` asks for 200,000. */
const REQUESTS = Number(process.env['RANDOM_PATHS'] ?? 1_500);
const WARM_UP = 500;
const AT_ONCE = 16;
/** More than a heap moves by itself; 200,000 kept paths would take six times as much. */
const ROOM_BYTES = 5_000_000;

let service: TestService;
let served: ServedService;

beforeAll(async () => {
  service = await openService({ RATE_LIMIT_FACTOR: '1000000', METRICS_TOKEN: 'a-token' });
  served = await serveOnLoopback(service, AT_ONCE);
});
afterAll(async () => {
  await served.close();
  await service.stop();
});

const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
const BEGINNINGS = [
  '/',
  '/api/',
  '/api/saved-notams/',
  '/api/auth/',
  '/assets/',
  '/metrics/',
  '/api/translations?cursor=',
  '/s/',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-._~!$&()*+,;=:@%/?';

function pathsOf(seed: number): () => { readonly method: string; readonly path: string } {
  const random = randomOf(seed);
  const pick = (from: readonly string[] | string): string => from[Math.floor(random() * from.length)] ?? '/';
  return () => {
    const length = 1 + Math.floor(random() ** 3 * 200);
    const rest = Array.from({ length }, () => pick(LETTERS)).join('');
    return { method: pick(METHODS), path: pick(BEGINNINGS) + rest };
  };
}

test(
  'any number of paths that nobody has heard of leaves memory and metrics as they were',
  async () => {
    const next = pathsOf(1);
    const statuses = new Set<number>();
    let sent = 0;
    const sendUpTo = (count: number) =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (sent < count) {
            sent += 1;
            statuses.add((await served.send(next())).status);
          }
        }),
      );
    const labels = async (): Promise<number> => {
      const headers = { authorization: 'Bearer a-token' };
      const text = await (await service.fetch('/metrics', { headers })).text();
      return text.split('\n').filter((line) => line.startsWith('klarnotam_http_request_seconds_count'))
        .length;
    };
    await sendUpTo(WARM_UP);
    const before = { heap: await heapAfterCollection(), labels: await labels() };
    await sendUpTo(REQUESTS);
    await expectHeapWithin(before.heap + ROOM_BYTES);
    expect((await labels()) - before.labels).toBeLessThanOrEqual(3);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  },
  60_000 + REQUESTS * 20,
);
