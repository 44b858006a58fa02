import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserLanguage } from '@klarnotam/contract';

/** `render/pages.json` of the built page. */
type PageFiles = Readonly<
  Record<
    string,
    {
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
      readonly words: Readonly<Record<string, readonly string[]>>;
    }
  >
>;

const DEFAULT_LANGUAGE = 'en';

/** The links for a path and a language of the screens; of a page that is drawn, its style sheets are used at once and its scripts wait. */
export type PagePreloads = (path: string, language: UserLanguage, as: 'drawn' | 'empty') => readonly string[];

/**
 * What a page needs beside what its document names, as links that let the browser ask for all of it at once. Pages that are not listed
 * load theirs when the first script has run.
 */
export async function openPagePreloads(distDir: string, document: string): Promise<PagePreloads> {
  const text = await readFile(join(distDir, 'render/pages.json'), 'utf8').catch(() => '{}');
  const pages = JSON.parse(text) as PageFiles;
  const missing = (names: readonly string[]) => names.filter((name) => !document.includes(name));
  return (path, language, as) => {
    const page = pages[path];
    if (page === undefined) return [];
    const words = page.words[language] ?? page.words[DEFAULT_LANGUAGE] ?? [];
    const style = as === 'drawn' ? 'rel="stylesheet"' : 'rel="preload" as="style"';
    const script = as === 'drawn' ? 'rel="modulepreload" fetchpriority="low"' : 'rel="modulepreload"';
    return [
      ...missing(page.styles).map((name) => `<link ${style} crossorigin href="${name}">`),
      ...missing([...page.scripts, ...words]).map((name) => `<link ${script} crossorigin href="${name}">`),
    ];
  };
}
