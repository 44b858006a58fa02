import { expect } from '@playwright/test';
import { field, fillIn, open, openedMail, prepare, submit, test, typePoint } from './compose.ts';
import { SILENT_QUERY } from './places-services.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeEach(({ page, services }) => prepare(page, services));

test('suggestions wait until half a second has passed without a letter', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/places') asked.push(searchParams.get('q') ?? '');
  });
  const search = page.getByPlaceholder('Search for address...');
  await page.clock.pauseAt(new Date('2026-06-20T11:00:00Z'));
  await search.pressSequentially('Ga');
  await page.clock.runFor(2_000);
  await search.pressSequentially('r');
  await page.clock.runFor(499);
  await search.pressSequentially('dermoen');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['Gardermoen']);
  await page.clock.resume();
  await expect(page.getByRole('option', { name: /ENGM/ })).toBeVisible();
});

test('services that lie, hang or fail leave the built-in list, points without height, and an outline', async ({
  page,
  services,
}) => {
  services.tiles = 'fail';
  await open(page);
  await expect(page.getByText('The street map could not be loaded.')).toBeVisible();
  const search = page.getByPlaceholder('Search for address...');
  await search.pressSequentially('Gardermoen');
  await expect(page.getByRole('option', { name: /ENGM/ })).toBeVisible();
  await expect(page.getByText('The address service could not be reached.')).toBeVisible();
  await search.fill('zzzzz');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No results found')).toBeVisible();
  await search.fill(SILENT_QUERY);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  await expect(page.getByRole('option', { name: /Tromsø/ }).first()).toBeVisible({ timeout: 10_000 });
  await page
    .getByRole('option', { name: /Tromsø/ })
    .first()
    .click();
  await expect(page.getByText('Selected Location:')).toBeVisible();
  await typePoint(page, '70.5, 25');
  await expect(page.getByText('not known', { exact: true })).toBeVisible();
  services.tiles = 'come';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The street map could not be loaded.')).toBeHidden();
  services.tiles = 'hang';
  await page.getByText('Satellite', { exact: true }).click();
  await expect(page.getByText(/has not arrived yet/)).toBeVisible();
});

test('a NOTAM that cannot be saved is mailed all the same, however long', async ({ page }) => {
  await open(page);
  await page.route('**/api/saved-notams', (route) => route.fulfill({ status: 500, body: '{}' }));
  await fillIn(page);
  await field(page, 'NOTAM Description').fill(`power line\nE) SFC TO UNL ${'x '.repeat(2_000)}`);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save NOTAM' })).toBeVisible();
  const { body } = await openedMail(page);
  expect(body).toContain('H) NOTAM COMMENT: POWER LINE E SFC TO UNL X');
  await expect(page.getByText('This mail is longer than some mail programs take from a link.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy mail text' })).toBeVisible();
});

test('without a session it says so, and mails all the same', async ({ page }) => {
  await open(page);
  await page.route('**/api/saved-notams', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"unauthenticated","message":""}',
    }),
  );
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please sign in to save NOTAMs' })).toBeVisible();
  expect((await openedMail(page)).subject).toBe('NOTAM Submission');
});

test('an id that never existed, or none at all, is not found', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
    await page.goto(`/send-notam?id=${id}`);
    await expect(page.getByText('NOTAM not found')).toBeVisible();
  }
  await page.route('**/api/saved-notams/*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/send-notam?id=00000000-0000-4000-8000-000000000001');
  await expect(page.getByText('Failed to load saved NOTAM')).toBeVisible();
  await page.getByRole('link', { name: 'Start with an empty form' }).click();
  await expect(submit(page)).toBeVisible();
});

test('a mail that the browser refuses to open is said, and what was saved is kept', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('No program for mail.');
    };
  });
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit NOTAM' })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  const { notams } = (await (await page.request.get('/api/saved-notams')).json()) as {
    notams: readonly { state: string }[];
  };
  expect(notams[0]).toMatchObject({ state: 'draft' });
});
