import { expect, test, type Page } from '@playwright/test';
import { PLANNED } from './planned-operation.ts';
import { signInAnew } from './sign-in.ts';

test.use({ hasTouch: true });

const VISITORS = [
  '/',
  '/auth',
  '/auth?mode=signUp',
  '/auth?mode=forgot',
  '/reset-password',
  '/terms',
  '/privacy',
];
const VISITORS_LOST = ['/manual', '/s/nothing', '/?verify=nothing'];
const MEMBERS = [
  '/home',
  '/member',
  '/subscribe',
  '/payments',
  '/notam/history',
  '/saved-notams',
  '/send-notam',
];
const MEMBERS_LOST = ['7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11'].flatMap((id) => [
  `/saved-notams/${id}`,
  `/notam/history/${id}`,
]);
const LEAST_PX = 44;

/** What can be pressed and is smaller than a thumb, links in running text aside; what enlarges it without being seen counts. */
function smallTargets(leastPx: number): string[] {
  const isAmongWords = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
    );
  const sizeOf = (element: HTMLElement): readonly [number, number] => {
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return [width, height] as const;
    });
    const after = getComputedStyle(element, '::after');
    if (after.position === 'absolute') boxes.push([parseFloat(after.width), parseFloat(after.height)]);
    return [Math.max(...boxes.map(([width]) => width)), Math.max(...boxes.map(([, height]) => height))];
  };
  const pressed = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...pressed].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
      return [];
    const [width, height] = sizeOf(element);
    const isLink = element.tagName === 'A' || element.tagName === 'BUTTON';
    if (isLink && isAmongWords(element)) return [];
    // The credit of the map's tiles stands as their owner asks for it.
    if (element.closest('[class*="_credits_"]')) return [];
    // Below the calendar button of a date lies the browser's own field.
    if (element.matches('[aria-hidden], [aria-hidden] *') || element.getBoundingClientRect().height <= 1)
      return [];
    // Half a pixel is what a fraction of a line rounds to.
    if (Math.min(width, height) >= leastPx - 0.5) return [];
    return [`${element.tagName} ${element.textContent} ${Math.round(width)} × ${Math.round(height)}`];
  });
}

async function expectComfortable(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await page.evaluate(smallTargets, LEAST_PX), path).toEqual([]);
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [1920, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((chosen) => (document.documentElement.style.fontSize = chosen), size);
    const isAsWide = page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(await isAsWide, `${path} at ${width} px, ${size}`).toBeLessThanOrEqual(width);
  }
}

test('visitors can press everything with a thumb, and nothing leaves the screen', async ({ page }) => {
  for (const path of [...VISITORS, ...VISITORS_LOST]) await expectComfortable(page, path);
});

test('members can press everything with a thumb, and nothing leaves the screen', async ({ page }) => {
  test.slow();
  await signInAnew(page);
  for (const path of [...MEMBERS, ...MEMBERS_LOST]) await expectComfortable(page, path);
  const saved = await page.request.post('/api/saved-notams', { data: { operation: PLANNED, state: 'sent' } });
  const { id } = (await saved.json()) as { id: string };
  for (const path of ['/home', '/saved-notams', `/saved-notams/${id}`, `/send-notam?id=${id}`])
    await expectComfortable(page, path);
});
