import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesAlone } from './contract.config.ts';
import { look } from './drawing.config.ts';
import page from './vite.config.ts';

/** Builds the page of all shared components, which tests look at and nobody is served. */
export default defineConfig({
  ...page,
  plugins: [react(), look(), addressesAlone()],
  build: {
    ...page.build,
    outDir: fileURLToPath(new URL('../../.cache/gallery', import.meta.url)),
    minify: false,
    rolldownOptions: { input: fileURLToPath(new URL('./gallery.html', import.meta.url)) },
  },
});
