import { createTransport } from 'nodemailer';
import { MailerError, type Mailer } from '../../ports/mailer.ts';
import { toMessage } from './mail-message.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 3;

/** Replies from 500 on are for good; those from 400 on, and broken connections, are worth another try. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as Error & { responseCode?: unknown; code?: unknown };
  // A refused sign-in is for the operator to mend, and no reason to lose mails meanwhile.
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
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

/**
 * Sends by SMTP.
 *
 * @param url `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`
 */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
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
