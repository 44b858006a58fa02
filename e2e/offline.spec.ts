import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openLine, type Line } from './cut-network.ts';
import { PLANNED } from './planned-operation.ts';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED } from './samples.ts';
import { createAccount, logIn, PASSWORD, signInAnew } from './sign-in.ts';
import { translate, translated } from './translate.ts';

/** Each journey has a line of its own to the server, so that the browser has nothing of another one. */
const test = base.extend<{ readonly line: Line }>({
  line: async ({}, use) => {
    const line = await openLine();
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.baseURL),
});
test.use({ serviceWorkers: 'allow' });

/** Waits until the page can be opened without the server. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** No mast at all, or a mast and no server behind it. */
async function goOffline(page: Page, line: Line): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}
async function comeBack(page: Page, line: Line): Promise<void> {
  line.mend();
  await page.context().setOffline(false);
}

/** All that this browser holds of the address: names and values. */
async function heldBy(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const held: unknown[] = [Object.entries(localStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(`${name} does not open`));
      });
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const read = <T>(asked: IDBRequest<T>) =>
          new Promise<T>((resolve) => (asked.onsuccess = () => resolve(asked.result)));
        held.push(await read(entries.getAllKeys()), await read(entries.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        held.push(
          request.url,
          /script|css|json|html/.test(answer?.headers.get('Content-Type') ?? '') ? '' : null,
        );
        if (!new URL(request.url).pathname.startsWith('/assets/')) held.push(await answer?.text());
      }
    }
    return JSON.stringify(held);
  });
}

const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You are offline|The server cannot be reached/ });
const waiting = (page: Page) => page.getByRole('status').getByRole('listitem');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
}

test('the app is installed, opens and reads without network, sends what waited once, and forgets its user', async ({
  page,
  line,
}) => {
  test.setTimeout(180_000);
  const email = await signInAnew(page);
  const saved = await page.request.post('/api/saved-notams', {
    data: { operation: { ...PLANNED, location: { ...PLANNED.location, elevationM: 20 } }, state: 'draft' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/notam');
  await translated(page, DRONE_BAN, 'en');
  const result = page.url();
  await controlled(page);

  await test.step('what an installed app needs is there', async () => {
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      readonly name: string;
      readonly start_url: string;
      readonly display: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    };
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
    expect(manifest).toMatchObject({ name: 'KlarNOTAM', start_url: '/', display: 'standalone' });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const width = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(width).toBe(sizes);
    }
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${line.baseURL}/`);
  });

  await test.step('another result of the account, which was never shown here, comes to the device', async () => {
    const other = await page.request.post('/api/translations/notam', {
      data: { text: RUNWAY_CLOSED, language: 'no' },
    });
    expect(other.status()).toBe(200);
    await page.goto('/home');
    await expect.poll(async () => (await heldBy(page)).includes('A3456/26'), { timeout: 30_000 }).toBe(true);
    await expect.poll(async () => (await heldBy(page)).includes('Inspection of power line')).toBe(true);
  });

  await goOffline(page, line);
  await test.step('a deep link opens, with the result, its age and its state of now', async () => {
    await page.goto(result);
    await expect(bar(page)).toContainText(/What you see was saved today at \d\d:\d\d/);
    await expect(page.getByRole('article')).toContainText('Prohibited');
    await expectAccessible(page, bar(page));
  });
  await test.step('the start leads home, the history and a result in another language are read', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/home');
    await page.goto('/notam/history');
    const row = page.getByRole('main').getByRole('listitem');
    await expect(row).toHaveCount(2);
    await row.first().getByRole('link').click();
    await expect(page.getByRole('article')).toContainText('Rullebane');
  });
  await test.step('saved NOTAMs are read, and a request is composed', async () => {
    await page.goto('/saved-notams');
    await expect(page.getByRole('main').getByRole('article')).toContainText('UNMANNED ACFT (VLOS)');
    await page
      .getByRole('link', { name: /Send again|Resend|Open/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Kari Nordmann');
    await expect(page.getByLabel('Generated NOTAM preview')).toContainText('INSPECTION OF POWER LINE');
  });

  await test.step('a paste waits, in every tab, and is sent once when there is signal', async () => {
    await page.goto('/notam');
    await translate(page, DRONE_FLIGHTS, 'en');
    await expect(page.getByRole('alert')).toContainText('Your text waits on this device');
    await expect(waiting(page)).toContainText('Waiting for a connection, pasted today at');
    await expectAccessible(page, waiting(page));
    const other = await page.context().newPage();
    await other.goto('/notam');
    await expect(waiting(other)).toContainText('A1234/26');
    await comeBack(page, line);
    await expect(page.getByRole('heading', { level: 2, name: /1 NOTAM/ })).toBeFocused({ timeout: 30_000 });
    await expect(waiting(page)).toHaveCount(0);
    await expect(waiting(other)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    const { notamCount } = (await (await page.request.get('/api/subscription')).json()) as {
      readonly notamCount: number;
    };
    expect(notamCount).toBe(3);
    expect(line.count('POST /api/translations/notam')).toBe(3);
    await other.close();
  });

  await test.step('a log-out without network forgets all at once, and the server hears of it', async () => {
    expect(await heldBy(page)).toContain(email);
    await goOffline(page, line);
    await logOut(page);
    await expect(bar(page)).toContainText('You are logged out on this device');
    await expect
      .poll(async () => {
        const held = await heldBy(page);
        return [email, 'Kari Nordmann', 'A1234/26', 'A3456/26', 'NARVIK', 'Inspection'].filter((each) =>
          held.includes(each),
        );
      })
      .toEqual([]);
    await page.goto('/home');
    await expect(page).toHaveURL('/auth');
    await comeBack(page, line);
    await expect.poll(() => line.count('POST /api/auth/sign-out'), { timeout: 45_000 }).toBe(1);
    await expect
      .poll(async () => (await (await page.request.get('/api/auth/get-session')).json()) as unknown)
      .toMatchObject({ user: null });
  });
});

test('a server that does not answer is told from no network; what it refuses stands at its paste', async ({
  page,
  line,
}) => {
  test.setTimeout(120_000);
  await signInAnew(page);
  await page.goto('/notam');
  await controlled(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  line.cut();
  await page.goto('/notam');
  await expect(page.getByRole('status').filter({ hasText: 'The server cannot be reached' })).toBeVisible();
  await translate(page, 'no telegram at all', 'en');
  await expect(waiting(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await translate(page, RUNWAY_CLOSED, 'en');
  await expect(waiting(page)).toHaveCount(2);
  await waiting(page)
    .nth(1)
    .getByRole('button', { name: /Do not send/ })
    .click();
  await expect(waiting(page)).toHaveCount(1);
  line.mend();
  await waiting(page)
    .getByRole('button', { name: /Send now/ })
    .click();
  await expect(waiting(page)).toContainText('Not translated');
  await expect(waiting(page)).toContainText('Invalid NOTAM Text');
  await waiting(page)
    .getByRole('button', { name: /Put it into the form/ })
    .click();
  await expect(page.getByLabel('NOTAM text')).toHaveValue('no telegram at all');
  await expect(waiting(page)).toHaveCount(0);
  expect(line.count('POST /api/translations/notam')).toBe(1);
});

test('a session that ended, or another user, finds nothing of the one before; a waiting text comes back to its own', async ({
  page,
  line,
}) => {
  test.setTimeout(120_000);
  const email = await signInAnew(page);
  const other = await createAccount(page.request);
  await page.goto('/notam');
  await translated(page, DRONE_BAN, 'en');
  await controlled(page);
  await page.goto('/notam');
  await expect.poll(async () => (await heldBy(page)).includes('NARVIK'), { timeout: 30_000 }).toBe(true);
  line.cut();
  await translate(page, DRONE_FLIGHTS, 'en');
  await expect(waiting(page)).toHaveCount(1);
  // The session ends while the text waits.
  await page.context().clearCookies();
  line.mend();
  await expect(page).toHaveURL('/auth', { timeout: 45_000 });
  await expect.poll(async () => (await heldBy(page)).includes('NARVIK')).toBe(false);
  expect(await heldBy(page)).not.toContain(email);
  expect(await heldBy(page)).not.toContain('A1234/26');
  await logIn(page, email);
  await expect(page).toHaveURL('/notam');
  await expect(page.getByRole('article').or(waiting(page)).first()).toContainText(
    /A1234\/26|Restricted|Drone/,
  );
  await expect.poll(() => line.count('POST /api/translations/notam'), { timeout: 30_000 }).toBe(2);

  // Somebody else signs in over the session that stands.
  await page.request.post('/api/auth/sign-in/email', { data: { email: other, password: PASSWORD } });
  await page.goto('/home');
  await expect.poll(async () => (await heldBy(page)).includes(other)).toBe(true);
  expect(await heldBy(page)).not.toContain(email);
  expect(await heldBy(page)).not.toContain('NARVIK');
});

test('a new version is offered and never takes over by itself', async ({ page, line }) => {
  await signInAnew(page);
  await page.goto('/notam');
  await controlled(page);
  line.changeWorker();
  await page.goto('/notam');
  await page.getByLabel('NOTAM text').fill('A1234/26 NOTAMN');
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('NOTAM text')).toHaveValue('A1234/26 NOTAMN');
  await expectAccessible(page, offer);
  const loaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByLabel('NOTAM text')).toHaveValue('A1234/26 NOTAMN');
  await expect(offer).toHaveCount(0);
});

test('a device without room says so, and the app works on', async ({ page }) => {
  await signInAnew(page);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/notam');
  await controlled(page);
  await translated(page, DRONE_BAN, 'en');
  await expect(page.getByRole('status').filter({ hasText: 'This device has no room left' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Prohibited');
});
