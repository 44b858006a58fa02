import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { addressesAlone, SCHEMA_BUILDERS } from './contract.config.ts';
import { landingRenderer, look } from './landing.config.ts';
import { manual } from './manual.config.ts';
import { pageFiles } from './pages.config.ts';
import { serviceWorker } from './service-worker.config.ts';

/** Changes with the shapes of the server's answers, which a device keeps. */
function contractVersion(): string {
  const folder = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(folder + file));
  }
  return hash.digest('hex').slice(0, 16);
}

export default defineConfig({
  plugins: [react(), look(), addressesAlone(), manual(), pageFiles(), serviceWorker(), landingRenderer()],
  resolve: {
    alias: [
      {
        find: /^zod$/,
        replacement: fileURLToPath(new URL('./src/shared/api/zod-stub.ts', import.meta.url)),
      },
    ],
  },
  define: { __CONTRACT__: JSON.stringify(contractVersion()) },
  css: { postcss: { plugins: [postcssPresetMantine()] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A content policy without `data:` refuses assets that were inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', landing: 'landing.html' },
      treeshake: { manualPureFunctions: SCHEMA_BUILDERS },
    },
  },
  // The server compares Origin with Host, so the page's own Host has to reach it.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
