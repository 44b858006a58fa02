import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/create-database.ts';
import { watchMailQueue } from '../database/mail-queue/watch-mail-queue.ts';
import type { Metrics } from '../http/metrics.ts';
import { startBillingJob } from '../jobs/settle-billing.ts';
import { startRemovingExpired } from '../jobs/remove-expired.ts';
import { startSendingMails } from '../jobs/send-mails.ts';
import type { Billing } from './billing.ts';
import type { ChosenMailer } from './mail.ts';

/** Starts what goes on beside the calls: sending mails, ending paid plans, removing what has expired. */
export function startJobs(
  config: Config,
  log: Logger,
  parts: {
    readonly database: Database;
    readonly connectionString: string;
    readonly mail: ChosenMailer;
    readonly metrics: Metrics;
    readonly billing: Billing;
  },
): { stop(): Promise<void> } {
  const { database, mail, metrics, billing } = parts;
  const sending = startSendingMails({
    database,
    mailer: mail.mailer,
    leaseS: mail.leaseS,
    from: { name: config.productName, address: config.mailFrom },
    onAttempt: (outcome) => metrics.mailAttempts.inc({ outcome }),
    log,
  });
  const watch = watchMailQueue(parts.connectionString, sending.wake);
  const removing = startRemovingExpired(database, config.retention, log);
  const settling = startBillingJob({ ...billing, retentionYears: config.invoiceRetentionYears, log });
  return {
    async stop() {
      await settling.stop();
      await removing.stop();
      await watch.stop();
      await sending.stop();
      await mail.mailer.close();
    },
  };
}
