import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/**
 * What a page needs beside what its document names, as links that let the browser ask for all of it at once. Pages that are not listed
 * load theirs when the first script has run.
 *
 * @returns for a path and the language of the screens that the browser names, the links; empty: none
 */
export async function openPagePreloads(
  distDir: string,
  document: string,
): Promise<(path: string, language: string | undefined) => string> {
  const text = await readFile(join(distDir, 'render/pages.json'), 'utf8').catch(() => '{}');
  const links = new Map<string, string>();
  for (const [path, { scripts, styles, words }] of Object.entries(JSON.parse(text) as PageFiles)) {
    const missing = (names: readonly string[]) => names.filter((name) => !document.includes(name));
    for (const [language, ofLanguage] of Object.entries(words)) {
      const lines = [
        ...missing(styles).map((name) => `<link rel="preload" as="style" crossorigin href="${name}">`),
        ...missing([...scripts, ...ofLanguage]).map(
          (name) => `<link rel="modulepreload" crossorigin href="${name}">`,
        ),
      ];
      links.set(`${language} ${path}`, lines.join('\n    '));
    }
  }
  return (path, language = DEFAULT_LANGUAGE) =>
    links.get(`${language} ${path}`) ?? links.get(`${DEFAULT_LANGUAGE} ${path}`) ?? '';
}
