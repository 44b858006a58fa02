import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { tilesOrigin } from './tiles-origin.ts';

/** What the handlers of one request may read from it. */
export interface RequestVariables {
  /** The one value under which this answer's page may carry a style element. */
  cspNonce: string;
}

export interface SecurityHeadersOptions {
  readonly https: boolean;
  /** Templates of the map tiles, the only foreign thing that the page shows. */
  readonly tilesUrls: readonly string[];
}

/** A strict content policy for every answer; nothing inline, nothing foreign but map tiles. */
export function securityHeaders({ https, tilesUrls }: SecurityHeadersOptions): MiddlewareHandler<{
  Variables: RequestVariables;
}> {
  const images = ["'self'", 'data:', ...new Set(tilesUrls.map(tilesOrigin))].join(' ');
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('cspNonce', nonce);
    await next();
    // An answer that brings a policy of its own has a stricter one.
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header(
        'Content-Security-Policy',
        [
          "default-src 'self'",
          "script-src 'self'",
          `style-src 'self' 'nonce-${nonce}'`,
          `img-src ${images}`,
          "font-src 'self'",
          "connect-src 'self'",
          "object-src 'none'",
          "base-uri 'self'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ].join('; '),
      );
    c.header('X-Content-Type-Options', 'nosniff');
    // Tile servers want to know which site asks; they get its origin and no more.
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
    if (https) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}
