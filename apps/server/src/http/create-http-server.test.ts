import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { openService, type TestService } from './testing/open-service.ts';

let service: TestService;
let server: Server;
let port: number;
const warn = vi.fn<(message: string) => void>();

beforeAll(async () => {
  service = await openService();
  server = createHttpServer((request, env) => service.handle(request, env), {
    connectionsPerAddress: 200,
    trustedProxies: 0,
    log: { warn },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
});

/** What comes back for bytes, until the server closes or falls silent. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const settle = (): void => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(1_500, settle);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', settle);
    socket.on('close', settle);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

const JSON_TYPE = 'Content-Type: application/json\r\n';

describe('bytes that are no proper request', () => {
  test.each([
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nA: a\0b\r\n\r\n'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\n${'A: a\r\n'.repeat(10_000)}\r\n`],
    ['an address without end', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [
      'two lengths',
      `POST /api/usage HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    ],
    [
      'length and chunks',
      `POST /api/usage HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a length below nothing', 'POST /api/usage HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['a host that is none', 'GET /api/usage HTTP/1.1\r\nHost: a b@c:d\r\nConnection: close\r\n\r\n'],
    ['a foreign scheme', 'GET ftp://x/api/usage HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('%s is refused', async (_what, bytes) => {
    expect(await send(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test.each([
    [
      'a chunk that is none',
      `POST /api/auth/sign-out HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
    ['another protocol', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    [
      'half a body',
      `POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}Content-Length: 500\r\n\r\n{`,
    ],
  ])('%s brings no fault of ours to light', async (_what, bytes) => {
    expect(await send(bytes)).not.toMatch(/^HTTP\/1\.1 5\d\d |\n\s+at /);
  });

  test('a body that is no JSON is refused', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
    expect((await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, init)).status).toBe(415);
  });

  test('leave the server as it was', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(service.logged()).toEqual([]);
  });
});

describe('a long text that is refused for what stands before it', () => {
  const head = `POST /api/translations/notam HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;

  test.each([
    ['the session', JSON_TYPE, 401],
    ['the kind', 'Content-Type: text/html\r\n', 401],
    ['the origin', `${JSON_TYPE}Origin: https://evil.example\r\n`, 403],
  ])('is read to its end, so that whoever sends it learns that (%s)', async (_what, headers, status) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const piece = 'x'.repeat(200_000);
    socket.write(`${head}${headers}Content-Length: ${4 * piece.length}\r\n\r\n`);
    for (let index = 0; index < 4; index += 1) {
      socket.write(piece);
      await sleep(400);
    }
    await closed;
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*"code":`));
  });

  test('is not read without end', async () => {
    expect(await send(`${head}Content-Length: 90000000\r\n\r\n${'x'.repeat(5_000_000)}`)).toContain(' 401 ');
  });
});

describe('every answer', () => {
  test.each([
    ['GET', '/', 200],
    ['GET', '/healthz', 200],
    ['GET', '/api/usage', 200],
    ['GET', '/api/unheard-of', 404],
    ['GET', '/assets/unheard-of.js', 404],
    ['GET', '/api/translations', 401],
    ['GET', '/metrics', 200],
    ['POST', '/api/auth/sign-in/email', 422],
  ])('%s %s says that no other site may use it', async (method, path, status) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.has('server') || response.headers.has('x-powered-by')).toBe(false);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...(path.startsWith('/api/') && { 'cache-control': 'no-store' }),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
  });
});

test('connections have time limits', () => {
  expect(server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    timeout: 60_000,
  });
});
