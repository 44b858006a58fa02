import { expect, test } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS } from './samples.ts';
import { signIn } from './sign-in.ts';
import { TILES } from './tiles.ts';
import { translated } from './translate.ts';

test.use({ timezoneId: 'America/New_York' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.route(TILES, (route) => route.abort());
});

test('whether a notice is active follows the clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-03T05:30:00Z') });
  await page.goto('/notam');
  await translated(page, DRONE_FLIGHTS, 'en');
  const notice = page.getByRole('article');
  await expect(notice).toContainText('Not now. Next: 08:00–16:00');
  await expect(notice).toContainText('06:00–14:00 UTC · local time there (UTC+2)');
  await page.clock.fastForward('31:00');
  await expect(notice).toContainText('Now until 16:00');
  await page.clock.fastForward(200 * 3_600_000);
  await expect(notice).toContainText('Ended Fri 10 Jul 16:00');
});

test('the hours stand day by day in the time of the place, and in UTC', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-03T12:00:00Z'));
  await page.goto('/notam');
  await translated(page, DRONE_FLIGHTS, 'en');
  await page.getByText('Active hours by day').click();
  const days = page.getByRole('list', { name: 'Active hours by day' });
  await expect(days.getByRole('listitem').filter({ hasText: 'today' })).toContainText('08:00–16:00');
  await expect(days).toContainText('Over: 2 days');
  await page.getByRole('radio', { name: 'UTC' }).check();
  await expect(days.getByRole('listitem').filter({ hasText: 'today' })).toContainText('06:00–14:00');
});

test('an estimated end that has passed does not end the notice', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-03T12:00:00Z'));
  await page.goto('/notam');
  await translated(page, DRONE_BAN.replace('2605241800', '2605241800 EST'), 'en');
  await expect(page.getByRole('article')).toContainText('May still be in force:');
  await expect(page.getByRole('article')).not.toContainText('Ended');
});

test('hours that were not read count as active', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-03T20:00:00Z'));
  await page.goto('/notam');
  await translated(page, DRONE_FLIGHTS.replace('DAILY 0600-1400', 'WHEN XYZZY PLUGH'), 'en');
  await expect(page.getByRole('article')).toContainText(
    'Take it as active now. Its hours could not be read.',
  );
});

test('heights stand against the ceiling for drones, and what depends on the ground says so', async ({
  page,
}) => {
  await page.goto('/notam');
  await translated(page, DRONE_FLIGHTS, 'en');
  await page.getByText('Heights', { exact: true }).click();
  const heights = page.getByRole('group', { name: 'Heights' });
  await expect(heights).toContainText('From the ground up to 900 ft (274 m) above sea level.');
  await expect(heights).toContainText('Drone heights, up to 120 m, are inside it.');
  await expect(heights).toContainText('120 m');
  await expect(heights).toContainText('Drawn as if the ground were at sea level');

  await translated(page, DRONE_FLIGHTS.replace('F) GND G) 900FT AMSL', 'F) 500FT AGL G) FL065'), 'en');
  await page.getByText('Heights', { exact: true }).click();
  await expect(heights).toContainText('It begins above the 120 m drone ceiling.');
  await heights.getByRole('button').first().click();
  const shown = page.getByRole('article').locator('pre [data-active]');
  await expect.poll(async () => (await shown.allTextContents()).join('')).toContain('500FT AGL');
});
