import { expect, test } from '@playwright/test';

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
  await expect(page).toHaveURL('/notam');
  await expect(page.getByRole('heading', { level: 1, name: 'KlarNOTAM' })).toBeFocused();
});

test('the count of all translations is asked for, not shown, and its failure is not noticed', async ({ page }) => {
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
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/notam');
  await expect(page.getByLabel('NOTAM text')).toBeVisible();
  expect(complaints).toEqual([]);
});
