import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PLANNED } from './planned-operation.ts';
import { signIn, signInAnew } from './sign-in.ts';

const ban = (id: string): string => `A1234/26 NOTAMN
Q) ENOR/QRPCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2612010600 C) 2612101400
E) TEMPORARY PROHIBITED AREA ${id} ACTIVE PSN 594438N 0100819E RADIUS 0,5 NM
F) GND G) 900FT AMSL`;

/** Nothing but what it is about. */
const UNPLANNED = {
  ...PLANNED,
  location: null,
  ...{ startDate: '', endDate: '', startTimeLocal: '', endTimeLocal: '', description: '' },
};

async function withSubscription(page: Page, changes: object): Promise<void> {
  await page.route('**/api/subscription', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } });
  });
}

/** Lets the pauses between the tries of the start pass at once. */
async function skipPauses(page: Page, tries: () => number): Promise<void> {
  for (let tried = 1; tried < 8; tried += 1) {
    await expect.poll(tries, { intervals: [50] }).toBeGreaterThanOrEqual(tried);
    await page.clock.fastForward(1_000);
  }
}

test('a new member sees the plan, what is left, the renewal and where to go', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Kari Nordmann');
  await expect(main).toContainText('You are on the Free plan');
  await expect(main).toContainText('10 translations remaining');
  await expect(main).toContainText('Next Renewal');
  await expect(main).toContainText('30 days left');
  await expect(main).toContainText('Member since');
  await expect(main.getByText('Active', { exact: true })).toHaveAttribute('data-level', 'allowed');
  await expect(main).toContainText('Translate and understand NOTAM messages');
  await main.getByRole('link', { name: 'Learn more about KlarNOTAM' }).click();
  await expect(page).toHaveURL('/notam');
});

test('the last results and saved NOTAMs stand below, each with its way', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/home');
  const results = page.getByRole('region', { name: 'Your last results' });
  const saved = page.getByRole('region', { name: 'Your last saved NOTAMs' });
  await expect(results).toContainText('Nothing translated yet.');
  await expect(saved).toContainText('No saved NOTAMs found');

  const text = ban('ENR101');
  await page.request.post('/api/translations/notam', { data: { text, language: 'en' } });
  await page.request.post('/api/translations/weather', {
    data: { text: 'METAR ENGM 221150Z 20030G45KT 2000 SN SCT020 M05/M06 Q1013', language: 'no' },
  });
  await page.request.post('/api/translations/notam', { data: { text, language: 'ar' } });
  await page.request.post('/api/saved-notams', { data: { operation: UNPLANNED, state: 'draft' } });
  await page.reload();
  await expect(results.getByRole('listitem')).toHaveCount(3);
  const last = results.getByRole('listitem').nth(2);
  await expect(last).toContainText('Prohibited');
  await expect(last).toContainText('2026');
  await expect(results.getByRole('listitem').nth(1)).toContainText('ENGM');
  await expect(saved.getByRole('listitem')).toContainText(UNPLANNED.title);
  await expectAccessible(page, results.getByRole('link', { name: /Prohibited/ }).first());
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/notam\/history\/[0-9a-f-]{36}$/);
});

test('a plan by the month says so, one without limit has no count', async ({ page }) => {
  await signIn(page);
  await withSubscription(page, { planType: 'pro', planLimits: 30, notamCount: 29, remaining: 1, name: ' ' });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Member');
  await expect(page.getByText('You are on the Professional plan')).toBeVisible();
  await expect(page.getByText('1 translation remaining this month')).toBeVisible();

  await page.unroute('**/api/subscription');
  await withSubscription(page, { planType: 'enterprise', planLimits: -1, remaining: null, status: 'paused' });
  await page.goto('/home');
  await expect(page.getByText('You have an Enterprise membership')).toBeVisible();
  await expect(page.getByText(/remaining/)).toHaveCount(0);
  await expect(page.getByText('paused')).toHaveAttribute('data-level', 'restricted');
});

test('a start that fails is tried eight times, then said, and can be tried again', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  let tries = 0;
  await page.route('**/api/subscription', (route) => {
    tries += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not available just now.' } });
  });
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading your profile');
  await skipPauses(page, () => tries);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Error Loading Profile', { timeout: 30_000 });
  await expect(failure).toContainText('Failed to create subscription');
  expect(tries).toBe(8);
  await page.unroute('**/api/subscription');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
});

test('a server that cannot be reached is told, and there is a way back to the log-in', async ({ page }) => {
  await signInAnew(page);
  await page.clock.install();
  let tries = 0;
  await page.route('**/api/subscription', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/home');
  await skipPauses(page, () => tries);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Failed to initialize user account', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Return to Login' }).click();
  await expect(page).toHaveURL('/auth');
});

test('an error that speaks of the session leads to the log-in at once', async ({ page }) => {
  await signInAnew(page);
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Invalid session token' } }),
  );
  await page.goto('/home');
  await expect(page).toHaveURL('/auth');
});
