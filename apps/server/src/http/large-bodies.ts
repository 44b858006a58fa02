import { Failure } from '@klarnotam/contract';
import type { MiddlewareHandler } from 'hono';
import { clientAddressOf } from './client-address.ts';
import { errorResponse } from './error-response.ts';
import { networkOf } from './rate-limits/network-of.ts';

/** Beyond what a form or an ordinary briefing takes. */
export const LARGE_BODY_BYTES = 300_000;
/** Held in memory for one address at a time; a browser sends one. */
export const LARGE_BODIES_AT_ONCE = 8;

const RETRY_AFTER_S = 2;

/** Whether a request says that its body is large, or does not say how large it is. */
function mayBeLarge(header: (name: string) => string | undefined): boolean {
  const length = header('content-length');
  if (length === undefined) return header('transfer-encoding') !== undefined;
  return Number(length) > LARGE_BODY_BYTES;
}

/** Refuses an address that sends many large bodies at once: each is held in memory, several times over while it is read. */
export function limitLargeBodies(trustedProxies: number): MiddlewareHandler {
  const held = new Map<string, number>();
  return async (c, next) => {
    if (!mayBeLarge((name) => c.req.header(name))) {
      await next();
      return undefined;
    }
    const network = networkOf(clientAddressOf(c, trustedProxies));
    const count = held.get(network) ?? 0;
    if (count >= LARGE_BODIES_AT_ONCE) {
      return errorResponse(c, new Failure('unavailable', { retryAfterS: RETRY_AFTER_S }));
    }
    held.set(network, count + 1);
    try {
      await next();
      return undefined;
    } finally {
      const left = (held.get(network) ?? 1) - 1;
      if (left === 0) held.delete(network);
      else held.set(network, left);
    }
  };
}
