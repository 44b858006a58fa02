import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { changeRights, loseFiles } from './installation.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { startPaymentService, tell, type PaymentService } from './payment-service.ts';
import { signInAnew } from './sign-in.ts';

test.slow();
test.describe.configure({ mode: 'serial' });

let service: PaymentService;
let server: OwnServer;
let dataDir: string;
/** Where the server says that it is: the provider leads back there. */
let baseURL: string;
test.beforeAll(async () => {
  service = await startPaymentService();
  dataDir = await mkdtemp(join(tmpdir(), 'klarnotam-payments-'));
  server = await startOwnServer({
    ...service.settings,
    DATA_DIR: dataDir,
    SUPPORT_EMAIL: 'help@klar.example',
  });
  baseURL = server.baseURL.replace('127.0.0.1', 'localhost');
});
test.afterAll(async () => {
  await server.stop();
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const member = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/auth/get-session')).json()) as { user: { id: string } }).user.id;

const session = (userId: string, price: string) => ({
  id: 'cs_1',
  payment_status: 'paid',
  payment_intent: `pi_${userId}`,
  amount_total: 15_000,
  currency: 'nok',
  client_reference_id: userId,
  metadata: { userId, priceId: price },
});

/** The content of what a click downloads, and its name. */
async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; content: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'latin1') };
}

test('plans: asked for by mail, paid by card, paid back, and free again', async ({ browser }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const email = await signInAnew(page);
  const userId = await member(page);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Manage Plans' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
  const card = (name: string) => page.getByRole('article', { name });
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(card('Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(card('Free')).toContainText('10 translations in total');
  await expect(card('Premium')).toContainText('NOK 30 a year');
  await expect(card('Premium')).toContainText('NOK 24 + NOK 6 MVA');
  await expect(card('Professional')).toContainText('30 translations a month');
  await expect(card('Enterprise')).toContainText('NOK 1,500 a year');
  await expect(card('Enterprise')).toContainText('Unlimited translations');
  await expect(card('Enterprise').getByRole('button')).toHaveCount(0);
  const mail = await card('Enterprise').getByRole('link', { name: 'Contact Us' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:help@klar\.example\?subject=Upgrade%20to%20Enterprise&body=/);
  expect(decodeURIComponent(mail ?? '')).toContain(`Email: ${email}`);
  await expect(page.getByRole('link', { name: 'Back to Membership' })).toHaveAttribute('href', '/member');

  await card('Professional').getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByRole('alert')).toHaveText('Payment was canceled. Please try again.');
  const order = service.lastOrder();
  expect(order.get('mode')).toBe('payment');
  expect(order.get('line_items[0][price]')).toBe('price_pro');
  expect(order.get('client_reference_id')).toBe(userId);
  await card('Professional').getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/member$/);
  await expect(
    page.getByText('The plan changes here as soon as the payment service has confirmed it'),
  ).toBeVisible();
  await expect(page.getByText('Free plan')).toBeVisible();

  expect(await tell(page.request, 'checkout.session.completed', session(userId, 'price_pro'))).toBe(200);
  await expect(page.getByText('Your payment is here, and you are on the Professional plan.')).toBeVisible();
  await expect(page.getByText('Professional plan', { exact: true })).toBeVisible();
  await page.goto('/subscribe?canceled');
  await expect(card('Professional').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(card('Professional')).toContainText('Paid until');
  await expect(card('Professional').getByRole('button', { name: 'Pay for another year' })).toBeVisible();
  await expectAccessible(page, card('Professional'));

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByText('No billing documents available')).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expect(row).toContainText('NOK 150.00');
  await expect(row.getByText('Succeeded')).toHaveAttribute('data-level', 'allowed');
  const invoice = await download(page, () => row.getByRole('button', { name: 'Download invoice 1' }).click());
  expect(invoice.name).toMatch(/^invoice-[0-9a-f-]{36}\.pdf$/);
  expect(invoice.content).toMatch(/^%PDF-/);

  expect(
    await tell(page.request, 'charge.refunded', {
      id: 'ch_1',
      payment_intent: `pi_${userId}`,
      amount_refunded: 5_000,
      currency: 'nok',
    }),
  ).toBe(200);
  await page.reload();
  await expect(row).toContainText('NOK 50.00 paid back');
  const note = await download(page, () => row.getByRole('button', { name: 'Credit note 1' }).click());
  expect(note.name).toMatch(/^credit-note-/);
  await expectAccessible(page, row);

  await page.route('**/api/payments/*/invoice', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: 'Download invoice 1' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to generate invoice. Please try again.');

  // Cancelling in two tabs: the second is told.
  const other = await context.newPage();
  await other.goto('/subscribe');
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Start Free' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('converts to a free plan immediately');
  await expect(dialog).toContainText('10 NOTAM translations');
  await dialog.getByRole('button', { name: 'Start Free' }).click();
  await expect(page.getByText('Successfully switched to free plan')).toBeVisible();
  await expect(page.getByText('Successfully switched to free plan')).toHaveCount(0);
  await expect(card('Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await other.getByRole('button', { name: 'Start Free' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Start Free' }).click();
  await expect(other.getByRole('dialog').getByRole('alert')).toHaveText(
    'You already have a Free subscription',
  );
  await context.close();
});

test('billing documents come from an administrator, are downloaded, and may be lost', async ({ browser }) => {
  const adminContext = await browser.newContext({ baseURL });
  const admin = await adminContext.newPage();
  const address = await signInAnew(admin);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAnew(page);
  const userId = await member(page);
  const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
  const upload = (text: string) =>
    admin.request.post(`/api/admin/users/${userId}/billing-files`, {
      multipart: {
        file: { name: 'Årsoppgave 2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) },
        description: 'For regnskapet',
      },
    });
  expect((await upload(pdf)).status()).toBe(403);
  await changeRights('grant', address, dataDir);
  expect((await upload('no pdf')).status()).toBe(422);
  expect((await upload(pdf)).status()).toBe(200);

  await page.goto('/payments');
  const documents = page.getByRole('region', { name: 'Billing Documents' });
  await expect(documents).toContainText('Årsoppgave 2026.pdf');
  await expect(documents).toContainText('For regnskapet');
  await expect(documents).toContainText(/Uploaded \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(page.getByRole('heading', { name: 'Payment History' })).toHaveCount(0);
  await expectAccessible(page, documents);
  const button = documents.getByRole('button', { name: 'Download' });
  expect(await download(page, () => button.click())).toEqual({ name: 'Årsoppgave 2026.pdf', content: pdf });

  await loseFiles(dataDir);
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('The file is not there any more. Ask support for it.');
  await page.route('**/api/billing-files/*/content', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to download file. Please try again.');

  await page.route('**/api/payments', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load payments');
  await page.route('**/api/subscription', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), planType: 'basic' },
    });
  });
  await page.goto('/subscribe');
  await expect(
    page.getByRole('article', { name: 'Premium' }).getByRole('button', { name: 'Current Plan' }),
  ).toBeDisabled();
  await page.unroute('**/api/subscription');
  await page.route('**/api/subscription', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/subscribe');
  await expect(page.getByRole('alert')).toContainText('Failed to load subscription data');
  await context.close();
  await adminContext.close();
});
