import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseMore, findUser, newAdmin, newMember, type Person } from './admin.ts';
import { changeRights, holdMails } from './installation.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { startPaymentService, tell, type PaymentService } from './payment-service.ts';
import { DRONE_FLIGHTS } from './samples.ts';
import { mailTo } from './mails.ts';
import { newAddress, signUp } from './sign-in.ts';

test.slow();
test.describe.configure({ mode: 'serial' });

let service: PaymentService;
let server: OwnServer;
let dataDir: string;
let admin: Person;
const at = (): { baseURL: string; dataDir: string } => ({ baseURL: server.baseURL, dataDir });

test.beforeAll(async ({ browser }) => {
  service = await startPaymentService();
  dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-admin-'));
  server = await startOwnServer({ ...service.settings, DATA_DIR: dataDir });
  admin = await newAdmin(browser, at());
});
test.afterAll(async () => {
  await server.stop();
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openSection(page: Page, name: string): Promise<void> {
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Parts of the admin panel' })
    .getByRole('link', { name })
    .click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
}

test('translations over time stand as a chart and as a table, by kind, plan, engine and language', async ({
  browser,
}) => {
  const { page } = admin;
  await openSection(page, 'Usage');
  await expect(page.getByText('Nothing was translated in this period.')).toBeVisible();
  await expect(page.getByText('No language model is set.')).toBeVisible();
  const member = await newMember(browser, server.baseURL);
  for (const language of ['en', 'no']) {
    const answer = await member.page.request.post('/api/translations/notam', {
      data: { text: DRONE_FLIGHTS.replace('A', language === 'no' ? 'B' : 'A'), language },
    });
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  const chart = page.getByRole('img', { name: /^Chart: \d+ translations? from/ });
  await expect(chart).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle path')).not.toHaveCount(0);
  await page.getByText('Figures as a table').click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'NOTAMs', 'Weather reports', 'Total']);
  const today = table.getByRole('row').nth(1);
  await expect(today.getByRole('cell').last()).not.toHaveText('0');
  await expect(table.getByRole('row')).toHaveCount(32);
  await expectAccessible(page, chart);

  for (const [by, column] of [
    ['Plan', 'Free'],
    ['Engine', 'Decoder'],
    ['Language', 'Norwegian'],
  ] as const) {
    await page.getByLabel('Split by').selectOption(by);
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  await page.getByLabel('Period').selectOption('12 months');
  await expect(table.getByRole('columnheader', { name: 'Week from' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^translations-.*-by-language\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^Week from,.*Norwegian.*,Total\r\n/);

  await page.route('**/api/admin/statistics/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load usage statistics')).toBeVisible();
  await page.unroute('**/api/admin/statistics/**');
});

test('a mail that did not get out is tried again', async () => {
  const { page } = admin;
  await openSection(page, 'Mails');
  await expect(page.getByRole('heading', { name: 'Every mail got out' })).toBeVisible();
  const address = newAddress();
  const release = await holdMails(dataDir, address);
  await signUp(page.request, address);
  const row = page.getByRole('listitem').filter({ hasText: address });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh List' }).click();
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(row).toContainText('Verify your e-mail address');
  await expect(row).toContainText('1 attempt');
  await expect(row).toContainText('Waiting');
  await expectAccessible(page, row);
  await release();
  await row.getByRole('button', { name: /^Try again now/ }).click();
  await expect(page.getByText(`The mail to ${address} is tried again now.`)).toBeVisible();
  await mailTo(page.request, address, /Verify/);
  await page.getByRole('button', { name: 'Refresh List' }).click();
  await expect(page.getByRole('heading', { name: 'Every mail got out' })).toBeVisible();
});

const paid = (id: string, price: string, email: string) => ({
  id: `cs_${id}`,
  payment_status: 'paid',
  payment_intent: `pi_${id}`,
  amount_total: 15_000,
  currency: 'nok',
  customer_details: { email },
  metadata: { priceId: price },
});

test('a payment that found no customer is assigned, entered by hand, or dismissed', async ({ browser }) => {
  const { page } = admin;
  const member = await newMember(browser, server.baseURL);
  await openSection(page, 'Payments');
  await expect(page.getByRole('heading', { name: 'Every payment found its customer' })).toBeVisible();
  for (const id of ['one', 'two', 'three']) {
    const event = paid(id, 'price_pro', `${id}@elsewhere.example`);
    expect(await tell(page.request, 'checkout.session.completed', event)).toBe(200);
  }
  await page.getByRole('button', { name: 'Refresh List' }).click();
  const row = (id: string) => page.getByRole('listitem').filter({ hasText: `pi_${id}` });
  await expect(row('one')).toContainText('NOK 150.00, Paid');
  await expect(row('one')).toContainText('Unknown customer');
  await expect(row('one')).toContainText('Professional');
  await expectAccessible(page, row('one'));

  await row('one')
    .getByRole('button', { name: /^Assign/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Assign Payment' }).click();
  await expect(dialog.getByText('Choose a user')).toBeVisible();
  await dialog.getByLabel('User').fill(member.email);
  await dialog.getByRole('button', { name: member.email }).click();
  await expect(dialog.getByText('Chosen user')).toBeVisible();
  await expectAccessible(page, dialog.getByText('Chosen user'));
  await dialog.getByRole('button', { name: 'Assign Payment' }).click();
  await expect(page.getByText(`The payment was given to ${member.email}.`)).toBeVisible();
  await expect(row('one')).toHaveCount(0);
  const plan = (await (await member.page.request.get('/api/subscription')).json()) as object;
  expect(plan).toMatchObject({ planType: 'pro' });

  await row('two')
    .getByRole('button', { name: /^Enter/ })
    .click();
  await expect(dialog.getByLabel('Reference')).toHaveValue('pi_two');
  await expect(dialog.getByLabel('Amount, MVA included')).toHaveValue('150');
  await dialog.getByLabel('User').fill(member.email);
  await dialog.getByRole('button', { name: member.email }).click();
  await dialog.getByLabel('Amount, MVA included').fill('no money');
  await dialog.getByRole('button', { name: 'Enter Payment' }).click();
  await expect(dialog.getByText('Enter an amount above 0')).toBeVisible();
  await expectAccessible(page, dialog.getByText('Enter an amount above 0'));
  await dialog.getByLabel('Amount, MVA included').fill('1 500,00');
  await dialog.getByLabel('Plan').selectOption('Enterprise');
  await dialog.getByRole('button', { name: 'Enter Payment' }).click();
  await expect(page.getByText(`NOK 1,500.00 of ${member.email} was entered.`)).toBeVisible();
  await expect(row('two')).toHaveCount(0);

  await row('three')
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('heading', { name: 'Every payment found its customer' })).toBeVisible();

  await member.page.goto('/payments');
  await expect(member.page.getByRole('row')).toHaveCount(3);

  // One that came by bank, from the row of the user; the same reference again is refused.
  await page.goto('/admin');
  const user = await findUser(page, member.email);
  for (const told of ['was entered', 'A payment with this reference was entered before.']) {
    await chooseMore(user, 'Enter a payment');
    await dialog.getByLabel('Reference').fill('Bank 42');
    await dialog.getByLabel('Amount, MVA included').fill('30');
    await dialog.getByRole('button', { name: 'Enter Payment' }).click();
    await expect(page.getByText(told)).toBeVisible();
  }
});

test('sessions are ended, a verification mail is sent again, and rights are granted and revoked', async ({
  browser,
}) => {
  const { page } = admin;
  const member = await newMember(browser, server.baseURL);
  await member.page.goto('/home');
  await page.goto('/admin');
  const row = await findUser(page, member.email);
  const dialog = page.getByRole('dialog');
  await chooseMore(row, 'Sessions');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText(/Chrome on \w+/);
  await expectAccessible(page, dialog.getByRole('listitem'));
  await dialog.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(dialog.getByText('The user is not logged in anywhere.')).toBeVisible();
  await member.page.getByRole('link', { name: 'Learn more about Payments' }).click();
  await expect(member.page).toHaveURL('/auth');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: /^More/ })).toBeFocused();

  await chooseMore(row, 'Make administrator');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByText(`${member.email} is an administrator now.`)).toBeVisible();
  await expect(row.getByText('Administrator', { exact: true })).toBeVisible();
  await chooseMore(row, 'Revoke administrator');
  await dialog.getByRole('button', { name: 'Revoke administrator' }).click();
  await expect(page.getByText(`${member.email} is not an administrator any more.`)).toBeVisible();
  await expect(row.getByText('Administrator', { exact: true })).toHaveCount(0);

  const unverified = await signUp(page.request, newAddress());
  await mailTo(page.request, unverified, /Verify/);
  const waiting = await findUser(page, unverified);
  await expect(waiting).toContainText('E-mail not verified');
  await chooseMore(waiting, 'Send verification mail again');
  await expect(page.getByText(`A verification mail is on its way to ${unverified}.`)).toBeVisible();

  // The last administrator stays one.
  await chooseMore(await findUser(page, admin.email), 'Revoke administrator');
  await dialog.getByRole('button', { name: 'Revoke administrator' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error');
  await expect(dialog.getByRole('alert')).toContainText('last');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const removal = await page.request.delete(`/api/admin/users/${admin.id}`, {
    data: { confirm: admin.email },
  });
  expect(removal.status()).toBe(409);
});

test('the audit log tells who did what to whom, and is filtered', async ({ browser }) => {
  const { page } = admin;
  const member = await newMember(browser, server.baseURL);
  for (let number = 1; number <= 51; number++) {
    const change = { data: { city: `Oslo ${number}` } };
    expect((await page.request.patch(`/api/admin/users/${member.id}`, change)).status()).toBe(200);
  }
  await page.request.put(`/api/admin/users/${member.id}/plan`, { data: { planType: 'pro' } });
  await page.goto('/admin');
  await chooseMore(await findUser(page, member.email), 'Show in audit log');
  await expect(page).toHaveURL(/section=audit/);
  const entry = page.getByRole('row').filter({ hasText: 'Changed the plan' });
  await expect(entry).toContainText(admin.email);
  await expect(entry).toContainText(member.email);
  await expect(entry).toContainText('free');
  await expect(entry).toContainText('pro');
  await expectAccessible(page, entry);

  await page.getByLabel('What').selectOption('Plans');
  await page.getByLabel('Who', { exact: true }).fill(admin.email);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/action=plan/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('From').fill('2026-01-02');
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('The first day stands after the last one')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2026-01-03');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was done that fits' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-01-03');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/admin?section=audit');

  // Fifty a page, and the rest on demand.
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByRole('button', { name: 'Show older entries' }).click();
  await expect.poll(async () => page.getByRole('row').count()).toBeGreaterThan(51);
  await page.getByRole('link', { name: member.email }).first().click();
  await expect(page.getByRole('article', { name: member.email })).toBeVisible();
});

test('demoted by the operator, the administrator is led away from each part', async ({ browser }) => {
  const { page, email } = await newAdmin(browser, at());
  await openSection(page, 'Mails');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await changeRights('revoke', email, dataDir);
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL('/home');
});
