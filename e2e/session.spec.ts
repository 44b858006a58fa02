import { expect, test } from '@playwright/test';
import { DRONE_FLIGHTS } from './samples.ts';
import { createAccount, logIn, signIn, signInAnew } from './sign-in.ts';

test('a deep link asks for the log-in and then leads to where it was meant', async ({ page }) => {
  const email = await createAccount(page.request);
  await page.goto('/notam/history?page=1#list');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Log in to open this page.')).toBeVisible();
  await page.reload();
  await logIn(page, email);
  await expect(page).toHaveURL('/notam/history?page=1#list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your translations');
});

test('every page for members sends a visitor to /auth', async ({ page }) => {
  for (const path of [
    '/home',
    '/subscribe',
    '/payments',
    '/member',
    '/notam',
    '/notam/history',
    '/notam/history/x',
    '/weather',
    '/admin',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth');
  }
});

test('the page of administrators sends every other member to the start', async ({ page }) => {
  const email = await createAccount(page.request);
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  await logIn(page, email);
  await expect(page).toHaveURL('/home');
  await page.goto('/admin');
  await expect(page).toHaveURL('/home');
});

test('whoever is signed in is led home from the pages for visitors', async ({ page }) => {
  await signIn(page);
  for (const path of ['/', '/auth', '/reset-password?code=x', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }
});

/** The menu of a member who is no administrator, with the pages that are still to come. */
const MENU = [
  'Home',
  'Membership',
  'Plans & Pricing',
  'Payments',
  'KlarNOTAM',
  'My flight',
  'Your translations',
  'Send NOTAM',
  'Saved NOTAMs',
  'METAR/TAF Translator',
  'User Manual',
];

test('the menu leads to the pages that exist, in their order, and out again', async ({ page }) => {
  const email = await signInAnew(page);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'KlarNOTAM', exact: true })).toBeVisible();
  const shown = await menu.getByRole('link').allTextContents();
  expect(shown).toEqual(MENU.filter((entry) => shown.includes(entry)));
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(menu).toContainText(email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Log in to open this page.')).toHaveCount(0);
  await page.goto('/home');
  await expect(page).toHaveURL('/auth');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link')).toHaveText(['User Manual', 'Log in', 'Sign up']);
});

test('a log-out that the server fails at is not taken for done', async ({ page }) => {
  await signIn(page);
  await page.goto('/home');
  await page.route('**/api/auth/sign-out', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('You are still logged in');
});

test('a session that was ended meanwhile leads to the log-in, and the pasted text comes back', async ({
  page,
}) => {
  const email = await signInAnew(page);
  await page.goto('/notam');
  await expect(page.getByText('10 translations remaining')).toBeVisible();
  await page.context().clearCookies();
  // What the text holds is asked for at once, and that needs the session.
  await page.getByLabel('NOTAM text').fill(DRONE_FLIGHTS);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Your session has ended. Log in to go on.')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL('/notam');
  await expect(page.getByLabel('NOTAM text')).toHaveValue(DRONE_FLIGHTS);
});

test('logging out in one tab ends the other', async ({ page, context }) => {
  await signInAnew(page);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');
});

test('a session that cannot be checked at the start is ended', async ({ page }) => {
  await signInAnew(page);
  let signedOut = false;
  await page.route('**/api/auth/get-session', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-out')) signedOut = true;
  });
  await page.goto('/home');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Failed to check user session')).toBeVisible();
  expect(signedOut).toBe(true);
});
