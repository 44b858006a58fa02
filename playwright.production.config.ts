import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import local from './playwright.config.ts';
import { choosePort } from './e2e/choose-port.ts';

// The journeys against a server in production mode behind Caddy with TLS: `npm run e2e:production`.
// Each name is read again in every worker; what is chosen here once is handed down.
const peersPort = (process.env['E2E_PEERS_PORT'] ??= await choosePort());
const publicPort = (process.env['E2E_PUBLIC_PORT'] ??= await choosePort());
process.env['E2E_PEERS'] ??= `http://127.0.0.1:${peersPort}`;
const port = process.env['E2E_PORT'] ?? '';
const weatherPort = process.env['E2E_WEATHER_PORT'] ?? '';
const baseURL = `https://localhost:${publicPort}`;
const shutdown = { signal: 'SIGTERM', timeout: 15_000 } as const;

/** Limits count as they are: each browser comes from a network of its own, by the word of a proxy in front of Caddy. */
const visitor = {
  get 'X-Forwarded-For'(): string {
    return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  },
};

export default defineConfig({
  ...local,
  outputDir: 'test-results/production',
  grepInvert: /@local/,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright-production.json' }]],
  use: {
    ...local.use,
    baseURL,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: visitor,
    launchOptions: {
      ...local.use?.launchOptions,
      // Service workers are refused otherwise, whatever the page itself is allowed.
      args: [...(local.use?.launchOptions?.args ?? []), '--ignore-certificate-errors'],
    },
  },
  webServer: [
    {
      command: 'node_modules/.bin/node e2e/weather-service.ts',
      url: `http://127.0.0.1:${weatherPort}/readyz`,
      env: { PORT: weatherPort },
      reuseExistingServer: false,
    },
    {
      command: 'node_modules/.bin/node apps/server/src/http/testing/production-peers.ts',
      url: `http://127.0.0.1:${peersPort}/readyz`,
      env: { PORT: peersPort },
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: shutdown,
    },
    {
      command: 'node_modules/.bin/node e2e/production/main-server.ts',
      url: `http://127.0.0.1:${port}/readyz`,
      env: {
        PORT: port,
        PUBLIC_PORT: publicPort,
        WEATHER_URL: `http://127.0.0.1:${weatherPort}`,
        // Places come from the built-in list, and heights from nowhere: no journey asks a stranger's server.
        GEOCODER_URL: 'off',
        SUGGESTIONS_URL: 'off',
        ELEVATION_URL: 'off',
        ELEVATION_NORWAY_URL: 'off',
      },
      reuseExistingServer: false,
      timeout: 90_000,
      stderr: 'pipe',
      gracefulShutdown: shutdown,
    },
  ],
});
