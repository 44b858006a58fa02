import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED } from './samples.ts';
import { openShared } from './share.ts';
import { signInAnew } from './sign-in.ts';
import { TILES } from './tiles.ts';
import { translated } from './translate.ts';

test.beforeEach(async ({ page }) => {
  await signInAnew(page);
  await page.route(TILES, (route) => route.abort());
  await page.clock.setFixedTime(new Date('2026-07-03T07:00:00Z'));
  await page.goto('/notam');
});

test('a result has its address: reload, back and a link keep it, and the text outlives the page', async ({
  page,
}) => {
  await translated(page, DRONE_FLIGHTS, 'en');
  await expect(page).toHaveURL(/\/notam\?result=[0-9a-f-]{36}$/);
  const first = page.url();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('A1234/26');
  await expect(page.getByLabel('NOTAM text')).toHaveValue(DRONE_FLIGHTS);
  await translated(page, DRONE_BAN, 'en');
  expect(page.url()).not.toBe(first);
  await page.goBack();
  await expect(page.getByRole('article')).toContainText('A1234/26');
  await page.goto('/weather');
  await page.goto(first);
  await expect(page.getByRole('article')).toContainText('A1234/26');
  await page.goto('/notam?result=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert').filter({ hasText: 'This translation is not here' })).toBeVisible();
  await page.goto('/notam');
  await expect(page.getByLabel('NOTAM text')).toHaveValue(DRONE_BAN);
});

test('a press as soon as the text is pasted leaves out what has ended', async ({ page }) => {
  await page.getByLabel('Language').selectOption('en');
  const button = page.getByRole('button', { name: 'Translate NOTAM' });
  await page.getByLabel('NOTAM text').fill([RUNWAY_CLOSED, DRONE_BAN].join('\n\n'));
  await button.click();
  await expect(page.getByRole('checkbox', { name: /A2345\/26.*ended/ })).not.toBeChecked();
  await expect(button).toBeDisabled();
  await page.getByLabel('NOTAM text').fill([RUNWAY_CLOSED, DRONE_FLIGHTS].join('\n\n'));
  await button.click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('A1234/26');
  await expect(page.getByText('9 translations remaining')).toBeVisible();
  await page.getByRole('link', { name: 'Find it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your translations' })).toBeVisible();
});

test('before anything is spent the text tells what it uses, and what is chosen is sent alone', async ({
  page,
}) => {
  const text = [RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN, DRONE_BAN].join('\n\n');
  await page.getByLabel('NOTAM text').fill(text);
  // The ban, sent twice, and the closed runway were over.
  await expect(page.getByText('1 NOTAM: uses 1 of 10. 3 have ended and are not ticked.')).toBeVisible();
  await page.getByText('Choose which').click();
  const bans = page.getByRole('checkbox', { name: /A2345\/26.*ended/ });
  await expect(bans).toHaveCount(2);
  for (const ban of await bans.all()) await expect(ban).not.toBeChecked();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('4 NOTAMs: uses 3 of 10')).toBeVisible();
  await expect(page.getByText('sent twice, costs nothing')).toBeVisible();
  await page.getByRole('button', { name: 'None' }).click();
  await page.getByRole('checkbox', { name: /A1234\/26/ }).check();
  await expect(page.getByText('1 NOTAM: uses 1 of 10')).toBeVisible();
  await page.getByLabel('Language').selectOption('en');
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('A1234/26');
  await expect(page.getByText('9 translations remaining')).toBeVisible();
  await expect(page.getByLabel('NOTAM text')).toHaveValue(text);
});

test('another language for a result spends nothing, and asking twice makes one answer', async ({ page }) => {
  await translated(page, DRONE_FLIGHTS, 'en');
  await page.getByRole('combobox', { name: 'Read in' }).selectOption('Norsk');
  await expect(page.getByRole('article')).toContainText('Nå, til 16:00');
  const norwegian = page.url();
  await page.getByRole('combobox', { name: 'Read in' }).selectOption('English');
  await expect(page.getByRole('article')).toContainText('Now until 16:00');
  await page.goBack();
  await page.goBack();
  await page.getByRole('combobox', { name: 'Read in' }).selectOption('Norsk');
  await expect(page).toHaveURL(norwegian);
  await page.reload();
  await expect(page.getByText('9 translations remaining')).toBeVisible();
});

test('a result is taken along as text, as a calendar and on paper', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await translated(page, [DRONE_FLIGHTS, DRONE_BAN.replace('2605241800', '2608241800')].join('\n\n'), 'en');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied as text.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^As of 3 July 2026 at 07:00 UTC\n/);
  expect(copied).toContain('When: Now until Fri 3 Jul 2026 16:00 · Fri 3 Jul 2026 14:00 UTC · ');
  expect(copied).toContain(DRONE_FLIGHTS);
  expect(copied).not.toMatch(/[\u2066-\u2069]/);

  await page.getByRole('button', { name: 'Calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Into your calendar' });
  await expect(dialog).toContainText('There are 9 active periods that are not over.');
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Only the first: Sat.* 23 May 2026/ }).click(),
  ]);
  expect((await readFile(await one.path(), 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await page.getByRole('button', { name: 'Calendar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'All 9 active periods' }).click(),
  ]);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toContain('DTSTART:20260703T060000Z');
  expect(calendar).toContain('DTEND:20260703T140000Z');
  expect(calendar).not.toContain('DTSTART:20260702T060000Z');
  // Eight days of hours that are not over, and one period of the other.
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(9);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('a result is shared from its own page', async ({ page, browser }) => {
  await translated(page, DRONE_FLIGHTS, 'en');
  const { stranger } = await openShared(page, browser);
  await stranger.close();
});

test('the history shows level, headline, place and period, and finds by words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const text of [DRONE_FLIGHTS, DRONE_BAN]) {
    const answer = await page.request.post('/api/translations/notam', { data: { text, language: 'en' } });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/notam/history');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Prohibited');
  await expect(rows.first()).toContainText('ENOR');
  await expect(rows.first()).toContainText('23 May 2026');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('searchbox').fill('drammen bvlos');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('A1234/26');
  await page.getByRole('searchbox').fill('nowhere at all');
  await expect(page.getByText('No translation holds')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows).toHaveCount(2);
});
