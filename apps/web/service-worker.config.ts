import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * What is not kept on a device from the start, because few need it or it is large: the admin panel with its charts, readers of files, and
 * the words of languages that nobody has read yet. It is kept once it was loaded. Pictures of the manual are kept once they were seen.
 */
const KEPT_ONCE_LOADED = [
  /\/features\/admin\//,
  /\/shared\/api\/admin-client/,
  /\/node_modules\/(recharts|unpdf|pdfjs-dist|postal-mime)\//,
  /\/packages\/language\/src\/catalogues\/(?!en\/)/,
];
/** Fonts of the two alphabets that every page shows; a browser asks for the others when it meets their letters. */
const FONTS_KEPT = /-latin(-ext)?-.*\.woff2$/;

interface PageFile {
  readonly url: string;
  readonly revision: string | null;
}

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

function isKept(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (!file.fileName.startsWith('assets/')) return false;
  if (/\.woff2?$/.test(file.fileName)) return FONTS_KEPT.test(file.fileName);
  if (file.type === 'asset') return !/\.(map|webp)$/.test(file.fileName);
  const ids = file.moduleIds;
  return ids.length === 0 || !ids.some((id) => KEPT_ONCE_LOADED.some((pattern) => pattern.test(id)));
}

/** What the document loads beside its assets; an installed app has its icons from the system. */
function publicFiles(root: string): PageFile[] {
  const folder = join(root, 'public');
  return readdirSync(folder)
    .filter((name) => /\.(js|svg)$/.test(name))
    .map((name) => ({ url: `/${name}`, revision: hashOf(readFileSync(join(folder, name))) }));
}

/**
 * Builds `sw.js` when the page is built, with the list of the page's files in it. It is a script of its own, not a part of the page: a
 * worker shares no chunk with it.
 */
export function serviceWorker(): Plugin {
  const root = fileURLToPath(new URL('.', import.meta.url));
  let files: PageFile[] = [];
  let entry = '';
  return {
    name: 'service-worker',
    apply: 'build',
    // What the build leaves out at last, such as scripts that only import others, is not kept.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const output = Object.values(bundle);
        const assets = output.filter(isKept).map(({ fileName }) => ({ url: `/${fileName}`, revision: null }));
        files = [...assets, ...publicFiles(root)].sort((a, b) => (a.url < b.url ? -1 : 1));
        // The document names the file that holds the start of the app, whatever that file is called.
        entry =
          output.find(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/app/main.tsx')),
          )?.fileName ?? '';
      },
    },
    async closeBundle(error) {
      if (error) return;
      const pageFiles = { build: hashOf(JSON.stringify([files, entry])), entry: `/${entry}`, files };
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __PAGE_FILES__: JSON.stringify(pageFiles),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
