import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readManual } from '../../scripts/manual/read-manual.ts';

const FOLDER = fileURLToPath(new URL('../../docs/manual/', import.meta.url));
/** The modules that stand for the book of a language, and the addresses of its pictures. */
const BOOK = /\/src\/features\/manual\/books\/([a-z]{2})\.ts$/;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Puts the manual of docs/manual in place of the empty books when the page is built. No Markdown reaches a browser. */
export function manual(): Plugin {
  return {
    name: 'manual',
    load(id) {
      const language = BOOK.exec(id)?.[1];
      if (language === undefined) return null;
      const files = globSync(join(FOLDER, language, '*.md')).sort();
      for (const file of files) this.addWatchFile(file);
      const book = readManual(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
      const { imports, pictures } = picturesOf(language);
      return [
        ...imports,
        `export const book = ${JSON.stringify(book)};`,
        `export const pictures = ${pictures};`,
      ].join('\n');
    },
  };
}

/** Lets the build give each picture its address; scripts/manual/take-pictures.ts wrote how large they are. */
function picturesOf(language: string): { imports: string[]; pictures: string } {
  const folder = join(FOLDER, 'pictures', language);
  const list = join(folder, 'sizes.json');
  const sizes = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}) as Record<
    string,
    { readonly narrow: Size; readonly wide: Size }
  >;
  const imports: string[] = [];
  const address = (file: string): string => {
    imports.push(`import p${imports.length} from ${JSON.stringify(join(folder, file))};`);
    return `p${imports.length - 1}`;
  };
  const looks = (name: string, width: 'narrow' | 'wide', size: Size): string =>
    `{ width: ${size.width}, height: ${size.height}, light: ${address(`${name}-${width}-light.webp`)}, dark: ${address(`${name}-${width}-dark.webp`)} }`;
  const entries = Object.entries(sizes).map(
    ([name, { narrow, wide }]) =>
      `${JSON.stringify(name)}: { narrow: ${looks(name, 'narrow', narrow)}, wide: ${looks(name, 'wide', wide)} }`,
  );
  return { imports, pictures: `{ ${entries.join(', ')} }` };
}
