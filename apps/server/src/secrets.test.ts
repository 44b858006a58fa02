import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { bareEnvironment } from './http/testing/run-command.ts';

/** In everything that is secret; what is printed must not hold it. */
const MARK = 'hush-hush';
const SECRET = `${MARK}-and-more-than-32-characters`;

let folder: string;
let secretFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarnotam-secrets-'));
  secretFile = join(folder, 'auth');
  await writeFile(secretFile, `${SECRET}\n${SECRET}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

/** Every setting right, and a database that does not answer. */
const COMPLETE = {
  RUN_MODE: 'production',
  PORT: '0',
  PUBLIC_URL: 'https://klar.example',
  DATABASE_URL: `postgres://klar:${MARK}@127.0.0.1:1/klar`,
  SUPPORT_EMAIL: 'help@klar.example',
  PARTNER_NAME: 'A partner',
  PARTNER_URL: 'https://partner.example/',
  AUTH_SECRET: SECRET,
  SMTP_URL: `smtp://klar:${MARK}@mail.example`,
  MAIL_FROM: 'no-reply@klar.example',
  OPERATOR_NAME: 'Klar AS',
  OPERATOR_ADDRESS: 'Storgata 1, 0155 Oslo',
  OPERATOR_ORG_NUMBER: '999 999 999',
  FILE_STORE_URL: 's3://files?region=eu-north-1',
  S3_ACCESS_KEY_ID: `${MARK}-id`,
  S3_SECRET_ACCESS_KEY: MARK,
  STRIPE_SECRET_KEY: `sk_${MARK}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${MARK}`,
  AI_BASE_URL: 'https://ai.example/v1',
  AI_MODEL: 'm',
  AI_PROVIDER: 'Example Ltd',
  AI_API_KEY: MARK,
  METRICS_TOKEN: MARK,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'debug',
};

/** Starts the server until it ends, or has printed what is waited for. */
async function start(
  changes: Readonly<Record<string, string>>,
  until: RegExp | null = null,
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...bareEnvironment(), ...COMPLETE, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      printed += piece;
      if (until?.test(printed) === true) child.kill('SIGKILL');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

const WRONG: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  ['a database of another kind', { DATABASE_URL: `mysql://klar:${MARK}@db.example/klar` }, /DATABASE_URL: /],
  [
    'a database elsewhere without a word on TLS',
    { DATABASE_URL: `postgres://klar:${MARK}@db.example/klar` },
    /DATABASE_URL: must say sslmode/,
  ],
  ['a password of mails that is cut off', { SMTP_URL: `smtp://klar:${MARK}%@mail.example` }, /SMTP_URL: /],
  ['half a key', { S3_ACCESS_KEY_ID: '' }, /S3_ACCESS_KEY_ID: /],
  [
    'keys in the address of the store',
    { FILE_STORE_URL: `s3://id:${MARK}@files?region=x` },
    /FILE_STORE_URL: /,
  ],
  ['a secret that is too short', { AUTH_SECRET: MARK }, /AUTH_SECRET: must have at least 32/],
  ['a secret in two places', { AUTH_SECRET_FILE: 'x' }, /AUTH_SECRET_FILE: must not be set/],
  ['payments half set', { STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET: /],
  ['a model half set', { AI_MODEL: '' }, /AI_MODEL: /],
];

test.each(WRONG)('of %s is said which setting it is, and no secret', (_what, changes, named) => {
  const read = (): unknown => readConfig({ ...COMPLETE, ...changes });
  expect(read).toThrow(named);
  expect(read).not.toThrow(MARK);
});

test('a server that is wrong in several ways names each setting, and no secret', async () => {
  const { code, printed } = await start({
    AUTH_SECRET: '',
    AUTH_SECRET_FILE: secretFile,
    DATABASE_URL: `postgres://klar:${MARK}@db.example/klar`,
    SMTP_URL: `smtp://klar:${MARK}@mail.example?tls=off`,
    FILE_STORE_URL: `s3://id:${MARK}@files?region=x`,
  });
  expect(code).toBe(2);
  for (const name of ['AUTH_SECRET_FILE', 'DATABASE_URL', 'SMTP_URL', 'FILE_STORE_URL']) {
    expect(printed).toContain(`  ${name}: `);
  }
  expect(printed).not.toContain(MARK);
});

test('without its database the server says where it looks for it, and no secret', async () => {
  const { printed } = await start({}, /ECONNREFUSED/);
  expect(printed).toMatch(/127\.0\.0\.1:1\/klar[^]*ECONNREFUSED/);
  expect(printed).not.toContain(MARK);
});
