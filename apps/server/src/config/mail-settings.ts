import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';

/** How mails leave. */
export const MAIL_ENVIRONMENT = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(3),
  MAIL_FROM: z.email().default('no-reply@klarnotam.example'),
};

type MailEnvironment = z.infer<z.ZodObject<typeof MAIL_ENVIRONMENT>>;

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** From the first byte on; required by STARTTLS; or plain, on this machine or where the settings say so. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly auth: { readonly user: string; readonly password: string } | null;
  readonly connections: number;
}

const DEFAULT_PORT = { 'smtp:': 587, 'smtps:': 465 } as const;

function tlsOf(url: URL): SmtpSettings['tls'] {
  if (url.protocol === 'smtps:') return 'implicit';
  const asked = url.searchParams.get('tls');
  return asked === 'off' || (asked === null && isLoopback(url.hostname)) ? 'none' : 'starttls';
}

/** What is wrong with these settings together, one line each. */
export function mailProblems(settings: MailEnvironment): string[] {
  if (settings.SMTP_URL === undefined) return [];
  const problems: string[] = [];
  const url = new URL(settings.SMTP_URL);
  const tls = url.searchParams.get('tls');
  if (url.hostname === '') problems.push('SMTP_URL: must name the mail server');
  for (const name of url.searchParams.keys()) {
    if (name !== 'tls') problems.push(`SMTP_URL: knows ?tls=required and ?tls=off, and no ${name}`);
  }
  if (tls !== null && (!['required', 'off'].includes(tls) || url.protocol === 'smtps:')) {
    problems.push('SMTP_URL: tls must be required or off, and only with smtp://');
  }
  if (!/^(?:[^%]|%[0-9a-f]{2})*$/i.test(url.username + url.password)) {
    problems.push('SMTP_URL: must write % in user and password as %25');
  }
  if ((url.username === '') !== (url.password === '')) {
    problems.push('SMTP_URL: must have user and password, or neither');
  }
  if (url.password !== '' && tls === 'off' && !isLoopback(url.hostname)) {
    problems.push('SMTP_URL: must not send a password with tls=off');
  }
  return problems;
}

/** The mail server of settings without {@link mailProblems}; null: mails stay in the data folder. */
export function readSmtpSettings(settings: MailEnvironment): SmtpSettings | null {
  if (settings.SMTP_URL === undefined) return null;
  const url = new URL(settings.SMTP_URL);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? DEFAULT_PORT[url.protocol as keyof typeof DEFAULT_PORT] : Number(url.port),
    tls: tlsOf(url),
    auth:
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    connections: settings.SMTP_CONNECTIONS,
  };
}
