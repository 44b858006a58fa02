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

/** What the script of a drawn page takes it over with. */
export interface PageData {
  readonly site: Site;
  readonly user: SessionUser | null;
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

/** Puts a drawn page and its data into the document of the app or of the landing page. */
export function fillDocument(template: string, page: DrawnPage, head: string, data: unknown): string {
  return template
    .replace('<html lang="en">', () => `<html lang="${page.htmlLanguage}">`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-->', () => page.html)
    .replace('__PAGE_DATA__', () => jsonForHtml(data));
}

/** JSON that may stand inside a script element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
