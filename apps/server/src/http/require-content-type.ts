import type { MiddlewareHandler } from 'hono';
import type { EndpointTable } from './endpoint-table.ts';
import { errorBody } from './error-response.ts';

/** The kind of content without its parameters. */
const kindOf = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/**
 * Takes bodies in JSON alone, and in forms where an endpoint takes a file. A page elsewhere can make a browser send other
 * kinds without asking us first.
 */
export function requireContentType(endpoints: EndpointTable): MiddlewareHandler {
  return async (c, next) => {
    const length = c.req.header('content-length') ?? '0';
    const hasBody = length !== '0' || c.req.header('transfer-encoding') !== undefined;
    if (hasBody && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const takesFile = (endpoints.find(c.req.method, c.req.path)?.uploadBytes ?? null) !== null;
      const kind = kindOf(c.req.header('content-type') ?? '');
      if (kind !== 'application/json' && !(takesFile && kind === 'multipart/form-data')) {
        return c.json({ ...errorBody('invalid'), message: 'Send the request as application/json.' }, 415);
      }
    }
    await next();
    return undefined;
  };
}
