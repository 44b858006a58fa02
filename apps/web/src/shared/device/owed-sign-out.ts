/**
 * Somebody signed out while the server was not reached: the session goes on there until it hears of it. Until then nobody is shown as
 * signed in on this device. The session's cookie is out of a script's reach.
 */
const OWED = 'klarnotam-sign-out-owed';

export function isSignOutOwed(): boolean {
  try {
    return window.localStorage.getItem(OWED) !== null;
  } catch {
    return false;
  }
}

/** @returns whether it could be noted; without it the sign-out would be forgotten */
export function oweSignOut(): boolean {
  try {
    window.localStorage.setItem(OWED, '1');
    return true;
  } catch {
    return false;
  }
}

export function settleSignOut(): void {
  try {
    window.localStorage.removeItem(OWED);
  } catch {
    // There is no storage, so nothing was owed.
  }
}
