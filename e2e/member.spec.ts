import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { mailTo } from './mails.ts';
import { logIn, newAddress, PASSWORD, signInAnew } from './sign-in.ts';

/** Answers as if the user had a paid plan, until they cancel it. */
async function withPaidPlan(page: Page): Promise<{ cancelled: boolean }> {
  const state = { cancelled: false };
  const paid = { planType: 'pro', planLimits: 30, notamCount: 4, remaining: 26 };
  await page.route('**/api/subscription', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: state.cancelled ? json : { ...json, ...paid } });
  });
  return state;
}

test('plan, older prices, profile and password are shown and changed', async ({ page }) => {
  const email = await signInAnew(page);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Learn more about Membership' }).click();
  await expect(page).toHaveURL('/member');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership');

  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText('Free plan');
  await expect(plan).toContainText('Free of charge · 10 translations in total');
  await expect(plan).toContainText('10 translations remaining');
  await expect(plan).toContainText('they do not come back');
  await expect(plan.getByText('Active')).toHaveAttribute('data-level', 'allowed');
  await expect(plan.getByRole('button', { name: 'Cancel Plan' })).toHaveCount(0);
  // What counts stands at the plan; the older table says of itself that it does not.
  await expect(page.getByRole('region', { name: 'Older prices' })).toContainText('no longer valid');
  const older = page.getByRole('table', { name: 'Currently testing - No charges applied' });
  await expect(older.getByRole('row')).toHaveText([
    /Plan.*Price per month.*Translations/,
    'Premium2 + 0.50 MVA = 2.5020',
    'Professional10 + 2.50 MVA = 12.50100',
    'Enterprise100 + 25 MVA = 125Unlimited',
  ]);

  const profile = page.getByRole('region', { name: 'Profile Information' });
  await expect(profile).toContainText('+47 91 23 45 67');
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(profile.getByLabel('Full Name')).toBeFocused();
  await profile.getByLabel('City').fill('Bergen');
  await profile.getByRole('button', { name: 'Cancel' }).click();
  await expect(profile).toContainText('0155 Oslo');
  await expect(profile.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await page.clock.install();
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  await profile.getByLabel('Full Name').fill(' ');
  await profile.getByLabel('Phone Number').fill('1');
  await profile.getByLabel('Company Name').fill('x'.repeat(300));
  await expect(profile.getByLabel('Company Name')).toHaveValue('x'.repeat(200));
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(profile.getByText('Enter your full name')).toBeVisible();
  await expect(profile.getByText(/Enter your phone number/)).toBeVisible();
  await profile.getByLabel('Full Name').fill('Kari Hansen');
  await profile.getByLabel('Phone Number').fill('987 65 432');
  await profile.getByLabel('Company Name').fill('Drone AS');
  await profile.getByLabel('City').fill('Bergen');
  await page.route('**/api/subscription/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(profile.getByText('Failed to update profile')).toBeVisible();
  await page.unroute('**/api/subscription/profile');
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(profile.getByText('Profile updated successfully')).toBeVisible();
  await expect(profile).toContainText('0155 Bergen');
  await expect(profile).toContainText('+47 98 76 54 32');
  await page.clock.fastForward(3_000);
  await expect(profile.getByText('Profile updated successfully')).toHaveCount(0);
  await page.reload();
  await expect(profile).toContainText('Kari Hansen');

  const password = page.getByRole('region', { name: 'Password Management' });
  const update = async (current: string, chosen: string, repeated = chosen): Promise<void> => {
    await password.getByLabel('Current Password').fill(current);
    await password.getByLabel('New Password', { exact: true }).fill(chosen);
    await password.getByLabel('Confirm New Password').fill(repeated);
    await password.getByRole('button', { name: 'Update Password' }).click();
  };
  await password.getByRole('button', { name: 'Change Password' }).click();
  await update(PASSWORD, 'another good one', 'another one');
  await expect(password.getByText('New passwords do not match')).toBeVisible();
  await update(PASSWORD, 'short');
  await expect(password.getByText('New password must be at least 8 characters long')).toBeVisible();
  await update('not it at all', 'another good one');
  await expect(password.getByText('Current password is incorrect')).toBeVisible();
  await update(PASSWORD, 'karihansen1');
  await expect(password.getByText('Please choose a less common password')).toBeVisible();
  await page.route('**/api/auth/change-password', (route) => route.fulfill({ status: 500, json: {} }));
  await update(PASSWORD, 'another good one');
  await expect(password.getByText('Failed to update password')).toBeVisible();
  await page.unroute('**/api/auth/change-password');
  await update(PASSWORD, 'another good one');
  await expect(password.getByText('Password updated successfully')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(password.getByText('Password updated successfully')).toHaveCount(0);
  await mailTo(page.request, email, /Your password at KlarNOTAM was changed/);
});

test('a paid plan is cancelled after a question, once in two tabs', async ({ page }) => {
  await signInAnew(page);
  const state = await withPaidPlan(page);
  await page.goto('/member');
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText('Professional plan');
  await expect(plan).toContainText('26 translations remaining this month');
  await plan.getByRole('button', { name: 'Cancel Plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Your subscription converts to a free plan immediately, with a limit of 10 NOTAM translations.',
  );
  await expectAccessible(page, dialog);
  await dialog.getByRole('button', { name: 'Keep Plan' }).click();
  await expect(dialog).toHaveCount(0);

  await page.route('**/api/subscription/free', (route) => route.fulfill({ status: 500, json: {} }));
  await plan.getByRole('button', { name: 'Cancel Plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel Plan' }).click();
  await expect(dialog.getByText('Failed to cancel subscription')).toBeVisible();
  await page.unroute('**/api/subscription/free');

  // The account is on the free plan already, as if another tab had been quicker.
  state.cancelled = true;
  await dialog.getByRole('button', { name: 'Cancel Plan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(plan.getByText('You already have a Free subscription')).toBeVisible();
  await expect(plan).toContainText('Free plan');

  state.cancelled = false;
  await page.reload();
  await page.route('**/api/subscription/free', async (route) => {
    const free = await page.request.get('/api/subscription');
    await route.fulfill({ json: (await free.json()) as object });
  });
  await plan.getByRole('button', { name: 'Cancel Plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel Plan' }).click();
  await expect(plan.getByText('Successfully switched to free plan')).toBeVisible();
  await expect(plan).toContainText('Free plan');
});

test('what cannot be loaded is told, and where no subscription is, whom to ask', async ({ page }) => {
  await signInAnew(page);
  const answer = { status: 500, code: 'internal' };
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: answer.status, json: { code: answer.code, message: 'x' } }),
  );
  await page.goto('/member');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Failed to load subscription data');
  Object.assign(answer, { status: 403, code: 'forbidden' });
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByRole('alert')).toContainText('Failed to verify access');
  Object.assign(answer, { status: 404, code: 'notFound' });
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByRole('alert')).toContainText('No active subscription found');
  await expect(main).toContainText('Please contact support to set up your subscription.');
  await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page, main.getByRole('alert'));
});

test('address, sessions, language and data; every tab ends with the account', async ({ page, browser }) => {
  const email = await signInAnew(page);
  await page.goto('/member');
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions).toContainText('This device');

  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1' });
  const other = await elsewhere.newPage();
  await other.goto('/member');
  await logIn(other, email);
  await expect(other).toHaveURL('/member');
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveText([/This device/, /Safari on iPhone/]);
  const address = page.getByRole('region', { name: 'E-mail address' });
  await address.getByRole('button', { name: 'Change e-mail address' }).click();
  await expectAccessible(page, address.getByRole('button', { name: 'Send the link' }));
  await sessions.getByRole('button', { name: /Log out Safari on iPhone/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // The other tab learns of it as soon as it asks for anything.
  await other.getByRole('button', { name: 'Download my data' }).click();
  await expect(other).toHaveURL('/auth');
  await expect(other.getByText('Your session has ended. Log in to go on.')).toBeVisible();
  await elsewhere.close();

  await page.getByLabel('Language of pages and mails').selectOption('Norsk (bokmål)');
  await expect(page.getByRole('region', { name: 'Språk', exact: true })).toContainText('Lagret');
  const moved = newAddress();
  const adresse = page.getByRole('region', { name: 'E-postadresse' });
  await adresse.getByLabel('Ny e-postadresse').fill(email);
  await adresse.getByRole('button', { name: 'Send lenken' }).click();
  await expect(adresse.getByText('Dette er adressen du har nå')).toBeVisible();
  await expect(adresse.getByText('Skriv inn passordet du har nå')).toBeVisible();
  await adresse.getByLabel('Ny e-postadresse').fill(moved);
  await adresse.getByLabel('Passordet du har nå').fill(PASSWORD);
  await adresse.getByRole('button', { name: 'Send lenken' }).click();
  await expect(adresse.getByText(`En lenke er på vei til ${moved}.`)).toBeVisible();
  await page.getByLabel('Språk på sidene og i e-post').selectOption('English');
  await expect(page.getByRole('region', { name: 'Language', exact: true })).toContainText('Saved');
  const { link } = await mailTo(page.request, moved, /Bekreft den nye e-postadressen/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is verified');
  await expect(page.getByText(`You are logged in as ${moved}.`)).toBeVisible();
  await page.getByRole('link', { name: 'To your membership' }).click();
  await expect(address).toContainText(moved);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^klarnotam-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { parts: { account: object } };
  expect(data.parts.account).toMatchObject({ email: moved, language: 'en' });

  // A second tab of the same browser stays open meanwhile.
  const tab = await page.context().newPage();
  await tab.goto('/home');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm$/).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Type the e-mail address of your account')).toBeVisible();
  await expectAccessible(page, dialog);
  await dialog.getByLabel(/to confirm$/).fill(moved);
  await dialog.getByLabel('Current Password').fill('not it at all');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(tab).toHaveURL('/auth');
  await tab.close();
  await logIn(page, moved);
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
});

test('logging out everywhere ends here too, and an open tab notices by itself', async ({ page }) => {
  const email = await signInAnew(page);
  await page.clock.install();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  // Signed out from elsewhere; nobody touches this tab.
  const answer = await page.request.delete('/api/auth/sessions');
  expect(answer.status()).toBe(200);
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL('/auth');

  await logIn(page, email);
  await expect(page).toHaveURL('/home');
  await page.goto('/member');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/auth');
  expect((await page.request.get('/api/subscription')).status()).toBe(401);
});
