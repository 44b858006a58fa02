import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { tilesOrigin } from './tiles-origin.ts';

/** What a browser could let the page do that it never does; of names that a browser does not know it complains. */
const NEVER = [
  ...['accelerometer', 'camera', 'displayCapture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb'],
] as const;

export interface SecurityHeadersOptions {
  readonly https: boolean;
  /** Templates of the map tiles, the only foreign thing that the page shows. */
  readonly tilesUrls: readonly string[];
}

/**
 * Strict security headers for every answer: nothing inline but style elements with the nonce of the answer, nothing
 * foreign but map tiles. An answer that has one of these headers already keeps its own.
 */
export function securityHeaders({ https, tilesUrls }: SecurityHeadersOptions): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', ...new Set(tilesUrls.map(tilesOrigin))],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Tile servers want to know which site asks; they get its origin and no more.
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      ...Object.fromEntries(NEVER.map((feature) => [feature, []])),
      geolocation: ['self'],
    },
    // For what does not know frame-ancestors.
    xFrameOptions: 'DENY',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
  });
}
