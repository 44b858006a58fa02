import type { ErrorCode } from '@klarnotam/contract';
import type { TranslationKind, TranslationRequest } from '../translating/translation-request.ts';

/** More than this do not wait on one device. */
export const MAX_WAITING = 20;
/** A paste that the server fails at so often is not sent by itself any more. */
const MOST_FAILURES = 5;
const SOON_MS = 4_000;
const LATEST_MS = 120_000;

/** A pasted text that is sent when the server is reached. */
export interface WaitingPaste {
  /** The name of the request: the server counts it once, however often it comes. */
  readonly key: string;
  readonly kind: TranslationKind;
  readonly request: TranslationRequest;
  /** When it was pasted, milliseconds since 1970-01-01T00:00Z. */
  readonly pastedAt: number;
  readonly state: PasteState;
}

export type PasteState =
  | {
      readonly is: 'waiting';
      /** It was sent, and no answer came: the server may have counted it. */
      readonly mayHaveArrived: boolean;
      readonly failures: number;
      /** Not sent before, milliseconds since 1970-01-01T00:00Z. */
      readonly notBefore: number;
    }
  | { readonly is: 'sending'; readonly failures: number }
  | { readonly is: 'answered'; readonly id: string }
  | { readonly is: 'refused'; readonly failure: PasteFailure };

/** Why the server refused a paste, as the client throws it. */
export interface PasteFailure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** What became of sending a paste. */
export type SendOutcome =
  | { readonly is: 'answered'; readonly id: string }
  | { readonly is: 'notReached' }
  | {
      readonly is: 'failed';
      readonly code: ErrorCode | 'unknown';
      readonly retryAfterS: number | null;
      readonly failure: PasteFailure;
    };

/** These pass; a paste waits through them for as long as it takes. */
const PASSING: readonly string[] = ['unavailable', 'tooMany'];
/** The server is at fault, not the paste; several times it is tried again. */
const OUR_FAULT: readonly string[] = ['internal', 'unknown'];

/** As it is when it is about to be sent; null: it is not to be sent now. */
export function beginSending(paste: WaitingPaste, nowMs: number): WaitingPaste | null {
  const { state } = paste;
  if (state.is !== 'waiting' || state.notBefore > nowMs) return null;
  return { ...paste, state: { is: 'sending', failures: state.failures } };
}

/** As it is after it was sent with `outcome`. */
export function afterSending(paste: WaitingPaste, outcome: SendOutcome, nowMs: number): WaitingPaste {
  const before = paste.state.is === 'sending' ? paste.state.failures : 0;
  const again = (delayMs: number, failures: number): WaitingPaste => ({
    ...paste,
    state: { is: 'waiting', mayHaveArrived: true, failures, notBefore: nowMs + delayMs },
  });
  const delayMs = Math.min(SOON_MS * 2 ** before, LATEST_MS);
  if (outcome.is === 'answered') return { ...paste, state: { is: 'answered', id: outcome.id } };
  if (outcome.is === 'notReached') return again(delayMs, before + 1);
  if (PASSING.includes(outcome.code)) return again((outcome.retryAfterS ?? 0) * 1000 || delayMs, before);
  if (OUR_FAULT.includes(outcome.code) && before + 1 < MOST_FAILURES) return again(delayMs, before + 1);
  return { ...paste, state: { is: 'refused', failure: outcome.failure } };
}

/** One whose page was closed while it was being sent waits again. */
export function afterInterruption(paste: WaitingPaste): WaitingPaste {
  if (paste.state.is !== 'sending') return paste;
  return {
    ...paste,
    state: { is: 'waiting', mayHaveArrived: true, failures: paste.state.failures, notBefore: 0 },
  };
}

/** Is sent at once: its user asks for it, or the network is back. */
export function sendNow(paste: WaitingPaste): WaitingPaste {
  return paste.state.is === 'waiting' ? { ...paste, state: { ...paste.state, notBefore: 0 } } : paste;
}
