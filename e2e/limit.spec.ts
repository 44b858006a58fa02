import { expect, test, type Page } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED } from './samples.ts';
import { signInAnew } from './sign-in.ts';
import { translate, translated } from './translate.ts';

async function spend(page: Page, count: number): Promise<void> {
  const text = Array.from({ length: count }, (_, index) =>
    RUNWAY_CLOSED.replace('A3456', `A${4000 + index}`),
  );
  const answer = await page.request.post('/api/translations/notam', {
    data: { text: text.join('\n\n'), language: 'en' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('after ten translations the limit is said and nothing can be sent', async ({ page }) => {
  await signInAnew(page);
  await spend(page, 9);
  await page.goto('/notam');
  await expect(page.getByText('1 translation remaining')).toBeVisible();
  await translated(page, DRONE_FLIGHTS, 'en');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('0 translations remaining')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Translation Limit Reached' })).toBeVisible();
  await expect(page.getByLabel('Language')).toBeDisabled();
  await expect(page.getByLabel('NOTAM text')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Translate NOTAM' })).toBeDisabled();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Translation Limit Reached' })).toBeVisible();
  await expect(
    page.getByText(
      'You have reached your translation limit. Please upgrade your plan to continue translating NOTAMs.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  await expect(page.getByLabel('NOTAM text')).toHaveAttribute(
    'placeholder',
    'Please upgrade your plan to continue translating NOTAMs',
  );
});

test('a text with more NOTAMs than are left spends nothing and says how many', async ({ page }) => {
  await signInAnew(page);
  await spend(page, 8);
  // None of them has ended.
  await page.clock.setFixedTime(new Date('2026-05-20T12:00:00Z'));
  await page.goto('/notam');
  const button = page.getByRole('button', { name: 'Translate NOTAM' });
  const before = await button.boundingBox();
  await page.getByLabel('NOTAM text').fill([RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN].join('\n\n'));
  await expect(page.getByRole('checkbox', { name: /A1234\/26/ })).toBeVisible();
  // What is known of the text does not move the button away from the finger.
  expect(await button.boundingBox()).toEqual(before);
  await translate(page, [RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN].join('\n\n'), 'en');
  await expect(
    page.getByText(
      'These use 3 translations, and your plan has 2 left. Choose at most 2 below, or change your plan.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /A1234\/26/ })).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Translation Limit Reached');
  await expect(alert).toContainText(
    'The text holds 3 NOTAMs and 2 translations are left. Nothing was spent.',
  );
  await expect(alert.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  await expect(page.getByText('2 translations remaining')).toBeVisible();
  await expect(page.getByLabel('NOTAM text')).toBeEnabled();
});

test('a limit that was reached elsewhere is said when the server refuses', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/notam');
  await expect(page.getByText('10 translations remaining')).toBeVisible();
  await spend(page, 10);
  await translate(page, DRONE_FLIGHTS, 'en');
  await expect(page.getByRole('heading', { name: 'Translation Limit Reached' })).toBeVisible();
  await expect(page.getByLabel('NOTAM text')).toBeDisabled();
});

test('a request that is sent again after the connection broke is counted once', async ({ page }) => {
  await signInAnew(page);
  await page.goto('/notam');
  await page.route(
    '**/api/translations/notam',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await translate(page, DRONE_FLIGHTS, 'en');
  await expect(page.getByRole('alert')).toContainText('No connection to the server');
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('9 translations remaining')).toBeVisible();
});
