import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED, TWO_CRANES } from './samples.ts';
import { signIn, signInAnew } from './sign-in.ts';
import { answerTiles, TILES } from './tiles.ts';
import { translate, translated } from './translate.ts';
import { showers, showersForecast } from './weather-samples.ts';

test.slow();

test('landing, terms and privacy', async ({ page }) => {
  for (const path of ['/', '/terms', '/privacy']) {
    await page.goto(path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});

test('menu', async ({ page }) => {
  await signIn(page);
  await page.goto('/notam');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, page.getByRole('dialog'));
});

test('a result with map, hours by day and heights, with tiles and without', async ({ page }) => {
  await signIn(page);
  await page.clock.setFixedTime(new Date('2026-07-03T12:00:00Z'));
  await answerTiles(page);
  await page.goto('/notam');
  await translated(page, [DRONE_FLIGHTS, TWO_CRANES].join('\n\n'), 'no');
  for (const map of await page.getByRole('article').all()) {
    await map.getByText('All about this NOTAM').click();
    await map.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  }
  await expectAccessible(page, page.locator('img.leaflet-tile-loaded').first());

  await page.unroute(TILES);
  await page.route(TILES, (route) => route.abort());
  await translated(page, RUNWAY_CLOSED, 'no');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expectAccessible(page, page.getByText('The street map could not be loaded.'));
});

test('NOTAM form, results and refusal; nothing is wider than the screen', async ({ page }) => {
  await signIn(page);
  await page.clock.setFixedTime(new Date('2026-05-20T12:00:00Z'));
  await page.goto('/notam');
  await expectAccessible(page, page.getByLabel('NOTAM text'));

  const unreadable = DRONE_FLIGHTS.replace('2607101400', '2613101400').replace('DRAMMEN', 'D'.repeat(120));
  await translated(page, [DRONE_BAN, unreadable, RUNWAY_CLOSED].join('\n\n'), 'no');
  await expectAccessible(page, page.getByRole('article').last());

  await translate(page, 'Nothing that flies', 'no');
  await expect(page.getByRole('alert')).toContainText('Invalid NOTAM Text');
  await expectAccessible(page, page.getByRole('alert'));
});

test('weather form with station and drone, results in two directions, refusal', async ({ page }) => {
  await signIn(page);
  await page.goto('/weather');
  await page.getByRole('button', { name: 'Add a drone' }).click();
  await page.getByLabel('Maximum wind').fill('');
  await page.getByRole('button', { name: 'Save drone' }).click();
  await page.getByLabel('Fetch by station or place').fill('Gardermoen');
  await page.getByRole('button', { name: 'Fetch', exact: true }).click();
  const named = page.getByRole('button', { name: /\(ENGM\)/ }).first();
  await expectAccessible(page, named);
  await named.click();
  const station = page.getByRole('region', { name: 'Reports of ENGM' });
  await expect(station).toContainText('loaded');
  await expectAccessible(page, station);
  await page.getByRole('button', { name: 'Cancel' }).click();

  for (const language of ['no', 'ar']) {
    await page.getByLabel('Language').selectOption(language);
    await page.getByLabel('METAR or TAF').fill(`Hello\n${showers('XYZZY')}\n${showersForecast()}`);
    await page.getByRole('button', { name: 'Translate Report' }).click();
    await expect(page.getByRole('article').first().locator(`[lang=${language}]`).first()).toBeVisible();
    await page.getByRole('article').locator('summary').first().click();
    await page.getByRole('button', { name: '24015G28KT' }).click();
    await expectAccessible(page, page.getByRole('article'));
  }

  await page.getByLabel('METAR or TAF').fill(RUNWAY_CLOSED);
  await page.getByRole('button', { name: 'Translate Report' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid Weather Report');
  await expectAccessible(page, page.getByRole('alert'));
});

test('logging in, asking for a new password', async ({ page }) => {
  await page.goto('/notam');
  await expectAccessible(page, page.getByRole('heading', { level: 1, name: 'Log in' }));
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('nobody@example.no');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('is on its way');
  await expectAccessible(page, page.getByRole('main').getByRole('status'));
});

test('signing up with the list of countries, its errors and its dialogs', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expectAccessible(page, page.getByRole('option', { name: 'Norway' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expectAccessible(page, page.getByText('Enter your city'));
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expectAccessible(page, page.getByRole('dialog'));
});

test('verification and reset links that fail, a new password', async ({ page }) => {
  await page.goto('/?verify=x');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not valid');
  await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  await page.goto('/reset-password');
  await expectAccessible(page, page.getByRole('link', { name: 'Return to Login' }));
  await page.route('**/api/auth/check-reset-code', (route) => route.fulfill({ json: { status: 'done' } }));
  await page.goto('/reset-password?code=x');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectAccessible(page, page.getByText('Password must be'));
});

test('in Norwegian: landing, signing up with its errors, home, a result, the form of a request, membership', async ({
  page,
}) => {
  const shown = async (path: string) => {
    await page.goto(path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  };
  await page.addInitScript(() => window.localStorage.setItem('klarnotam-screen-language', 'no'));
  await shown('/');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Opprett konto' }).click();
  await page.getByRole('button', { name: 'Opprett konto' }).last().click();
  await expectAccessible(page, page.getByText('Skriv poststedet ditt'));

  await signInAnew(page);
  const chosen = await page.request.patch('/api/account/language', { data: { language: 'no' } });
  expect(chosen.status()).toBe(200);
  for (const path of ['/home', '/member', '/weather', '/saved-notams']) await shown(path);
  await page.goto('/send-notam');
  await page.getByRole('button', { name: 'Send NOTAM' }).click();
  await expectAccessible(page, page.getByText('3 ting mangler eller er feil'));
  await page.goto('/notam');
  await page.getByLabel('NOTAM-tekst').fill(TWO_CRANES);
  await page.getByRole('button', { name: 'Oversett NOTAM' }).click();
  await expectAccessible(page, page.getByRole('heading', { level: 2, name: '1 NOTAM, oversatt' }));
});

test('home, history and the limit', async ({ page }) => {
  await signIn(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  await page.goto('/notam');
  await translated(page, DRONE_FLIGHTS, 'no');
  await page.goto('/notam/history');
  const row = page.getByRole('main').getByRole('listitem').first();
  await expectAccessible(page, row);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expectAccessible(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await row.getByRole('link').click();
  await expectAccessible(page, page.getByRole('article'));

  await page.route('**/api/subscription', async (route) => {
    const answer = await route.fetch();
    const spent = { notamCount: 10, remaining: 0 };
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...spent } });
  });
  await page.goto('/notam');
  await expectAccessible(page, page.getByRole('heading', { name: 'Translation Limit Reached' }));
});
