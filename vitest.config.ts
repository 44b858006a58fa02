import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inRepository = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts one PostgreSQL cluster for the run and migrates the template that each test file copies. */
const databaseForTheRun = inRepository('apps/server/src/database/testing/global-setup.ts');

/** `vi.mock` needs a process in which nobody has imported the module before. */
const replacingModules = (tests: string): string[] =>
  globSync(tests, { cwd: inRepository('.') }).filter((file) =>
    readFileSync(inRepository(file), 'utf8').includes('vi.mock('),
  );
const serverReplaces = replacingModules('apps/server/src/**/*.test.ts');
const webReplaces = replacingModules('apps/web/src/**/*.test.{ts,tsx}');

/** Counts code that is read after counting began, so nobody may have read it before. */
const countsSteps = 'scripts/steps/linear-steps.test.ts';

const ofServer = {
  // Processes, peers and databases on a busy machine; pure code gets no second try. The last lines of
  // `npm run verify` name each test that needed it.
  retry: 1,
};

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
        // Pure code has no state to leak, so its test files share a worker; what the command prints is such code.
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A server that is opened keeps its state to itself, so test files share a process and what it has imported.
        test: {
          ...ofServer,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: serverReplaces,
          isolate: false,
          globalSetup: existsSync(databaseForTheRun) ? [databaseForTheRun] : [],
        },
      },
      {
        extends: true,
        test: { ...ofServer, name: 'server with replaced modules', include: serverReplaces },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: webReplaces,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web with replaced modules', include: webReplaces } },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: [countsSteps], isolate: false },
      },
      { extends: true, test: { name: 'steps', include: [countsSteps] } },
    ],
  },
});
