import { createHash } from 'node:crypto';
import { Failure } from '@klarnotam/contract';
import {
  RATE_LIMITS,
  type Allowance,
  type Limit,
  type LimitedAction,
  type LimitScope,
} from './rate-limits-table.ts';
import { networkOf } from './network-of.ts';

/** Who does what is limited; each limit of the action needs the parts that its scope names. */
export interface LimitedCaller {
  /** The network address. */
  readonly address?: string;
  /** The id of the account, or the address that names it. */
  readonly account?: string;
}

export interface Limits {
  /** @throws {Failure} `tooMany` with the seconds until the next try may succeed */
  check(action: LimitedAction, caller: LimitedCaller): Promise<void>;
}

/** A limit of accounts alone, as a statement can draw on it that finds the account by itself. */
export interface AccountLimit {
  /** With the id of the account behind it, it is the key of the allowance. */
  readonly keyPrefix: string;
  readonly allowance: Allowance;
}

/** Addresses and names do not stand in the table of limits in the clear. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An id tells nobody anything, and a statement that reads it can write the key. */
const nameOf = (account: string): string => (UUID.test(account) ? account : digest(account));

function keyOf(action: string, scope: LimitScope, { address = '', account = '' }: LimitedCaller): string {
  const name = {
    address: () => digest(networkOf(address)),
    account: () => nameOf(account),
    accountFromAddress: () => digest(`${account}\n${networkOf(address)}`),
  }[scope]();
  return `${action}:${scope}:${name}`;
}

/** The refusal of a try for which nothing was left. */
export function tooManyTries(retryAfterS: number): Failure<'tooMany'> {
  return new Failure('tooMany', { retryAfterS }, `Too many attempts. Try again in ${inWords(retryAfterS)}.`);
}

const multiplied = ({ burst, perHour }: Allowance, factor: number): Allowance => ({
  burst: burst * factor,
  perHour: perHour * factor,
});

/** The limit of an action that is one for each account and nothing else; null: it is another one. */
export function accountLimitOf(action: LimitedAction, factor: number): AccountLimit | null {
  const [limit, ...others] = RATE_LIMITS[action] as readonly Limit[];
  if (limit?.each !== 'account' || others.length > 0) return null;
  return { keyPrefix: `${action}:account:`, allowance: multiplied(limit, factor) };
}

/** "90 seconds", "3 minutes": a wait as one says it. */
function inWords(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Takes one from the allowance of a key; the seconds until the next try may succeed, or null when there was one left. */
export type DrawOnLimit = (key: string, allowance: Allowance) => Promise<number | null>;

/**
 * The limits of `rate-limits-table.ts`.
 *
 * @param factor every allowance is multiplied by it
 * @param onRefused told of every refusal, for the metrics
 */
export function createRateLimits(
  draw: DrawOnLimit,
  factor: number,
  onRefused: (action: LimitedAction) => void = () => undefined,
): Limits {
  return {
    async check(action, caller) {
      for (const limit of RATE_LIMITS[action] as readonly Limit[]) {
        const retryAfterS = await draw(keyOf(action, limit.each, caller), multiplied(limit, factor));
        if (retryAfterS === null) continue;
        onRefused(action);
        throw tooManyTries(retryAfterS);
      }
    },
  };
}
