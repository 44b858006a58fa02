import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, violations } from './accessible.ts';
import { findUser, newAdmin, newMember, openDialog, sharedAdmin, trySignIn } from './admin.ts';
import { waitForMail } from './mails.ts';

test.slow();

interface Plan {
  readonly planType: string;
  readonly planLimits: number;
  readonly notamCount: number;
  readonly paidUntil: string | null;
}

const planOf = async (page: Page): Promise<Plan> =>
  (await (await page.request.get('/api/subscription')).json()) as Plan;

test('use and users are shown, searched and exported, and html in a name stays text', async ({ browser }) => {
  const admin = await sharedAdmin(browser);
  const member = await newMember(browser);
  const name = `<b>Ola</b> <img src=x onerror="document.title='hit'"> ${member.id.slice(0, 8)}`;
  await member.page.request.patch('/api/subscription/profile', {
    data: { name, companyName: '=1+1 50%_off' },
  });
  const { page } = admin;
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');
  await expect(page).toHaveTitle(/^Admin Panel/);

  const usage = page.getByRole('region', { name: 'Usage' });
  for (const card of ['Total NOTAMs', 'Total Users', 'Avg. NOTAMs/User']) {
    await expect(usage.getByText(card, { exact: true })).toBeVisible();
  }
  for (const plan of ['Free', 'Premium', 'Pro', 'Enterprise']) {
    await expect(usage.getByText(plan, { exact: true })).toBeVisible();
  }
  await expect(usage.getByText(/^[\d,]+ NOTAMs?$/)).toHaveCount(4);

  const row = await findUser(page, member.email);
  await expect(row).toContainText(name);
  await expect(row).toContainText(/Created \d\d\/\d\d\/\d{4}/);
  for (const fact of ['Plan Type', 'Status', 'Translations Used', 'Last Activity']) {
    await expect(row.getByText(fact)).toBeVisible();
  }
  await expect(row).toContainText('0 / 10');
  await expect(page).not.toHaveTitle('hit');
  await expectAccessible(page, row);
  // The menu closes when its button leaves the screen, so that each look opens it anew.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await row.getByRole('button', { name: /^More/ }).click();
    await expect(row.getByRole('button', { name: 'Sessions' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: /^More/ })).toBeFocused();
  }

  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(
    `OLA</B> <IMG SRC=X ONERROR="DOCUMENT.TITLE='HIT'"> ${member.id.slice(0, 8).toUpperCase()}`,
  );
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(row).toBeVisible();
  await search.fill('50%_off');
  await expect(row).toBeVisible();
  await search.fill('%_'.repeat(40));
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await search.fill('x'.repeat(10_000));
  await expect(search).toHaveValue('x'.repeat(320));
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toBeFocused();

  await findUser(page, member.email);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(member.email);
  expect(csv).toMatch(/'=1\+1 50%_off/);
  await page.getByLabel('Plan').selectOption('Enterprise');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.getByLabel('Plan').selectOption('All plans');
  await expect(row).toBeVisible();

  await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/admin/statistics', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Refresh List' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load users' })).toContainText('Error');
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load usage statistics' });
  await expect(failed).toContainText('Error');
  await expectAccessible(page, failed);
  await page.unroute('**/api/admin/users?*');
  await page.unroute('**/api/admin/statistics');
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(usage.getByText('Total Users')).toBeVisible();
});

test('a profile is edited, and the second of two administrators at once is told', async ({ browser }) => {
  const { page } = await sharedAdmin(browser);
  const { page: other } = await newAdmin(browser);
  const member = await newMember(browser);
  await page.goto('/admin');
  await other.goto('/admin');
  const row = await findUser(page, member.email);
  const dialog = await openDialog(row, 'Edit Profile');
  await expect(dialog).toContainText('Edit User Information');
  await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page, dialog.getByLabel('Full Name'));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Nothing was changed.')).toBeVisible();
  await dialog.getByLabel('Full Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Enter your full name')).toBeVisible();

  const second = await openDialog(await findUser(other, member.email), 'Edit Profile');
  await second.getByLabel('City').fill('Tromsø');
  await dialog.getByLabel('Full Name').fill('Kari Hansen');
  await dialog.getByLabel('City').fill('Bergen');
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('ErrorFailed to update user');
  await page.unroute('**/api/admin/users/*');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The profile of ${member.email} was saved.`)).toBeVisible();
  await expect(row).toContainText('Kari Hansen');
  await expect(row.getByRole('button', { name: /^Edit Profile/ })).toBeFocused();

  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('alert')).toContainText('This user was changed meanwhile.');
  await expectAccessible(other, second.getByRole('alert'));
  await second.getByRole('button', { name: 'Load again' }).click();
  await expect(second.getByLabel('City')).toHaveValue('Bergen');
  await second.getByLabel('City').fill('Tromsø');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second).toBeHidden();
  const profile = (await (await member.page.request.get('/api/subscription')).json()) as object;
  expect(profile).toMatchObject({ name: 'Kari Hansen', city: 'Tromsø' });
});

test('a new password ends the sessions of the user, who is told by mail', async ({ browser }) => {
  const { page } = await sharedAdmin(browser);
  const member = await newMember(browser);
  await member.page.goto('/home');
  await expect(member.page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await page.goto('/admin');
  const dialog = await openDialog(await findUser(page, member.email), 'Password');
  await expect(dialog).toContainText('Change User Password');
  const submit = dialog.getByRole('button', { name: 'Change Password' });
  const password = dialog.getByLabel('New Password', { exact: true });
  const confirm = dialog.getByLabel('Confirm Password');
  await expect(submit).toBeDisabled();
  await password.fill('short');
  await expect(submit).toBeDisabled();
  await confirm.fill('short');
  await submit.click();
  await expect(dialog.getByText('Password must be at least 8 characters long')).toBeVisible();
  await password.fill('a brown fox jumps');
  await confirm.fill('another brown fox');
  await submit.click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page, dialog.getByText('Passwords do not match'));
  await password.fill('password1');
  await confirm.fill('password1');
  await submit.click();
  await expect(dialog.getByText('Please choose a less common password')).toBeVisible();
  await password.fill('a brown fox jumps');
  await confirm.fill('a brown fox jumps');
  await page.route('**/api/admin/users/*/password', (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('ErrorFailed to change password');
  await page.unroute('**/api/admin/users/*/password');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The password of ${member.email} was changed`)).toBeVisible();

  await member.page.getByRole('link', { name: 'Learn more about Payments' }).click();
  await expect(member.page).toHaveURL('/auth');
  await expect(member.page.getByText('Your session has ended. Log in to go on.')).toBeVisible();
  expect(await trySignIn(member.page.request, member.email)).toBe(401);
  expect(await trySignIn(member.page.request, member.email, 'a brown fox jumps')).toBe(200);
  await waitForMail(page.request, member.email, /password/i);
});

test('a plan becomes another, with a new period, and an equal one is refused', async ({ browser }) => {
  const { page } = await sharedAdmin(browser);
  const member = await newMember(browser);
  await page.goto('/admin');
  const row = await findUser(page, member.email);
  // Tests of the server go from each plan to each other.
  const plans = [
    ['Premium', '0 / 10', 'premium'],
    ['Enterprise', '0 / ∞', 'enterprise'],
    ['Professional', '0 / 30', 'pro'],
    ['Free', '0 / 10', 'free'],
  ] as const;
  for (const [name, used, planType] of plans) {
    const dialog = await openDialog(row, 'Plan');
    const submit = dialog.getByRole('button', { name: 'Change Plan' });
    await expect(submit).toBeDisabled();
    await dialog.getByRole('radio', { name }).check();
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`${member.email} now has the ${name} plan.`)).toBeVisible();
    await expect(row).toContainText(used);
    expect(await planOf(member.page)).toMatchObject({ planType, notamCount: 0, paidUntil: null });
  }

  // Somebody else gives the same plan meanwhile.
  const dialog = await openDialog(row, 'Plan');
  await expect(dialog).toContainText('Change User Plan');
  await expect(dialog.getByRole('radio', { name: 'Free' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Professional' }).check();
  await dialog.getByRole('radio', { name: 'Free' }).check();
  await expect(dialog.getByRole('button', { name: 'Change Plan' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Professional' }).check();
  await expectAccessible(page, dialog.getByLabel('Paid until'));
  const { page: other } = await newAdmin(browser);
  expect(
    (await other.request.put(`/api/admin/users/${member.id}/plan`, { data: { planType: 'pro' } })).status(),
  ).toBe(200);
  expect(
    (await other.request.put(`/api/admin/users/${member.id}/plan`, { data: { planType: 'pro' } })).status(),
  ).toBe(409);
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('meanwhile');
  await dialog.getByRole('button', { name: 'Load again' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Premium' }).check();
  await dialog.getByLabel('Paid until').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expect(dialog.getByText('Choose a day after today')).toBeVisible();
  await dialog.getByLabel('Paid until').fill('2999-01-31');
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(/until (31\/01|01\/02)\/2999/);
  expect((await planOf(member.page)).paidUntil).toContain('2999-01-31');
  await waitForMail(page.request, member.email, /plan/i);
});

test('a user is deleted by typing the address, and their open tab ends at the log-in', async ({
  browser,
}) => {
  const { page } = await sharedAdmin(browser);
  const member = await newMember(browser);
  await member.page.clock.install();
  await member.page.goto('/home');
  await expect(member.page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await page.goto('/admin');
  const row = await findUser(page, member.email);
  const dialog = await openDialog(row, 'Delete');
  await expect(dialog).toContainText('Confirm User Deletion');
  const typed = dialog.getByLabel(`Type ${member.email} to confirm`);
  await expect(typed).toBeFocused();
  const submit = dialog.getByRole('button', { name: 'Delete User' });
  await expect(submit).toBeDisabled();
  await typed.fill('somebody@else.example');
  await submit.click();
  await expect(dialog.getByText('Type the e-mail address of this user')).toBeVisible();
  await expectAccessible(page, dialog.getByText('Type the e-mail address of this user'));
  await typed.fill(member.email.toUpperCase());
  await page.route(`**/api/admin/users/${member.id}`, (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('ErrorFailed to delete user');
  await page.unroute(`**/api/admin/users/${member.id}`);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${member.email} was deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);

  // Without a click: the tab looks whether its user is still there.
  await member.page.clock.fastForward(61_000);
  await expect(member.page).toHaveURL('/auth');
  expect(await trySignIn(member.page.request, member.email)).toBe(401);
  const again = await page.request.delete(`/api/admin/users/${member.id}`, {
    data: { confirm: member.email },
  });
  expect(again.status()).toBe(404);
});
