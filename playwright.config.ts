import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { choosePort } from './e2e/choose-port.ts';
import { findChromium } from './scripts/launch/chromium.mjs';

/** This file is read again in every worker; port and data folder are chosen once and handed down. */
function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarnotam-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const port = (process.env['E2E_PORT'] ??= await choosePort());
const weatherPort = (process.env['E2E_WEATHER_PORT'] ??= await choosePort());
const dataFolder = (process.env['E2E_DATA_DIR'] ??= makeDataFolder());
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may cost a journey one try; the last lines of `npm run verify` name each that needed two.
  retries: 1,
  forbidOnly: true,
  // Only what hangs may fail by time, however busy the machine is.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // What waits longer for a button waits for ever; the first try must not cost the whole time of a journey.
    actionTimeout: 30_000,
    // Cookies, storage and routes are cleared between tests, the cache of scripts is not.
    reuseContext: true,
    // A worker would answer what a journey cuts or changes on its way; the journeys offline let it.
    serviceWorkers: 'block',
    // Nobody waits for a menu to slide; the journey of the shell has it slide all the same.
    reducedMotion: 'reduce',
    // Recording costs a fifth of each journey, so that only those are recorded that failed once.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      // Without a locale that knows UTF-8 it gives files with Norwegian names another one.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: [
    {
      command: 'node_modules/.bin/node e2e/weather-service.ts',
      url: `http://127.0.0.1:${weatherPort}/readyz`,
      env: { PORT: weatherPort },
      reuseExistingServer: false,
    },
    {
      command: 'node_modules/.bin/node apps/server/src/main.ts',
      url: `${baseURL}/readyz`,
      env: {
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
        WEATHER_URL: `http://127.0.0.1:${weatherPort}`,
        // Places come from the built-in list, and heights from nowhere: no journey asks a stranger's server.
        GEOCODER_URL: 'off',
        SUGGESTIONS_URL: 'off',
        ELEVATION_URL: 'off',
        ELEVATION_NORWAY_URL: 'off',
      },
      reuseExistingServer: false,
      timeout: 60_000,
      stdout: 'ignore',
      stderr: 'pipe',
      // Lets the server stop its database before it goes.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
