import { Failure, MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { clientAddressOf } from './client-address.ts';
import { errorBody, retryAfterOf, toErrorBody, toOrpcError } from './error-response.ts';
import type { Limits } from './rate-limits/create-rate-limits.ts';
import { describeApi } from './openapi.ts';
import type { ApiRouter } from './procedures.ts';
import type { RequestContext } from './request-context.ts';
import { onlySameOrigin } from './same-origin.ts';
import { beforeUpload, isUpload, UPLOAD_PATH } from './uploads.ts';

/** Above what the longest text takes as JSON, six bytes to an escaped character; a body beyond it is not read. */
const MAX_BODY_BYTES = 6 * MAX_TEXT_CHARACTERS + 1_000;
/** Far more than any form of an account sends. */
const MAX_ACCOUNT_BODY_BYTES = 20_000;

/** Longer names of browsers tell nothing more. */
const MAX_USER_AGENT_CHARACTERS = 400;

/** Mounts the contract under `/api`, with its OpenAPI document. */
export function serveApi(
  app: Hono,
  parts: {
    readonly router: ApiRouter;
    readonly limits: Limits;
    readonly readSession: (request: Request) => ReturnType<RequestContext['readSession']>;
    readonly productName: string;
    readonly publicUrl: string | null;
    readonly trustedProxies: number;
    readonly log: Logger;
  },
): void {
  const handler = new OpenAPIHandler(parts.router, {
    customErrorResponseBodyEncoder: toErrorBody,
    clientInterceptors: [
      async ({ next, path, context }) => {
        try {
          return await next();
        } catch (error) {
          const answer = toOrpcError(error);
          const retryAfterS = retryAfterOf(answer);
          if (retryAfterS !== null) context.answerHeaders.set('Retry-After', String(retryAfterS));
          // A Failure is an expected error and not logged here.
          if (answer.status >= 500 && !(error instanceof Failure)) {
            parts.log.error({ err: error, call: path.join('.') }, 'call failed');
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
  app.use('/api/*', onlySameOrigin(parts.publicUrl));
  app.use(
    '/api/auth/*',
    bodyLimit({ maxSize: MAX_ACCOUNT_BODY_BYTES, onError: (c) => c.json(errorBody('invalid'), 422) }),
  );
  app.post(UPLOAD_PATH, ...beforeUpload(parts.readSession));
  const textLimit: MiddlewareHandler = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ ...errorBody('tooLarge'), maximumCharacters: MAX_TEXT_CHARACTERS }, 413),
  });
  const limitText: MiddlewareHandler = (c, next) => (isUpload(c.req) ? next() : textLimit(c, next));
  app.use('/api/*', limitText);
  app.use('/api/*', async (c) => {
    const answerHeaders = new Headers({ 'Cache-Control': 'no-store' });
    const { response } = await handler.handle(c.req.raw, {
      prefix: '/api',
      context: {
        readSession: () => parts.readSession(c.req.raw),
        cookies: c.req.header('cookie') ?? null,
        client: {
          address: clientAddressOf(c, parts.trustedProxies),
          userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
        },
        limits: parts.limits,
        answerHeaders,
      },
    });
    if (!response) return c.json(errorBody('notFound'), 404);
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    return response;
  });
}
