import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { mailTo } from './mails.ts';

export const PASSWORD = 'correct horse battery';
/** Enough for any one test. */
const TRANSLATIONS_NEEDED = 6;

export function newAddress(): string {
  return `kari.${randomUUID().slice(0, 12)}@example.no`;
}

/** Makes an account through the API; it is not verified. */
export async function signUp(request: APIRequestContext, email = newAddress()): Promise<string> {
  const answer = await request.post('/api/auth/sign-up/email', {
    data: {
      email,
      password: PASSWORD,
      name: 'Kari Nordmann',
      phoneNumber: '+4791234567',
      address: 'Storgata 1',
      zipCode: '0155',
      city: 'Oslo',
      country: 'NO',
      acceptedTerms: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Makes a verified account through the API and gives its address. */
export async function createAccount(request: APIRequestContext): Promise<string> {
  const email = await signUp(request);
  const { link } = await mailTo(request, email, /Verify/);
  const code = new URL(link, 'http://localhost').searchParams.get('verify');
  const answer = await request.post('/api/auth/verify-email', { data: { code } });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** Signs the page's browser in as a new user, who has all translations left. */
export async function signInAnew(page: Page): Promise<string> {
  const email = await createAccount(page.request);
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** The user of this worker, as long as enough translations are left. */
let member: { readonly email: string; readonly cookies: Parameters<CookieJar['addCookies']>[0] } | undefined;
type CookieJar = ReturnType<Page['context']>;

/** Signs the page's browser in. Tests of one worker share the user, and must not end the session. */
export async function signIn(page: Page): Promise<string> {
  if (member) {
    await page.context().addCookies(member.cookies);
    const answer = await page.request.get('/api/subscription');
    if (answer.ok()) {
      const { remaining } = (await answer.json()) as { remaining: number };
      if (remaining >= TRANSLATIONS_NEEDED) return member.email;
    }
  }
  await page.context().clearCookies();
  const email = await signInAnew(page);
  member = { email, cookies: await page.context().cookies() };
  return email;
}

/** Fills the form of /auth and logs in. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
