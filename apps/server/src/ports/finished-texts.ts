import type { WordsFallback } from '@klarnotam/contract';

/** Words that passed their checks. */
export interface FinishedText {
  readonly translation: string;
  readonly explanation: string;
}

/** What is known of a text: it is there, it could not be had, somebody writes it, or it is ours to write. */
export type ClaimedText =
  | { readonly state: 'finished'; readonly text: FinishedText }
  | { readonly state: 'refused'; readonly fallback: WordsFallback }
  | { readonly state: 'busy' }
  | { readonly state: 'ours' };

/** Texts that all servers share, so that one is written for everybody who asks for the same. */
export interface FinishedTexts {
  /** Looks a text up and claims it for `leaseMs` when nobody writes it. */
  claim(key: string, leaseMs: number): Promise<ClaimedText>;
  finish(key: string, text: FinishedText): Promise<void>;
  /** Remembers for a short while that the text could not be had. */
  refuse(key: string, fallback: WordsFallback): Promise<void>;
  /** Lets somebody else try. */
  release(key: string): Promise<void>;
}
