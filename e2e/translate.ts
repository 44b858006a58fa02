import { expect, type Page } from '@playwright/test';

/** Pastes a text on /notam and asks for it in a language. */
export async function translate(page: Page, text: string, language: 'no' | 'en'): Promise<void> {
  await page.getByLabel('Language').selectOption(language);
  await page.getByLabel('NOTAM text').fill(text);
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
}

/** The same, and waits for the results. */
export async function translated(page: Page, text: string, language: 'no' | 'en'): Promise<void> {
  await translate(page, text, language);
  await expect(
    page.getByRole('heading', { level: 2, name: /NOTAM.*(translated|active first)/ }),
  ).toBeFocused();
}
