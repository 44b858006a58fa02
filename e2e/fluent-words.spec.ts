import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { DRONE_BAN } from './samples.ts';
import { signInAnew } from './sign-in.ts';

const RIGHT = {
  translation:
    'A temporary restricted area is established within 1 nautical mile of 68°26′00″N 17°25′00″E (Narvik), from the ground up to 2,500 feet above sea level, from 23 May 2026 at 08:00 UTC to 24 May 2026 at 18:00 UTC. All drone flights are prohibited.',
  explanation: 'You may not fly a drone here.',
};

let model: Server;
let said: unknown = RIGHT;
let app: ChildProcess;
let dataDir: string;
let baseURL: string;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A language model on loopback that takes a second and a half. */
async function startModel(): Promise<string> {
  model = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const message = { role: 'assistant', content: JSON.stringify(said) };
      const body = {
        choices: [{ index: 0, finish_reason: 'stop', message }],
        usage: { prompt_tokens: 9, completion_tokens: 9 },
      };
      void sleep(1_500).then(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
}

test.beforeAll(async () => {
  const [aiUrl, port] = await Promise.all([startModel(), freePort()]);
  dataDir = mkdtempSync(join(tmpdir(), 'klarnotam-e2e-ai-'));
  baseURL = `http://127.0.0.1:${port}`;
  app = spawn('node_modules/.bin/node', ['apps/server/src/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      AI_BASE_URL: aiUrl,
      AI_MODEL: 'loopback',
      AI_PROVIDER: 'Example Models Ltd',
    },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${baseURL}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => app.once('exit', resolve));
  app.kill('SIGTERM');
  await gone;
  model.closeAllConnections();
  await new Promise((resolve) => model.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

test('facts and rating come at once, then the steps, then verified words, or the decoder’s with the reason', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAnew(page);
  await page.goto('/notam');
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('NOTAM text').fill(DRONE_BAN);
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  const notice = page.getByRole('article');
  await expect(notice).toContainText('Drone Operations Prohibited');
  await expect(notice.getByText('Put into words')).toBeVisible();
  await expect(notice).not.toContainText(RIGHT.translation);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(notice).toContainText(RIGHT.translation, { timeout: 15_000 });
  await expect(notice).toContainText('Words: AI, checked against the facts.');

  said = { ...RIGHT, translation: RIGHT.translation.replace('18:00', '19:00') };
  await page.getByLabel('NOTAM text').fill(DRONE_BAN.replace('A2345', 'A2346'));
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  await expect(notice).toContainText('departed from the facts', { timeout: 15_000 });
  await expect(notice).not.toContainText('19:00');

  await page.goto('/privacy');
  await expect(page.locator('main')).toContainText('Example Models Ltd');
  await context.close();
});
