import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { field, open, openedMail, prepare, preview, setTimes, submit, test, typePoint } from './compose.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeEach(({ page, services }) => prepare(page, services));

test('a recurring circle: searched, mailed word for word, saved, and brought back whole', async ({
  page,
  services,
}) => {
  await open(page);
  await page.getByPlaceholder('Search for address...').fill('St');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await page.getByPlaceholder('Search for address...').fill('Storgata');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('option', { name: 'Storgata 1, 0155 Oslo' }).click();
  const asked = services.searched.at(-1)?.searchParams;
  expect(asked && Object.fromEntries(asked)).toEqual({
    format: 'json',
    q: 'Storgata',
    countrycodes: 'no',
    limit: '10',
    addressdetails: '1',
  });
  await expect(
    page.getByText('Local times are those of Europe/Oslo, the time zone of the place.'),
  ).toBeVisible();
  await expect(page.getByText('59° 54′ 50″ N')).toBeVisible();
  await expect(page.getByText('23 m', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '500 m', exact: true }).click();
  await expect(page.getByText('500 m (0.3 NM)')).toBeVisible();

  await setTimes(page, '2026-07-01 0800', '2026-07-01 16:00');
  await expect(page.getByText('UTC: 06:00 UTC')).toBeVisible();
  await expect(page.getByText('UTC: 14:00 UTC')).toBeVisible();
  await page.getByLabel('Recurring NOTAM').check();
  await field(page, 'Until Date').fill('2026-07-10');
  await field(page, 'NOTAM Description').fill('Inspection of power line');
  await field(page, 'Additional Notes').fill('Approval follows.\nCall "Ola" first.');
  await page.getByLabel('Include phone number in NOTAM').check();
  const text = `A) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:
B) 595450N 0104508E RADIUS 0.3 NM
C) 2026-07-01 0600 UTC - 2026-07-01 1400 UTC RECURRING DAILY UNTIL 2026-07-10
E) GND UP TO 394 FT AGL
F) CONTACT TEL: +4791234567
H) NOTAM COMMENT: INSPECTION OF POWER LINE`;
  expect((await preview(page).textContent())?.trim()).toBe(text);

  await submit(page).click();
  await expect(page.getByText('Opening email client...')).toBeVisible();
  const email = await field(page, 'Email').inputValue();
  expect(await openedMail(page)).toEqual({
    to: 'nof@avinor.no',
    subject: 'NOTAM Submission',
    body: `${text}

Additional Notes:
Approval follows.
Call "Ola" first.

Contact Information:
Name: Kari Nordmann
Email: ${email}
Phone: +4791234567`.replaceAll('\n', '\r\n'),
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as .eml file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('To: nof@avinor.no\r\nSubject: NOTAM Submission\r\n');

  const list = (await (await page.request.get('/api/saved-notams')).json()) as {
    notams: { id: string; notamText: string; state: string }[];
  };
  expect(list.notams[0]).toMatchObject({ notamText: text, state: 'mailOpened' });
  await open(page, `?id=${list.notams[0]?.id ?? ''}`);
  expect((await preview(page).textContent())?.trim()).toBe(text);
  await expect(field(page, 'Additional Notes')).toHaveValue('Approval follows.\nCall "Ola" first.');
  await expect(field(page, 'Until Date')).toHaveValue('2026-07-10');
  await expect(page.getByText('500 m (0.3 NM)')).toBeVisible();
  await expect(page.getByLabel('Include phone number in NOTAM')).toBeChecked();
});

test('an area clicked on the map, dragged, over midnight, beyond sight, above 120 m', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Switch to Polygon' }).click();
  const map = page.getByRole('group', { name: 'Map for choosing the location' });
  await map.scrollIntoViewIfNeeded();
  for (const [x, y] of [
    [200, 100],
    [400, 120],
    [300, 300],
  ] as const)
    await map.click({ position: { x, y } });
  await expect(page.getByRole('heading', { name: 'Polygon Points (3/10):' })).toBeVisible();
  await expect(map.locator('path.leaflet-interactive, .leaflet-overlay-pane path')).toHaveCount(1);
  const before = await preview(page).textContent();
  const corner = map.locator('.leaflet-marker-icon').first();
  await corner.hover();
  await page.mouse.down();
  const box = (await map.boundingBox())!;
  await page.mouse.move(box.x + 150, box.y + 180, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => preview(page).textContent()).not.toBe(before);
  const dragged = await preview(page).textContent();
  // At the edge the map moves along, so that the corner is let go elsewhere than under the pointer.
  const pane = map.locator('.leaflet-map-pane');
  const panned = (): Promise<number> =>
    pane.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).f);
  const from = await panned();
  await corner.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + 150, Math.max(0, box.y - 200), { steps: 6 });
  await expect.poll(panned).toBeGreaterThan(from + 600);
  await page.mouse.move(box.x + 150, box.y + 180, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => preview(page).textContent()).not.toBe(dragged);
  await expect(page.getByRole('heading', { name: 'Polygon Points (3/10):' })).toBeVisible();
  await page.getByTitle('Remove point').last().click();
  await expect(page.getByRole('heading', { name: 'Polygon Points (2/10):' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Single Point' }).click();
  await expect(page.getByText('No location selected yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Polygon' }).click();
  for (const point of ['595450N 0104508E', '595512N 0104600E', '595430N 0104622E'])
    await typePoint(page, point);

  await setTimes(page, '2026-07-02 00:00', '2026-07-02 06:00');
  await page.getByLabel('BVLOS', { exact: true }).check();
  await page.getByLabel('From Custom Height').check();
  await page.getByLabel('Starting Height (meters AGL)').fill('50');
  await page.getByLabel('Maximum Height (meters AGL)').fill('150');
  await expect(page.getByText('Approval Required')).toBeVisible();
  await field(page, 'Comments (optional)').fill('Night operation with lights');
  await field(page, 'NOTAM Description').fill('Search training');
  expect((await preview(page).textContent())?.trim()).toBe(`A) UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN:
B) AREA DEFINED BY:
1. 595450N 0104508E
2. 595512N 0104600E
3. 595430N 0104622E
C) 2026-07-01 2200 UTC - 2026-07-02 0400 UTC
E) 164 FT UP TO 493 FT AGL
G) NIGHT OPERATION WITH LIGHTS
H) NOTAM COMMENT: SEARCH TRAINING`);
});

test('in the ICAO form it is mailed as the office publishes it, each day of several, with what to attach', async ({
  page,
}) => {
  await open(page);
  await typePoint(page, '59.74, 10.2');
  await page.getByRole('button', { name: '500 m', exact: true }).click();
  await setTimes(page, '2026-07-01 08:00', '2026-07-03 16:00');
  await field(page, 'NOTAM Description').fill('Inspection of power line');
  await page.getByLabel('BVLOS', { exact: true }).check();
  await field(page, 'Reference of the permission (optional)').fill('NO-117');
  await page.getByLabel('ICAO form').check();
  await submit(page).click();
  const summary = page.getByRole('alert').getByRole('link');
  // Heights of a service that failed a moment ago are asked for again by themselves.
  await expect(summary).toHaveText([/^Say whether you fly each day/, 'Give the name of the place'], {
    timeout: 45_000,
  });
  await page.getByLabel('Each day from 08:00 to 16:00').check();
  await field(page, 'Name of the place').fill('Tåsen');
  await field(page, 'Phone during the flight (optional)').fill('+47 912 34 567');
  await expect(preview(page)).toContainText('UNMANNED ACFT (BVLOS)');
  await expect(preview(page)).toContainText('TAASEN');
  await expect(page.getByText(/Heights above sea level are reckoned from ground of at most/)).toBeVisible();
  await expect(page.getByText('The office may object to:')).toBeHidden();
  const text = (await preview(page).textContent()) ?? '';
  expect(text).toMatch(/^Q\) ENOR\/QWULW\/IV\/BO/m);
  expect(text).toContain('\nA) ENOR\nB) 2607010600\nC) 2607031400\nD) DAILY 0600-1400\n');
  await expectAccessible(
    page,
    page.getByText('the permission of the Civil Aviation Authority (BVLOS), NO-117'),
  );
  await submit(page).click();
  const { body } = await openedMail(page);
  expect(body).toContain(text.trim().replaceAll('\n', '\r\n'));
  expect(body).toContain(
    'Attachments:\r\n- Permission of the Civil Aviation Authority (BVLOS), reference NO-117',
  );
});

test('the seven checks come in their order, each with its message', async ({ page }) => {
  await open(page);
  const summary = page.getByRole('alert').getByRole('link');
  const refused = async (message: string): Promise<void> => {
    await submit(page).click();
    await expect(summary.first()).toContainText(message);
    expect(await page.evaluate(() => window.openedMails)).toEqual([]);
  };
  const name = await field(page, 'Full Name').inputValue();
  await field(page, 'Full Name').fill('');
  await page.getByLabel('Recurring NOTAM').check();
  await page.getByLabel('Maximum Height (meters AGL)').fill('0');
  await refused('Please provide your name and email address');
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription(
    'Please provide your name and email address',
  );
  await expect(summary).toHaveText([
    'Please provide your name and email address',
    'Please select a location on the map',
    'Please specify both start and end date/time',
    'Please provide a description of the drone operation',
    'Please specify a valid maximum height',
    'Please specify an end date for the recurring NOTAM',
  ]);
  await summary.filter({ hasText: 'description' }).click();
  await expect(field(page, 'NOTAM Description')).toBeFocused();
  await field(page, 'Full Name').fill(name);
  await refused('Please select a location on the map');
  await page.getByRole('button', { name: 'Switch to Polygon' }).click();
  await refused('Please select a location on the map');
  await typePoint(page, '59.91, 10.75');
  await typePoint(page, '59.92, 10.76');
  await refused('Please select at least 3 points to define the area');
  await typePoint(page, '32V NM 97957 44031');
  await refused('Please specify both start and end date/time');
  await setTimes(page, '2026-07-01 08:00', '2026-07-01 16:00');
  await refused('Please provide a description of the drone operation');
  await field(page, 'NOTAM Description').fill('Filming');
  await refused('Please specify a valid maximum height');
  await page.getByLabel('Maximum Height (meters AGL)').fill('99999');
  await expect(page.getByLabel('Maximum Height (meters AGL)')).toHaveValue('3048');
  await refused('Please specify an end date for the recurring NOTAM');
  await field(page, 'Until Date').fill('2026-06-30');
  await refused('Date input not valid.');
  await page.getByLabel('Recurring NOTAM').uncheck();
  await field(page, 'Phone Number').fill('call me');
  await refused('Enter the phone number with its country code');
});

test('dates, clock changes and crossing edges are questions beside the field', async ({ page }) => {
  await open(page);
  await typePoint(page, '59.9139, 10.7522');
  await field(page, 'Start Date').fill('31.12.2026');
  await field(page, 'End Date').focus();
  await expect(page.getByText('Date input not valid.')).toBeVisible();
  await field(page, 'Start Date').fill('2026-06-19');
  await expect(page.getByText('Date input not valid.')).toBeVisible();

  await setTimes(page, '2026-07-01 22:00', '2026-07-01 04:00');
  await page.getByRole('button', { name: 'End on the next day' }).click();
  await expect(field(page, 'End Date')).toHaveValue('2026-07-02');
  await setTimes(page, '2026-10-25 02:30', '2026-10-25 06:00');
  await expect(page.getByText('02:30 exists twice on 2026-10-25')).toBeVisible();
  await page.getByLabel('The second, 01:30 UTC').check();
  await expect(preview(page)).toContainText('2026-10-25 0130 UTC - 2026-10-25 0500 UTC');
  await setTimes(page, '2027-03-28 02:30', '2027-03-28 06:00');
  await page.getByRole('button', { name: 'Use 03:00' }).click();
  await expect(preview(page)).toContainText('2027-03-28 0100 UTC - 2027-03-28 0400 UTC');

  await page.getByRole('button', { name: 'Switch to Polygon' }).click();
  for (const point of ['60, 10', '60.1, 10.1', '60, 10.1', '60.1, 10']) await typePoint(page, point);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The edges of the area cross each other.' }),
  ).toBeVisible();
  await field(page, 'NOTAM Description').fill('Filming');
  await submit(page).click();
  await expect(
    page.getByRole('alert').getByText('Failed to generate NOTAM text. Please check your input.'),
  ).toBeVisible();
});

test('the whole form can be filled without a mouse', async ({ page }) => {
  await open(page);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator): Promise<void> => {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error('The keyboard does not get there.');
  };
  await field(page, 'Company Name (optional)').focus();
  await page.keyboard.type('Fjell Drone');
  await tabTo(page.getByLabel('Include phone number in NOTAM'));
  await press('Space');
  await tabTo(field(page, 'Coordinates'));
  await page.keyboard.type('595450N 0104508E');
  await press('Enter');
  await tabTo(page.getByRole('button', { name: '250 m', exact: true }));
  await press('Enter');
  await tabTo(field(page, 'Start Date'));
  await page.keyboard.type('2026-07-01');
  await tabTo(field(page, 'End Date'));
  await page.keyboard.type('2026-07-01');
  await tabTo(field(page, 'Start Time (Local 24h)'));
  await page.keyboard.type('8');
  await tabTo(field(page, 'End Time (Local 24h)'));
  await page.keyboard.type('1630');
  await tabTo(field(page, 'NOTAM Description'));
  await page.keyboard.type('Filming');
  await tabTo(page.getByLabel('VLOS', { exact: true }));
  await press('ArrowDown');
  await tabTo(submit(page));
  await expect(preview(page)).toContainText('A) UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN:');
  await expect(preview(page)).toContainText('B) 595450N 0104508E RADIUS 0.2 NM');
  await expect(preview(page)).toContainText('C) 2026-07-01 0600 UTC - 2026-07-01 1430 UTC');
  await press('Enter');
  expect((await openedMail(page)).to).toBe('nof@avinor.no');
});

test('axe finds nothing, in light and dark, wide and narrow', async ({ page }) => {
  await open(page);
  await typePoint(page, '60.19, 11.1');
  await page.getByRole('tab', { name: 'Custom' }).click();
  await setTimes(page, '2026-07-01 22:00', '2026-07-01 16:00');
  await page.getByLabel('Recurring NOTAM').check();
  await page.getByLabel('From Custom Height').check();
  await page.getByLabel('Maximum Height (meters AGL)').fill('150');
  await submit(page).click();
  await expectAccessible(page, page.getByText('Ask its tower or AFIS before you fly.').first());
});
