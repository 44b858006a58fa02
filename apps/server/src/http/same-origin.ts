import type { MiddlewareHandler } from 'hono';
import { errorBody } from './error-response.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something when a browser sends them from a foreign page. Programs that are no browsers send
 * no Origin, and no cookies of others either.
 *
 * @param publicUrl where the page is; null: wherever the browser found this server
 */
export function onlySameOrigin(publicUrl: string | null): MiddlewareHandler {
  const known = publicUrl === null ? null : new URL(publicUrl).origin;
  return async (c, next) => {
    if (!READING.has(c.req.method)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      const own = known ?? `http://${c.req.header('host') ?? ''}`;
      const foreign =
        origin === undefined
          ? site !== undefined && site !== 'same-origin' && site !== 'none'
          : origin !== own;
      if (foreign) return c.json(errorBody('forbidden'), 403);
    }
    await next();
    return undefined;
  };
}
