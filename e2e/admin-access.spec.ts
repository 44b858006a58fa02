import { expect, test } from '@playwright/test';
import { findUser, newAdmin, newMember, sharedAdmin, openDialog } from './admin.ts';
import { changeRights } from './installation.ts';

test('the panel is for administrators alone: visitors go to /auth, members to the start', async ({
  browser,
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  const member = await newMember(browser);
  await member.page.goto('/admin');
  await expect(member.page).toHaveURL('/home');
  await member.page.getByRole('button', { name: 'Menu' }).click();
  await expect(member.page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(member.page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const answer = await member.page.request.get('/api/admin/users');
  expect(answer.status()).toBe(403);
});

test('a visitor who is an administrator comes back to the panel after the log-in', async ({ browser }) => {
  const { page, email } = await newAdmin(browser);
  await page.context().clearCookies();
  await page.goto('/admin?section=audit');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin?section=audit');
  await expect(page.getByRole('heading', { level: 2, name: 'Audit log' })).toBeVisible();
});

test('an administrator who was demoted meanwhile loses access at the next call', async ({ browser }) => {
  const { page, email } = await newAdmin(browser);
  const member = await newMember(browser);
  await page.goto('/admin');
  const row = await findUser(page, member.email);
  const dialog = await openDialog(row, 'Plan');
  await dialog.getByRole('radio', { name: 'Enterprise' }).check();
  await changeRights('revoke', email);
  await dialog.getByRole('button', { name: 'Change Plan' }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const plan = (await (await member.page.request.get('/api/subscription')).json()) as object;
  expect(plan).toMatchObject({ planType: 'free' });
});

test('an access check that fails leads to the start', async ({ browser }) => {
  const { page } = await sharedAdmin(browser);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await expect(page).toHaveURL('/home');
});
