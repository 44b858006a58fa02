import type { Hono } from 'hono';

/** What a link shows is for whoever was given it, not for search engines. */
export function hideShared(app: Hono): void {
  for (const path of ['/s/*', '/api/shared/*']) {
    app.use(path, async (c, next) => {
      await next();
      c.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
    });
  }
}
