import { expect, test, type Page } from '@playwright/test';
import { METAR, RUNWAY_CLOSED } from './samples.ts';
import { signIn, signInAnew } from './sign-in.ts';
import { showers, showersForecast } from './weather-samples.ts';

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

test('a METAR becomes its meaning, section by section, in Norwegian and in English', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('METAR/TAF Translator (V.1)');
  await translated(page, showers(), 'no');
  const report = page.getByRole('article');
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
  await expect(report).toContainText('vindkast');
  await expect(report).toContainText(/28 knop \(14[.,]4 m\/s\)/);
  await expect(report).toContainText('Gardermoen');
  await expect(report.getByRole('columnheader', { name: 'Local time, Europe/Oslo' })).toBeVisible();
  await expect(report.getByRole('row', { name: /Report Time/ })).toContainText('UTC+');
  await expect(report.getByRole('row', { name: /Valid Until/ })).toHaveCount(0);

  await translated(page, showers(), 'en');
  await expect(report).toContainText('Gusts reach 28 kt (14.4 m/s); the drone’s limit is 10.7 m/s.');
  await expect(report).not.toContainText('vindkast');
});

test('a group that is chosen says what it means and lights up its sentence, with the mouse and the keys', async ({
  page,
}) => {
  await translated(page, showers());
  const report = page.getByRole('article');
  const groups = report.getByRole('group', { name: 'Groups of the report' });
  await groups.getByRole('button', { name: '24015G28KT' }).click();
  await expect(report.getByRole('status')).toContainText('gusts of 28 kt');
  const sentence = report.getByRole('button', { name: /^Wind: from 240°/ });
  await expect(sentence).toHaveAttribute('data-active', 'true');

  await page.keyboard.press('ArrowRight');
  await expect(groups.getByRole('button', { name: '4000' })).toBeFocused();
  await expect(report.getByRole('status')).toContainText('4000 m');
  await expect(sentence).not.toHaveAttribute('data-active');
  await page.keyboard.press('Home');
  await expect(groups.getByRole('button', { name: 'METAR' })).toHaveAttribute('aria-pressed', 'true');

  await sentence.click();
  await expect(groups.getByRole('button', { name: '24015G28KT' })).toHaveAttribute('data-active', 'true');
});

test('a TAF is drawn as a timeline, and says the same as a table', async ({ page }) => {
  await translated(page, showersForecast());
  const report = page.getByRole('article');
  await expect(report.getByRole('img', { name: /Forecast of ENGM hour by hour/ })).toBeVisible();
  await report.getByText('The same as a table').click();
  const rows = report.getByRole('group', { name: 'The same as a table' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Prevailing');
  await expect(rows.nth(1)).toContainText('240° 6.2 m/s (12 kt)');
  const atTimes = rows.filter({ hasText: 'at times' }).first();
  await expect(atTimes).toContainText('gusts 18 m/s (35 kt)');
  await expect(atTimes).toContainText('thunderstorm');
  await expect(atTimes).toContainText('Not to fly');
  await expect(report.getByRole('row', { name: /Valid Until/ })).toBeVisible();
});

test('several reports come in their order, each with its own result, and what is none is told', async ({
  page,
}) => {
  await translated(page, `Good morning\n${showers()}\n${showersForecast()}`);
  await expect(page.getByRole('heading', { level: 2, name: '2 reports, translated' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Not part of a report, and not translated')).toBeVisible();
  await expect(page.locator('pre')).toHaveText('Good morning');
  await page.getByRole('navigation', { name: 'Overview' }).getByRole('link').last().click();
  await expect(page.getByRole('article').last()).toBeInViewport();
});

test('what could not be read is marked and said', async ({ page }) => {
  await translated(page, showers('XYZZY'));
  const report = page.getByRole('article');
  await expect(report.getByRole('button', { name: 'XYZZY (could not be read)' })).toBeVisible();
  await expect(report).toContainText('Could not be read: XYZZY');
});

test('reports are fetched by station, with their age, and nothing is spent until they are translated', async ({
  page,
}) => {
  await signInAnew(page);
  await page.reload();
  await expect(page.getByText('10 translations remaining')).toBeVisible();
  await page.getByLabel('Fetch by station').fill('enva');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'Reports of ENVA' });
  await expect(found).toContainText('loaded');
  await expect(found).toContainText(/observed 2\d minutes ago/);
  await expect(page.getByText('10 translations remaining')).toBeVisible();
  await found.getByRole('button', { name: 'Put into the text' }).click();
  await expect(page.getByLabel('METAR or TAF')).toHaveValue(/^METAR ENVA .*\nTAF ENVA /);
  await expect(found).toContainText('Nothing is spent until you translate.');
  await page.getByRole('button', { name: 'Translate Report' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('8 translations remaining')).toBeVisible();
});

test('a station without reports, a service that fails and a word that is no station are three different things', async ({
  page,
}) => {
  const fetchStation = async (id: string): Promise<void> => {
    await page.getByLabel('Fetch by station').fill(id);
    await page.getByRole('button', { name: 'Fetch', exact: true }).click();
  };
  await fetchStation('ENXX');
  await expect(page.getByRole('region', { name: 'Reports of ENXX' })).toContainText('METARnone');
  await fetchStation('ENFF');
  await expect(page.getByRole('region', { name: 'Reports of ENFF' })).toContainText('METARfailed');
  await fetchStation('EN');
  await expect(page.getByText('Enter the four letters of a station')).toBeVisible();
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

test('the limits of one’s own drone are saved and decide on the warnings', async ({ page }) => {
  await signInAnew(page);
  await page.reload();
  await page.getByRole('button', { name: 'Change limits' }).click();
  await page.getByLabel('Maximum wind').fill('none');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Enter a number from 1 to 40.')).toBeVisible();
  await expect(page.getByLabel('Maximum wind')).toBeFocused();
  await page.getByLabel('Unit').selectOption('knots');
  await page.getByLabel('Maximum wind').fill('60');
  await page.getByLabel('Protected against rain').check();
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Saved. They hold from the next translation on.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Wind up to 30.87 m\/s \(60 kt\)/)).toBeVisible();
  await translated(page, showers());
  await expect(page.getByRole('article')).not.toContainText('Gusts reach');
  await page.getByRole('button', { name: 'Change limits' }).click();
  await page.getByRole('button', { name: 'Back to the typical drone' }).click();
  await expect(page.getByText(/Wind up to 10.7 m\/s/).first()).toBeVisible();
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
  const count = page.getByText(/^\d[\d,]* reports translated$/);
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
  await expect(page.getByRole('article')).toContainText('Gusts reach 28 kt');
});

for (const [language, name] of [
  ['ar', 'Arabic'],
  ['ja', 'Japanese'],
] as const) {
  test(`in ${name} the meaning reads in its direction and the report stays as it was sent`, async ({
    page,
  }) => {
    await translated(page, `${showers()}\n${showersForecast()}`, language);
    const words = page.getByRole('article').first().locator(`[lang=${language}]`).nth(2);
    await expect(words).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    const groups = page.getByRole('group', { name: 'Groups of the report' }).first();
    await expect(groups).toHaveCSS('direction', 'ltr');
    await expect(groups).toContainText('24015G28KT');
    await expect(page.getByRole('article').first()).toContainText('14.4');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
