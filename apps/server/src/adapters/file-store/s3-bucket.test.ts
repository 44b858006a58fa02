import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FileStoreUnavailable } from '../../ports/file-store.ts';
import { createS3Bucket, type S3Settings } from './s3-bucket.ts';
import { describeFileStore } from './suite.ts';
import { openS3Peer, type S3Peer } from './testing/open-s3-peer.ts';

let peer: S3Peer;
let lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line) };
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  peer = await openS3Peer();
});
afterAll(() => peer.stop());
afterEach(async () => {
  lines = [];
  for (const stop of stops.splice(0)) await stop();
});

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}

const open = (changes: Partial<S3Settings> = {}) =>
  createS3Bucket(
    { ...peer.settings, prefix: `${randomUUID()}/`, ...changes },
    { log, silenceLimitMs: 1_000 },
  );

/** Where a service listens that does with each request as it is told. */
async function openService(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer({}, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function read(store: ReturnType<typeof open>, name: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const found = await store.read(name);
  for await (const piece of found!.content) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('a bucket of S3', () => {
  describeFileStore(() => Promise.resolve(open()));

  test('sees nothing of other prefixes, nor what is deeper', async () => {
    const store = open({ prefix: 'invoices/' });
    const other = open({ prefix: 'invoices/deeper/' });
    await store.put('mine', once(Buffer.from('1')));
    await other.put('theirs', once(Buffer.from('2')));
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);
    expect(names).toEqual(['mine']);
    expect(await store.read('theirs')).toBeNull();
  });

  test('holds no more in memory than a document may have', async () => {
    await expect(open().put('large', once(randomBytes(10 * 1024 * 1024 + 1)))).rejects.toThrow(RangeError);
  });

  test.each([
    [
      'an unknown key',
      { keys: { accessKeyId: 'NOBODY', secretAccessKey: 'not-the-secret' } },
      /InvalidAccessKeyId/,
    ],
    ['a bucket that is not there', { bucket: 'nowhere' }, /NoSuchBucket/],
    ['a server that is away', { endpoint: 'http://127.0.0.1:1' }, /ECONNREFUSED/],
  ])(
    'with %s nothing is there or missing: it says that it cannot tell, and why',
    async (_what, changes, reason) => {
      const store = open(changes);
      await expect(store.put('a', once(Buffer.from('x')))).rejects.toThrow(FileStoreUnavailable);
      await expect(store.read('a')).rejects.toThrow(FileStoreUnavailable);
      await expect(store.delete('a')).rejects.toThrow(FileStoreUnavailable);
      await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow(FileStoreUnavailable);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(reason);
      expect(lines.join()).not.toContain('not-the-secret');
    },
  );

  test('a wrong secret, which the peer does not look at, is said without it', async () => {
    const endpoint = await openService((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(
        '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>',
      );
    });
    const store = open({ endpoint, keys: { accessKeyId: 'S3RVER', secretAccessKey: 'not-the-secret' } });
    await expect(store.put('a', once(Buffer.from('x')))).rejects.toThrow(FileStoreUnavailable);
    await expect(store.read('a')).rejects.toThrow(FileStoreUnavailable);
    expect(lines).toEqual(['The file store does not do its work: SignatureDoesNotMatch (403)']);
  });

  test('a server that does not answer is given up', async () => {
    const endpoint = await openService(() => undefined);
    const store = createS3Bucket({ ...peer.settings, endpoint }, { log, silenceLimitMs: 100 });
    await expect(store.put('a', once(Buffer.from('x')))).rejects.toMatchObject({
      code: 'unavailable',
      data: { retryAfterS: 5 },
    });
    expect(lines).toHaveLength(1);
  });

  test('an error of the server is tried again, a content whole each time and signed', async () => {
    let calls = 0;
    const bodies: string[] = [];
    const signed: unknown[] = [];
    const endpoint = await openService((request, response) => {
      calls += 1;
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        bodies.push(body);
        signed.push(request.headers['x-amz-content-sha256']);
        response.writeHead(calls < 3 ? 503 : 200).end();
      });
    });
    const store = open({ endpoint });
    const { sha256, sizeBytes } = await store.put('a', once(Buffer.from('content')));
    expect(sizeBytes).toBe(7);
    expect(bodies).toEqual(['content', 'content', 'content']);
    expect(signed).toEqual([sha256, sha256, sha256]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['stays away', (): void => undefined],
    ['breaks off', (end: () => void): void => end()],
  ])('a content whose rest %s is an error, not a shorter content', async (_what, then) => {
    const endpoint = await openService((request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      if (request.method === 'HEAD') response.end();
      else response.write('x'.repeat(500), () => then(() => response.destroy()));
    });
    const store = createS3Bucket({ ...peer.settings, endpoint }, { log, silenceLimitMs: 300 });
    await expect(read(store, 'a')).rejects.toThrow(FileStoreUnavailable);
  });
});
