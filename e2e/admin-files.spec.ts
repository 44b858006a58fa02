import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { findUser, sharedAdmin, newMember, openDialog, type Person } from './admin.ts';
import { storedFiles } from './installation.ts';

test.slow();

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const pdf = (name: string, text = PDF) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });

async function openFiles(page: Page, { email }: Person): Promise<Locator> {
  await page.goto('/admin');
  const dialog = await openDialog(await findUser(page, email), 'Files');
  await expect(dialog).toContainText('Manage Billing Files');
  await expect(dialog.getByText('No documents yet.')).toBeVisible();
  return dialog;
}

const chooser = (dialog: Locator): Locator => dialog.locator('input[type="file"]');

test('a document is uploaded, downloaded by the user, and deleted', async ({ browser }) => {
  const { page } = await sharedAdmin(browser);
  const member = await newMember(browser);
  const dialog = await openFiles(page, member);
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await upload.click();
  await expect(dialog.getByText('Choose a PDF file')).toBeVisible();
  await chooser(dialog).setInputFiles({ ...pdf('photo.png'), mimeType: 'image/png' });
  await expect(dialog.getByText('Only PDF files can be uploaded')).toBeVisible();
  await chooser(dialog).setInputFiles(pdf('large.pdf', PDF + 'x'.repeat(10_000_000)));
  await expect(dialog.getByText('The file is larger than 10 MB')).toBeVisible();
  await chooser(dialog).setInputFiles(pdf('empty.pdf', ''));
  await expect(dialog.getByText('The file is empty')).toBeVisible();
  await expectAccessible(page, dialog.getByText('The file is empty'));

  // Named as one, and none inside: the server says so.
  await chooser(dialog).setInputFiles(pdf('letter.pdf', 'Dear Kari'));
  await upload.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Error' })).toContainText('PDF');
  await expect(dialog.getByText('No documents yet.')).toBeVisible();

  const name = 'Årsoppgave <b>2026 <img src=x>.pdf';
  await chooser(dialog).setInputFiles(pdf(name));
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByLabel('Description').fill('For regnskapet');
  await upload.click();
  await expect(dialog.getByText(`${name} was uploaded.`)).toBeVisible();
  const row = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('For regnskapet');
  await expect(row).toContainText(/Uploaded \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(dialog.getByLabel('Description')).toHaveValue('');
  await expectAccessible(page, row);

  await member.page.goto('/payments');
  await expect(member.page.getByRole('region', { name: 'Billing Documents' })).toContainText(name);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await file.path(), 'latin1')).toBe(PDF);
  await page.route('**/api/billing-files/*/content', (route) => route.abort());
  await row.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await page.unroute('**/api/billing-files/*/content');
  await page.route('**/api/billing-files/*/content', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Failed to download file')).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row.getByText('Delete for good?')).toBeVisible();
  await row.getByRole('button', { name: 'Keep it' }).click();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.route('**/api/admin/billing-files/*', (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog.getByText('Failed to delete file')).toBeVisible();
  await page.unroute('**/api/admin/billing-files/*');
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(dialog.getByText('No documents yet.')).toBeVisible();
  await member.page.reload();
  await expect(member.page.getByText('No billing documents available')).toBeVisible();
});

test('a document is dropped, its progress is shown, and an upload that is cut off stores nothing', async ({
  browser,
}) => {
  const { page } = await sharedAdmin(browser);
  const member = await newMember(browser);
  const dialog = await openFiles(page, member);
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(
      new File(['%PDF-1.7\n', new Uint8Array(4_000_000), text], 'dropped.pdf', { type: 'application/pdf' }),
    );
    return data;
  }, PDF);
  await dialog.locator('label').first().dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByText('dropped.pdf')).toBeVisible();
  await expect(dialog.getByText('4 MB')).toBeVisible();

  // A slow line, so that the upload can be seen and stopped.
  const line = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(300_000);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const progress = dialog.getByRole('progressbar', { name: 'Share of the file that has been sent' });
  await expect(progress).toBeVisible();
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  await expectAccessible(page, progress);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText('The upload was stopped. Nothing was stored.')).toBeVisible();
  await throttle(-1);
  const list = await page.request.get(`/api/admin/users/${member.id}/billing-files`);
  expect(await list.json()).toEqual({ files: [] });

  // The file is still chosen; the connection is lost, then it works.
  await page.route('**/api/admin/users/*/billing-files', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('No connection to the server.')).toBeVisible();
  await page.unroute('**/api/admin/users/*/billing-files');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('dropped.pdf was uploaded.')).toBeVisible();
});

test('the files of a deleted user are gone from the store', async ({ browser }) => {
  const { page } = await sharedAdmin(browser);
  const member = await newMember(browser);
  const dialog = await openFiles(page, member);
  const before = new Set(await storedFiles());
  await chooser(dialog).setInputFiles(pdf('to-go.pdf'));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('to-go.pdf was uploaded.')).toBeVisible();
  const stored = (await storedFiles()).filter((name) => !before.has(name));
  await page.keyboard.press('Escape');
  const removal = await openDialog(page.getByRole('article', { name: member.email }), 'Delete');
  await removal.getByRole('textbox').fill(member.email);
  await removal.getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText(`${member.email} was deleted.`)).toBeVisible();
  await expect
    .poll(async () => (await storedFiles()).filter((name) => stored.includes(name)).length)
    .toBeLessThan(stored.length);
});
