import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MAIL_CHANNEL } from './queue-mail.ts';

export interface MailQueueWatch {
  stop(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 2_000;

/**
 * Calls `onMail` when mails were queued, on a connection of its own. While that connection is away nothing is told, so
 * the queue must be looked at now and then all the same.
 */
export function watchMailQueue(connectionString: string, onMail: () => void): MailQueueWatch {
  const stop = new AbortController();
  let current: pg.Client | undefined;

  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      application_name: 'klarnotam mail',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    current = client;
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    try {
      await client.connect();
      client.on('notification', onMail);
      await client.query(`listen ${MAIL_CHANNEL}`);
      onMail();
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const running = (async () => {
    while (!stop.signal.aborted) {
      await listenOnce().catch(() => undefined);
      await sleep(RECONNECT_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      stop.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}
