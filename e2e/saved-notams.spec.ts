import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PLANNED } from './planned-operation.ts';
import { signInAnew } from './sign-in.ts';

async function save(page: Page, changes: object = {}, state = 'mailOpened'): Promise<string> {
  const answer = await page.request.post('/api/saved-notams', {
    data: { operation: { ...PLANNED, ...changes }, state },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

function rows(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('nothing is saved at first; what is saved shows what, where, when and how far it got', async ({
  page,
}) => {
  await signInAnew(page);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Saved NOTAMs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved NOTAMs');
  await expect(page.getByRole('heading', { name: 'No saved NOTAMs found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New NOTAM' })).toHaveAttribute('href', '/send-notam');

  const id = await save(page);
  await page.reload();
  const row = rows(page).first();
  await expect(row.getByRole('heading')).toHaveText('Location: 59.9139, 10.7522');
  await expect(row).toContainText('UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:');
  await expect(row).toContainText('01 Jul 2090 08:00 – 02 Jul 2090 16:00');
  await expect(row).toContainText('Mail opened');
  await expect(row.getByLabel('NOTAM text')).toContainText('H) NOTAM COMMENT: INSPECTION OF POWER LINE');
  await expect(row.getByRole('link', { name: 'Resend' })).toHaveAttribute('href', `/send-notam?id=${id}`);

  await row.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(row).toContainText('Marked as sent');
  await page.reload();
  await expect(rows(page).first()).toContainText('Marked as sent');
  await rows(page).first().getByRole('button', { name: 'Not sent after all' }).click();
  await expect(rows(page).first()).toContainText('Mail opened');
});

test('a deletion can be undone, from the keyboard too, and is then kept', async ({ page }) => {
  await signInAnew(page);
  await save(page, { description: 'First' });
  await save(page, { description: 'Second' });
  await page.goto('/saved-notams');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('NOTAM deleted.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The NOTAM is back.')).toBeVisible();
  await expect(rows(page).first()).toContainText('SECOND');
  await expect(rows(page)).toHaveCount(2);

  await rows(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('FIRST');
});

test('a copy is a new draft', async ({ page }) => {
  await signInAnew(page);
  await save(page, {}, 'sent');
  await page.goto('/saved-notams');
  await rows(page).first().getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('Copied as a draft.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Draft');
  await expect(rows(page).last()).toContainText('Marked as sent');
});

test('the search asks the server after a pause, and older ones come page by page', async ({ page }) => {
  await signInAnew(page);
  await save(page, { description: 'Filming a waterfall', notes: 'Gate code 12' });
  for (let index = 0; index < 22; index += 1) await save(page, { description: `Roof ${index}` });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/saved-notams') asked.push(searchParams.get('search') ?? '');
  });
  await page.clock.install();
  await page.goto('/saved-notams');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect(rows(page)).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Show older ones' })).toHaveCount(0);

  const field = page.getByPlaceholder('Search saved NOTAMs...');
  // However slowly a busy machine types: the page's clock stands still between the letters.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.pressSequentially('waterfall');
  expect(asked.filter((search) => search !== '')).toEqual([]);
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 saved NOTAM', { exact: true })).toBeVisible();
  expect(asked.filter((search) => search !== '')).toEqual(['waterfall']);
  await field.fill('gate code');
  await expect(rows(page)).toHaveCount(1);
  await field.fill('% no such thing');
  await expect(page.getByRole('heading', { name: 'No saved NOTAMs found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toBeFocused();
  await expect(rows(page)).toHaveCount(23);
});

test('the office’s lead time is a soft warning, and a start that has passed is said', async ({ page }) => {
  await signInAnew(page);
  await page.clock.setFixedTime('2090-07-01T02:00:00Z');
  await save(page);
  await page.goto('/saved-notams');
  await expect(rows(page).first()).toContainText(
    'Starts soon: Avinor NOF wants a request at least 12 hours before.',
  );
  await page.clock.setFixedTime('2090-06-30T02:00:00Z');
  await page.reload();
  await expect(rows(page).first()).not.toContainText('Starts soon');
  await page.clock.setFixedTime('2090-07-01T07:00:00Z');
  await page.reload();
  await expect(rows(page).first()).toContainText('The start has passed.');
});

test('says when the list cannot be loaded and when one cannot be deleted', async ({ page }) => {
  await signInAnew(page);
  await save(page);
  let fails = true;
  await page.route('**/api/saved-notams**', async (route) => {
    if (fails) await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } });
    else await route.continue();
  });
  await page.goto('/saved-notams');
  await expect(page.getByRole('heading', { name: 'Failed to load saved NOTAMs' })).toBeVisible({
    timeout: 15_000,
  });
  fails = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.route('**/api/saved-notams/*', (route) => route.abort());
  await rows(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete NOTAM' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('somebody else’s NOTAM is not there', async ({ page, browser }) => {
  await signInAnew(page);
  const id = await save(page);
  const stranger = await browser.newPage();
  await signInAnew(stranger);
  for (const attempt of [
    stranger.request.get(`/api/saved-notams/${id}`),
    stranger.request.delete(`/api/saved-notams/${id}`),
    stranger.request.put(`/api/saved-notams/${id}`, { data: { state: 'sent' } }),
    stranger.request.post(`/api/saved-notams/${id}/duplicate`),
    stranger.request.post(`/api/saved-notams/${id}/restore`),
    stranger.request.get('/api/saved-notams/7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11'),
  ]) {
    const answer = await attempt;
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({
      code: 'notFound',
      message: 'NOTAM not found',
      why: 'noSuchNotam',
      values: {},
    });
  }
  await stranger.goto('/saved-notams');
  await expect(stranger.getByRole('heading', { name: 'No saved NOTAMs found' })).toBeVisible();
  await stranger.close();
});

test('limits of the form are the server’s, whatever a page sends', async ({ page }) => {
  await signInAnew(page);
  const point = { lat: 60, lng: 10, elevationM: null };
  for (const changes of [
    { maxHeightMeters: 3049 },
    { maxHeightMeters: 12.5 },
    { location: { ...point, radiusM: 10_001 } },
    { location: { ...point, lat: 90.1, radiusM: 0 } },
    { polygonPoints: Array.from({ length: 11 }, () => point) },
    { description: 'x'.repeat(10_001) },
    { startDate: '2026-02-30' },
    { startTimeLocal: '24:00' },
    { timeZone: 'Europe/Nowhere' },
    { contactInfo: { ...PLANNED.contactInfo, phoneNumber: '+47 call me' } },
    { vlos: 'EVLOS' },
  ]) {
    const answer = await page.request.post('/api/saved-notams', {
      data: { operation: { ...PLANNED, ...changes }, state: 'draft' },
    });
    expect(answer.status(), JSON.stringify(changes)).toBe(422);
  }
});

test('has no accessibility violation, empty and full', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/saved-notams');
  await expectAccessible(page, page.getByRole('heading', { name: 'No saved NOTAMs found' }));
  await save(page, { startDate: '2026-01-01', endDate: '2026-01-01' });
  await save(page, { description: '' }, 'draft');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page, rows(page).first());
});
