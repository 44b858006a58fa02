import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Examples, Site, UserLanguage } from '@klarnotam/contract';
import { AVAILABLE_LANGUAGES, type LanguageCode } from '@klarnotam/language';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { hasSession } from './has-session.ts';
import { loggableError } from './loggable-error.ts';
import type { FilesOf } from './page-files.ts';
import { writePageHead } from './page-head.ts';
import {
  fillDocument,
  takeScripts,
  type DrawnTemplate,
  type LandingSite,
  type PageRenderer,
} from './page-renderer.ts';
import { screenLanguageOf } from './screen-language.ts';

export interface LandingOptions {
  /** The folder of the built page. */
  readonly distDir: string;
  readonly filesOf: FilesOf;
  readonly openRenderer: () => Promise<PageRenderer>;
  readonly site: Site;
  readonly readExamples: (language: LanguageCode) => Promise<Examples>;
  readonly publicUrl: string | null;
  readonly noncePlaceholder: string;
  readonly log: Logger;
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

/**
 * Answers visitors at the root with the landing page, drawn with the examples of now; everybody else, and where it cannot be drawn, gets
 * what comes next: the document of the app, which shows the same.
 */
export function landingDocument(options: LandingOptions): MiddlewareHandler {
  const { distDir, filesOf, openRenderer, readExamples, publicUrl, noncePlaceholder, log } = options;
  const { productName, partner, supportEmail } = options.site;
  const site: LandingSite = { productName, partner, supportEmail };
  let template: Promise<DrawnTemplate> | null = null;
  const drawn = new WeakMap<Examples, Map<UserLanguage, string>>();

  const draw = async (language: UserLanguage, examplesIn: LanguageCode): Promise<string> => {
    template ??= readFile(join(distDir, 'landing.html'), 'utf8').then(takeScripts);
    const [opened, renderer, examples] = await Promise.all([
      template,
      openRenderer(),
      readExamples(examplesIn),
    ]);
    const inLanguages = drawn.get(examples) ?? new Map<UserLanguage, string>();
    drawn.set(examples, inLanguages);
    const before = inLanguages.get(language);
    if (before !== undefined) return before;
    const data = { site, examples };
    const page = await renderer.renderLanding(data, language);
    const { title, description } = page;
    const head = [writePageHead({ path: '/', title, description, productName, publicUrl })];
    const { scripts } = filesOf('/', language, opened.document);
    const document = fillDocument(opened, { page, head, data, scripts });
    inLanguages.set(language, document);
    return document;
  };

  return async (c, next) => {
    if (hasSession(c) || c.req.query('verify') !== undefined) {
      await next();
      return;
    }
    let document: string;
    try {
      document = await draw(screenLanguageOf(c), preferredLanguage(c.req.header('accept-language')));
    } catch (error) {
      template = null;
      log.warn(loggableError(error), 'the landing page is drawn by the app');
      await next();
      return;
    }
    c.header('Cache-Control', 'no-store');
    return c.html(document.replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? ''));
  };
}
