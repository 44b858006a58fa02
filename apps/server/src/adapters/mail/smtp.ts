import { createTransport } from 'nodemailer';
import { MailerError, type Mailer } from '../../ports/mailer.ts';
import { toMessage } from './mail-message.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Whether a mail can never be sent: the address or the mail itself was refused with a reply from 500 on. Other refusals
 * (of the connection, the sign-in, the sender) are for the operator to mend, and no reason to lose mails meanwhile.
 */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command = '' } = error as Error & { responseCode?: unknown; command?: unknown };
  const isOfMail = typeof command === 'string' && /^(?:RCPT TO|DATA)/.test(command);
  return typeof responseCode === 'number' && responseCode >= 500 && isOfMail;
}

/** What went wrong, without the address or the text: code and reply number. */
function reasonOf(error: unknown): string {
  const { responseCode, code } = (error instanceof Error ? error : {}) as {
    responseCode?: unknown;
    code?: unknown;
  };
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.length > 0 ? `SMTP: ${known.join(' ')}` : 'SMTP: no answer that can be understood';
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte on; required by STARTTLS; or plain. Certificate and host name are always checked. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly auth: { readonly user: string; readonly password: string } | null;
  /** At most; they are kept for the next mails. */
  readonly connections: number;
}

/** Sends by SMTP. */
export function createSmtpMailer({ host, port, tls, auth, connections }: SmtpServer): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(auth && { auth: { user: auth.user, pass: auth.password } }),
    pool: true,
    maxConnections: connections,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail));
      } catch (cause) {
        throw new MailerError(reasonOf(cause), { permanent: isPermanent(cause), cause });
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
