import { BILLING_FILE_MAX_BYTES, type SessionUser } from '@klarnotam/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorBody } from './error-response.ts';

/** The one call whose body is a file. */
export const UPLOAD_PATH = '/api/admin/users/:id/billing-files';
/** What a form writes around the file. */
const FORM_BYTES = 20_000;

/** Before anything of an upload is read: only an administrator sends one, and none that is longer than a file may be. */
export function beforeUpload(
  readSession: (request: Request) => Promise<SessionUser | null>,
): [MiddlewareHandler, MiddlewareHandler] {
  return [
    async (c, next) => {
      const user = await readSession(c.req.raw);
      if (!user) return c.json(errorBody('unauthenticated'), 401);
      if (!user.isAdmin) return c.json(errorBody('forbidden'), 403);
      await next();
      return undefined;
    },
    bodyLimit({
      maxSize: BILLING_FILE_MAX_BYTES + FORM_BYTES,
      onError: (c) =>
        c.json({ ...errorBody('invalid'), field: 'file', message: 'The file is larger than 10 MB.' }, 422),
    }),
  ];
}
