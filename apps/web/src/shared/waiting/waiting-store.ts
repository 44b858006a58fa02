import { changeKept, keep, readAllKept, type KeepOutcome } from '../device/device-store.ts';
import { MAX_WAITING, type WaitingPaste } from './waiting-paste.ts';

const PREFIX = 'waiting/';
const nameOf = (key: string): string => `${PREFIX}${key}`;

/** Tells the tabs of this browser that something has changed; each reads it anew. */
const changes = new EventTarget();
const CHANGED = 'changed';
// Node has it too, and would not end while one is open.
const channel =
  'document' in globalThis && 'BroadcastChannel' in globalThis
    ? new BroadcastChannel('klarnotam-waiting')
    : null;
if (channel) channel.onmessage = () => changes.dispatchEvent(new Event(CHANGED));

function tell(): void {
  changes.dispatchEvent(new Event(CHANGED));
  channel?.postMessage(null);
}

export function onWaitingChanged(listener: () => void): () => void {
  changes.addEventListener(CHANGED, listener);
  return () => changes.removeEventListener(CHANGED, listener);
}

/** The pastes of a user, in the order in which they were pasted. */
export async function readWaiting(userId: string): Promise<readonly WaitingPaste[]> {
  const all = await readAllKept<WaitingPaste>(userId, PREFIX);
  return all.map(({ kept }) => kept.value).toSorted((a, b) => a.pastedAt - b.pastedAt);
}

/** `tooMany`: no more wait on this device. */
export async function addWaiting(userId: string, paste: WaitingPaste): Promise<KeepOutcome | 'tooMany'> {
  const others = (await readWaiting(userId)).filter(({ key }) => key !== paste.key);
  if (others.length >= MAX_WAITING) return 'tooMany';
  const outcome = await keep(userId, nameOf(paste.key), paste, paste.pastedAt);
  tell();
  return outcome;
}

/**
 * Changes a paste in one step.
 *
 * @param change null: it stays as it is; undefined: it is deleted
 * @returns what it is now; null: it was not changed, or it is gone
 */
export async function changeWaiting(
  userId: string,
  key: string,
  change: (paste: WaitingPaste) => WaitingPaste | null | undefined,
): Promise<WaitingPaste | null> {
  const changed: { to: WaitingPaste | null | undefined } = { to: null };
  await changeKept<WaitingPaste>(userId, nameOf(key), (before) => {
    if (!before) return before;
    changed.to = change(before.value);
    if (changed.to === null) return before;
    return changed.to && { value: changed.to, at: before.at };
  });
  if (changed.to !== null) tell();
  return changed.to ?? null;
}

/** Deletes a paste unless it is being sent. @returns whether it is gone */
export async function removeWaiting(userId: string, key: string): Promise<boolean> {
  let isGone = true;
  await changeWaiting(userId, key, (paste) => {
    isGone = paste.state.is !== 'sending';
    return isGone ? undefined : null;
  });
  return isGone;
}
