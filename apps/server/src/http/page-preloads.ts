import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `render/pages.json` of the built page. */
type PageFiles = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
>;

/**
 * What a page needs beside what its document names, as links that let the browser ask for all of it at once. Pages that are not listed
 * load theirs when the first script has run.
 *
 * @returns for a path, its links; empty: none
 */
export async function openPagePreloads(distDir: string, document: string): Promise<(path: string) => string> {
  const text = await readFile(join(distDir, 'render/pages.json'), 'utf8').catch(() => '{}');
  const pages = JSON.parse(text) as PageFiles;
  const links = new Map<string, string>();
  for (const [path, { scripts, styles }] of Object.entries(pages)) {
    const lines = [
      ...styles
        .filter((name) => !document.includes(name))
        .map((name) => `<link rel="preload" as="style" crossorigin href="${name}">`),
      ...scripts
        .filter((name) => !document.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="${name}">`),
    ];
    links.set(path, lines.join('\n    '));
  }
  return (path) => links.get(path) ?? '';
}
