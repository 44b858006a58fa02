import { expect, test, type Page } from '@playwright/test';
import { mailTo } from './mails.ts';
import { newAddress, PASSWORD } from './sign-in.ts';
import { translate } from './translate.ts';

const html = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function logInInNorwegian(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
}

test('a visitor chooses Norwegian, signs up in it, reads why something is refused, and finds it on another device', async ({
  page,
  browser,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/home-[^/]*\.js$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Norsk (bokmål)' }).click();
  await expect(page.getByRole('button', { name: 'Norsk (bokmål)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(html(page)).toHaveAttribute('lang', 'nb');
  await page.getByRole('link', { name: 'Opprett konto' }).click();

  // What is typed stays when the language changes, and goes to the server once it is right.
  const email = newAddress();
  await expect(heading(page)).toHaveText('Opprett konto');
  await page.getByRole('button', { name: 'Opprett konto', exact: true }).click();
  await expect(page.getByText('Skriv en gyldig e-postadresse')).toBeVisible();
  await page.getByLabel('E-post', { exact: true }).fill(email);
  await page.getByLabel('Fullt navn').fill('Kari Nordmann');
  await page.getByLabel('Språk på sidene og i e-post').selectOption('English');
  await expect(heading(page)).toHaveText('Sign up');
  await page.getByLabel('Language of pages and mails').selectOption('Norsk (bokmål)');
  await expect(page.getByLabel('E-post', { exact: true })).toHaveValue(email);
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue(/^Norge \(\+47\)$/);
  await page.getByLabel('Passord', { exact: true }).fill('password1');
  await page.getByLabel('Gjenta passordet').fill('password1');
  await page.getByLabel('Telefonnummer').fill('912 34 567');
  await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Postnummer').fill('0155');
  await page.getByLabel('Poststed').fill('Oslo');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Opprett konto', exact: true }).click();
  await expect(page.getByText('Velg et mindre vanlig passord')).toBeVisible();
  await page.getByLabel('Passord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Gjenta passordet').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opprett konto', exact: true }).click();
  await expect(page.getByText('Kontoen er registrert.').first()).toBeVisible();

  const { link } = await mailTo(page.request, email, /Bekreft/);
  await page.goto(link);
  await expect(heading(page)).toHaveText('E-postadressen din er bekreftet');
  await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
  await logInInNorwegian(page, email, 'not it at all');
  await expect(page.getByText('E-postadressen eller passordet er feil.')).toBeVisible();
  await logInInNorwegian(page, email, PASSWORD);
  await expect(heading(page)).toHaveText('Velkommen tilbake, Kari Nordmann');

  await page.goto('/notam');
  await page.getByLabel('NOTAM-tekst').fill('Nothing that flies');
  await page.getByRole('button', { name: 'Oversett NOTAM' }).click();
  await expect(page.getByRole('alert')).toContainText('Ingen NOTAM ble funnet i teksten.');
  // Of the words of a page those of one language come.
  const words = (await Promise.all(scripts)).join('\n');
  expect(words).toContain('Ingenting er oversatt ennå');
  expect(words).not.toContain('Nothing translated yet');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/member');
  await expect(heading(other)).toHaveText('Log in');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(heading(other)).toHaveText('Medlemskap');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('NOTAM text')).toHaveValue('Nothing that flies');
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await translate(page, 'Nothing that flies', 'no');
  await expect(page.getByRole('alert')).toContainText('No NOTAM was found in the text.');
});
