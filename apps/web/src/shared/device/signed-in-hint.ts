/** Where this browser notes who is signed in, for other tabs and for a start without network. */
export const SIGNED_IN_HINT = 'klarnotam-signed-in';

/** The user who was signed in when this browser was last here. The session itself is in a cookie that no script reads. */
export function hintOfUser(): string | null {
  try {
    return window.localStorage.getItem(SIGNED_IN_HINT);
  } catch {
    return null;
  }
}

export function wasSignedIn(): boolean {
  return hintOfUser() !== null;
}
