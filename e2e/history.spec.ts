import { expect, test } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED } from './samples.ts';
import { openShared } from './share.ts';
import { signInAnew } from './sign-in.ts';
import { translated } from './translate.ts';

test('what was translated can be opened again, costs nothing, and can be shared and deleted', async ({
  page,
  browser,
}) => {
  await signInAnew(page);
  await page.clock.setFixedTime(new Date('2026-05-20T12:00:00Z'));
  await page.goto('/notam');
  await page.getByRole('link', { name: 'Your translations' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing translated yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Translate a NOTAM' }).click();
  await translated(page, DRONE_FLIGHTS, 'en');
  await translated(page, [RUNWAY_CLOSED, DRONE_BAN].join('\n\n'), 'no');
  await expect(page.getByText('7 translations remaining')).toBeVisible();

  await page.getByRole('link', { name: 'Your translations' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('2 NOTAMs, Norwegian');
  await expect(rows.last()).toContainText('1 NOTAM, English');
  await expect(rows.last()).toContainText('A1234/26');
  await rows.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Translation of');
  await expect(page.getByRole('article')).toContainText('Caution Required');
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('A1234/26');

  const { stranger, reader } = await openShared(page, browser);
  await page.getByRole('button', { name: /^End the link of/ }).click();
  await expect(page.getByText('The link has ended.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('article')).toHaveCount(0);
  await stranger.close();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/notam/history');
  await expect(rows).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This translation is not here');
  await page.goto('/notam');
  await expect(page.getByText('7 translations remaining')).toBeVisible();
});

test('all translations are deleted after one question', async ({ page }) => {
  await signInAnew(page);
  for (const text of [DRONE_FLIGHTS, RUNWAY_CLOSED]) {
    const answer = await page.request.post('/api/translations/notam', { data: { text, language: 'en' } });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/notam/history');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  const rows = page.getByRole('main').getByRole('listitem');
  const removeFirst = page.getByRole('button', { name: /^Delete the translation of/ }).first();
  await removeFirst.click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await removeFirst.click();
  // Leaving the page lets it go; on a busy machine the next page may be there before it.
  await expect(async () => {
    await page.goto('/notam/history');
    await expect(rows).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing translated yet' })).toBeVisible();
});

test('the translation of another user is not there', async ({ page, browser }) => {
  await signInAnew(page);
  const answer = await page.request.post('/api/translations/notam', {
    data: { text: DRONE_FLIGHTS, language: 'en' },
  });
  const { id } = (await answer.json()) as { id: string };
  const stranger = await browser.newPage();
  await signInAnew(stranger);
  await stranger.goto(`/notam/history/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This translation is not here');
  await stranger.close();
});
