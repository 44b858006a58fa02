import { addWaiting } from './waiting-store.ts';
import { afterInterruption, type WaitingPaste } from './waiting-paste.ts';

/**
 * When a session ends by itself the device forgets its user, but texts that were pasted and not yet answered are not lost: they stay in
 * this tab alone, until their user logs in again in it or it is closed. Signing out forgets them.
 */
const keyOf = (userId: string): string => `klarnotam-waiting-${userId}`;
const TRIES = 20;
const PAUSE_MS = 500;

export function keepForLogIn(userId: string, pastes: readonly WaitingPaste[]): void {
  const open = pastes.filter(({ state }) => state.is !== 'answered').map(afterInterruption);
  try {
    if (open.length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(open));
  } catch {
    // There is no room for them.
  }
}

/** Lets them wait on the device again, once it is their user's. */
export async function takeAfterLogIn(userId: string): Promise<void> {
  const pastes = read(userId);
  for (let tries = 0; pastes.length > 0 && tries < TRIES; tries++) {
    const first = pastes[0];
    if (first && (await addWaiting(userId, first)) === 'kept') pastes.shift();
    else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    if (pastes.length === 0) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(pastes));
  } catch {
    // There is no storage, so there was nothing.
  }
}

function read(userId: string): WaitingPaste[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as WaitingPaste[]) : [];
  } catch {
    return [];
  }
}
