// What a server in production mode needs around it, on the loopback interface: PostgreSQL and a mail server over TLS, and a bucket of S3.
// Started by the journeys, which ask it for a database and look at mails and files: GET /readyz, POST /installation,
// GET /mails?to=, PUT and DELETE /refused?to=, GET and DELETE /files?prefix=.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startEmbeddedPostgres } from '../../adapters/database/embedded-postgres/start-embedded-postgres.ts';
import { openSession } from '../../adapters/database/session.ts';
import { turnOnTls } from '../../adapters/database/testing/turn-on-tls.ts';
import { createS3Bucket } from '../../adapters/file-store/s3-bucket.ts';
import { openS3Peer } from '../../adapters/file-store/testing/open-s3-peer.ts';
import { certificatePath, serverCertificate } from './certificates.ts';

interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const certificate = serverCertificate('localhost');
const mails: KeptMail[] = [];
/** Addresses whose mails are refused for now. */
const refused = new Set<string>();

const dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-peers-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: silent, durable: false, transport: 'tcp' });
await turnOnTls(postgres.connectionString, dataDir, certificate);
const s3 = await openS3Peer();

const PASSWORD = 'of the journeys';
const smtp = new SMTPServer({
  ...certificate,
  onAuth: ({ username, password }, session, callback) =>
    username === 'klar' && password === PASSWORD && session.secure
      ? callback(null, { user: username })
      : callback(new Error('no')),
  onRcptTo({ address }, _session, callback) {
    if (!refused.has(address)) callback();
    else callback(Object.assign(new Error('not now'), { responseCode: 451 }));
  },
  onData(stream, session, callback) {
    const keep = async (): Promise<void> => {
      const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream));
      mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text });
    };
    keep().then(() => callback(), callback);
  },
});
smtp.on('error', () => undefined);
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));

/** A database, a mail server and a place for files of one installation's own, as settings of its server. */
async function newInstallation(): Promise<object> {
  const name = `klarnotam_${randomUUID().replaceAll('-', '')}`;
  const session = await openSession(postgres.connectionString, 'peers');
  await session.query(`create database ${name}`);
  await session.close();
  const database = new URL(postgres.connectionString);
  database.pathname = `/${name}`;
  const files = new URL(s3.url);
  files.pathname = `/${name}`;
  const { port } = smtp.server.address() as AddressInfo;
  return {
    settings: {
      DATABASE_URL: database.href,
      DATABASE_CA_FILE: certificatePath('authority.pem'),
      SMTP_URL: `smtp://klar:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}?tls=required`,
      FILE_STORE_URL: files.href,
      S3_ACCESS_KEY_ID: s3.settings.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.keys.secretAccessKey,
      // Where Node looks for authorities beside its own: that of the mail server.
      NODE_EXTRA_CA_CERTS: certificatePath('authority.pem'),
    },
    files: `${name}/`,
    certificate: { cert: certificatePath('localhost.pem'), key: certificatePath('localhost.key') },
  };
}

async function filesWith(prefix: string, remove: boolean): Promise<string[]> {
  const store = createS3Bucket({ ...s3.settings, prefix }, { log: silent });
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  if (remove) for (const name of names) await store.delete(name);
  return names;
}

async function answer(method: string, url: URL): Promise<unknown> {
  const to = url.searchParams.get('to') ?? '';
  switch (`${method} ${url.pathname}`) {
    case 'GET /readyz':
      return {};
    case 'POST /installation':
      return await newInstallation();
    case 'GET /mails':
      return mails.filter((mail) => mail.to === to);
    case 'PUT /refused':
      return [...refused.add(to)];
    case 'DELETE /refused':
      return refused.delete(to);
    case 'GET /files':
    case 'DELETE /files':
      return await filesWith(url.searchParams.get('prefix') ?? '', method === 'DELETE');
    default:
      return null;
  }
}

const control = createServer((request, response) => {
  answer(request.method ?? '', new URL(request.url ?? '', 'http://peers')).then(
    (value) => response.end(JSON.stringify(value)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
control.listen(Number(process.env['PORT']), '127.0.0.1');

async function stop(): Promise<void> {
  control.closeAllConnections();
  control.close();
  smtp.close();
  await s3.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());
