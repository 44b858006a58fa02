import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Examples, Site } from '@klarnotam/contract';
import { AVAILABLE_LANGUAGES, type LanguageCode } from '@klarnotam/language';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { loggableError } from './loggable-error.ts';
import { writePageHead } from './page-head.ts';

/** What the landing page shows. */
export interface LandingContent {
  readonly site: Pick<Site, 'productName' | 'partner' | 'supportEmail'>;
  readonly readExamples: (language: LanguageCode) => Promise<Examples>;
}

/** `render/landing.js` of the built page. */
interface LandingRenderer {
  renderLanding(data: { readonly site: LandingContent['site']; readonly examples: Examples }): {
    readonly html: string;
    readonly title: string;
    readonly description: string;
  };
}

export interface LandingOptions {
  /** The folder of the built page. */
  readonly distDir: string;
  readonly content: LandingContent;
  readonly publicUrl: string | null;
  readonly noncePlaceholder: string;
  readonly log: Logger;
}

/** Whether the browser sent a session, good or not: then the app looks at it, and shows what it finds. */
function hasSession(c: Context): boolean {
  return /(?:^|;\s*)[^=;]*\.session_token=/.test(c.req.header('cookie') ?? '');
}

/** The first language of a browser in which results are written; English where there is none. */
export function preferredLanguage(acceptLanguage: string | undefined): LanguageCode {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((range) => {
      const [tag = '', quality = ''] = range.split(';q=');
      return { tag: tag.trim().toLowerCase(), quality: quality === '' ? 1 : Number(quality) || 0 };
    })
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const [primary = ''] = tag.split('-');
    const code = primary === 'nb' || primary === 'nn' ? 'no' : primary;
    const known = AVAILABLE_LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}

/** JSON that may stand inside a script element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Answers visitors at the root with the landing page, drawn with the examples of now; everybody else, and where it cannot be drawn, gets
 * what comes next: the document of the app, which shows the same.
 */
export function landingDocument(options: LandingOptions): MiddlewareHandler {
  const { distDir, content, publicUrl, noncePlaceholder, log } = options;
  let opened: Promise<{ readonly template: string; readonly renderer: LandingRenderer }> | null = null;
  const drawn = new WeakMap<Examples, string>();

  const open = async () => ({
    template: await readFile(join(distDir, 'landing.html'), 'utf8'),
    renderer: (await import(pathToFileURL(join(distDir, 'render/landing.js')).href)) as LandingRenderer,
  });

  const draw = async (language: LanguageCode): Promise<string> => {
    opened ??= open();
    const [{ template, renderer }, examples] = await Promise.all([opened, content.readExamples(language)]);
    const before = drawn.get(examples);
    if (before !== undefined) return before;
    const data = { site: content.site, examples };
    const { html, title, description } = renderer.renderLanding(data);
    const { productName } = content.site;
    const document = template
      .replace('<!--page-head-->', () =>
        writePageHead({ path: '/', title, description, productName, publicUrl }),
      )
      .replace('<!--landing-->', () => html)
      .replace('__LANDING_DATA__', () => jsonForHtml(data));
    drawn.set(examples, document);
    return document;
  };

  return async (c, next) => {
    if (hasSession(c) || c.req.query('verify') !== undefined) {
      await next();
      return;
    }
    let document: string;
    try {
      document = await draw(preferredLanguage(c.req.header('accept-language')));
    } catch (error) {
      opened = null;
      log.warn(loggableError(error), 'the landing page is drawn by the app');
      await next();
      return;
    }
    c.header('Cache-Control', 'no-store');
    return c.html(document.replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? ''));
  };
}
