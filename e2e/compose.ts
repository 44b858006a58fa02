import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { startPlacesServices, type PlacesServices } from './places-services.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  readonly services: PlacesServices;
  readonly server: OwnServer;
}

/** One server for the whole file, among services of its own. */
export const test = base.extend<object, Fixtures>({
  services: [
    async ({}, use) => {
      const services = await startPlacesServices();
      await use(services);
      await services.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ services }, use) => {
      const server = await startOwnServer(services.settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.baseURL),
});

declare global {
  interface Window {
    openedMails?: string[];
  }
}

/** Where the clock of the page stands, and that of the server as the page is told. */
export const NOW = new Date('2026-06-20T10:00:00Z');

/** Signs in on a page whose clock stands still and that keeps the mails that it opens. */
export async function prepare(page: Page, services: PlacesServices): Promise<void> {
  services.tiles = 'come';
  await page.clock.setFixedTime(NOW);
  await tellServerTime(page, NOW);
  await page.addInitScript(() => {
    window.openedMails = [];
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null;
        if (link instanceof HTMLAnchorElement) window.openedMails?.push(link.href);
      },
      true,
    );
  });
  await signIn(page);
}

/** What the page takes for the time of the server. */
export async function tellServerTime(page: Page, time: Date): Promise<void> {
  await page.route('**/api/site', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date: time.toUTCString() } });
  });
}

export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Send NOTAM' });
export const preview = (page: Page): Locator => page.getByLabel('Generated NOTAM preview');
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/send-notam${query}`);
  await expect(page.getByRole('heading', { name: 'Send NOTAM', level: 1 })).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('Kari Nordmann');
}

export async function typePoint(page: Page, coordinates: string): Promise<void> {
  await field(page, 'Coordinates').fill(coordinates);
  await field(page, 'Coordinates').press('Enter');
  await expect(field(page, 'Coordinates')).toHaveValue('');
}

export async function setTimes(page: Page, from: string, to: string): Promise<void> {
  const [startDate = '', startTime = ''] = from.split(' ');
  const [endDate = '', endTime = ''] = to.split(' ');
  await field(page, 'Start Date').fill(startDate);
  await field(page, 'End Date').fill(endDate);
  await field(page, 'Start Time (Local 24h)').fill(startTime);
  await field(page, 'End Time (Local 24h)').fill(endTime);
}

/** All that has to be filled in, for the middle of Oslo on a day in July. */
export async function fillIn(page: Page): Promise<void> {
  await typePoint(page, '59.9139, 10.7522');
  await page.getByRole('button', { name: '500 m', exact: true }).click();
  await setTimes(page, '2026-07-01 08:00', '2026-07-01 16:00');
  await field(page, 'NOTAM Description').fill('Filming');
}

export async function openedMail(
  page: Page,
): Promise<{ to: string; subject: string | null; body: string | null }> {
  await expect.poll(() => page.evaluate(() => window.openedMails?.length)).toBe(1);
  const link = new URL((await page.evaluate(() => window.openedMails?.[0])) ?? '');
  const read = (name: string): string | null => link.searchParams.get(name);
  return { to: link.pathname, subject: read('subject'), body: read('body') };
}
