import { Failure, type Examples, type SessionUser, type Site } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { serveApi, type ReadCountedSession } from './api.ts';
import type { Outbox } from '../ports/outbox.ts';
import { nameRequests } from './current-request.ts';
import { ENDPOINTS } from './endpoint-table.ts';
import { errorBody, errorResponse } from './error-response.ts';
import { loggableError } from './loggable-error.ts';
import { hideShared } from './hide-shared.ts';
import { httpsOnly } from './https-only.ts';
import type { Limits } from './rate-limits/create-rate-limits.ts';
import { measureRequests, metricsRoute, type Metrics } from './metrics.ts';
import { serveOutbox } from './outbox.ts';
import { servePaymentWebhook, type TakePaymentEvent } from './payment-webhook.ts';
import { servePage } from './page.ts';
import type { ApiRouter } from './procedures.ts';
import { securityHeaders } from './security-headers.ts';
import { NO_TRACING, type Tracing } from '../ports/tracing.ts';
import { traceRequests } from './trace-requests.ts';
import { warnOfForwarding } from './warn-of-forwarding.ts';

export interface AppParts {
  readonly router: ApiRouter;
  readonly limits: Limits;
  /** Who a request comes from; null when nobody is signed in. */
  readonly readSession: (request: Request) => Promise<SessionUser | null>;
  /** The same, and one taken from what the account may do. */
  readonly readCountedSession: ReadCountedSession;
  readonly site: Site;
  /** For the landing page. */
  readonly readExamples: (language: LanguageCode) => Promise<Examples>;
  /** Where the page may load map tiles from. */
  readonly tilesUrls: readonly string[];
  /** Where the page is; null in local mode: wherever a browser finds this server. */
  readonly publicUrl: string | null;
  readonly https: boolean;
  /** How many proxies in front of this server may say where a request comes from. */
  readonly trustedProxies: number;
  /** Mails to read at `/outbox`; null: there is no such address. */
  readonly outbox: Outbox | null;
  /** The folder of the built page. */
  readonly pageDir: string;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly metricsToken: string | null;
  /** Takes events of the payment provider; null: there is no such address. */
  readonly takePaymentEvent: TakePaymentEvent | null;
  /** Whether `/metrics` opens without a token to whoever asks on this machine. */
  readonly metricsOnLoopback: boolean;
  /** Resolves when the database answers. */
  readonly checkReady: () => Promise<void>;
  readonly log: Logger;
}

/** Whether the caller went away in the middle of a request: nobody is left to be answered, and nothing is wrong here. */
function isHangUp(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}

/** The whole of the server's outside: health, metrics, API, page. */
export async function createApp(parts: AppParts): Promise<Hono> {
  const app = new Hono();
  app.use(nameRequests(parts.trustedProxies, ENDPOINTS, parts.log));
  app.use(securityHeaders({ https: parts.https, tilesUrls: parts.tilesUrls }));
  app.use(warnOfForwarding(parts.trustedProxies, parts.log));
  app.use(httpsOnly(parts.publicUrl, parts.trustedProxies));
  hideShared(app);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await parts.checkReady();
      return c.json({ status: 'ready' });
    } catch (error) {
      parts.log.warn({ err: error }, 'not ready');
      c.header('Retry-After', '1');
      return c.json(errorBody('unavailable'), 503);
    }
  });
  app.get('/metrics', metricsRoute(parts.metrics, parts));
  app.use('/api/*', measureRequests(parts.metrics, ENDPOINTS));
  if (parts.tracing !== NO_TRACING) {
    app.use('/api/*', traceRequests(parts.tracing, ENDPOINTS, parts.trustedProxies));
  }
  servePaymentWebhook(app, parts.takePaymentEvent);
  app.use(compress());
  serveApi(app, { ...parts, productName: parts.site.productName });
  if (parts.outbox) serveOutbox(app, parts.outbox, parts.site.productName);
  await servePage(app, parts);
  app.onError((error, c) => {
    if (isHangUp(error)) return errorResponse(c, new Failure('invalid', {}));
    // A Failure is an expected error; what was asked for may hold secrets and stays out of the log.
    if (!(error instanceof Failure)) parts.log.error(loggableError(error), 'request failed');
    return errorResponse(c, error);
  });
  return app;
}
