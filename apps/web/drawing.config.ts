import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';
import { lookCss } from './src/shared/ui/look-css.ts';

const LOOK = /\/src\/app\/look\.css$/;

/** Puts the look of the product in place of the empty style sheet `look.css`. */
export function look(): Plugin {
  return {
    name: 'look',
    enforce: 'pre',
    load: (id) => (LOOK.test(id) ? lookCss() : null),
  };
}

/**
 * Builds `render/pages.js` when the page is built: what draws documents on the server. It holds all that it needs, and stands where no
 * visitor is served from.
 *
 * @param shared what the built page is made with too
 */
export function pageRenderer(
  shared: Required<Pick<UserConfig, 'resolve' | 'define'>> & { plugins: Plugin[] },
): Plugin {
  const root = fileURLToPath(new URL('.', import.meta.url));
  return {
    name: 'page-renderer',
    apply: 'build',
    async closeBundle(error) {
      if (error) return;
      await build({
        configFile: false,
        root,
        publicDir: false,
        // Mantine marks its files for servers of another kind, and each mark is warned of.
        logLevel: 'error',
        plugins: shared.plugins,
        resolve: shared.resolve,
        ssr: { noExternal: true },
        define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: join(root, 'src/app/drawing/render.tsx'),
          outDir: 'dist/render',
          emptyOutDir: false,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { entryFileNames: 'pages.js' } },
        },
      });
    },
  };
}
