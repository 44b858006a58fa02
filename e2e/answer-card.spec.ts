import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED } from './samples.ts';
import { signIn } from './sign-in.ts';
import { TILES } from './tiles.ts';
import { translate, translated } from './translate.ts';

test.use({ timezoneId: 'America/New_York' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.route(TILES, (route) => route.abort());
  await page.clock.setFixedTime(new Date('2026-07-03T07:00:00Z'));
  await page.goto('/notam');
});

function heightOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
}

test('the card says when, where, how high and whom to call, all in the language of the result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await translated(page, DRONE_FLIGHTS, 'no');
  const card = page.getByRole('article').locator('> div').first();
  await expect(card).toContainText('Vær ekstra oppmerksom');
  await expect(card).toContainText('Nå, til 16:00');
  await expect(card).toContainText('14:00 UTC · lokal tid på stedet (UTC+2)');
  await expect(card).toContainText('fra Drammen');
  await expect(card).toContainText('Dronehøyder, opp til 120 m, er innenfor.');
  await expect(card.getByRole('link')).toHaveAttribute('href', 'tel:+4791234567');
  expect(await heightOf(page, 'article > div')).toBeLessThan(700);
  expect(await heightOf(page, 'article')).toBeLessThan(2600);
});

test('the unit that the reader wants stands first, and stays chosen', async ({ page }) => {
  await translated(page, DRONE_FLIGHTS, 'en');
  const card = page.getByRole('article').locator('> div').first();
  await expect(card).toContainText('900 ft (274 m) above sea level');
  await page.getByRole('combobox', { name: 'Heights' }).selectOption('Metres first');
  await expect(card).toContainText('274 m (900 ft) above sea level');
  const sentences = page.getByRole('article').locator('section', {
    has: page.getByRole('heading', { name: 'Direct Translation' }),
  });
  await expect(sentences).toContainText('274 m (900 ft) above sea level');
  await expect(sentences).not.toContainText('900 ft (274 m)');
  await page.reload();
  await expect(card).toContainText('274 m (900 ft) above sea level');
  await page.getByRole('combobox', { name: 'Heights' }).selectOption('As published');
});

test('several are put in order by the clock; what is over is folded, and a row leads to its card', async ({
  page,
}) => {
  await page.getByLabel('Language').selectOption('en');
  const pasted = [RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN, DRONE_FLIGHTS].join('\n\n');
  await page.getByLabel('NOTAM text').fill(pasted);
  // Those that have ended are not chosen by themselves.
  await page.getByText('Choose which').click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  const overview = page.getByRole('navigation', { name: 'Overview' });
  await expect(overview).toContainText('Active now');
  await expect(overview.getByRole('link')).toHaveCount(1);
  await expect(overview.getByRole('link').first()).toContainText('Now until 16:00');
  await expect(page.getByRole('article')).toHaveCount(1);
  await overview.getByText('Ended, replaced or sent twice (3)').click();
  await expect(overview.getByRole('link')).toHaveCount(4);
  await overview.getByRole('link', { name: /A2345\/26/ }).click();
  const ban = page.getByRole('article', { name: /A2345\/26/ });
  await expect(ban).toBeInViewport();
  await expect(ban).toContainText('Ended');
  await ban.getByText('All about this NOTAM').click();
  await expect(ban.getByRole('heading', { name: 'Duration' })).toBeVisible();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(overview).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
});

// In Norwegian both are looked at in accessibility.spec.ts.
for (const language of ['en', 'ar'] as const) {
  test(`one and several have no fault for assistive technology and fit every width, ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.getByLabel('Language').selectOption(language);
    for (const text of [DRONE_FLIGHTS, [RUNWAY_CLOSED, DRONE_FLIGHTS].join('\n\n')]) {
      await page.getByLabel('NOTAM text').fill(text);
      await page.getByRole('button', { name: 'Translate NOTAM' }).click();
      const card = page.getByRole('article').first();
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(card).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expectAccessible(page, card);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}

test('by keys alone a reader comes from the text to the telegram', async ({ page }) => {
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('NOTAM text').fill(DRONE_FLIGHTS);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  const call = page.getByRole('article').getByRole('link', { name: '+47 91234567' }).first();
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').locator('pre [data-active]').first()).toBeVisible();
});

test('lines of the telegram stay as they were sent, and a meaning opens at the word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await translate(page, RUNWAY_CLOSED, 'en');
  await page.getByText('The NOTAM as sent').click();
  const telegram = page.getByRole('article').locator('pre');
  await expect(telegram).toHaveCSS('white-space-collapse', 'preserve');
  await expect(telegram).toHaveCSS('text-wrap-mode', 'nowrap');
  const word = telegram.getByRole('button', { name: 'CLSD' });
  await word.click();
  const meaning = page.getByRole('status').filter({ hasText: 'CLSD: closed' });
  await expect(meaning).toBeVisible();
  const [at, said] = await Promise.all([word.boundingBox(), meaning.boundingBox()]);
  expect(Math.abs((said?.y ?? 0) - ((at?.y ?? 0) + (at?.height ?? 0)))).toBeLessThan(12);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
});
