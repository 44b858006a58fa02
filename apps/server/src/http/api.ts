import { MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { errorBody, toErrorBody, toOrpcError } from './error-response.ts';
import { describeApi } from './openapi.ts';
import { createRouter, type Verbs } from './router.ts';
import type { RequestVariables } from './security-headers.ts';

/** Above what the longest text takes as JSON, six bytes to an escaped character; a body beyond it is not read. */
const MAX_BODY_BYTES = 6 * MAX_TEXT_CHARACTERS + 1_000;

/** Mounts the contract under `/api`, with its OpenAPI document. */
export function serveApi(
  app: Hono<{ Variables: RequestVariables }>,
  parts: { readonly verbs: Verbs; readonly productName: string; readonly log: Logger },
): void {
  const handler = new OpenAPIHandler(createRouter(parts.verbs), {
    customErrorResponseBodyEncoder: toErrorBody,
    clientInterceptors: [
      async ({ next, path }) => {
        try {
          return await next();
        } catch (error) {
          const answer = toOrpcError(error);
          if (answer.status >= 500) parts.log.error({ err: error, call: path.join('.') }, 'call failed');
          throw answer;
        }
      },
    ],
  });

  let document: Promise<unknown> | undefined;
  app.get('/api/openapi.json', async (c) =>
    c.json((await (document ??= describeApi(parts.productName))) as object),
  );
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ ...errorBody('tooLarge'), maximumCharacters: MAX_TEXT_CHARACTERS }, 413),
    }),
  );
  app.use('/api/*', async (c) => {
    const { response } = await handler.handle(c.req.raw, { prefix: '/api', context: {} });
    return response ?? c.json(errorBody('notFound'), 404);
  });
}
