import { Failure, type SessionUser } from '@klarnotam/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { limitBodies, MAX_BODY_BYTES } from './body-limits.ts';
import { clientAddressOf } from './client-address.ts';
import { discardBody } from './discard-body.ts';
import { ENDPOINTS, readingMethod } from './endpoint-table.ts';
import {
  errorBody,
  errorResponse,
  isRefusedValue,
  retryAfterOf,
  toErrorBody,
  toOrpcError,
} from './error-response.ts';
import { limitLargeBodies } from './large-bodies.ts';
import { countedWithSession } from './counted-with-session.ts';
import { loggableError } from './loggable-error.ts';
import { tooManyTries, type Limits } from './rate-limits/create-rate-limits.ts';
import type { LimitedAction } from './rate-limits/rate-limits-table.ts';
import { measureTranslation, type Metrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import type { ApiRouter } from './procedures.ts';
import type { RequestContext } from './request-context.ts';
import { requireContentType } from './require-content-type.ts';
import { onlySameOrigin } from './same-origin.ts';
import { beforeUpload, UPLOAD_PATH } from './uploads.ts';

type ReadSession = RequestContext['readSession'];

interface Variables {
  readonly Variables: { readSession: ReadSession; counted: LimitedAction | null };
}

/** Who sent a request, and in the same step one taken from what the account may do. */
export type ReadCountedSession = (
  request: Request,
  action: LimitedAction,
) => Promise<{ readonly user: SessionUser; readonly retryAfterS: number | null } | null>;

/** Asks at most once. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let answer: Promise<Result> | undefined;
  return () => (answer ??= ask());
}

/** Longer names of browsers tell nothing more. */
const MAX_USER_AGENT_CHARACTERS = 400;

/** Mounts the contract under `/api`, with its OpenAPI document. */
export function serveApi(
  root: Hono,
  parts: {
    readonly router: ApiRouter;
    readonly limits: Limits;
    readonly readSession: (request: Request) => ReturnType<ReadSession>;
    readonly readCountedSession: ReadCountedSession;
    readonly productName: string;
    readonly publicUrl: string | null;
    readonly trustedProxies: number;
    readonly metrics: Metrics;
    readonly log: Logger;
  },
): void {
  const app = root as unknown as Hono<Variables>;
  const handler = new OpenAPIHandler(parts.router, {
    customErrorResponseBodyEncoder: toErrorBody,
    clientInterceptors: [
      async ({ next, path, context }) => {
        const began = performance.now();
        try {
          const output = await next();
          measureTranslation(parts.metrics, path, began, output);
          return output;
        } catch (error) {
          const answer = toOrpcError(error);
          measureTranslation(parts.metrics, path, began, answer);
          const retryAfterS = retryAfterOf(answer);
          if (retryAfterS !== null) context.answerHeaders.set('Retry-After', String(retryAfterS));
          const call = path.join('.');
          // A Failure is an expected error and not logged here.
          if (answer.status >= 500 && !(error instanceof Failure)) {
            parts.log.error({ ...loggableError(error), call }, 'call failed');
          }
          if (isRefusedValue(error)) {
            parts.log.error({ ...loggableError(error), call }, 'the database refused a value');
          }
          throw answer;
        }
      },
    ],
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          // What no call has raised comes from a body that cannot be read.
          throw toOrpcError(error instanceof ORPCError ? error : new Failure('invalid', {}));
        }
      },
    ],
  });

  let document: Promise<unknown> | undefined;
  app.get('/api/openapi.json', async (c) =>
    c.json((await (document ??= describeApi(parts.productName))) as object),
  );
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    if (!c.req.raw.bodyUsed) await discardBody(c.req.raw, MAX_BODY_BYTES);
  });
  app.use('/api/*', onlySameOrigin(parts.publicUrl));
  const actionOfEndpoint = countedWithSession(parts.router);
  app.use('/api/*', async (c, next) => {
    const endpoint = ENDPOINTS.find(c.req.method, c.req.path);
    const action = endpoint && actionOfEndpoint(readingMethod(c.req.method), endpoint.path);
    const read = once(async () => {
      if (!action) return { user: await parts.readSession(c.req.raw), retryAfterS: null };
      return (await parts.readCountedSession(c.req.raw, action)) ?? { user: null, retryAfterS: null };
    });
    c.set('readSession', async () => (await read()).user);
    c.set('counted', action);
    // Who calls is settled before the body is read, so that nobody without a session makes the server keep one.
    const needed = endpoint?.sessionMissing ?? null;
    if (needed !== null) {
      const { user, retryAfterS } = await read();
      if (user === null) return errorResponse(c, new Failure('unauthenticated', {}, needed));
      if (retryAfterS !== null) return errorResponse(c, tooManyTries(retryAfterS));
    }
    await next();
    return undefined;
  });
  app.post(UPLOAD_PATH, ...beforeUpload(parts.readSession));
  app.use('/api/*', requireContentType(ENDPOINTS));
  app.use('/api/*', limitLargeBodies(parts.trustedProxies));
  app.use('/api/*', limitBodies(ENDPOINTS));
  app.use('/api/*', async (c) => {
    const answerHeaders = new Headers();
    const isHead = c.req.method === 'HEAD';
    const asked = isHead ? new Request(c.req.raw, { method: readingMethod(c.req.method) }) : c.req.raw;
    const { response } = await handler.handle(asked, {
      prefix: '/api',
      context: {
        readSession: c.get('readSession'),
        cookies: c.req.header('cookie') ?? null,
        client: {
          address: clientAddressOf(c, parts.trustedProxies),
          userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
        },
        limits: parts.limits,
        counted: c.get('counted'),
        answerHeaders,
      },
    });
    if (!response) return c.json(errorBody('notFound'), 404);
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    if (!isHead) return response;
    // What is not sent is not read either: a file behind it is let go of.
    await response.body?.cancel();
    return new Response(null, response);
  });
}
