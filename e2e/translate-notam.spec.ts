import { expect, test } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS, METAR, RUNWAY_CLOSED } from './samples.ts';
import { signIn } from './sign-in.ts';
import { translate, translated } from './translate.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/notam');
});

test('a pasted NOTAM becomes its meaning in Norwegian and in English', async ({ page }) => {
  await expect(page.getByLabel('Language')).toHaveValue('no');
  await translated(page, DRONE_FLIGHTS, 'no');
  const notice = page.getByRole('article');
  await expect(notice).toContainText('A1234/26');
  await expect(notice.getByRole('heading', { level: 4 })).toHaveText([
    'Direct Translation',
    'Recommendations',
    'Explanation',
    'Duration',
    'Location',
    'Contact Information',
  ]);
  await expect(notice).toContainText('Vær ekstra oppmerksom');
  await expect(notice.locator('[lang=no]').first()).toContainText(/\p{L}/u);
  await expect(notice).toContainText(/droneflyging/i);
  await expect(notice).toContainText('59°44′38″N 10°08′19″E');
  for (const call of await notice.getByRole('link', { name: '+47 91234567' }).all()) {
    await expect(call).toHaveAttribute('href', 'tel:+4791234567');
  }

  await translated(page, DRONE_FLIGHTS, 'en');
  await expect(notice).toContainText(/unmanned/i);
  await expect(notice).not.toContainText(/droneflyging/i);
  await expect(notice).toContainText('decoder');
});

test('times stand in UTC and in the local time of the place', async ({ page }) => {
  await translated(page, DRONE_FLIGHTS, 'en');
  const duration = page.getByRole('article').locator('section', { hasText: 'Duration' });
  await expect(duration).toContainText('06:00');
  await expect(duration).toContainText('08:00');
  await expect(duration).toContainText('Europe/Oslo');
});

test('the telegram stands beside the meaning, and a sentence shows its place in it', async ({ page }) => {
  await translated(page, DRONE_FLIGHTS, 'en');
  const telegram = page.getByRole('article').locator('pre');
  await expect(telegram).toHaveText(DRONE_FLIGHTS);
  const sentence = page.getByRole('article').locator('section').first().getByRole('button').first();
  await sentence.click();
  await expect(telegram.locator('mark, [data-active]').first()).toBeVisible();
});

test('an abbreviation of the telegram says what it means, by tap and by key', async ({ page }) => {
  await translated(page, RUNWAY_CLOSED, 'no');
  const notice = page.getByRole('article');
  const meaning = notice.getByRole('status').filter({ hasText: /^[A-Z]+: / });
  await notice.locator('pre').getByRole('button', { name: 'CLSD' }).click();
  await expect(meaning).toHaveText('CLSD: stengt');
  await page.keyboard.press('ArrowLeft');
  await expect(meaning).toHaveText('RWY: rullebane');
  await expect(notice.locator('pre')).toHaveText(RUNWAY_CLOSED);
});

test('several NOTAMs come active first, each worst first with its own result', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-01T12:00:00Z'));
  await page.reload();
  await translated(page, [RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN].join('\n\n'), 'en');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('3 NOTAMs, active first');
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toContainText([
    'A2345/26',
    'A1234/26',
    'A3456/26',
  ]);
  await expect(page.getByRole('article').first()).toContainText('Drone Operations Prohibited');
  await expect(page.getByRole('article').last()).toContainText('Does Not Affect Drones');
  await page.getByRole('navigation', { name: 'Overview' }).getByRole('link').last().click();
  await expect(page.getByRole('article').last()).toBeInViewport();
});

test('what could not be read is said and marked in the original', async ({ page }) => {
  await translated(page, DRONE_FLIGHTS.replace('2607101400', '2613101400'), 'en');
  const notice = page.getByRole('article');
  await expect(notice).toContainText('Could not be read');
  await expect(notice.locator('pre mark').filter({ hasText: '2613101400' })).toBeVisible();
});

test('text without a NOTAM is refused with the reason, and stays', async ({ page }) => {
  await translate(page, 'Lorem ipsum dolor sit amet 🚁 <b>html</b>', 'no');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Invalid NOTAM Text');
  await expect(alert).toContainText('No NOTAM was found');
  await expect(page.getByLabel('NOTAM text')).toHaveValue(/Lorem ipsum/);
});

test('a weather report is recognised as one', async ({ page }) => {
  await translate(page, METAR, 'no');
  await expect(page.getByRole('alert')).toContainText('weather report');
});

test('an empty text cannot be sent, and clear empties everything', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Translate NOTAM' });
  await expect(button).toBeDisabled();
  await page.getByLabel('NOTAM text').fill('   ');
  await expect(button).toBeDisabled();
  await translated(page, RUNWAY_CLOSED, 'en');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('NOTAM text')).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the button is busy while the server works', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/translations/notam', async (route) => {
    await held;
    await route.continue();
  });
  await translate(page, RUNWAY_CLOSED, 'en');
  await expect(page.getByRole('button', { name: 'Translating...' })).toBeDisabled();
  release();
  await expect(page.getByRole('article')).toBeVisible();
});

test('a failing server and a lost network are told apart, and the text stays', async ({ page }) => {
  await page.route('**/api/translations/notam', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await translate(page, RUNWAY_CLOSED, 'en');
  await expect(page.getByRole('alert')).toContainText('An error occurred during translation');
  await page.unroute('**/api/translations/notam');
  await page.route('**/api/translations/notam', (route) => route.abort());
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection to the server');
  await expect(page.getByLabel('NOTAM text')).toHaveValue(RUNWAY_CLOSED);
});

test('more NOTAMs than fit are refused with their number', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-01T12:00:00Z'));
  // A page that is open takes the time once a minute.
  await page.reload();
  const many = Array.from({ length: 51 }, (_, index) => RUNWAY_CLOSED.replace('A3456', `A${4000 + index}`));
  await translate(page, many.join('\n\n'), 'en');
  await expect(page.getByRole('alert')).toContainText('51');
});

test('a megabyte of text is refused with a clear message', async ({ page }) => {
  await translate(page, `${RUNWAY_CLOSED}\n${'MAINT '.repeat(170_000)}`, 'en');
  await expect(page.getByRole('alert')).toContainText('too long');
});

test('the language is remembered, the count goes up', async ({ page }) => {
  const count = page.getByText(/^\d[\d,]* NOTAMs? translated$/);
  await expect(count).toBeVisible();
  const before = Number((await count.textContent())?.replaceAll(/\D/g, ''));
  await translated(page, DRONE_FLIGHTS, 'en');
  await expect
    .poll(async () => Number((await count.textContent())?.replaceAll(/\D/g, '')))
    .toBeGreaterThan(before);
  await page.reload();
  await expect(page.getByLabel('Language')).toHaveValue('en');
});

test('a NOTAM without a position says that it has none', async ({ page }) => {
  const nowhere = RUNWAY_CLOSED.replace('6012N01105E005', '').replace('/000/999/', '/000/999');
  await translated(page, nowhere, 'en');
  const location = page.getByRole('article').locator('section', {
    has: page.getByRole('heading', { name: 'Location', exact: true }),
  });
  await expect(location).toContainText('No specific coordinates provided');
  await translated(page, RUNWAY_CLOSED, 'en');
  await expect(page.getByText('No specific coordinates provided')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the background of the page follows the worst level, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The ban is in force then; what is over does not lead.
    await page.clock.setFixedTime(new Date('2026-05-23T12:00:00Z'));
    await page.reload();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const tintOf = (level: string) =>
      page.evaluate((name) => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.background = `var(--level-${name}-tint)`;
        const color = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return color;
      }, level);
    const tints = await Promise.all(['allowed', 'caution', 'forbidden'].map(tintOf));
    const plain = await background();
    expect(new Set([plain, ...tints]).size).toBe(4);

    await translated(page, RUNWAY_CLOSED, 'en');
    await expect.poll(background).toBe(tints[0]);
    await translated(page, DRONE_FLIGHTS, 'en');
    await expect.poll(background).toBe(tints[1]);
    await translated(page, [RUNWAY_CLOSED, DRONE_FLIGHTS, DRONE_BAN].join('\n\n'), 'en');
    await expect.poll(background).toBe(tints[2]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(background).toBe(plain);
  });
}
