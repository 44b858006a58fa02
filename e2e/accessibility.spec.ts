import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED, TWO_CRANES } from './samples.ts';
import { signIn } from './sign-in.ts';
import { answerTiles, TILES } from './tiles.ts';
import { translate, translated } from './translate.ts';
import { showers, showersForecast } from './weather-samples.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('landing', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('menu', async ({ page }) => {
        await signIn(page);
        await page.goto('/notam');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('a result with map, hours by day and heights, with tiles and without', async ({ page }) => {
        test.slow();
        await signIn(page);
        await page.clock.setFixedTime(new Date('2026-07-03T12:00:00Z'));
        await answerTiles(page);
        await page.goto('/notam');
        await translated(page, [DRONE_FLIGHTS, TWO_CRANES].join('\n\n'), 'no');
        for (const map of await page.getByRole('article').all()) {
          await map.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
          await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
        }
        expect(await violations(page)).toEqual([]);

        await page.unroute(TILES);
        await page.route(TILES, (route) => route.abort());
        await translated(page, RUNWAY_CLOSED, 'no');
        await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
        await expect(page.getByText('The street map could not be loaded.')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('NOTAM form, results and refusal', async ({ page }) => {
        await signIn(page);
        await page.goto('/notam');
        await expect(page.getByLabel('NOTAM text')).toBeVisible();
        expect(await violations(page)).toEqual([]);

        const unreadable = DRONE_FLIGHTS.replace('2607101400', '2613101400');
        await translated(page, [DRONE_BAN, unreadable, RUNWAY_CLOSED].join('\n\n'), 'no');
        expect(await violations(page)).toEqual([]);

        await translate(page, 'Nothing that flies', 'no');
        await expect(page.getByRole('alert')).toContainText('Invalid NOTAM Text');
        expect(await violations(page)).toEqual([]);
      });

      test('weather form with station and limits, results in two directions, refusal', async ({ page }) => {
        test.slow();
        await signIn(page);
        await page.goto('/weather');
        await page.getByRole('button', { name: 'Change limits' }).click();
        await page.getByLabel('Maximum wind').fill('');
        await page.getByRole('button', { name: 'Save limits' }).click();
        await page.getByLabel('Fetch by station').fill('ENGM');
        await page.getByRole('button', { name: 'Fetch', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Reports of ENGM' })).toContainText('loaded');
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Cancel' }).click();

        for (const language of ['no', 'ar']) {
          await page.getByLabel('Language').selectOption(language);
          await page.getByLabel('METAR or TAF').fill(`Hello\n${showers('XYZZY')}\n${showersForecast()}`);
          await page.getByRole('button', { name: 'Translate Report' }).click();
          await expect(page.getByRole('article').first().locator(`[lang=${language}]`).first()).toBeVisible();
          await page.getByRole('button', { name: '24015G28KT' }).click();
          await page.getByText('The same as a table').click();
          expect(await violations(page)).toEqual([]);
        }

        await page.getByLabel('METAR or TAF').fill(RUNWAY_CLOSED);
        await page.getByRole('button', { name: 'Translate Report' }).click();
        await expect(page.getByRole('alert')).toContainText('Invalid Weather Report');
        expect(await violations(page)).toEqual([]);
      });

      test('logging in, asking for a new password', async ({ page }) => {
        await page.goto('/notam');
        await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Forgot password?' }).click();
        await page.getByLabel('Email').fill('nobody@example.no');
        await page.getByRole('button', { name: 'Send the link' }).click();
        await expect(page.getByRole('status')).toContainText('is on its way');
        expect(await violations(page)).toEqual([]);
      });

      test('signing up with its errors and its dialogs', async ({ page }) => {
        await page.goto('/auth');
        await page.getByRole('button', { name: 'Sign up' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
        await page.getByRole('button', { name: 'Sign up' }).click();
        await expect(page.getByText('Enter your city')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Privacy Policy' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('the list of countries', async ({ page }) => {
        await page.goto('/auth');
        await page.getByRole('button', { name: 'Sign up' }).click();
        await page.getByRole('combobox', { name: 'Country' }).click();
        await expect(page.getByRole('option', { name: 'Norway' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('verification and reset links that fail, a new password', async ({ page }) => {
        await page.goto('/?verify=x');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('not valid');
        expect(await violations(page)).toEqual([]);
        await page.goto('/reset-password');
        await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.route('**/api/auth/check-reset-code', (route) =>
          route.fulfill({ json: { status: 'done' } }),
        );
        await page.goto('/reset-password?code=x');
        await page.getByRole('button', { name: 'Reset Password' }).click();
        await expect(page.getByText('Password must be')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('terms and privacy', async ({ page }) => {
        for (const path of ['/terms', '/privacy']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await violations(page)).toEqual([]);
        }
      });

      test('home, history and the limit', async ({ page }) => {
        await signIn(page);
        await page.goto('/home');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
        expect(await violations(page)).toEqual([]);
        await page.goto('/notam');
        await translated(page, DRONE_FLIGHTS, 'no');
        await page.goto('/notam/history');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Delete all' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
        await expect(page.getByRole('article')).toBeVisible();
        expect(await violations(page)).toEqual([]);

        await page.route('**/api/subscription', async (route) => {
          const answer = await route.fetch();
          const spent = { notamCount: 10, remaining: 0 };
          await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...spent } });
        });
        await page.goto('/notam');
        await expect(page.getByRole('heading', { name: 'Translation Limit Reached' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('nothing is wider than the screen', async ({ page }) => {
        await signIn(page);
        await page.goto('/notam');
        await translated(page, DRONE_FLIGHTS.replace('DRAMMEN', 'D'.repeat(120)), 'no');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  }
}
