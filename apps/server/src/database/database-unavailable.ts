import { Failure } from '@klarnotam/contract';
import pg from 'pg';

/**
 * Why the database did not do what it was asked. `away`: it cannot be reached or does not answer. `busy`: it answers, but
 * had no connection, memory or time left. `full`: it reads, but cannot write, because its disk is full or it is a standby.
 */
export type UnavailableReason = 'away' | 'busy' | 'full';

const RETRY_AFTER_S = 2;

/** Nobody's input is at fault and nothing was acknowledged: the same call may succeed a little later. */
export class DatabaseUnavailable extends Failure<'unavailable'> {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super('unavailable', { retryAfterS: RETRY_AFTER_S });
    this.reason = reason;
    this.cause = cause;
  }
}

/** By SQLSTATE: disk_full, io_error, read_only_sql_transaction. */
const FULL = new Set(['53100', '58030', '25006']);
/** query_canceled (the time limit of a statement), lock_not_available. */
const OUT_OF_TIME = new Set(['57014', '55P03']);
/** Connection exceptions (class 08), admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped. */
const AWAY = /^(?:08...|57P0[1-4])$/;

/** What Node says of a connection that cannot be made or broke. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'EACCES'],
]);
/** What the driver says of one; it gives no code with it. */
const DRIVER_MESSAGES =
  /connection terminated|not queryable|read timeout|timeout exceeded when trying to connect/i;

/** Whether an error says that the database could not do its work, and why; null: it did, and refused. */
export function unavailabilityOf(error: unknown): UnavailableReason | null {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (error instanceof pg.DatabaseError) {
    const state = error.code ?? '';
    if (FULL.has(state)) return 'full';
    if (state.startsWith('53') || OUT_OF_TIME.has(state)) return 'busy';
    return AWAY.test(state) ? 'away' : null;
  }
  if (!(error instanceof Error)) return null;
  const isOfNetwork = 'code' in error && typeof error.code === 'string' && NETWORK_CODES.has(error.code);
  return isOfNetwork || DRIVER_MESSAGES.test(error.message) ? 'away' : null;
}
