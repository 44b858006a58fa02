import { expect, test, type Locator, type Page } from '@playwright/test';
import { METAR, RUNWAY_CLOSED } from './samples.ts';
import { signIn, signInAnew } from './sign-in.ts';
import { fineElsewhere, showers, showersForecast } from './weather-samples.ts';

async function translate(page: Page, text: string, language = 'en'): Promise<void> {
  await page.getByLabel('Language').selectOption(language);
  await page.getByLabel('METAR or TAF').fill(text);
  await page.getByRole('button', { name: 'Translate Report' }).click();
}

async function translated(page: Page, text: string, language = 'en'): Promise<void> {
  await translate(page, text, language);
  await expect(page.getByRole('heading', { level: 2, name: /report.*translated/ })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await page.goto('/weather');
});

/** Unfolds a report, with its sections. */
async function unfold(report: Locator): Promise<void> {
  await report.locator('summary').click();
  await expect(report.getByRole('heading', { level: 4 }).first()).toBeVisible();
}

test('a METAR becomes one answer with its reasons, and its meaning section by section, in Norwegian and in English', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('METAR/TAF Translator (V.1)');
  await translated(page, showers(), 'no');
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { level: 3 })).toContainText('Gardermoen');
  await expect(report).toContainText(/Lokal tid \(UTC\+[12]\)/);
  await expect(report).toContainText('Ikke fly');
  await expect(report).toContainText(/\(kast 14\) fra sørvest; i 120\sm høyde ca\. 11\sm\/s \(kast 18\)/);
  await expect(report.getByRole('heading', { level: 4 })).toHaveCount(0);
  await unfold(report);
  await expect(report.locator('section > h4')).toHaveText([
    'Direct Translation',
    'Weather Conditions',
    'Explanation',
    'Valid Time',
    'Location',
    'Warnings',
  ]);
  await expect(report.locator('dt')).toHaveText([
    'Wind',
    'Visibility',
    'Clouds',
    'Temperature',
    'Dew Point',
    'Pressure',
    'Precipitation',
    'Other weather',
    'Forecast',
  ]);
  await expect(report.getByRole('columnheader', { name: 'Local time, Europe/Oslo' })).toBeVisible();
  await expect(report.getByRole('row', { name: /Report Time/ })).toContainText('UTC+');
  await expect(report.getByRole('row', { name: /Valid Until/ })).toHaveCount(0);

  await translated(page, showers(), 'en');
  await expect(report).toContainText('Don’t fly');
  await expect(report).toContainText(
    /at 120\sm, wind about 11\sm\/s gusting 18 \(.*your limit of 10\.7\sm\/s\)/i,
  );
  await expect(report).not.toContainText('indkast');
  await page.getByLabel('Units').selectOption('kt, miles, ft');
  await expect(report).toContainText(/at 390\sft, wind about 21\skt gusting 34/i);
});

test('a report is judged by its age when it is shown, not when it was translated', async ({ page }) => {
  await translated(page, showers());
  const report = page.getByRole('article');
  await expect(report).toContainText('Don’t fly');
  await page.clock.setFixedTime(Date.now() + 5 * 3_600_000);
  await page.reload();
  await expect(report).toContainText(/^[^]*Old: observed [^]*Do not use it[^]*No verdict/);
  await expect(report).not.toContainText('Don’t fly');
});

test('a group that is chosen says what it means and lights up its sentence, with the mouse and the keys', async ({
  page,
}) => {
  await translated(page, showers());
  const report = page.getByRole('article');
  await unfold(report);
  const groups = report.getByRole('group', { name: 'Groups of the report' });
  await groups.getByRole('button', { name: '24015G28KT' }).click();
  await expect(report.getByRole('status')).toContainText('gusting 14 m/s (28 kt)');
  const sentence = report.getByRole('button', { name: /^Wind south-westerly/ });
  await expect(sentence).toHaveAttribute('data-active', 'true');

  await page.keyboard.press('ArrowRight');
  await expect(groups.getByRole('button', { name: '4000' })).toBeFocused();
  await expect(report.getByRole('status')).toContainText('4 km');
  await expect(sentence).not.toHaveAttribute('data-active');
  await page.keyboard.press('Home');
  await expect(groups.getByRole('button', { name: 'METAR' })).toHaveAttribute('aria-pressed', 'true');

  await sentence.click();
  await expect(groups.getByRole('button', { name: '24015G28KT' })).toHaveAttribute('data-active', 'true');
});

test('a TAF is said row by row, drawn on the clock of the station, and tells the best hours', async ({
  page,
}) => {
  await translated(page, showersForecast());
  const report = page.getByRole('article');
  await expect(report).toContainText(/Within limits (by day|at night)/);
  const rows = report.getByRole('list', { name: /period by period, Local time/ }).getByRole('listitem');
  await expect(rows.first()).toContainText('Within your limits');
  await expect(rows.filter({ hasText: 'thunderstorm' }).first()).toContainText(
    /wind about 15\sm\/s gusting 22 at 120\sm/i,
  );
  await expect(report.getByRole('img', { name: /Wind hour by hour.*Local time/ })).toBeVisible();
  await unfold(report);
  await expect(report.getByRole('row', { name: /Valid Until/ })).toBeVisible();
});

test('hours of a row take one line, and across two days two at most, where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ['pt', 'ru']) {
    await translated(page, showersForecast(), language);
    const rows = page.getByRole('article').getByRole('list', { name: /UTC/ }).getByRole('listitem');
    const lines = await rows.evaluateAll((all) =>
      all.map((row) => {
        const range = document.createRange();
        range.selectNodeContents(row.firstElementChild ?? row);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length, language).toBeGreaterThan(2);
    // Late in the evening the first row goes past midnight.
    expect(Math.min(...lines), language).toBe(1);
    expect(Math.max(...lines), language).toBeLessThanOrEqual(2);
  }
});

test('a forecast that gets worse says in its heading until when it is within the limits', async ({
  page,
}) => {
  await translated(page, showersForecast());
  const report = page.getByRole('article');
  await expect(report).toContainText(/Within your limits until (\w{3} \d+ \w{3} )?\d\d:00/);
  await expect(report).not.toContainText('Otherwise within');
});

test('reports of one station come in one card, others in their own, and what is none is told', async ({
  page,
}) => {
  await translated(page, `Good morning\n${showers()}\n${showersForecast()}\n${fineElsewhere()}`);
  await expect(page.getByRole('heading', { level: 2, name: '3 reports, translated' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().locator('summary')).toHaveCount(2);
  await expect(cards.first()).toContainText('worse than forecast');
  await expect(page.getByText('Not part of a report, and not translated')).toBeVisible();
  await expect(page.locator('pre')).toHaveText('Good morning');
  await page.getByRole('navigation', { name: 'Overview' }).getByRole('link').last().click();
  await expect(cards.last()).toBeInViewport();
  await expect(page.getByText('You decide whether to fly', { exact: false })).toHaveCount(1);
});

test('what could not be read is marked and said', async ({ page }) => {
  await translated(page, showers('XYZZY'));
  const report = page.getByRole('article');
  await unfold(report);
  await expect(report.getByRole('button', { name: 'XYZZY (could not be read)' })).toBeVisible();
  await expect(report).toContainText('Could not be read: XYZZY');
});

test('reports are fetched by station, by its name or near a place, with their age, and nothing is spent until they are translated', async ({
  page,
}) => {
  await signInAnew(page);
  await page.reload();
  await expect(page.getByText('10 translations remaining')).toBeVisible();
  await page.getByLabel('Fetch by station or place').fill('Værnes');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /\(ENVA\)/ })
    .first()
    .click();
  const found = page.getByRole('region', { name: 'Reports of ENVA' });
  await expect(found).toContainText('loaded');
  await expect(found).toContainText(/observed 2\d minutes ago/);
  await expect(page.getByText('10 translations remaining')).toBeVisible();
  await found.getByRole('button', { name: 'Put into the text' }).click();
  await expect(page.getByLabel('METAR or TAF')).toHaveValue(/^METAR ENVA .*\nTAF ENVA /);
  await expect(found).toContainText('Nothing is spent until you translate.');
  await page.getByRole('button', { name: 'Translate Report' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('8 translations remaining')).toBeVisible();
});

test('a station without reports, a service that fails and a word that is no station are three different things', async ({
  page,
}) => {
  const fetchStation = async (id: string): Promise<void> => {
    await page.getByLabel('Fetch by station or place').fill(id);
    await page.getByRole('button', { name: 'Fetch', exact: true }).click();
  };
  await fetchStation('ENXX');
  await expect(page.getByRole('region', { name: 'Reports of ENXX' })).toContainText('METARnone');
  await fetchStation('ENFF');
  await expect(page.getByRole('region', { name: 'Reports of ENFF' })).toContainText('METARfailed');
  await fetchStation('EN');
  await expect(page.getByText('Enter a station or a place')).toBeVisible();
  await page.route('**/api/weather/stations/**', (route) =>
    route.fulfill({
      json: {
        station: 'ENBR',
        metar: { status: 'notLoaded', report: null },
        taf: { status: 'notLoaded', report: null },
        source: { name: 'A service', url: 'https://weather.example/' },
      },
    }),
  );
  await fetchStation('ENBR');
  await expect(page.getByRole('region', { name: 'Reports of ENBR' })).toContainText('METARnot loaded');
  await page.unroute('**/api/weather/stations/**');
  await page.route('**/api/weather/stations/**', (route) => route.abort());
  await fetchStation('ENBR');
  await expect(page.getByText('Failed: the server could not be reached.')).toBeVisible();
});

test('a NOTAM is sent on its way with its text, and a report the other way round', async ({ page }) => {
  await translate(page, RUNWAY_CLOSED);
  await expect(page.getByRole('alert')).toContainText('Invalid Weather Report');
  await expect(page.getByRole('alert')).toContainText('This is a NOTAM');
  await page.getByRole('link', { name: 'Open it in KlarNOTAM' }).click();
  await expect(page).toHaveURL('/notam');
  await expect(page.getByLabel('NOTAM text')).toHaveValue(RUNWAY_CLOSED);

  await page.getByLabel('NOTAM text').fill(METAR);
  await page.getByRole('button', { name: 'Translate NOTAM' }).click();
  await page.getByRole('link', { name: 'Open it in the METAR/TAF Translator' }).click();
  await expect(page).toHaveURL('/weather');
  await expect(page.getByLabel('METAR or TAF')).toHaveValue(METAR);
});

test('text without a report is refused with the reason, and stays', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Translate Report' });
  await expect(button).toBeDisabled();
  await translate(page, 'Lorem ipsum 🚁 <b>html</b>');
  await expect(page.getByRole('alert')).toContainText('Invalid Weather Report');
  await expect(page.getByRole('alert')).toContainText('No METAR or TAF was found');
  await expect(page.getByLabel('METAR or TAF')).toHaveValue(/Lorem ipsum/);
});

test('a failing server and a lost network are told apart, and the text stays', async ({ page }) => {
  await page.route('**/api/translations/weather', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await translate(page, showers());
  await expect(page.getByRole('alert')).toContainText('An error occurred during translation');
  await page.unroute('**/api/translations/weather');
  await page.route('**/api/translations/weather', (route) => route.abort());
  await page.getByRole('button', { name: 'Translate Report' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection to the server');
  await expect(page.getByLabel('METAR or TAF')).toHaveValue(showers());
});

test('drones are kept by name, and the chosen one’s limits decide on the verdict', async ({ page }) => {
  await signInAnew(page);
  await page.reload();
  const drones = page.getByRole('region', { name: 'Your drone' });
  const chosen = drones.getByLabel('Held against');
  await drones.getByRole('button', { name: 'Add a drone' }).click();
  await page.getByLabel('Maximum wind').fill('none');
  await page.getByRole('button', { name: 'Save drone' }).click();
  await expect(page.getByText('Enter a name of up to 60 characters.')).toBeVisible();
  await expect(page.getByText('Enter a number from 1 to 40.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Racer');
  await page.getByLabel('Unit').selectOption('knots');
  await page.getByLabel('Maximum wind').fill('60');
  await page.getByLabel('Maximum gusts').fill('70');
  await page.getByLabel('Rain it is rated for').selectOption('Moderate rain');
  await page.getByRole('button', { name: 'Save drone' }).click();
  await expect(drones.getByText('Saved. Weather is held against it from now on.')).toBeVisible();
  await expect(chosen).toBeFocused();
  await expect(chosen.locator('option:checked')).toHaveText('Racer');
  await page.reload();
  await expect(drones).toContainText('Wind up to 30.9 m/s, gusts to 36 m/s');
  await translated(page, showers());
  const card = page.getByRole('article');
  await expect(card).not.toContainText('your limit of');
  await expect(card).toContainText('Held against Racer');
  const left = page.getByText('9 translations remaining');
  await expect(left).toBeVisible();

  await drones.getByRole('button', { name: 'Add a drone' }).click();
  await page.getByLabel('Name').fill('racer');
  await page.getByRole('button', { name: 'Save drone' }).click();
  await expect(page.getByText('You have a drone of this name already.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await chosen.selectOption('Typical small drone');
  await expect(drones).toContainText('Wind and gusts up to 10.7 m/s');
  // The answer that is shown is judged anew, for nothing.
  await expect(card).toContainText('Held against Typical small drone');
  await expect(card).toContainText('your limit of 10.7 m/s');
  await chosen.selectOption('Racer');
  await expect(card).toContainText('Held against Racer');
  await expect(card).not.toContainText('your limit of');
  await drones.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(drones.getByText('Deleted. A typical small drone stands in.')).toBeVisible();
  await expect(card).toContainText('your limit of');
  await expect(left).toBeVisible();
});

test('after ten translations the limit is said in the words of this page, and nothing can be sent', async ({
  page,
}) => {
  await signInAnew(page);
  const answer = await page.request.post('/api/translations/weather', {
    data: { text: Array.from({ length: 10 }, () => showers()).join('\n'), language: 'en' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Translation Limit Reached' })).toBeVisible();
  await expect(
    page.getByText(
      'You have reached your translation limit. Please upgrade your plan to continue translating weather reports.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('METAR or TAF')).toBeDisabled();
  await expect(page.getByLabel('METAR or TAF')).toHaveAttribute(
    'placeholder',
    'Please upgrade your plan to continue translating weather reports',
  );
  await expect(page.getByLabel('Language')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Translate Report' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
});

test('the language is remembered, the count goes up, and the result is opened again', async ({ page }) => {
  await signInAnew(page);
  await page.reload();
  const count = page.getByText(/^\d[\d,]* reports? translated$/);
  await expect(count).toBeVisible();
  const before = Number((await count.textContent())?.replaceAll(/\D/g, ''));
  await translated(page, showers());
  await expect
    .poll(async () => Number((await count.textContent())?.replaceAll(/\D/g, '')))
    .toBeGreaterThan(before);
  await page.reload();
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await page.getByRole('link', { name: 'Your translations' }).click();
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row).toContainText('1 report, English');
  await row.getByRole('link').click();
  await expect(page.getByRole('article')).toContainText(/gusting 18 \(.*your limit/);
});

for (const [language, name] of [
  ['ar', 'Arabic'],
  ['ja', 'Japanese'],
] as const) {
  test(`in ${name} the meaning reads in its direction and the report stays as it was sent`, async ({
    page,
  }) => {
    await translated(page, `${showers()}\n${showersForecast()}`, language);
    const report = page.getByRole('article');
    await expect(report).toHaveCount(1);
    await report.locator('summary').first().click();
    const words = report.locator(`[lang=${language}]`).nth(2);
    await expect(words).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    const groups = page.getByRole('group', { name: 'Groups of the report' }).first();
    await expect(groups).toHaveCSS('direction', 'ltr');
    await expect(groups).toContainText('24015G28KT');
    await expect(report).toContainText('14');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
