import type { Context, Hono, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { Outbox, OutboxEntry, OutboxMail } from '../ports/outbox.ts';
import { errorBody } from './error-response.ts';
import { isOnThisMachine } from './on-this-machine.ts';

type Fragment = ReturnType<typeof html>;

const SHOWN = 200;
const LINK = /https?:\/\/[^\s<>"]+/g;

/** A mail's html may style itself and open its links in a new tab; it runs nothing and loads nothing. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const STYLE = `
  :root { color-scheme: light dark; --page: #faf9f6; --surface: #fff; --line: #dcd7cc; --ink: #13222d; --dim: #57616a; --link: #0b5a8c; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #0d161d; --surface: #14212b; --line: #2b3b47; --ink: #e8edf1; --dim: #a9b4bd; --link: #9bd3f5; }
  }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 'Segoe UI', -apple-system, Roboto, Arial, sans-serif; }
  main { max-width: 880px; margin: 0 auto; padding: 24px 16px; }
  h1 { font-size: 24px; line-height: 1.3; margin: 0 0 8px; overflow-wrap: anywhere; }
  h2 { font-size: 18px; margin: 24px 0 8px; }
  p { margin: 0 0 16px; }
  a { color: var(--link); }
  .dim { color: var(--dim); font-size: 14px; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { padding: 12px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
  pre { margin: 0; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Consolas, monospace; }
  iframe { box-sizing: border-box; width: 100%; height: 640px; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
`;

function page(c: Context, title: string, body: Fragment | Promise<Fragment>) {
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style nonce="${c.get('secureHeadersNonce') ?? ''}">
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html>`,
  );
}

function row({ id, to, subject, writtenAt }: OutboxEntry) {
  return html`<li>
    <a href="/outbox/${id}">${subject}</a>
    <div class="dim">
      ${to} · <time datetime="${writtenAt}">${writtenAt.slice(0, 19).replace('T', ' ')} UTC</time>
    </div>
  </li>`;
}

/** Plain text with its addresses as links. */
function withLinks(text: string) {
  const parts: (string | Fragment | Promise<Fragment>)[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    parts.push(text.slice(from, match.index), html`<a href="${match[0]}">${match[0]}</a>`);
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return html`${parts}`;
}

function mailBody({ id, to, subject, writtenAt, text }: OutboxMail) {
  return html`<p><a href="/outbox">All mails</a></p>
    <h1>${subject}</h1>
    <p class="dim">To ${to}, ${writtenAt.slice(0, 19).replace('T', ' ')} UTC</p>
    <h2>As text</h2>
    <pre>${withLinks(text)}</pre>
    <h2>As html</h2>
    <iframe
      title="The mail as html"
      src="/outbox/${id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
}

/** `/outbox`: mails that are not delivered in local mode, for whoever sits at this machine. */
export function serveOutbox(app: Hono, outbox: Outbox, productName: string): void {
  const guard: MiddlewareHandler = async (c, next) => {
    if (!isOnThisMachine(c)) return c.json(errorBody('forbidden'), 403);
    await next();
    return undefined;
  };
  app.use('/outbox', guard);
  app.use('/outbox/*', guard);
  app.get('/outbox', async (c) => {
    const entries = await outbox.list(SHOWN);
    const body =
      entries.length === 0
        ? html`<p>No mail was written yet.</p>`
        : html`<ul>
            ${entries.map(row)}
          </ul>`;
    return await page(
      c,
      `Outbox · ${productName}`,
      html`<h1>Outbox</h1>
        <p class="dim">In local mode mails are not delivered. They are kept here, newest first.</p>
        ${body}`,
    );
  });
  app.get('/outbox/:id', async (c) => {
    const mail = await outbox.read(c.req.param('id'));
    if (!mail) return c.json(errorBody('notFound'), 404);
    return await page(c, `${mail.subject} · ${productName}`, mailBody(mail));
  });
  app.get('/outbox/:id/html', async (c) => {
    const mail = await outbox.read(c.req.param('id'));
    if (!mail) return c.json(errorBody('notFound'), 404);
    c.header('Content-Security-Policy', MAIL_POLICY);
    c.header('Cache-Control', 'no-store');
    return c.html(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}
