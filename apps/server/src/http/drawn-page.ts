import type { SessionUser, Site, UserLanguage } from '@klarnotam/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { loggableError } from './loggable-error.ts';
import { writePageHead } from './page-head.ts';
import type { FilesOf } from './page-files.ts';
import {
  fillDocument,
  takeScripts,
  type DrawnPage,
  type PageData,
  type PageRenderer,
} from './page-renderer.ts';
import { screenLanguageOf } from './screen-language.ts';
import { hasSession } from './has-session.ts';

export interface DrawnPageOptions {
  /** The document of the app, its page not yet in it. */
  readonly template: string;
  readonly filesOf: FilesOf;
  readonly openRenderer: () => Promise<PageRenderer>;
  readonly site: Site;
  readonly publicUrl: string | null;
  readonly readSession: (request: Request) => Promise<SessionUser | null>;
  readonly noncePlaceholder: string;
  readonly log: Logger;
}

/** Who sees the pages that are drawn. */
const DRAWN: Readonly<Record<string, 'visitors' | 'members' | 'all'>> = {
  '/auth': 'visitors',
  '/manual': 'all',
  '/notam': 'members',
  '/weather': 'members',
};
const AUTH_MODES = ['signUp', 'forgot'];

/** What of the address changes the drawing; null: it asks for what is known in the browser alone. */
function addressOf(c: Context): string | null {
  const { pathname, searchParams } = new URL(c.req.url);
  if (pathname === '/manual') return pathname;
  if (pathname === '/auth') {
    const mode = AUTH_MODES.find((each) => each === searchParams.get('mode'));
    return mode === undefined ? pathname : `${pathname}?mode=${mode}`;
  }
  return searchParams.size === 0 ? pathname : null;
}

/**
 * Answers with the app's document, its page drawn in it; where that cannot be done, what comes next is answered: the same document
 * without the page. Nothing of a user is drawn, so one drawing serves all; who they are stands beside it, for the scripts.
 */
export function drawnPage(options: DrawnPageOptions): MiddlewareHandler {
  const { filesOf, openRenderer, site, publicUrl, readSession, noncePlaceholder, log } = options;
  const template = takeScripts(options.template);
  const drawn = new Map<string, Promise<DrawnPage>>();

  const draw = (address: string, language: UserLanguage, isSignedIn: boolean): Promise<DrawnPage> => {
    const key = `${language} ${isSignedIn} ${address}`;
    const before = drawn.get(key);
    if (before) return before;
    const drawing = openRenderer().then((renderer) =>
      renderer.renderPage({ address, language, site, isSignedIn }),
    );
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    return drawing;
  };

  const documentFor = async (c: Context): Promise<string | null> => {
    const { path } = c.req;
    const address = addressOf(c);
    const user = hasSession(c) ? await readSession(c.req.raw) : null;
    const isFor = DRAWN[path];
    if (
      address === null ||
      isFor === undefined ||
      (isFor !== 'all' && (isFor === 'members') !== (user !== null))
    )
      return null;
    const language = screenLanguageOf(c);
    const page = await draw(address, language, user !== null);
    const { productName } = site;
    const { styles, scripts } = filesOf(path, language, template.document);
    const head = [
      writePageHead({ path, title: page.title, description: page.description, productName, publicUrl }),
      ...styles.map((name) => `<link rel="stylesheet" crossorigin href="${name}">`),
    ];
    const data: PageData = { site, user };
    return fillDocument(template, { page, head, data, scripts });
  };

  return async (c, next) => {
    let document: string | null = null;
    try {
      if (c.req.path in DRAWN) document = await documentFor(c);
    } catch (error) {
      log.warn(loggableError(error), 'a page is drawn by the app');
    }
    if (document === null) {
      await next();
      return;
    }
    c.header('Cache-Control', 'no-store');
    return c.html(document.replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? ''));
  };
}
