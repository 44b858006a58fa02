import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { lookCss } from './src/shared/ui/look-css.ts';

const LOOK = 'virtual:look.css';

/** Gives the look as the style sheet `virtual:look.css`. */
export function look(): Plugin {
  return {
    name: 'look',
    resolveId: (id) => (id === LOOK ? `\0${LOOK}` : null),
    load: (id) => (id === `\0${LOOK}` ? lookCss() : null),
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
