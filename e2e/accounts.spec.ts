import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { LOCAL_MODE } from './installation.ts';
import { mailTo, waitForMail } from './mails.ts';
import { createAccount, logIn, newAddress, PASSWORD, signUp } from './sign-in.ts';

async function openSignUp(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeFocused();
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel('Full Name').fill('Kari Nordmann');
  await page.getByLabel('Phone Number').fill('912 34 567');
  await page.getByLabel('Address', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Zip Code').fill('0155');
  await page.getByLabel('City').fill('Oslo');
  await page.getByRole('checkbox').check();
}

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('signing up, opening the mailed link and logging in lead home', async ({ page }) => {
  const email = newAddress();
  await page.clock.install();
  await openSignUp(page);
  await fillSignUp(page, email);
  await submit(page, 'Sign up');
  const success = 'Registration successful! Please check your email to verify your account.';
  await expect(page.getByRole('main').getByRole('status')).toContainText(success);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.getByText(success)).toBeVisible();

  // The mail is lost: after half a minute another one can be had, and its link serves.
  await waitForMail(page.request, email, /Verify/);
  const again = page.getByRole('button', { name: 'Send it again' });
  await expect(again).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('No mail? Look among the unwanted mail first.')).toBeVisible();
  const asked = page.waitForRequest('**/api/auth/send-verification-email');
  await again.click();
  expect((await asked).postDataJSON()).toEqual({ email });
  await expect(page.getByText('It was sent again.')).toBeVisible();
  await expect(again).toBeFocused();
  await expect(again).toBeDisabled();
  await expectAccessible(page, again);

  const { link } = await mailTo(page.request, email, /Verify/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?verify=/);

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Kari Nordmann');
  await expect(page.getByText('You are on the Free plan')).toBeVisible();
});

test('the link opened in another tab of the browser logs in both', async ({ page, context }) => {
  const email = newAddress();
  await openSignUp(page);
  await fillSignUp(page, email);
  await submit(page, 'Sign up');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const { link } = await mailTo(page.request, email, /Verify/);
  const other = await context.newPage();
  await other.goto(link);
  await expect(page).toHaveURL(/\/home$/);
  await expect(other.getByText(`You are logged in as ${email}.`)).toBeVisible();
  await other.getByRole('link', { name: 'To the start page' }).click();
  await expect(other).toHaveURL(/\/home$/);
  await other.close();
});

test('a wrong address is mended without typing the rest again', async ({ page }) => {
  await openSignUp(page);
  await fillSignUp(page, newAddress());
  await submit(page, 'Sign up');
  await page.getByRole('button', { name: 'Wrong address? Sign up with another one' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Kari Nordmann');
  await expect(page.getByLabel('Phone Number')).toHaveValue('912 345 67');
  const email = newAddress();
  await page.getByLabel('Email').fill(email);
  await submit(page, 'Sign up');
  await expect(page.getByText(`The mail goes to ${email}.`)).toBeVisible();
  await mailTo(page.request, email, /Verify/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.reload();
  await submit(page, 'Sign up');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('in local mode mails are read in the browser', { tag: LOCAL_MODE }, async ({ page }) => {
  const email = await signUp(page.request);
  await mailTo(page.request, email, /Verify/);
  await page.goto('/outbox');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await page.locator('pre').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
});

test('each rule of signing up is said beside its field, and the first gets the focus', async ({ page }) => {
  await openSignUp(page);
  await submit(page, 'Sign up');
  await expect(page.getByLabel('Email')).toBeFocused();
  for (const message of [
    'Enter a valid e-mail address',
    'Password must be at least 8 characters long',
    'Enter your full name',
    'Enter your address',
    'Enter your zip code',
    'Enter your city',
    'Please accept the Terms and Conditions and Privacy Policy to continue',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await fillSignUp(page, newAddress());
  await page.getByLabel('Confirm Password').fill('another horse');
  await submit(page, 'Sign up');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox').uncheck();
  await submit(page, 'Sign up');
  await expect(page.getByText('Please accept the Terms and Conditions and Privacy Policy')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
});

test('switching between logging in and signing up clears form and messages', async ({ page }) => {
  await openSignUp(page);
  await page.getByLabel('Email').fill('kari@example.no');
  await submit(page, 'Sign up');
  await expect(page.getByText('Enter your city')).toBeVisible();
  await submit(page, 'Log in');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await submit(page, 'Sign up');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText('Enter your city')).toHaveCount(0);
});

test('terms and privacy open over the form and leave it as it was', async ({ page }) => {
  await openSignUp(page);
  await page.getByLabel('Full Name').fill('Kari');
  for (const title of ['Terms and Conditions', 'Privacy Policy']) {
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('Last updated March 24, 2025');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: title })).toBeFocused();
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByLabel('Full Name')).toHaveValue('Kari');
});

test('the country is searched for, begins with Norway and follows a pasted number', async ({ page }) => {
  await openSignUp(page);
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('Norway (+47)');
  await country.click();
  await country.fill('sverige');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Sweden (+46)');
  await page.getByLabel('Phone Number').fill('+45 12 34 56 78');
  await expect(country).toHaveValue('Denmark (+45)');
  await expect(page.getByLabel('Phone Number')).toHaveValue('123 456 78');
  await page.getByLabel('Phone Number').fill('1'.repeat(20));
  await expect(page.getByLabel('Phone Number')).toHaveValue('111 111 111 111 1');
});

test('what the server refuses is said as the server says it', async ({ page }) => {
  await openSignUp(page);
  await fillSignUp(page, newAddress());
  const answers = [
    { status: 422, json: { code: 'invalid', message: 'Enter your zip code', field: 'zipCode' } },
    {
      status: 429,
      json: { code: 'tooMany', message: 'Too many attempts. Try again in 9 minutes.', retryAfterS: 540 },
    },
    { status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } },
    { status: 502, body: 'Bad gateway' },
  ];
  await page.route('**/api/auth/sign-up/email', (route) => route.fulfill(answers.shift() ?? {}));
  await submit(page, 'Sign up');
  await expect(page.getByLabel('Zip Code')).toBeFocused();
  await submit(page, 'Sign up');
  await expect(page.getByRole('alert')).toContainText('Too many attempts. Try again in 9 minutes.');
  await submit(page, 'Sign up');
  await expect(page.getByRole('alert')).toContainText('Failed to create user account');
  await submit(page, 'Sign up');
  await expect(page.getByRole('alert')).toContainText('An error occurred');
});

test('while the server works the button says so and sends nothing twice', async ({ page }) => {
  let calls = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/sign-in/email', async (route) => {
    calls += 1;
    await held;
    await route.fulfill({ status: 401, json: { code: 'wrongCredentials', message: 'No.' } });
  });
  await page.goto('/auth');
  await logIn(page, newAddress());
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page.getByRole('alert')).toContainText('No.');
  expect(calls).toBe(1);
});

test('a wrong password is refused, an unknown address in the same words', async ({ page }) => {
  const email = await createAccount(page.request);
  await page.goto('/auth');
  await logIn(page, email, 'wrong horse battery');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('The e-mail address or the password is wrong.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await logIn(page, newAddress());
  await expect(refusal).toContainText('The e-mail address or the password is wrong.');
});

test('the password can be looked at, and managers know what each field is', async ({ page }) => {
  await page.goto('/auth');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret horse');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
});

test('without the link there is no way in, and the mail can be sent again', async ({ page }) => {
  const email = await signUp(page.request);
  await page.goto('/auth');
  await logIn(page, email);
  await expect(page.getByRole('alert')).toContainText('Please verify your e-mail address first');
  await submit(page, 'Send the mail again');
  await expect(page.getByRole('alert')).toContainText('a new link is on its way');
  const { link } = await mailTo(page.request, email, /Verify/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
});

test('a link that was cut off says so and offers another', async ({ page }) => {
  const email = await signUp(page.request);
  const { link } = await mailTo(page.request, email, /Verify/);
  await page.goto(link.slice(0, -3));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This verification link is not valid any more',
  );
  await page.getByLabel('Email').fill(email);
  await submit(page, 'Send the mail again');
  await expect(page.getByRole('main').getByRole('status')).toContainText('a new link is on its way');
});

test('a forgotten password is replaced through the mail, once', async ({ page }) => {
  const email = await createAccount(page.request);
  await page.clock.install();
  await page.goto('/auth');
  await submit(page, 'Forgot password?');
  // The log-in has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password?');
  await page.getByLabel('Email').fill(newAddress());
  await submit(page, 'Send the link');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'has an account, a link is on its way',
  );
  await page.getByLabel('Email').fill(email);
  await submit(page, 'Send the link');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'has an account, a link is on its way',
  );

  await page.clock.fastForward(30_000);
  const asked = page.waitForRequest('**/api/auth/request-password-reset');
  await submit(page, 'Send it again');
  expect((await asked).postDataJSON()).toEqual({ email });
  await expect(page.getByText('It was sent again.')).toBeVisible();

  const { link } = await mailTo(page.request, email, /Choose a new password/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm New Password').fill('other');
  await submit(page, 'Reset Password');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('a new horse battery');
  await page.getByLabel('Confirm New Password').fill('a new horse battery');
  await submit(page, 'Reset Password');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Password has been reset successfully. Redirecting to login...',
  );
  await expect(page).toHaveURL('/auth');

  await logIn(page, email);
  await expect(page.getByRole('alert')).toContainText('is wrong');
  await logIn(page, email, 'a new horse battery');
  await expect(page).toHaveURL('/home');

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid or expired password reset link');
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a reset link without a code is refused, a reset that fails says so', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid or expired password reset link');
  await page.route('**/api/auth/check-reset-code', (route) => route.fulfill({ json: { status: 'done' } }));
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await page.goto('/reset-password?code=x');
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password').fill(PASSWORD);
  await submit(page, 'Reset Password');
  await expect(page.getByRole('alert')).toContainText('Failed to reset password');
});

test('terms and privacy can be read by everyone and name the operator', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  for (const words of [
    'March 24, 2025',
    '18 years',
    'may contain errors',
    '2–3 business days',
    'non-refundable',
  ]) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  for (const words of [
    'Datatilsynet',
    'until you delete them',
    'Organisation number',
    'no provider of artificial',
  ]) {
    await expect(page.getByRole('main')).toContainText(words);
  }
});
