import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/create-database.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { claimMails, renewMailLease, type ClaimedMail } from '../database/mail-queue/claim-mails.ts';
import { giveUpMail, markMailSent, postponeMail } from '../database/mail-queue/settle-mail.ts';
import { MailerError, type Mailer, type MailSender } from '../ports/mailer.ts';

export interface MailSending {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly from: MailSender;
  /** Told of every attempt, for the metrics. */
  readonly onAttempt: (outcome: MailOutcome) => void;
  readonly log: {
    warn(data: object, message: string): void;
    error(data: object, message: string): void;
  };
  /** How often the queue is looked at without being told; default 5 s. */
  readonly pollMs?: number;
  /** Seconds that a claimed mail is reserved, renewed while it is sent; after a crash it is sent again when they are over. */
  readonly leaseS: number;
}

export type MailOutcome = 'sent' | 'postponed' | 'given-up';

export interface MailJob {
  /** Look at the queue now. */
  readonly wake: () => void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const AT_ONCE = 5;
/** With pauses that double from 10 s to an hour these take about nine hours. */
export const MAX_ATTEMPTS = 18;
const FIRST_PAUSE_S = 10;
const LONGEST_PAUSE_S = 3_600;
/** A lease is renewed so often before it runs out. */
const RENEWALS = 3;
/** What became of a mail is noted when the database is back, if that is within this. */
const NOTE_LIMIT_MS = 60_000;
const NOTE_AGAIN_MS = 500;

/** Seconds before the next attempt, after this many. */
export function backoffS(attempts: number): number {
  return Math.min(FIRST_PAUSE_S * 2 ** (attempts - 1), LONGEST_PAUSE_S);
}

/** Keeps a mail reserved, however long its server takes. @returns lets go of it */
function holdLease({ database, leaseS, log }: MailSending, { id }: ClaimedMail): () => void {
  const timer = setInterval(
    () => {
      renewMailLease(database, id, leaseS).catch((error: unknown) => {
        log.warn({ err: error, mail: id }, 'the lease of a mail could not be renewed');
      });
    },
    (leaseS * 1000) / RENEWALS,
  );
  return () => clearInterval(timer);
}

/** Notes what became of a mail, also where the database is away just then: else it would be handed over a second time. */
async function note(work: () => Promise<void>): Promise<void> {
  const untilMs = performance.now() + NOTE_LIMIT_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > untilMs) throw error;
      await sleep(NOTE_AGAIN_MS);
    }
  }
}

async function sendOne(context: MailSending, mail: ClaimedMail): Promise<MailOutcome> {
  const { database, mailer, from, log } = context;
  const about = { mail: mail.id, attempts: mail.attempts };
  const letGo = holdLease(context, mail);
  try {
    await mailer.send({
      key: mail.dedupeKey,
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      writtenAt: mail.createdAt,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if ((error instanceof MailerError && error.permanent) || mail.attempts >= MAX_ATTEMPTS) {
      await note(() => giveUpMail(database, mail.id, reason));
      log.error({ ...about, reason }, 'a mail was given up');
      return 'given-up';
    }
    const waitS = backoffS(mail.attempts);
    await note(() => postponeMail(database, mail.id, { waitS, error: reason }));
    log.warn({ ...about, reason, waitS }, 'a mail could not be sent and is tried again');
    return 'postponed';
  } finally {
    letGo();
  }
  await note(() => markMailSent(database, mail.id));
  return 'sent';
}

/** Sends what is due now. @returns how many were taken */
export async function sendDueMails(context: MailSending): Promise<number> {
  const mails = await claimMails(context.database, { limit: AT_ONCE, leaseS: context.leaseS });
  await Promise.all(mails.map(async (mail) => context.onAttempt(await sendOne(context, mail))));
  return mails.length;
}

/** Sends queued mails for as long as the server runs. Several servers share one queue. */
export function startSendingMails(context: MailSending): MailJob {
  const { log, pollMs = 5_000 } = context;
  let stopping = false;
  let woken = true;
  let wakeUp: () => void = () => undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const isStopping = (): boolean => stopping;
  const wasWoken = (): boolean => woken;
  const running = (async () => {
    while (!isStopping()) {
      woken = false;
      try {
        while (!isStopping() && (await sendDueMails(context)) > 0);
      } catch (error) {
        log.error({ err: error }, 'the mail queue cannot be worked on');
      }
      if (!wasWoken() && !isStopping()) await pause();
    }
  })();

  const wake = (): void => {
    woken = true;
    wakeUp();
  };
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}
