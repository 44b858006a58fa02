import { useCallback, useState } from 'react';
import { useSession } from '../api/session.ts';
import type { TranslationKind, TranslationRequest } from '../translating/translation-request.ts';
import { useWaiting } from './use-waiting.ts';
import { sendNow, type WaitingPaste } from './waiting-paste.ts';
import { addWaiting, changeWaiting, removeWaiting } from './waiting-store.ts';

/** The next try, when this one found no network. */
const NEXT_TRY_MS = 4_000;

export interface WaitingHere {
  readonly pastes: readonly WaitingPaste[];
  /** The name of a request that waits already; null: none does. */
  readonly keyOf: (request: TranslationRequest) => string | null;
  /** Lets a request wait that was sent from this page without reaching the server; `text` stands in the form. */
  readonly begin: (key: string, request: TranslationRequest, text: string) => void;
  /** What this page sent last waits on the device. */
  readonly hasBegunHere: boolean;
  /** It was answered meanwhile, and nobody has looked at it. */
  readonly arrivedHere: { readonly key: string; readonly id: string; readonly text: string } | null;
  readonly sendNow: (key: string) => void;
  /** Forgets one, unless it is being sent. */
  readonly remove: (key: string) => void;
}

/** The texts of one page that wait for the server, and what can be done with them. */
export function useWaitingHere(kind: TranslationKind): WaitingHere {
  const userId = useSession()?.user?.id ?? '';
  const pastes = useWaiting(kind);
  const [begun, setBegun] = useState<{ readonly key: string; readonly text: string } | null>(null);
  const here = pastes.find(({ key }) => key === begun?.key);

  return {
    pastes,
    keyOf: ({ text, language }) =>
      pastes.find(({ request, state }) => {
        const isOpen = state.is === 'waiting' || state.is === 'sending';
        return isOpen && request.text === text && request.language === language;
      })?.key ?? null,
    begin: useCallback(
      (key, request, text) => {
        const nowMs = Date.now();
        const state = {
          is: 'waiting',
          mayHaveArrived: true,
          failures: 0,
          notBefore: nowMs + NEXT_TRY_MS,
        } as const;
        setBegun({ key, text });
        void addWaiting(userId, { key, kind, request, pastedAt: nowMs, state });
      },
      [userId, kind],
    ),
    hasBegunHere: here?.state.is === 'waiting' || here?.state.is === 'sending',
    arrivedHere:
      begun && here?.state.is === 'answered' ? { key: begun.key, id: here.state.id, text: begun.text } : null,
    sendNow: (key) =>
      void changeWaiting(userId, key, (paste) => (paste.state.is === 'waiting' ? sendNow(paste) : null)),
    remove: (key) => {
      if (begun?.key === key) setBegun(null);
      void removeWaiting(userId, key);
    },
  };
}
