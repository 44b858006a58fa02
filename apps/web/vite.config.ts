import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { addressesAlone } from './contract.config.ts';
import { look, pageRenderer } from './drawing.config.ts';
import { manual } from './manual.config.ts';
import { packedFiles } from './packed-files.config.ts';
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

/**
 * What is loaded together in one file: each file more costs its own headers and is packed by itself. What draws any document comes apart
 * from what the app alone needs.
 */
const FILES = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  {
    name: 'frame',
    test: /\/packages\/language\/src\/languages\.ts|\/src\/(app\/(styles|look|find-root-element|drawing\/(page-data-id|repeat-early-actions|when-ready)|shell\/(footer|language-choice|menu-entries|side-menu|top-bar|shell\.module))|shared\/(account\/unsaved-language|device\/signed-in-hint|ui\/(answer-frame|baseline|brand|button|external-link|icon-button|join-classes|level-icon|look|page-link|paths|scheme-of-document|theme-provider|use-scheme|global)))\b/,
    priority: 4,
  },
  {
    name: 'app',
    test: /\/node_modules\/(react-router|@tanstack\/(react-query|query-core)|@orpc\/[^/]+|idb-keyval)\/|\/src\/(app\/(access\/(admin-only|signed-in-only|signed-out-only)|page-routes|providers|error-page|shell\/shell\.tsx|offline\/offline-when-idle)|shared\/(api\/(client|connection|failure|read-through|session|site|usage)|device|account\/use-screen-language|ui\/(page-skeleton|use-page-title)))\b/,
    priority: 3,
  },
  {
    name: 'translating',
    test: /\/src\/shared\/(translating\/(translate-form|translate-page|use-translate-page|use-translation|describe-failure|idempotency-key|missing-result|result-skeleton|use-result-language)|waiting\/(lazy-waiting-pastes|use-waiting|use-waiting-here)|api\/(subscription|past-translation)|drones\/(use-weather-units|wind-unit|describe-limits)|text\/format-plan)\b/,
    priority: 1,
  },
  {
    name: 'icons',
    test: /\/@tabler\/icons-react\/.*\/Icon(Check|Clock|ClockExclamation|ClockPause|Copy|Minus|Pencil|Phone|Refresh|Search|Send|Trash)\.mjs/,
    priority: 1,
  },
  {
    name: 'moments',
    test: /\/src\/shared\/text\/(format-(saved-at|date|instant)|local-day|group-digits)\b/,
    priority: 1,
  },
  {
    name: 'controls',
    test: /\/node_modules\/@mantine\/hooks\/|\/src\/shared\/(account\/(account-form|check-fields|email-field)|ui\/(checkbox|confirm-dialog|dialog\.(tsx|module)|field|fields|link-button|loader|message|native-select|password-field|submit-button|text-input|textarea|use-focus-first-error|use-hydrated|use-now))\b/,
    priority: 2,
  },
];

const resolve = {
  alias: [
    {
      find: /^zod$/,
      replacement: fileURLToPath(new URL('./src/shared/api/zod-stub.ts', import.meta.url)),
    },
  ],
};
const define = { __CONTRACT__: JSON.stringify(contractVersion()) };

export default defineConfig({
  plugins: [
    react(),
    look(),
    addressesAlone(),
    manual(),
    pageFiles(),
    serviceWorker(),
    pageRenderer({ resolve, define, plugins: [look(), addressesAlone(), manual()] }),
    packedFiles(),
  ],
  resolve,
  define,
  css: { postcss: { plugins: [postcssPresetMantine()] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A content policy without `data:` refuses assets that were inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The landing page can be read without its script, which waits until its words and font are there.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' && hostId.endsWith('landing.html') ? [] : files,
    },
    rolldownOptions: {
      input: { index: 'index.html', landing: 'landing.html' },
      output: { codeSplitting: { groups: FILES } },
    },
  },
  // The server compares Origin with Host, so the page's own Host has to reach it.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
