import { expect, test } from '@playwright/test';
import { keepComplaints } from './console-complaints.ts';
import { signIn } from './sign-in.ts';

test('the landing page says what the product does and leads into it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/KlarNOTAM/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const card of ['Drone-Focused NOTAMs', 'Drone Weather Analysis', 'Drone Safety Alerts']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Learn More' })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Powered by');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);

  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeFocused();
});

test('the count of all translations is asked for, not shown, and its failure is not noticed', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/api/usage');
  await page.route('**/api/usage', (route) => route.abort());
  await page.goto('/');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/translated$/)).toHaveCount(0);
});

test('an unknown address leads to the landing page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});

test('nothing on the page breaks its content policy', async ({ page }) => {
  const complaints = keepComplaints(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expect(page.getByRole('option', { name: 'Norway' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(page);
  await page.goto('/notam');
  await expect(page.getByLabel('NOTAM text')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  expect(complaints).toEqual([]);
});
