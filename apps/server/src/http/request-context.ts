import type { SessionUser } from '@klarnotam/contract';
import type { Limits } from './rate-limits/create-rate-limits.ts';
import type { LimitedAction } from './rate-limits/rate-limits-table.ts';

/** What a call knows of the request that made it. */
export interface RequestContext {
  /** Who sent it; null when nobody is signed in. Asked at most once a call, and only by calls that need it. */
  readonly readSession: () => Promise<SessionUser | null>;
  /** The Cookie header, for calls that begin or end a session. */
  readonly cookies: string | null;
  /** Where it comes from, and what its browser calls itself. */
  readonly client: { readonly address: string; readonly userAgent: string | null };
  readonly limits: Limits;
  /** What this call was counted as when its session was read; null: nothing yet. */
  readonly counted: LimitedAction | null;
  /** Stands in the answer too. */
  readonly answerHeaders: Headers;
}
