import type { MiddlewareHandler } from 'hono';
import { errorBody } from './error-response.ts';

/** Asked inside the network, by what runs and watches the servers. */
const FOR_OPERATORS = new Set(['/healthz', '/readyz', '/metrics']);
const READING = new Set(['GET', 'HEAD']);

/**
 * Where visitors come by https, nothing else is answered: what reached the proxy in front without TLS is sent to the same
 * place by https when it only reads, and refused otherwise, because what it carried was open to others already. A proxy
 * that does not say how it was reached is believed to take https alone.
 *
 * @param publicUrl where the page is
 * @param trustedProxies with none in front, nobody is believed who says how they came
 */
export function httpsOnly(publicUrl: string | null, trustedProxies: number): MiddlewareHandler {
  const origin = publicUrl?.startsWith('https:') === true ? new URL(publicUrl).origin : null;
  return async (c, next) => {
    const [cameBy = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',');
    const isOpen = cameBy.trim().toLowerCase() === 'http';
    if (origin !== null && trustedProxies > 0 && isOpen && !FOR_OPERATORS.has(c.req.path)) {
      if (!READING.has(c.req.method)) return c.json(errorBody('forbidden'), 403);
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${origin}${pathname}${search}`, 308);
    }
    await next();
    return undefined;
  };
}
