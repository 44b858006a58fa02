import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inRepository = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts one PostgreSQL cluster for the run and migrates the template that each test file copies. */
const databaseForTheRun = inRepository('apps/server/src/database/testing/global-setup.ts');

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // What takes seconds on an idle machine takes many when others work on it too; only what hangs may fail by time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    allowOnly: false,
    restoreMocks: true,
    setupFiles: [inRepository('scripts/verify/seed-properties.ts')],
    projects: [
      {
        extends: true,
        // Pure code has no state to leak, so its test files share a worker.
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: existsSync(databaseForTheRun) ? [databaseForTheRun] : [],
          // Processes, peers and databases on a busy machine; pure code gets no second try. The last lines of
          // `npm run verify` name each test that needed it.
          retry: 1,
        },
      },
      { extends: true, test: { name: 'cli', include: ['apps/cli/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'] },
      },
    ],
  },
});
