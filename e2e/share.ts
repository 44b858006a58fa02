import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** Makes a link to the answer that `page` shows, and opens it as somebody without an account. */
export async function openShared(
  page: Page,
  browser: Browser,
): Promise<{ readonly stranger: BrowserContext; readonly reader: Page }> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Share a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('article')).toContainText('A1234/26');
  return { stranger, reader };
}
