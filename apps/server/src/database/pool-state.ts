import type { PostgresPool } from 'kysely';

/** How full a pool is. */
export interface PoolState {
  readonly size: number;
  readonly open: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

/** A pool that counts who waits for one of its connections. */
export function countWaiting(pool: PostgresPool): {
  readonly pool: PostgresPool;
  readonly waiting: () => number;
} {
  let waiting = 0;
  return {
    waiting: () => waiting,
    pool: {
      options: pool.options,
      async connect() {
        waiting += 1;
        try {
          return await pool.connect();
        } finally {
          waiting -= 1;
        }
      },
      end: () => pool.end(),
    },
  };
}
