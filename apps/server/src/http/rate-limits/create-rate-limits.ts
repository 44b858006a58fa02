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

/** Addresses and names do not stand in the table of limits in the clear. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function keyOf(action: string, scope: LimitScope, { address = '', account = '' }: LimitedCaller): string {
  const network = networkOf(address);
  const parts = { address: [network], account: [account], accountFromAddress: [account, network] }[scope];
  return `${action}:${scope}:${digest(parts.join('\n'))}`;
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
 */
export function createRateLimits(draw: DrawOnLimit, factor: number): Limits {
  return {
    async check(action, caller) {
      for (const { each, burst, perHour } of RATE_LIMITS[action] as readonly Limit[]) {
        const allowance = { burst: burst * factor, perHour: perHour * factor };
        const retryAfterS = await draw(keyOf(action, each, caller), allowance);
        if (retryAfterS !== null) {
          const message = `Too many attempts. Try again in ${inWords(retryAfterS)}.`;
          throw new Failure('tooMany', { retryAfterS }, message);
        }
      }
    },
  };
}
