import { MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EndpointTable } from './endpoint-table.ts';
import { errorBody } from './error-response.ts';

/** Above what the longest text takes as JSON, six bytes to an escaped character; a body beyond it is not read. */
export const MAX_BODY_BYTES = 6 * MAX_TEXT_CHARACTERS + 1_000;
/** Far more than any form of an account sends. */
const MAX_ACCOUNT_BODY_BYTES = 20_000;
/** What a form with a file in it takes beside the file. */
const FORM_BYTES = 10_000;

/** How many bytes of a body are read: by the kind of endpoint, files as many as the contract says. */
export function limitBodies(endpoints: EndpointTable): MiddlewareHandler {
  const forms = bodyLimit({
    maxSize: MAX_ACCOUNT_BODY_BYTES,
    onError: (c) => c.json(errorBody('invalid'), 422),
  });
  const texts = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ ...errorBody('tooLarge'), maximumCharacters: MAX_TEXT_CHARACTERS }, 413),
  });
  return async (c, next) => {
    const { path, method } = c.req;
    const uploadBytes = endpoints.find(method, path)?.uploadBytes ?? null;
    if (uploadBytes !== null) {
      const files = bodyLimit({
        maxSize: uploadBytes + FORM_BYTES,
        onError: (context) =>
          context.json(
            { ...errorBody('tooLarge'), message: 'The file is too large.', maximumBytes: uploadBytes },
            413,
          ),
      });
      return await files(c, next);
    }
    return await (path.startsWith('/api/auth/') ? forms : texts)(c, next);
  };
}
