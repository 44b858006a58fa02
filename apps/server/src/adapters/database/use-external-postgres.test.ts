import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseServer } from '../../ports/database-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';
import { openSession } from './session.ts';
import { databaseServerSuite } from './suite.ts';
import { dataDirs } from './testing/data-dirs.ts';
import { recordingLog } from './testing/recording-log.ts';
import { useExternalPostgres } from './use-external-postgres.ts';

const newDataDir = dataDirs();
const log = recordingLog();
let cluster: DatabaseServer;
beforeAll(async () => {
  cluster = await startEmbeddedPostgres({
    dataDir: await newDataDir(),
    log,
    durable: false,
    transport: 'tcp',
  });
});
afterAll(() => cluster.stop());

databaseServerSuite('any PostgreSQL, over TCP', () =>
  useExternalPostgres({ connectionString: cluster.connectionString, log }),
);

test('the server listens on the loopback interface', () => {
  expect(new URL(cluster.connectionString).hostname).toBe('127.0.0.1');
});

test('a wrong password, or a database that is not there, is said at once and without the password', async () => {
  const wrong = new URL(cluster.connectionString);
  wrong.password = 'not-the-secret';
  const none = new URL(cluster.connectionString);
  none.pathname = '/none';
  for (const [url, reason] of [
    [wrong, /password authentication failed/],
    [none, /database "none" does not exist/],
  ] as const) {
    const started = Date.now();
    const error = await useExternalPostgres({ connectionString: url.href, log }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'DatabaseServerError', fault: 'not-reachable' });
    expect(String(error)).toMatch(reason);
    expect(String(error)).not.toContain(url.password);
    // Long before it would give up waiting for a server that does not answer.
    expect(Date.now() - started).toBeLessThan(15_000);
  }
});

test('a server that is not there is waited for, with the reason, up to the limit', async () => {
  const lines = recordingLog();
  const connectionString = 'postgresql://somebody:secret@127.0.0.1:1/data';
  const failed = useExternalPostgres({ connectionString, log: lines, waitLimitMs: 600 });
  await expect(failed).rejects.toThrow(/127\.0\.0\.1:1\/data cannot be used: .*ECONNREFUSED/);
  expect(lines.lines).toHaveLength(1);
  expect(lines.lines[0]).not.toContain('secret');
});

test('a server that comes later is used', async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
  });
  const upstream = new URL(cluster.connectionString);
  const late = new URL(cluster.connectionString);
  late.port = String(port);
  const waiting = useExternalPostgres({ connectionString: late.href, log });
  const { connect } = await import('node:net');
  const relay = createServer((socket) => {
    const to = connect(Number(upstream.port), upstream.hostname);
    socket.on('error', () => to.destroy()).pipe(to);
    to.on('error', () => socket.destroy()).pipe(socket);
  });
  setTimeout(() => relay.listen(port, '127.0.0.1'), 400);
  expect((await waiting).connectionString).toBe(late.href);
  await new Promise((resolve) => relay.close(resolve));
});

test('a database that is not in UTF-8 is refused', async () => {
  const session = await openSession(cluster.connectionString, 'test');
  await session.query("create database latin encoding 'LATIN1' locale 'C' template template0");
  await session.close();
  const latin = new URL(cluster.connectionString);
  latin.pathname = '/latin';
  await expect(useExternalPostgres({ connectionString: latin.href, log })).rejects.toMatchObject({
    fault: 'not-supported',
    message: expect.stringMatching(/encoding LATIN1/) as string,
  });
});
