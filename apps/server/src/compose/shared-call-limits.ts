import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/create-database.ts';
import { isLeased, releaseLease, takeLease, takeSlot, type Lease } from '../database/take-lease.ts';
import type { CallLimits } from '../ports/call-limits.ts';

const LOOK_EVERY_MS = 100;

/**
 * Limits on the calls of a service, shared by all servers of this database: places are leases, and so is the pause after failures.
 *
 * @param leaseS longer than one call takes; the place of a server that died is free after so long
 */
export function shareCallLimits(
  database: Database,
  { service, atOnce, leaseS }: { readonly service: string; readonly atOnce: number; readonly leaseS: number },
): CallLimits {
  const closed = `closed:${service}`;
  return {
    isClosed: () => isLeased(database, closed),
    async close(forMs) {
      await takeLease(database, closed, forMs / 1000);
    },
    async within(signal, call) {
      let place: Lease | null = null;
      while (place === null) {
        signal.throwIfAborted();
        place = await takeSlot(database, { name: `calls:${service}`, slots: atOnce, leaseS });
        if (place === null) await sleep(LOOK_EVERY_MS * (0.5 + Math.random()));
      }
      try {
        return await call();
      } finally {
        await releaseLease(database, place).catch(() => undefined);
      }
    },
  };
}
