import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmtpPeer } from '../../apps/server/src/adapters/mail/testing/smtp-peer.ts';
import { signUpForm } from '../../apps/server/src/http/testing/become-member.ts';
import type { RetryingClient } from './retrying-client.ts';

export interface ChaosMember {
  readonly email: string;
  /** The Cookie header of their session. */
  readonly cookie: string;
}

const MAIL_LIMIT_MS = 60_000;

async function verificationCode({ mails }: SmtpPeer, email: string): Promise<string> {
  const untilMs = performance.now() + MAIL_LIMIT_MS;
  while (performance.now() < untilMs) {
    const mail = mails.find(({ to }) => to === email);
    const code = /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (code !== undefined) return code;
    await sleep(50);
  }
  throw new Error(`No verification mail to ${email} within ${MAIL_LIMIT_MS} ms`);
}

/** Signs somebody up, verifies the address by the mail, and signs in, all by the API. */
export async function signUpMember(client: RetryingClient, smtp: SmtpPeer): Promise<ChaosMember> {
  const email = `${randomUUID()}@klar.example`;
  const form = signUpForm(email);
  const call = async (path: string, body: object) => {
    const answer = await client.send({ name: 'prepare', path, body });
    if (answer === null) throw new Error(`${path}: ${client.tallies.get('prepare')?.errors.join(' ') ?? ''}`);
    return answer;
  };
  await call('/api/auth/sign-up/email', form);
  await call('/api/auth/verify-email', { code: await verificationCode(smtp, email) });
  const { headers } = await call('/api/auth/sign-in/email', { email, password: form.password });
  const cookie = headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  return { email, cookie };
}
