import type { SessionUser } from '@klarnotam/contract';
import { useWindowEvent } from '@mantine/hooks';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteNoRoom, ownDevice, readOwner } from '../device/device-store.ts';
import { forgetDevice } from '../device/forget-device.ts';
import { hintOfUser, SIGNED_IN_HINT, wasSignedIn } from '../device/signed-in-hint.ts';
import { isSignOutOwed, oweSignOut, settleSignOut } from '../device/owed-sign-out.ts';
import { client } from './client.ts';
import { isReached, isUnreached, noteOffline, onConnection } from './connection.ts';
import { failureCodeOf } from './failure.ts';
import { payOwedSignOut } from './pay-owed-sign-out.ts';

/** Who is signed in; when nobody is, why. */
export type Session =
  | { readonly user: SessionUser }
  | {
      readonly user: null;
      /** Came without a session, logged out here, deleted the account here, lost the session, or it could not be checked. */
      readonly why: 'visitor' | 'signedOut' | 'deleted' | 'ended' | 'failed';
    };

export const SESSION_KEY = ['session'] as const;
/** What belongs to the user who is signed in stands below this key and goes with the session. */
export const MEMBER_KEY = ['member'] as const;

const RETRY_AFTER_MS = 500;
const LOOKED_AT_AGAIN_MS = 60_000;
/** While the server is not reached it is tried so often. */
const TRIED_AGAIN_MS = 15_000;
/** A page that this device can open by itself waits no longer for a slow network. */
const PATIENCE_MS = 3_000;
/** No session lasts longer; nor does what is kept for it where the server is never reached. */
const KEPT_AT_MOST_MS = 30 * 86_400_000;

/** Notes who is signed in, for other tabs and for a start without network. Nothing that is somebody's outlasts them here. */
function remember(user: SessionUser | null): void {
  const before = hintOfUser();
  if (before !== null && before !== user?.id) void forgetDevice();
  try {
    if (user) {
      window.localStorage.setItem(SIGNED_IN_HINT, user.id);
      // Administration takes a server; without one nobody is an administrator.
      void ownDevice({ ...user, isAdmin: false }, Date.now());
    } else window.localStorage.removeItem(SIGNED_IN_HINT);
  } catch {
    // Without storage other tabs learn of it when they are looked at again, and nothing is kept.
    noteNoRoom();
  }
}

/** Puts a session in place of the one before; what belonged to another user is forgotten. */
function enter(queries: QueryClient, session: Session): Session {
  const before = queries.getQueryData<Session>(SESSION_KEY);
  if (before?.user && before.user.id !== session.user?.id) queries.removeQueries({ queryKey: MEMBER_KEY });
  remember(session.user);
  queries.setQueryData(SESSION_KEY, session);
  return session;
}

async function readUser(): Promise<SessionUser | null> {
  try {
    return (await client.auth.session()).user;
  } catch (error) {
    if (failureCodeOf(error) === 'tooMany' || !isReached()) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return (await client.auth.session()).user;
  }
}

/** The server said who is signed in. */
function settle(queries: QueryClient, user: SessionUser | null): Session {
  const before = queries.getQueryData<Session>(SESSION_KEY);
  if (user) return enter(queries, { user });
  if (before && !before.user) return before;
  return enter(queries, { user: null, why: before || wasSignedIn() ? 'ended' : 'visitor' });
}

/** Whoever was signed in when the server was last asked; null: nobody, or too long ago. */
async function readKeptUser(): Promise<SessionUser | null> {
  const id = hintOfUser();
  const owner = id === null ? null : await readOwner();
  if (owner === null || owner.value.id !== id) return null;
  return Date.now() - owner.at < KEPT_AT_MOST_MS ? owner.value : null;
}

async function readSession(queries: QueryClient): Promise<Session> {
  const before = queries.getQueryData<Session>(SESSION_KEY);
  if (isSignOutOwed() && !(await payOwedSignOut())) {
    return before?.user === null ? before : enter(queries, { user: null, why: 'signedOut' });
  }
  const asked = readUser().then(
    (user) => ({ user }),
    (error: unknown) => ({ error }),
  );
  const kept = before ? null : await readKeptUser();
  const outcome = await Promise.race([asked, ...(kept ? [patience()] : [])]);
  if (outcome === 'late' || ('error' in outcome && isUnreached(outcome.error))) {
    if (kept) {
      void asked.then((late) => 'user' in late && isStillShown(queries, kept) && settle(queries, late.user));
      return { user: kept };
    }
  }
  if (outcome === 'late') throw new Error('Nobody waits where nothing is kept.');
  if ('user' in outcome) return settle(queries, outcome.user);
  if (before) throw outcome.error;
  return await forceSignOut(queries);
}

/** Whoever signed out while the server took its time stays signed out: its late answer is of before. */
export function isStillShown(queries: QueryClient, kept: SessionUser): boolean {
  return queries.getQueryData<Session>(SESSION_KEY)?.user?.id === kept.id && !isSignOutOwed();
}

const patience = (): Promise<'late'> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));

/** Ends a session that cannot be relied on; the page goes on signed out, whatever the server answers. */
export async function forceSignOut(queries: QueryClient): Promise<Session> {
  await client.auth.signOut().catch(() => undefined);
  return enter(queries, { user: null, why: 'failed' });
}

/** The server does not know the session any more. */
export function endSession(queries: QueryClient): void {
  if (queries.getQueryData<Session>(SESSION_KEY)?.user) enter(queries, { user: null, why: 'ended' });
}

/** What a page keeps for its user in this tab alone. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // There is no storage, so nothing is kept.
  }
}

/** The server did not take the user for an administrator: the page does not either, and asks who they are now. */
export function loseAdmin(queries: QueryClient): void {
  const session = queries.getQueryData<Session>(SESSION_KEY);
  if (!session?.user?.isAdmin) return;
  queries.setQueryData<Session>(SESSION_KEY, { user: { ...session.user, isAdmin: false } });
  void queries.invalidateQueries({ queryKey: SESSION_KEY });
}

/** The user ended the session, here or everywhere, or the account itself. */
export function leaveSession(queries: QueryClient, why: 'signedOut' | 'deleted' = 'signedOut'): void {
  forgetTab();
  enter(queries, { user: null, why });
}

/** Somebody signed in. */
export function beginSession(queries: QueryClient, user: SessionUser): void {
  settleSignOut();
  enter(queries, { user });
}

/** Who is signed in; undefined until it is known. */
export function useSession(): Session | undefined {
  const queries = useQueryClient();
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => readSession(queries),
    staleTime: LOOKED_AT_AGAIN_MS,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: true,
  }).data;
}

/**
 * Whether the user is an administrator now: asked of the server on entering, so that what was known before does not count.
 * Undefined until it answers; false when it does not.
 */
export function useAdminCheck(): boolean | undefined {
  const queries = useQueryClient();
  const session = useSession();
  const { isPending, isError } = useQuery({
    queryKey: [...MEMBER_KEY, 'admin-check'],
    queryFn: async () => {
      const { user } = await client.auth.session();
      if (user?.isAdmin === false) loseAdmin(queries);
      if (!user) endSession(queries);
      return true;
    },
    enabled: session?.user?.isAdmin === true,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (isError || session?.user?.isAdmin !== true) return false;
  return isPending ? undefined : true;
}

/**
 * Asks again who is signed in when another tab signs in or out, and every minute while the tab is looked at: its user may
 * have been signed out or deleted somewhere else. Used once, by the frame of the pages.
 */
export function useSessionAcrossTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      const signedIn = queries.getQueryData<Session>(SESSION_KEY)?.user;
      if (signedIn && document.visibilityState === 'visible') {
        void queries.invalidateQueries({ queryKey: SESSION_KEY });
      }
    }, LOOKED_AT_AGAIN_MS);
    return () => clearInterval(timer);
  }, [queries]);
  useEffect(() => {
    const again = (): void => void queries.invalidateQueries({ queryKey: SESSION_KEY });
    const timer = setInterval(() => {
      const isOpen = !isReached() || isSignOutOwed();
      if (isOpen && navigator.onLine && document.visibilityState === 'visible') again();
    }, TRIED_AGAIN_MS);
    window.addEventListener('online', again);
    window.addEventListener('offline', noteOffline);
    const stop = onConnection(() => {
      if (!isReached()) return;
      again();
      // What was read from the device meanwhile is asked for again.
      void queries.invalidateQueries({ queryKey: MEMBER_KEY });
    });
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('offline', noteOffline);
      stop();
    };
  }, [queries]);
  useWindowEvent('storage', ({ key, newValue }) => {
    if (key !== SIGNED_IN_HINT) return;
    if (newValue === null && !isReached()) endSession(queries);
    else void queries.invalidateQueries({ queryKey: SESSION_KEY });
  });
}

/** Ends the session on the server, then here; where the server is not reached, here at once, and there as soon as it is. */
export function useSignOut(): UseMutationResult<unknown, Error, void> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await client.auth.signOut();
      } catch (error) {
        if (!isUnreached(error) || !oweSignOut()) throw error;
      }
    },
    onSuccess: () => leaveSession(queries),
  });
}
