import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keepComplaints } from './console-complaints.ts';
import { signIn, signInAnew } from './sign-in.ts';
import { answerTiles, TILES } from './tiles.ts';

test('the landing page says what the product does and leads into it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/KlarNOTAM/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const card of ['Drone-Focused NOTAMs', 'Drone Weather Analysis', 'Drone Safety Alerts']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Learn More' })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Powered by');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);

  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
});

test('the example is of today, in the language of the browser and in any other, drawn before any script has run', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
  const drawn = await plain.newPage();
  await drawn.goto('/');
  await expect(drawn.getByText('Droneflyging forbudt')).toBeVisible();
  await plain.close();

  await page.goto('/');
  const example = page.getByRole('region', { name: /An example/ });
  await expect(example).toContainText('made up, dated today');
  await expect(example.getByText('Drone Operations Prohibited')).toBeVisible();
  await example.getByRole('radio', { name: 'METAR' }).check();
  await expect(example.getByText(/^METAR ENZV \d{6}Z/)).toBeVisible();
  await expect(example.getByText('Don’t fly')).toBeVisible();
  await example.getByLabel('Read the example in').selectOption('ar');
  await expect(example.locator('[dir=rtl]').getByText('لا تحلّق')).toBeVisible();
  await expectAccessible(page, example);
});

test('the count of all translations is asked for, not shown, and its failure is not noticed', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/api/usage');
  await page.route('**/api/usage', (route) => route.abort());
  await page.goto('/');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByText(/translated$/)).toHaveCount(0);
});

/** A page that the server draws, before any of its scripts is there; what is given lets them come. */
async function openWithoutScripts(page: Page, path = '/'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

test('what is pressed or chosen before the scripts of the page are there is done when they are', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();

  const letGoAgain = await openWithoutScripts(page);
  const example = page.getByRole('region', { name: /An example/ });
  await example.getByRole('radio', { name: 'METAR' }).check();
  letGoAgain();
  await expect(example.getByText(/^METAR ENZV \d{6}Z/)).toBeVisible();

  const letGoThird = await openWithoutScripts(page);
  await example.getByLabel('Read the example in').selectOption('ar');
  letGoThird();
  await expect(example.locator('[dir=rtl]').first()).toBeVisible();
});

test('logging in and the manual are drawn before any script has run, in the language of the screens', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const drawn = await plain.newPage();
  await drawn.goto('/auth');
  await expect(drawn.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(drawn.getByLabel('Email')).toBeVisible();
  await drawn.goto('/manual#yellow');
  await expect(drawn.getByRole('heading', { name: 'Yellow' })).toBeInViewport();
  await plain.addCookies([
    { name: 'klarnotam-screen-language', value: 'no', url: new URL(drawn.url()).origin },
  ]);
  for (const [path, heading] of [
    ['/', /NOTAM/],
    ['/auth?mode=forgot', 'Glemt passordet?'],
    ['/auth?mode=signUp', 'Opprett konto'],
    ['/manual', 'Brukerhåndbok'],
  ] as const) {
    await drawn.goto(path);
    await expect(drawn.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(drawn.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await drawn.goto('/auth?mode=signUp');
  await expect(drawn.getByLabel('Fullt navn')).toBeVisible();
  await plain.close();
});

test('what is typed into the form of signing up before the scripts are there stays, and so does the page', async ({
  page,
}) => {
  const complaints = keepComplaints(page);
  const letGo = await openWithoutScripts(page, '/auth?mode=signUp');
  await page.getByLabel('Email').fill('kari@example.no');
  await page.getByLabel('Full name').fill('Kari Nordmann');
  await page.evaluate(() => window.scrollTo(0, 300));
  letGo();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway (+47)');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.getByLabel('City').fill('Oslo');
  await expect(page.getByLabel('Email')).toHaveValue('kari@example.no');
  await expect(page.getByLabel('Full name')).toHaveValue('Kari Nordmann');
  expect(complaints).toEqual([]);
});

test('what is typed and sent before the scripts are there is sent when they are', async ({ page }) => {
  const complaints = keepComplaints(page);
  const letGo = await openWithoutScripts(page, '/auth');
  await page.getByLabel('Email').fill('nobody@example.no');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  const sent = page.waitForRequest('**/api/auth/sign-in/email');
  letGo();
  expect((await sent).postDataJSON()).toEqual({ email: 'nobody@example.no', password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.no');
  await expect(page).toHaveURL('/auth');
  // The refusal is told of by the browser too.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('what is typed and sent before the scripts come is not lost where the page is drawn anew', async ({
  page,
}) => {
  // The step of the history holds why somebody was sent here: the scripts draw the page anew.
  await page.goto('/notam/history');
  await expect(page.getByText('Log in to open this page.')).toBeVisible();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@example.no');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  const sent = page.waitForRequest('**/api/auth/sign-in/email');
  letGo();
  expect((await sent).postDataJSON()).toEqual({ email: 'nobody@example.no', password: 'not the password' });
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.no');
  await expect(page.getByText('Log in to open this page.')).toBeVisible();
});

test('what is typed before the scripts come stays where they draw the page in another language', async ({
  page,
}) => {
  await signInAnew(page);
  await page.goto('/notam');
  await page.getByRole('button', { name: 'Menu' }).click();
  // The account keeps the choice too; the cookie by which the server draws is gone.
  const kept = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByRole('button', { name: 'Norsk (bokmål)' }).click();
  await kept;
  await page.context().clearCookies({ name: 'klarnotam-screen-language' });
  const letGo = await openWithoutScripts(page, '/notam');
  await page.getByLabel('NOTAM text').fill('A1234/26');
  letGo();
  await expect(page.getByRole('button', { name: 'Oversett NOTAM' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('A1234/26');
});

test('an unknown address leads to the landing page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});

/** Keeps what a page complains of and asks for. @returns what tells, at the end, that it kept to its content policy */
async function watchPolicy(page: Page): Promise<() => void> {
  await answerTiles(page);
  const complaints = keepComplaints(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  return () => {
    expect(complaints).toEqual([]);
    const own = new URL(page.url()).origin;
    const elsewhere = [...asked].filter((url) => !url.startsWith(own) && !/^(data|blob):/.test(url));
    expect(elsewhere.filter((url) => !url.startsWith(TILES.replace('/**', '/')))).toEqual([]);
  };
}

test('nothing that a visitor opens breaks its content policy, and nothing comes from elsewhere', async ({
  page,
}) => {
  const keepsPolicy = await watchPolicy(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expect(page.getByRole('option', { name: 'Norway' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  keepsPolicy();
});

for (const paths of [
  ['/notam', '/home', '/manual', '/terms', '/privacy'],
  ['/weather', '/briefing', '/send-notam', '/saved-notams'],
  ['/notam/history', '/member', '/subscribe', '/payments'],
]) {
  test(`no page breaks its content policy, and nothing but map tiles comes from elsewhere: ${paths.join(', ')}`, async ({
    page,
  }) => {
    const keepsPolicy = await watchPolicy(page);
    await signIn(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // What a page asks for when it is there counts too.
      await page.waitForLoadState('networkidle');
    }
    keepsPolicy();
  });
}
