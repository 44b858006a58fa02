import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { changeRights } from './installation.ts';
import { PASSWORD, signInAnew } from './sign-in.ts';

/** A member with a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly email: string;
  readonly id: string;
}

async function idOf(request: APIRequestContext): Promise<string> {
  const { user } = (await (await request.get('/api/auth/get-session')).json()) as { user: { id: string } };
  return user.id;
}

/** A new member, signed in. */
export async function newMember(browser: Browser, baseURL?: string): Promise<Person> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  const email = await signInAnew(page);
  return { page, email, id: await idOf(page.request) };
}

/** A new administrator, signed in. */
export async function newAdmin(
  browser: Browser,
  { baseURL, dataDir }: { baseURL?: string; dataDir?: string } = {},
): Promise<Person> {
  const person = await newMember(browser, baseURL);
  await changeRights('grant', person.email, dataDir);
  return person;
}

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];
/** The administrator of this worker, on the server that all journeys share. */
let shared: { readonly email: string; readonly id: string; readonly cookies: Cookies } | undefined;

/** An administrator, signed in. Tests of one worker share the person, and must neither end the session nor change the rights. */
export async function sharedAdmin(browser: Browser): Promise<Person> {
  if (shared === undefined) {
    const { page, email, id } = await newAdmin(browser);
    shared = { email, id, cookies: await page.context().cookies() };
    return { page, email, id };
  }
  const context = await browser.newContext();
  await context.addCookies(shared.cookies);
  return { page: await context.newPage(), email: shared.email, id: shared.id };
}

/** Searches for a member in the panel. @returns their row */
export async function findUser(page: Page, email: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = page.getByRole('article', { name: email });
  await expect(row).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  return row;
}

/** Opens a dialog of a row. */
export async function openDialog(row: Locator, button: string): Promise<Locator> {
  await row.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  const dialog = row.page().getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens a dialog, or does something, by the menu of a row. */
export async function chooseMore(row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: /^More/ }).click();
  await row.getByRole('dialog').getByText(entry).click();
}

/** Whether somebody can sign in. @returns the status of the answer */
export async function trySignIn(
  request: APIRequestContext,
  email: string,
  password = PASSWORD,
): Promise<number> {
  return (await request.post('/api/auth/sign-in/email', { data: { email, password } })).status();
}
