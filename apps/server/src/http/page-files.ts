import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserLanguage } from '@klarnotam/contract';

/** `render/pages.json` of the built page. */
type PagesFile = Readonly<
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

/** What a page needs beside what its document names. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Of a path, in a language of the screens, what `document` does not name itself. Of pages that are not listed nothing is known: they load
 * theirs when the first script has run.
 */
export type FilesOf = (path: string, language: UserLanguage, document: string) => PageFiles;

export async function openPageFiles(distDir: string): Promise<FilesOf> {
  const text = await readFile(join(distDir, 'render/pages.json'), 'utf8').catch(() => '{}');
  const pages = JSON.parse(text) as PagesFile;
  return (path, language, document) => {
    const page = pages[path];
    if (page === undefined) return { styles: [], scripts: [] };
    const missing = (names: readonly string[]) => names.filter((name) => !document.includes(name));
    const words = page.words[language] ?? page.words[DEFAULT_LANGUAGE] ?? [];
    return { styles: missing(page.styles), scripts: missing([...page.scripts, ...words]) };
  };
}

/** Lets a browser ask at once for what a page needs that its first script would ask for later. */
export function preloadLinks({ styles, scripts }: PageFiles): readonly string[] {
  return [
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="${name}">`),
  ];
}
