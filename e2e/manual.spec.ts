import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keepComplaints } from './console-complaints.ts';

test('the manual is found by its parts, searched by words and their beginnings, and read in Norwegian', async ({
  page,
}) => {
  const complaints = keepComplaints(page);
  await page.goto('/manual#yellow');
  const yellow = page.getByRole('heading', { level: 3, name: 'Yellow' });
  await expect(yellow).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Getting Started',
    'NOTAM Translation',
    'Understanding Color Codes',
    'My flight',
    'Weather Translation',
    'Sending a NOTAM',
    'Offline',
    'Account Management',
    'Subscription Plans',
    'Privacy',
    'Troubleshooting',
    'Not answered here?',
  ]);
  for (const label of [
    'Drone Operations Prohibited',
    'Drone Operations Restricted',
    'Caution Required',
    'Drone Operations Allowed',
    'Information Only',
  ]) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link', { name: 'Yellow' })).toHaveAttribute('aria-current', 'location');
  await expectAccessible(page, yellow);

  const search = page.getByRole('searchbox', { name: 'Search the manual' });
  await search.fill('nothinglikethis');
  await expect(
    page.getByText('Nothing in the manual holds “nothinglikethis”.', { exact: false }),
  ).toBeVisible();
  await search.fill('gust temperat');
  const found = page.getByRole('list', { name: 'Found in the manual' }).getByRole('link');
  await expect(found.first()).toContainText('Limits of your drone');
  await expectAccessible(page, found.first());
  await search.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manual#drone-limits');
  await expect(page.getByRole('heading', { name: 'Limits of your drone' })).toBeFocused();
  await expect(found).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('klarnotam-screen-language', 'no'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Grensene for dronen din' })).toBeInViewport();
  await page.getByRole('searchbox').fill('vaerm');
  // Whoever types `vaerm` finds `værmeldinger`.
  const places = page.getByRole('list', { name: 'Funnet i håndboken' }).getByRole('link');
  await expect(places.filter({ hasText: 'værmeldinger' }).first()).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await page.locator('img').first().scrollIntoViewIfNeeded();
  await expect(page.locator('img').first()).toHaveJSProperty('complete', true);
  expect(
    await page
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(300);
  expect(complaints).toEqual([]);
});
