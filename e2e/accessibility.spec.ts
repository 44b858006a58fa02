import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { DRONE_BAN, DRONE_FLIGHTS, RUNWAY_CLOSED } from './samples.ts';
import { translate, translated } from './translate.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('landing', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('menu', async ({ page }) => {
        await page.goto('/notam');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('NOTAM form, results and refusal', async ({ page }) => {
        await page.goto('/notam');
        await expect(page.getByLabel('NOTAM text')).toBeVisible();
        expect(await violations(page)).toEqual([]);

        const unreadable = DRONE_FLIGHTS.replace('2607101400', '2613101400');
        await translated(page, [DRONE_BAN, unreadable, RUNWAY_CLOSED].join('\n\n'), 'no');
        expect(await violations(page)).toEqual([]);

        await translate(page, 'Nothing that flies', 'no');
        await expect(page.getByRole('alert')).toContainText('Invalid NOTAM Text');
        expect(await violations(page)).toEqual([]);
      });

      test('nothing is wider than the screen', async ({ page }) => {
        await page.goto('/notam');
        await translated(page, DRONE_FLIGHTS.replace('DRAMMEN', 'D'.repeat(120)), 'no');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  }
}
