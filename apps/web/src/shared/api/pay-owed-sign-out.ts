import { settleSignOut } from '../device/owed-sign-out.ts';
import { client } from './client.ts';

/** A sign-in waits no longer for it. */
const WAITS_MS = 10_000;

let onItsWay: Promise<boolean> | null = null;

async function signOut(): Promise<boolean> {
  try {
    await client.auth.signOut({}, { signal: AbortSignal.timeout(WAITS_MS) });
    settleSignOut();
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells the server of a sign-out that it did not hear of; while it is being told, everybody who asks waits for the same answer.
 *
 * @returns whether the server knows by now
 */
export async function payOwedSignOut(): Promise<boolean> {
  onItsWay ??= signOut().finally(() => {
    onItsWay = null;
  });
  return onItsWay;
}

/** Resolves when no such sign-out is on its way: its answer takes the cookie away, of whoever signed in before it came too. */
export async function whenSignOutIsPaid(): Promise<void> {
  await onItsWay;
}
