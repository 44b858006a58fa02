import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Examples, SessionUser, Site, UserLanguage } from '@klarnotam/contract';

/** A page, drawn. */
export interface DrawnPage {
  /** What stands in the document before any script has run. */
  readonly html: string;
  /** Of the document, BCP 47. */
  readonly htmlLanguage: string;
  readonly title: string;
  /** Null: that of the product. */
  readonly description: string | null;
}

export type LandingSite = Pick<Site, 'productName' | 'partner' | 'supportEmail'>;

/** `render/pages.js` of the built page. */
export interface PageRenderer {
  renderLanding(
    data: { readonly site: LandingSite; readonly examples: Examples },
    language: UserLanguage,
  ): Promise<DrawnPage>;
  renderPage(asked: {
    readonly address: string;
    readonly language: UserLanguage;
    readonly site: Site;
    readonly isSignedIn: boolean;
  }): Promise<DrawnPage>;
}

/** What the script of a page begins with. */
export interface PageData {
  readonly site: Site;
  /** Who it was drawn for; undefined: it was not drawn. */
  readonly user?: SessionUser | null;
}

/** Opens what draws pages, when it is first asked for; what could not be opened is tried again. */
export function pageRenderer(distDir: string): () => Promise<PageRenderer> {
  let opened: Promise<PageRenderer> | null = null;
  return () => {
    opened ??= import(pathToFileURL(join(distDir, 'render/pages.js')).href) as Promise<PageRenderer>;
    opened.catch(() => (opened = null));
    return opened;
  };
}

/** A script of the document, or one that is named beside it. */
const SCRIPT =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** A document whose scripts are asked for when its page has been painted (`public/drawn-page.js` of the page). */
export interface DrawnTemplate {
  /** As it was built. */
  readonly document: string;
  readonly text: string;
  readonly scripts: readonly string[];
}

/** Takes the scripts out of a built document, the one last that starts the others. */
export function takeScripts(document: string): DrawnTemplate {
  const scripts = [...document.matchAll(SCRIPT)].map(([, name = '']) => name);
  return { document, text: document.replaceAll(SCRIPT, ''), scripts };
}

export interface DocumentParts {
  readonly page: DrawnPage;
  /** What stands in the head beside what all documents have. */
  readonly head: readonly string[];
  /** What the scripts take the page over with. */
  readonly data: unknown;
  /** Scripts that this page alone needs. */
  readonly scripts: readonly string[];
}

/** Puts a drawn page into the document of the app or of the landing page. */
export function fillDocument(template: DrawnTemplate, { page, head, data, scripts }: DocumentParts): string {
  const entry = template.scripts.at(-1);
  const named = { entry, others: [...template.scripts.slice(0, -1), ...scripts] };
  const lines = [
    ...head,
    `<script type="application/json" id="page-scripts">${jsonForHtml(named)}</script>`,
    '<script src="/drawn-page.js"></script>',
  ];
  return template.text
    .replace('<html lang="en">', () => `<html lang="${page.htmlLanguage}">`)
    .replace('<!--page-head-->', () => lines.join('\n    '))
    .replace('<!--page-->', () => page.html)
    .replace('__PAGE_DATA__', () => jsonForHtml(data));
}

/** JSON that may stand inside a script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
