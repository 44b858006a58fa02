import { DatabaseUnavailable } from './database-unavailable.ts';

/** serialization_failure and deadlock_detected. */
const UNDONE = new Set(['40001', '40P01']);
const READ_ONLY = '25006';

function stateOf(error: unknown): string {
  const raised = error instanceof DatabaseUnavailable ? error.cause : error;
  return raised instanceof Error && 'code' in raised ? String(raised.code) : '';
}

/** Whether transactions got into each other's way: all of it is undone, and may simply be tried again. */
export function isUndone(error: unknown): boolean {
  return UNDONE.has(stateOf(error));
}

/** Whether the connection leads to a server that only reads, such as a leader that has become a standby. Nothing was done. */
export function isReadOnly(error: unknown): boolean {
  return stateOf(error) === READ_ONLY;
}
