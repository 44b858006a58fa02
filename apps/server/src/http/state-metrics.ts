import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** What is asked for when somebody looks at the metrics. */
export interface WatchedState {
  /** Null while it cannot be asked. */
  readonly mailQueue: () => Promise<{ readonly waiting: number; readonly oldestS: number } | null>;
  readonly database: () => {
    /** Connections at most, open ones, those of them that do nothing, and calls that wait for one. */
    readonly size: number;
    readonly open: number;
    readonly idle: number;
    readonly waiting: number;
    readonly isAway: boolean;
  };
  readonly reading: () => {
    /** Threads that there are, turns that are taken, and calls that wait for theirs. */
    readonly threads: number;
    readonly running: number;
    readonly waiting: number;
  };
}

/** Tells by gauges how full the queues and pools of this server are. The queue of mails is that of all servers. */
export function tellState({ registry }: Metrics, state: WatchedState): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    collect: (it: Gauge) => unknown,
  ) =>
    new Gauge({
      name: `klarnotam_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        await collect(this);
      },
    });

  const queue = { asked: null as ReturnType<WatchedState['mailQueue']> | null };
  const askQueue = (): ReturnType<WatchedState['mailQueue']> =>
    (queue.asked ??= state.mailQueue().finally(() => {
      queue.asked = null;
    }));
  gauge('mail_queue_waiting', 'Mails that are to be sent', [], async (it) => {
    const asked = await askQueue();
    // What is not known is not told: a gauge that stands still would look like a queue that does.
    if (asked === null) it.remove();
    else it.set(asked.waiting);
  });
  gauge('mail_queue_oldest_seconds', 'How long the oldest of them has waited', [], async (it) => {
    const asked = await askQueue();
    if (asked === null) it.remove();
    else it.set(asked.oldestS);
  });
  gauge('database_connections', 'Connections to the database: size, open, idle', ['state'], (it) => {
    const { size, open, idle } = state.database();
    it.set({ state: 'size' }, size);
    it.set({ state: 'open' }, open);
    it.set({ state: 'idle' }, idle);
  });
  gauge('database_waiting', 'Statements that wait for a connection', [], (it) =>
    it.set(state.database().waiting),
  );
  gauge('database_away', '1 while the database does not answer this server', [], (it) =>
    it.set(state.database().isAway ? 1 : 0),
  );
  gauge('reading_threads', 'Threads that read pasted texts', [], (it) => it.set(state.reading().threads));
  gauge('reading_running', 'Texts that are being read', [], (it) => it.set(state.reading().running));
  gauge('reading_waiting', 'Texts that wait to be read', [], (it) => it.set(state.reading().waiting));
}
