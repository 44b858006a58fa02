import { takeLease } from '../database/take-lease.ts';
import {
  endPaidPlans,
  remindOfRenewal,
  removeExpiredInvoices,
  type BillingContext,
} from '../features/billing/index.ts';
import {
  removeDeletedFiles,
  sweepOrphans,
  type BillingFilesContext,
} from '../features/billing-files/index.ts';

const EVERY_MS = 600_000;
/** One server of many does it; when that one dies, another does so long after. */
const LEASE_S = 590;
const LEASE = 'settle-billing';

export interface BillingJob {
  readonly billing: BillingContext;
  readonly billingFiles: BillingFilesContext;
  readonly retentionYears: number;
  readonly log: { warn(data: object, message: string): void };
}

/**
 * Ends paid plans that are over, reminds of those that soon are, and removes invoices and contents that nobody needs, unless
 * another server has just done so. One step that fails does not keep the others.
 */
export async function settleBilling({
  billing,
  billingFiles,
  retentionYears,
  log,
}: BillingJob): Promise<void> {
  if (!(await takeLease(billing.database, LEASE, LEASE_S))) return;
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['ending paid plans', () => endPaidPlans(billing)],
    ['reminding of renewals', () => remindOfRenewal(billing)],
    ['removing old invoices', () => removeExpiredInvoices(billing.database, retentionYears)],
    ['removing deleted documents', () => removeDeletedFiles(billingFiles)],
    ['sweeping the file store', () => sweepOrphans(billingFiles)],
  ];
  for (const [step, work] of steps) {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, step }, 'a step of billing failed and is tried again');
    }
  }
}

/** Does {@link settleBilling} now and every ten minutes, until it is stopped. */
export function startBillingJob(job: BillingJob): { stop(): Promise<void> } {
  const settle = async (): Promise<void> => {
    await settleBilling(job).catch((error: unknown) => {
      job.log.warn({ err: error }, 'billing could not be looked after');
    });
  };
  let settling = settle();
  const timer = setInterval(() => {
    settling = settling.then(settle);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await settling;
    },
  };
}
