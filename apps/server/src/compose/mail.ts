import { join } from 'node:path';
import { createOutboxFolder } from '../adapters/mail/outbox-folder.ts';
import type { Config } from '../config.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import type { Outbox } from '../ports/outbox.ts';
import type { Say } from './say.ts';

export interface ChosenMailer {
  readonly mailer: Mailer;
  /** Mails that are not delivered; null: they are. */
  readonly outbox: Outbox | null;
  /** After a crash the mails under way wait for so long; longer than a failover of the database takes. */
  readonly leaseS: number;
}

/** Prints which mail was written, and the link in it. */
function printMail(say: Say): (mail: Mail) => void {
  return ({ to, subject, text }) => {
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    say(`Mail to ${to}: ${subject}${link === undefined ? '' : `\n  ${link}`}`);
  };
}

/** SMTP where a mail server is set, else `.eml` files in the data folder. */
export async function chooseMailer(config: Config, say: Say): Promise<ChosenMailer> {
  if (config.smtp !== null) {
    const { createSmtpMailer } = await import('../adapters/mail/smtp.ts');
    return { mailer: createSmtpMailer(config.smtp), outbox: null, leaseS: 60 };
  }
  const folder = createOutboxFolder({ folder: join(config.dataDir, 'outbox'), onMail: printMail(say) });
  return { mailer: folder, outbox: folder, leaseS: 10 };
}
