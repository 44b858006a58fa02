import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  field,
  fillIn,
  NOW,
  open,
  openedMail,
  prepare,
  setTimes,
  submit,
  tellServerTime,
  test,
  typePoint,
} from './compose.ts';
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

test('heights that are on their way are waited for, and heights that failed come by themselves', async ({
  page,
}) => {
  let heights: 'fail' | 'come' = 'fail';
  let release = (): void => undefined;
  let isHeld: Promise<void> = Promise.resolve();
  const hold = (): void => void (isHeld = new Promise((resolve) => (release = resolve)));
  await page.route('**/api/terrain?*', async (route) => {
    if (heights === 'come') {
      await isHeld;
      await route.continue();
    } else await route.fulfill({ status: 503, body: '{}' });
  });
  await open(page);
  await fillIn(page);
  await page.getByLabel('ICAO form').check();
  await field(page, 'Name of the place').fill('Oslo');
  const faults = page.getByRole('alert').getByRole('link');
  await expect(page.getByLabel('Generated NOTAM preview')).toContainText(
    'The height of the ground is not known here',
  );
  await submit(page).click();
  await expect(faults).toHaveText([/^The height of the ground is not known here/]);
  heights = 'come';
  // A service that failed a moment ago is left alone by the server for 20 s.
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(faults).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByLabel('Generated NOTAM preview')).toContainText('ENOR');

  hold();
  await page.getByRole('button', { name: '1 km', exact: true }).click();
  await submit(page).click();
  await expect(page.getByText('Region and height of the ground are being looked up.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Looking up heights...' })).toBeDisabled();
  await expect(faults).toHaveCount(0);
  expect(await page.evaluate(() => window.openedMails)).toEqual([]);
  release();
  expect((await openedMail(page)).body).toContain('Q) ENOR/');
});

test("the office's notice is told before anything is filled in, and when the start is too near", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(/wants it at least 12 hours before the start/)).toBeVisible();
  await typePoint(page, '59.9139, 10.7522');
  const dates = page.getByRole('group', { name: 'Start Date' });
  await dates.getByRole('button', { name: 'Today' }).click();
  await expect(field(page, 'Start Date')).toHaveValue('2026-06-20');
  await expect(field(page, 'End Date')).toHaveValue('2026-06-20');
  await field(page, 'Start Time (Local 24h)').fill('21:00');
  await field(page, 'End Time (Local 24h)').fill('22:00');
  const tooSoon = page.getByText('A start from tomorrow 00:00 (UTC+2) is in time.');
  // Beside the times, and beside the button that sends.
  await expect(tooSoon).toHaveCount(2);
  await expect(tooSoon.last()).toBeVisible();
  await dates.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(field(page, 'End Date')).toHaveValue('2026-06-21');
  await expect(tooSoon).toHaveCount(0);
  await expectAccessible(page, dates);
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

test('a draft stays, a lost answer and a lost connection save once, and the clock of the server counts', async ({
  page,
  context,
}) => {
  await open(page);
  await fillIn(page);
  const described = `Filming ${crypto.randomUUID()}`;
  await field(page, 'NOTAM Description').fill(described);
  const saved = async (): Promise<number> => {
    const list = (await (await page.request.get('/api/saved-notams')).json()) as {
      notams: readonly { notamText: string }[];
    };
    return list.notams.filter(({ notamText }) => notamText.includes(described.toUpperCase())).length;
  };

  await page.reload();
  await expect(page.getByText('Here is the form as you left it today 10:00')).toBeVisible();
  await expect(field(page, 'NOTAM Description')).toHaveValue(described);

  await page.route(
    '**/api/saved-notams',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save NOTAM' })).toBeVisible();
  expect(await saved()).toBe(1);
  await page.reload();
  await field(page, 'Additional Notes').fill('Approval follows.');
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('The form is kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved under Saved NOTAMs.')).toBeVisible();
  expect(await saved()).toBe(1);
  await submit(page).click();
  await expect(page.getByText('Opening email client...')).toBeVisible();
  expect(await saved()).toBe(1);

  await tellServerTime(page, new Date(NOW.getTime() + 86_400_000));
  await page.reload();
  await expect(page.getByText('Here is the form as you left it')).toBeHidden();
  await expect(
    page.getByText(/this device shows 2026-06-20 10:00 UTC, ours 2026-06-21 10:00 UTC/),
  ).toBeVisible();
  await fillIn(page);
  await setTimes(page, '2026-06-21 08:00', '2026-06-21 11:00');
  await submit(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'These times have passed. Choose times to come.',
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Start with an empty form' }).click();
  await expect(field(page, 'NOTAM Description')).toHaveValue('');
});

test('the position of the device is taken where it is given, and told how exactly it is known', async ({
  page,
  context,
}) => {
  await open(page);
  const mine = page.getByRole('button', { name: 'Use my position' });
  await mine.click();
  await expect(page.getByText('The browser does not give your position.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 60.19, longitude: 11.1, accuracy: 3_000 });
  await mine.click();
  await expect(page.getByText('known to about 3 km only')).toBeVisible();
  await expect(page.getByText('60° 11′ 24″ N')).toBeVisible();
  await setTimes(page, '2026-07-01 08:00', '2026-07-01 16:00');
  await field(page, 'NOTAM Description').fill('Filming');
  await submit(page).click();
  await expect(page.getByText('No radius is set')).toBeVisible();
  await page.getByRole('button', { name: 'Use 500 m' }).click();
  await expect(page.getByText('500 m (0.3 NM)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove location' }).click();
  await mine.click();
  // Which unit approves is known when the server has told what is near.
  await expect(page.getByText('Approval of ').first()).toBeVisible();
  await submit(page).click();
  await page.getByRole('button', { name: 'Send the point alone' }).click();
  const { body } = await openedMail(page);
  expect(body).toContain('B) 601124N 0110600E\r\n');
  expect(body).toContain('Attachments:\r\n- Approval of ');
});
