import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

interface Page {
  /** The module that its route loads. */
  readonly module: string;
  /** The bundles of words that its route loads, beside `frame`. */
  readonly words: readonly string[];
}

/**
 * The pages that people come to from outside or open first, as `src/app/router.tsx` loads them. Their files are named in the document, so
 * that a browser asks for them before the first script has run, and are held against the budgets.
 */
export const PAGES: Readonly<Record<string, Page>> = {
  '/auth': { module: 'src/features/auth/auth-page.tsx', words: ['auth'] },
  '/manual': { module: 'src/features/manual/manual-page.tsx', words: ['manual'] },
  '/home': { module: 'src/features/home/home-page.tsx', words: ['home', 'saved', 'reading'] },
  '/notam': {
    module: 'src/features/translate-notam/translate-notam-page.tsx',
    words: ['reading', 'home'],
  },
  '/weather': {
    module: 'src/features/translate-weather/translate-weather-page.tsx',
    words: ['reading', 'weather', 'home'],
  },
};

/** What a page needs at once; all names are addresses below the root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** By language of the screens, the files of its words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/apps/web/${module}`)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`No chunk of the page holds ${module}`);
  return chunk;
}

/** Everything that modules load without being asked, in the order in which it is found. */
function filesOf(bundle: Bundle, modules: readonly string[]): Omit<PageFiles, 'words'> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (scripts.has(`/${chunk.fileName}`)) return;
    scripts.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  for (const module of modules) visit(chunkOf(bundle, module));
  return { scripts: [...scripts], styles: [...styles] };
}

const TEXTS = fileURLToPath(new URL('./src/shared/text/', import.meta.url));
const LANGUAGES = readdirSync(TEXTS).filter((name) => existsSync(`${TEXTS}${name}/bundles`));

/** The files of `modules` with, by language, those of the words that `names` names. */
function pageOf(bundle: Bundle, modules: readonly string[], names: readonly string[]): PageFiles {
  const files = filesOf(bundle, modules);
  const wordsIn = (language: string): readonly string[] => {
    const bundles = ['frame', ...names].map((name) => `src/shared/text/${language}/bundles/${name}.ts`);
    return filesOf(bundle, bundles).scripts.filter((name) => !files.scripts.includes(name));
  };
  return { ...files, words: Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)])) };
}

/** The font of all that is read first; others are asked for when their letters are met. */
const FIRST_FONT = /source-sans-3-latin-wght-normal-[^/]*\.woff2$/;

function fontTags(bundle: Bundle): HtmlTagDescriptor[] {
  const font = Object.keys(bundle).find((name) => FIRST_FONT.test(name));
  if (font === undefined) throw new Error('The first font is not among the files of the page');
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
  return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
}

/** Writes `render/pages.json`: the files of each page, for the server that names them and the test that weighs them. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => (bundle ? fontTags(bundle) : []),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages: Record<string, PageFiles> = {
          '/': pageOf(bundle, ['src/app/landing/hydrate.tsx'], ['landing']),
        };
        for (const [path, { module, words }] of Object.entries(PAGES)) {
          pages[path] = pageOf(bundle, ['src/app/main.tsx', module], words);
        }
        this.emitFile({ type: 'asset', fileName: 'render/pages.json', source: JSON.stringify(pages) });
      },
    },
  };
}
