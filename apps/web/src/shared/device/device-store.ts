import type { SessionUser } from '@klarnotam/contract';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** A value as it was at a moment, milliseconds since 1970-01-01T00:00Z. */
export interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
}

/** `full`: the device has no room for it. `notKept`: there is no store, or it belongs to another user by now. */
export type KeepOutcome = 'kept' | 'full' | 'notKept';

/** Whose the store is; nothing is written for anybody else. */
const OWNER = 'owner';

let opened: UseStore | null = null;
function store(): UseStore {
  return (opened ??= createStore('klarnotam', 'kept'));
}

let isFull = false;
const listeners = new Set<() => void>();

/** Notes how a write ended, and whether the device has room. */
function ended(outcome: KeepOutcome): KeepOutcome {
  const isFullNow = outcome === 'full' || (isFull && outcome === 'notKept');
  if (isFullNow !== isFull) {
    isFull = isFullNow;
    for (const listener of listeners) listener();
  }
  return outcome;
}

const outcomeOf = (error: unknown): KeepOutcome =>
  ended(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'notKept');

/** Another store of the device could not be written to, without which nothing is kept here. */
export function noteNoRoom(): void {
  ended('full');
}

/** Whether the last write found no room on the device. */
export function isDeviceFull(): boolean {
  return isFull;
}

export function onDeviceRoom(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes `user` the owner of this device's store; what was kept for another user is deleted in the same step. */
export async function ownDevice(user: SessionUser, at: number): Promise<KeepOutcome> {
  try {
    await store()('readwrite', async (entries) => {
      const before = await promisifyRequest<Kept<SessionUser> | undefined>(entries.get(OWNER));
      if (before && before.value.id !== user.id) entries.clear();
      entries.put({ value: user, at } satisfies Kept<SessionUser>, OWNER);
      return promisifyRequest(entries.transaction);
    });
    return ended('kept');
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Who was signed in when the server was last asked; null: nobody, or nothing can be kept here. */
export async function readOwner(): Promise<Kept<SessionUser> | null> {
  try {
    return (
      (await store()('readonly', (entries) =>
        promisifyRequest<Kept<SessionUser> | undefined>(entries.get(OWNER)),
      )) ?? null
    );
  } catch {
    return null;
  }
}

/** Deletes all that is kept. @returns whether it is gone */
export async function clearDevice(): Promise<boolean> {
  try {
    await store()('readwrite', (entries) => {
      entries.clear();
      return promisifyRequest(entries.transaction);
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts in place of what is kept under `name` what `change` makes of it, in one step, as long as the store is `userId`'s. Undefined
 * deletes it, the same value leaves it.
 */
export async function changeKept<Value>(
  userId: string,
  name: string,
  change: (before: Kept<Value> | undefined) => Kept<Value> | undefined,
): Promise<KeepOutcome> {
  try {
    return await store()('readwrite', async (entries) => {
      const owner = await promisifyRequest<Kept<SessionUser> | undefined>(entries.get(OWNER));
      if (owner?.value.id !== userId) return 'notKept';
      const before = await promisifyRequest<Kept<Value> | undefined>(entries.get(name));
      const after = change(before);
      if (after === before) return 'kept';
      if (after === undefined) entries.delete(name);
      else entries.put(after, name);
      await promisifyRequest(entries.transaction);
      return ended('kept');
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

export function keep(userId: string, name: string, value: unknown, at: number): Promise<KeepOutcome> {
  return changeKept(userId, name, () => ({ value, at }));
}

/** What is kept under `name` for `userId`; null: nothing. */
export async function readKept<Value>(userId: string, name: string): Promise<Kept<Value> | null> {
  try {
    return await store()('readonly', async (entries) => {
      const owner = await promisifyRequest<Kept<SessionUser> | undefined>(entries.get(OWNER));
      if (owner?.value.id !== userId) return null;
      return (await promisifyRequest<Kept<Value> | undefined>(entries.get(name))) ?? null;
    });
  } catch {
    return null;
  }
}

/** All that is kept under names that begin with `prefix`, in the order of the names. */
export async function readAllKept<Value>(
  userId: string,
  prefix: string,
): Promise<readonly { readonly name: string; readonly kept: Kept<Value> }[]> {
  try {
    return await store()('readonly', async (entries) => {
      const owner = await promisifyRequest<Kept<SessionUser> | undefined>(entries.get(OWNER));
      if (owner?.value.id !== userId) return [];
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const names = await promisifyRequest(entries.getAllKeys(range));
      const values = (await promisifyRequest(entries.getAll(range))) as Kept<Value>[];
      return values.flatMap((kept, index) => {
        const name = names[index];
        return typeof name === 'string' ? [{ name, kept }] : [];
      });
    });
  } catch {
    return [];
  }
}
