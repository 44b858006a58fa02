import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { BRIEFING, BRIEFING_NOW, DRAMMEN, mailOf, ONE_NOTICE, pdfOf } from './briefing-samples.ts';
import { signIn, signInAnew } from './sign-in.ts';
import { answerTiles } from './tiles.ts';

/** Drops a file on the place for one, as a hand does. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const bytes = [...content];
  const transfer = await page.evaluateHandle(
    ([called, data]) => {
      const made = new DataTransfer();
      made.items.add(new File([new Uint8Array(data)], called));
      return made;
    },
    [name, bytes] as const,
  );
  const place = page.getByRole('button', { name: /^Drop (a|the) file/ });
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await place.dispatchEvent(type, { dataTransfer: transfer });
  }
}

async function remaining(page: Page): Promise<number> {
  const answer = await page.request.get('/api/subscription');
  return ((await answer.json()) as { remaining: number }).remaining;
}

async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path(), 'utf8');
}

const results = (page: Page) => page.getByRole('region', { name: 'What touches your flight' });

test('a dropped briefing is held against a flight and translated', async ({ page, context }) => {
  await answerTiles(page);
  await signInAnew(page);
  await page.clock.setFixedTime(BRIEFING_NOW);
  await page.goto('/home');
  await page.getByRole('link', { name: /about My flight/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My flight' })).toBeVisible();

  // Files that give no text say why; a PDF and a mail give theirs, read by the browser.
  const text = page.getByLabel('Text of the briefing');
  await drop(page, 'scan.pdf', pdfOf(''));
  await expect(page.getByRole('alert').filter({ hasText: 'pictures only' })).toBeVisible();
  await drop(page, 'one.pdf', pdfOf(ONE_NOTICE));
  await expect(text).toHaveValue(/A1234\/26 NOTAMN/);
  await expect(page.getByText('Read from one.pdf.')).toBeVisible();
  await drop(page, 'briefing.eml', mailOf(BRIEFING));
  await expect(text).toHaveValue(/METAR ENGM/);
  await expect(page.getByRole('heading', { name: 'What the briefing holds' })).toBeVisible();

  // Location refused, then given.
  const here = page.getByRole('button', { name: 'Use my location' });
  await context.clearPermissions();
  await here.click();
  await expect(page.getByRole('alert').filter({ hasText: 'does not give your location' })).toBeVisible();
  await expectAccessible(page, here);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DRAMMEN);
  await here.click();
  await expect(page.getByText('59° 44′ 38″ N 10° 08′ 20″ E')).toBeVisible();

  await page.getByText('Favourites', { exact: true }).click();
  await page.getByRole('button', { name: 'Keep this place' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Drammen harbour');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Kept as Drammen harbour.')).toBeVisible();
  await page.getByRole('button', { name: 'Use Drammen harbour' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('500 m around · Fri 3 Jul 09:30–13:30 (UTC+2)')).toBeVisible();

  // Found for nothing: 60 notices, a double folded, what is no notice shown.
  const found = results(page);
  await expect(found.getByText('60 notices and 1 weather report')).toBeVisible();
  await expect(found.getByText('1 of 59 touches your flight')).toBeVisible();
  await expect(found.getByText('1 sent twice or replaced')).toBeVisible();
  await expect(found.getByText(/parts are no notice/)).toBeVisible();
  expect(await remaining(page)).toBe(10);
  await expect(found).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page, found);
  await found.getByRole('radio', { name: /Cannot tell/ }).check();
  await expect(found.getByRole('heading', { name: /\(\d+\)$/ })).toHaveCount(1);
  await found.getByRole('radio', { name: /^All/ }).check();

  await found.getByLabel('Language of the result').selectOption('en');
  await found.getByRole('button', { name: /^Translate these/ }).click();
  await expect(page).toHaveURL(/\/briefing\/[0-9a-f-]{36}$/);
  await expect(found.getByText(/^Don’t fly .*: 1 ban/)).toBeVisible();
  expect(await remaining(page)).toBeLessThan(10);
  await expectAccessible(page, found);
});

test('what was translated before costs nothing in My flight', async ({ page }) => {
  await answerTiles(page);
  await signInAnew(page);
  await page.clock.setFixedTime(BRIEFING_NOW);
  const first = await page.request.post('/api/translations/notam', {
    data: { text: ONE_NOTICE, language: 'en' },
  });
  expect(first.status()).toBe(200);
  expect(await remaining(page)).toBe(9);
  await page.goto('/briefing');
  await page.getByLabel('Text of the briefing').fill(ONE_NOTICE);
  await page.getByLabel('Language of the result').selectOption('no');
  await expect(page.getByText('1 of your 9')).toBeVisible();
  await page.getByLabel('Language of the result').selectOption('en');
  await expect(page.getByText('1 translated before costs nothing')).toBeVisible();
  await page.getByRole('button', { name: /^Translate this|^Translate these/ }).click();
  await expect(page).toHaveURL(/\/briefing\/[0-9a-f-]{36}$/);
  expect(await remaining(page)).toBe(9);
});

test('a stored briefing opens with another flight for nothing, goes along, and is shared until that ends', async ({
  page,
  browser,
}) => {
  await answerTiles(page);
  await signInAnew(page);
  await page.clock.setFixedTime(BRIEFING_NOW);
  const stored = await page.request.post('/api/briefings', {
    data: {
      text: BRIEFING,
      flight: {
        place: { position: { lat: DRAMMEN.latitude, lon: DRAMMEN.longitude } },
        radiusM: 500,
        maxHeightM: 120,
        from: '2026-07-03T07:30:00Z',
        to: '2026-07-03T11:30:00Z',
      },
      language: 'en',
      notices: [0, 2],
      reports: [],
    },
  });
  expect(stored.status(), await stored.text()).toBe(200);
  const { id } = (await stored.json()) as { id: string };
  await page.goto('/briefing');
  await page.getByRole('link', { name: /^Briefing of/ }).click();
  await expect(page).toHaveURL(`/briefing/${id}`);
  const found = results(page);
  await expect(found.getByText(/^Don’t fly .*: 1 ban/)).toBeVisible();
  const left = await remaining(page);

  // Another flight costs nothing.
  await page.getByRole('button', { name: 'Change the flight' }).click();
  await page.getByLabel('From, time').fill('0630');
  await page.getByLabel('To, time').fill('0800');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Nothing was spent.')).toBeVisible();
  await expect(found.getByText(/^Don’t fly .*: 1 ban/)).toHaveCount(0);
  expect(await remaining(page)).toBe(left);

  // Taken along.
  const areas = await saved(page, page.getByRole('button', { name: 'Areas (GeoJSON)' }));
  expect((JSON.parse(areas) as { features: unknown[] }).features.length).toBeGreaterThan(10);
  expect(await saved(page, page.getByRole('button', { name: 'Areas (KML)' }))).toContain('<Placemark>');
  await page.getByRole('button', { name: 'Hours (calendar)' }).click();
  const calendar = page.getByRole('dialog', { name: 'Hours (calendar)' });
  await expect(calendar).toContainText(/These are \d+ entries\./);
  const flightAlone = await saved(page, calendar.getByRole('button', { name: 'Only the flight' }));
  expect(flightAlone.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await page.getByRole('button', { name: 'Hours (calendar)' }).click();
  const hours = await saved(page, calendar.getByRole('button', { name: /^All \d+ entries/ }));
  expect(hours.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);

  // A link shows it to whoever has it, until it is ended.
  await page.getByRole('button', { name: 'Share a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const reader = await visitor.newPage();
  await answerTiles(reader);
  const answer = await reader.goto(link);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(reader.getByRole('heading', { level: 1, name: 'Shared answer' })).toBeVisible();
  await expect(reader.getByRole('listitem', { name: 'NOTAM A1241/26' })).toBeVisible();
  await expect(reader.getByRole('main')).not.toContainText('Kari');
  await expect(reader.getByRole('button', { name: /Translate|Change/ })).toHaveCount(0);
  await expectAccessible(reader, reader.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: /^End the link of/ }).click();
  await expect(page.getByText('The link has ended.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'This link shows nothing' })).toBeVisible();
  await visitor.close();

  // At nothing left finding goes on, translating alone does not.
  const more = Array.from({ length: left }, (_, index) => ONE_NOTICE.replace('1234', String(5000 + index)));
  const spent = await page.request.post('/api/translations/notam', {
    data: { text: more.join('\n\n'), language: 'en' },
  });
  expect(spent.status()).toBe(200);
  await page.goto('/briefing');
  await page.getByLabel('Text of the briefing').fill(BRIEFING);
  await expect(found.getByText('60 notices and 1 weather report')).toBeVisible();
  await expect(found.getByText('No translations are left in your plan.', { exact: false })).toBeVisible();
  await expect(found.getByRole('button', { name: /^Translate these/ })).toHaveCount(0);
});

test('a flight is planned and a briefing looked through with the keyboard alone', async ({ page }) => {
  await answerTiles(page);
  await signIn(page);
  await page.clock.setFixedTime(BRIEFING_NOW);
  await page.goto('/briefing');
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await target.focus();
    await page.keyboard.press(key);
  };
  await page.getByLabel('Text of the briefing').focus();
  await page.keyboard.insertText(BRIEFING);
  await press(page.getByText('Type coordinates'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('59.744, 10.139');
  await page.keyboard.press('Enter');
  await expect(page.getByText('59° 44′ 38″ N 10° 08′ 20″ E')).toBeVisible();
  const found = results(page);
  await expect(found.getByText('1 of 59 touches your flight')).toBeVisible();

  // The hours lead to the notice, and both pictures are tables too.
  await press(found.getByRole('link', { name: 'A1234/26', exact: true }));
  const row = found.getByRole('listitem', { name: 'NOTAM A1234/26' }).first();
  await expect(row).toBeFocused();
  await press(found.getByText('The hours as a table'));
  await expect(
    found.getByRole('row', { name: /NOTAM A1234\/26.*11:00 – 16:00.*09:00 – 14:00/ }),
  ).toBeVisible();
  await press(found.getByText('The map as a table'));
  await expect(found.getByRole('row', { name: /NOTAM A1234\/26 Not translated/ })).toBeVisible();
  await expect(found.getByRole('group', { name: /^Map,/ })).toBeVisible();
  await press(found.getByRole('radio', { name: /^All/ }), 'ArrowRight');
  await expect(found.getByRole('radio', { name: /Touches/ })).toBeChecked();
  await press(row.locator('summary'));
  await expect(row.getByText('ALL UNMANNED ACFT FLIGHTS PROHIBITED', { exact: false })).toBeVisible();
});

test('what cannot be read, and links and briefings that are not there, are told', async ({ page }) => {
  await page.goto('/s/not-a-token-that-was-ever-made');
  await expect(page.getByRole('heading', { level: 1, name: 'This link shows nothing' })).toBeVisible();
  await signIn(page);
  await page.goto('/briefing/9b2f6f0e-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'This briefing is not here' })).toBeVisible();
  await page.goto('/briefing');
  await page.getByLabel('Text of the briefing').fill('Lorem ipsum dolor sit amet');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was found' })).toBeVisible();
  await page.route('**/api/briefings/find', (route) => route.abort());
  await page.getByLabel('Text of the briefing').fill(ONE_NOTICE);
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.unroute('**/api/briefings/find');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What the briefing holds' })).toBeVisible();
});
