import { expect, test, type Locator, type Page } from '@playwright/test';
import { keepComplaints } from './console-complaints.ts';
import { DRONE_BAN, DRONE_FLIGHTS, OVER_ANTIMERIDIAN, RUNWAY_CLOSED } from './samples.ts';
import { signIn } from './sign-in.ts';
import { answerTiles, TILES } from './tiles.ts';
import { translated } from './translate.ts';

/** Scrolls to where the map is, which makes it come. */
async function openMap(page: Page): Promise<Locator> {
  const notice = page.getByRole('article').first();
  await notice.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  const map = notice.getByRole('group', { name: /^Map,/ });
  await expect(map).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  return map;
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('the area of a notice stands on a street map that says who made it', async ({ page }) => {
  const complaints = keepComplaints(page);
  const asked = await answerTiles(page);
  await page.goto('/notam');
  await translated(page, DRONE_BAN, 'en');
  const map = await openMap(page);
  await expect(map.locator('path.leaflet-interactive')).toHaveCount(1);
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const { referer } of asked) expect(referer).toBe(new URL('/', page.url()).href);
  const location = page.getByRole('article').locator('section', { hasText: 'Location' });
  await expect(location.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect(location).toContainText('Area of this notice');
  await expect(location).not.toContainText('could not be loaded');
  expect(complaints).toEqual([]);
});

test('without tiles a plain outline of the land stands in, until they come', async ({ page }) => {
  await page.route(TILES, (route) => route.abort());
  await page.goto('/notam');
  await translated(page, DRONE_BAN, 'en');
  const map = await openMap(page);
  const location = page.getByRole('article').locator('section', { hasText: 'Location' });
  await expect(location).toContainText('The street map could not be loaded.');
  await expect(location).toContainText('Natural Earth');
  await expect(map.locator('.leaflet-land-pane path')).toHaveAttribute('d', /M.+L.+L/);
  await expect(map.locator('path.leaflet-interactive')).toHaveCount(1);

  await page.unroute(TILES);
  await answerTiles(page);
  await location.getByRole('button', { name: 'Try again' }).click();
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(location).not.toContainText('could not be loaded');
});

test('the outline has land where there is land', async ({ page }) => {
  await page.route(TILES, (route) => route.abort());
  await page.goto('/notam');
  await translated(page, RUNWAY_CLOSED, 'en');
  const map = await openMap(page);
  const land = map.locator('.leaflet-land-pane path');
  const middleIsLand = (path: SVGElement | HTMLElement): boolean => {
    const box = path.closest('.leaflet-container')?.getBoundingClientRect();
    const toPath = (path as SVGPathElement).getScreenCTM()?.inverse();
    if (!box || !toPath) return false;
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(toPath);
    return (path as SVGPathElement).isPointInFill(middle);
  };
  await expect.poll(() => land.evaluate(middleIsLand)).toBe(true);
});

test('choosing an area on the map or in the list shows where it stands in the NOTAM', async ({ page }) => {
  await answerTiles(page);
  await page.goto('/notam');
  await translated(page, DRONE_BAN, 'en');
  const telegram = page.getByRole('article').locator('pre');
  const area = page.getByRole('article').getByRole('list', { name: 'Areas' }).getByRole('button');
  await expect(area).toContainText('68°26′N');
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await expect(telegram.locator('[data-active]')).toContainText('682600N 0172500E');
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'false');

  const map = await openMap(page);
  // A click while the map still moves to the area is a drag for it.
  await expect(async () => {
    await map.locator('path.leaflet-interactive').click();
    await expect(area).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
});

test('the map is worked with keys, and the wheel goes on scrolling the page', async ({ page }) => {
  const asked = await answerTiles(page);
  await page.goto('/notam');
  await translated(page, DRONE_BAN, 'en');
  const map = await openMap(page);
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  const zooms = (): number[] => asked.map(({ zoom }) => zoom);
  const first = Math.max(...zooms());
  await map.focus();
  await page.keyboard.press('+');
  await expect.poll(() => Math.max(...zooms())).toBe(first + 1);
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await map.getByRole('button', { name: 'Show all areas' }).click();

  await map.hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect(Math.max(...zooms())).toBe(first + 1);
});

test('the circle of the Q line is never shown as the hazard', async ({ page }) => {
  await answerTiles(page);
  await page.goto('/notam');
  await translated(page, RUNWAY_CLOSED, 'en');
  const map = await openMap(page);
  await expect(map.getByText('Search area of the Q line')).toBeVisible();
  await expect(map.locator('path.leaflet-interactive')).toHaveAttribute('stroke-dasharray', /\d/);
  await expect(page.getByRole('article')).toContainText('Search area of the Q line, not the hazard');
  await expect(page.getByRole('article')).not.toContainText('Area of this notice');
});

test('an area over the antimeridian is drawn the short way round', async ({ page }) => {
  await page.route(TILES, (route) => route.abort());
  await page.goto('/notam');
  await translated(page, OVER_ANTIMERIDIAN, 'en');
  const map = await openMap(page);
  const area = await map.locator('path.leaflet-interactive').boundingBox();
  const whole = await map.boundingBox();
  expect(area?.width).toBeGreaterThan(60);
  expect(area?.width).toBeLessThan(whole?.width ?? 0);
  await expect(map.locator('.leaflet-land-pane path')).toHaveCount(2);
});

test('the map is loaded only when there is an area to show', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const mapParts = () => scripts.filter((url) => /area-map|countries-50m|openstreetmap/.test(url));
  await page.goto('/notam');
  const nowhere = RUNWAY_CLOSED.replace('6012N01105E005', '');
  await translated(page, nowhere, 'en');
  await expect(page.getByRole('article')).toContainText('No specific coordinates provided');
  expect(mapParts()).toEqual([]);
  await answerTiles(page);
  await translated(page, DRONE_FLIGHTS, 'en');
  await openMap(page);
  await expect.poll(() => mapParts().length).toBeGreaterThan(0);
});
