import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_LIMIT_MS = 30_000;
const POLL_MS = 20;
const PASSWORD = 'correct horse battery';

export interface Member {
  readonly email: string;
  /** The Cookie header of their session. */
  readonly cookie: string;
}

async function call(url: string, body: object): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** The code of the verification mail to an address, once it is in the outbox folder. */
async function verificationCode(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const untilMs = Date.now() + WAIT_LIMIT_MS;
  while (Date.now() < untilMs) {
    for (const name of await readdir(outbox).catch(() => [])) {
      if (!name.endsWith('.json')) continue;
      const mail = JSON.parse(await readFile(join(outbox, name), 'utf8')) as { to: string; text: string };
      const code = mail.to === email ? /\?verify=([\w-]+)/.exec(mail.text)?.[1] : undefined;
      if (code !== undefined) return code;
    }
    await sleep(POLL_MS);
  }
  throw new Error(`No verification mail to ${email} within ${WAIT_LIMIT_MS} ms`);
}

/** What the sign-up form sends for an address. */
export function signUpForm(email: string) {
  return {
    email,
    password: PASSWORD,
    name: 'Kari Nordmann',
    phoneNumber: '+4791234567',
    address: 'Storgata 1',
    zipCode: '0155',
    city: 'Oslo',
    country: 'NO',
    acceptedTerms: true,
  };
}

/** Signs up at a running local server, verifies the address by the mail in its outbox folder, and signs in. */
export async function becomeMember(url: string, dataDir: string): Promise<Member> {
  const email = `${randomUUID()}@klar.example`;
  await call(`${url}/api/auth/sign-up/email`, signUpForm(email));
  await call(`${url}/api/auth/verify-email`, { code: await verificationCode(dataDir, email) });
  const response = await call(`${url}/api/auth/sign-in/email`, { email, password: PASSWORD });
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  return { email, cookie };
}
