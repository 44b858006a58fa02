import type { Context } from 'hono';

/** Whether the browser sent a session, good or not. */
export function hasSession(c: Context): boolean {
  return /(?:^|;\s*)[^=;]*\.session_token=/.test(c.req.header('cookie') ?? '');
}
