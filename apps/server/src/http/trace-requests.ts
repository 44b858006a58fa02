import type { MiddlewareHandler } from 'hono';
import type { Tracing } from '../ports/tracing.ts';
import type { EndpointTable } from './endpoint-table.ts';

/** A span for each call of the API, by the path as the contract writes it. */
export function traceRequests(
  tracing: Tracing,
  endpoints: EndpointTable,
  trustedProxies: number,
): MiddlewareHandler {
  return async (c, next) => {
    const path = endpoints.find(c.req.method, c.req.path)?.path;
    const method = path === undefined ? 'any' : c.req.method;
    const route = path === undefined ? '/api' : `/api${path}`;
    const traceparent = trustedProxies > 0 ? (c.req.header('traceparent') ?? null) : null;
    await tracing.request(`${method} ${route}`, traceparent, next, () => ({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': c.res.status,
    }));
  };
}
