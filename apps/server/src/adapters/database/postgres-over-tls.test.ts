import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { checkReachable, createDatabase } from '../../database/create-database.ts';
import { certificatePath, serverCertificate } from '../../http/testing/certificates.ts';
import type { DatabaseServer } from '../../ports/database-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';
import { openSession } from './session.ts';
import { databaseServerSuite } from './suite.ts';
import { dataDirs } from './testing/data-dirs.ts';
import { recordingLog } from './testing/recording-log.ts';
import { turnOnTls } from './testing/turn-on-tls.ts';
import { useExternalPostgres } from './use-external-postgres.ts';

const newDataDir = dataDirs();
const log = recordingLog();
let cluster: DatabaseServer;
let elsewhere: DatabaseServer;

async function startWithTls(name: 'localhost' | 'elsewhere'): Promise<DatabaseServer> {
  const dataDir = await newDataDir();
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false, transport: 'tcp' });
  await turnOnTls(server.connectionString, dataDir, serverCertificate(name));
  return server;
}

beforeAll(async () => {
  [cluster, elsewhere] = await Promise.all([startWithTls('localhost'), startWithTls('elsewhere')]);
});
afterAll(async () => {
  await cluster.stop();
  await elsewhere.stop();
});

/** The address as the server uses it, from what the operator set. */
function addressOf(server: DatabaseServer, parameters: string, caFile?: string): string {
  const { databaseUrl } = readConfig({
    DATABASE_URL: `${server.connectionString}${parameters}`,
    ...(caFile !== undefined && { DATABASE_CA_FILE: caFile }),
  });
  return databaseUrl ?? '';
}

databaseServerSuite('any PostgreSQL, over TLS', () =>
  useExternalPostgres({
    connectionString: addressOf(cluster, '', certificatePath('authority.pem')),
    log,
  }),
);

describe('a connection to PostgreSQL', () => {
  test.each([
    ['DATABASE_CA_FILE', '', certificatePath('authority.pem')],
    ['sslrootcert', `?sslmode=verify-full&sslrootcert=${certificatePath('authority.pem')}`, undefined],
    ['a weaker mode', `?sslmode=require&sslrootcert=${certificatePath('authority.pem')}`, undefined],
  ])('is encrypted with %s, those of the pool and of its watch too', async (_what, parameters, caFile) => {
    const connectionString = addressOf(cluster, parameters, caFile);
    const session = await openSession(connectionString, 'test');
    const database = createDatabase({ connectionString, poolSize: 1 });
    await checkReachable(database);
    const open = await session.query(
      'select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name in ($1, $2)',
      ['test', 'klarnotam watch'],
    );
    expect(open).toEqual([{ ssl: true }]);
    await database.destroy();
    await session.close();
  });

  test.each([
    [
      'from an authority that nobody named',
      () => addressOf(cluster, '?sslmode=verify-full'),
      /self-signed|verify|issuer/i,
    ],
    [
      'from another authority',
      () => addressOf(cluster, '', certificatePath('stranger.pem')),
      /self-signed|verify|issuer/i,
    ],
    [
      'of another server, whatever mode is asked for',
      () => addressOf(elsewhere, '?sslmode=require', certificatePath('authority.pem')),
      /not in the cert's altnames|does not match/i,
    ],
  ])('is refused at once with a certificate %s', async (_what, address, reason) => {
    const refused = useExternalPostgres({ connectionString: address(), log, waitLimitMs: 600_000 });
    await expect(refused).rejects.toMatchObject({ name: 'DatabaseServerError', fault: 'not-reachable' });
    await expect(refused).rejects.toThrow(reason);
  });

  test('is refused at once by a server that speaks no TLS when it must', async () => {
    const plain = await startEmbeddedPostgres({
      dataDir: await newDataDir(),
      log,
      durable: false,
      transport: 'tcp',
    });
    const connectionString = addressOf(plain, '?sslmode=verify-full');
    const refused = useExternalPostgres({ connectionString, log, waitLimitMs: 600_000 });
    await expect(refused).rejects.toThrow(/does not support SSL/);
    await plain.stop();
  });
});
