import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { EndpointTable } from './endpoint-table.ts';

const requests = new AsyncLocalStorage<string>();

/** What every line of the log says of the request that is being answered; nothing beside requests. */
export function requestInLog(): { readonly request?: string } {
  const request = requests.getStore();
  return request === undefined ? {} : { request };
}

/** As proxies write them; what is anything else might be made to break the log's lines. */
const READABLE_ID = /^[\w.:+/=-]{8,128}$/;

export const REQUEST_ID = 'X-Request-Id';

/**
 * Names each request: as a trusted proxy in front did, or anew. The name stands in the answer and in every line of the log. Calls of the
 * API get a line of their own, which says neither who called nor with what.
 */
export function nameRequests(
  trustedProxies: number,
  endpoints: EndpointTable,
  log: Logger,
): MiddlewareHandler {
  return async (c, next) => {
    const given = trustedProxies > 0 ? c.req.header(REQUEST_ID) : undefined;
    const id = given !== undefined && READABLE_ID.test(given) ? given : randomUUID();
    const beganMs = performance.now();
    await requests.run(id, async () => {
      await next();
      c.header(REQUEST_ID, id);
      if (!c.req.path.startsWith('/api/') || !log.isLevelEnabled('info')) return;
      const route = endpoints.find(c.req.method, c.req.path)?.path ?? 'unknown';
      const method = route === 'unknown' ? 'any' : c.req.method;
      const ms = Math.round((performance.now() - beganMs) * 10) / 10;
      log.info(
        { method, route: `/api${route === 'unknown' ? '' : route}`, status: c.res.status, ms },
        'answered',
      );
    });
  };
}
