import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
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
 * Builds `render/landing.js` when the page is built: what draws the landing page into its document on the server. It holds all that it
 * needs, and stands where no visitor is served from.
 */
export function landingRenderer(): Plugin {
  const root = fileURLToPath(new URL('.', import.meta.url));
  return {
    name: 'landing-renderer',
    apply: 'build',
    async closeBundle(error) {
      if (error) return;
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        plugins: [look()],
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: join(root, 'src/app/landing/render.tsx'),
          outDir: 'dist/render',
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: 'landing.js', codeSplitting: false } },
        },
      });
    },
  };
}
