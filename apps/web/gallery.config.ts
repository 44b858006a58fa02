import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import page from './vite.config.ts';

/** Builds the page of all shared components, which tests look at and nobody is served. */
export default mergeConfig(
  { ...page, plugins: page.plugins?.filter((plugin) => !isServiceWorker(plugin)) },
  {
    build: {
      outDir: fileURLToPath(new URL('../../.cache/gallery', import.meta.url)),
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL('./gallery.html', import.meta.url)) },
    },
  },
);

function isServiceWorker(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'service-worker'
  );
}
