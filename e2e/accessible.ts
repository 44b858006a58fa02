import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';

/** Each width and each scheme once; axe looks by all its rules at the first. */
const OF_EACH_STATE = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** The other two, once for each page: its other states have the same frame. */
const OF_EACH_PAGE = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const;

type Look = (typeof OF_EACH_STATE | typeof OF_EACH_PAGE)[number];

/** The rules that ask for colours; another scheme changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Half as long as what the module calls its source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, by all its rules or by some. Our pages hold no frames. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Reading axe takes a page longer than being looked at by it, so it stays there for the next look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const { violations: found } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

/** The pages that were looked at in all four ways. */
const seenInAllWays = new Set<string>();

function looksAt(page: Page): readonly Look[] {
  const name = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/, ':id');
  if (seenInAllWays.has(name)) return OF_EACH_STATE;
  seenInAllWays.add(name);
  return [...OF_EACH_STATE, ...OF_EACH_PAGE];
}

/**
 * Looks at one state of a page in light and dark, at 390 and 1280 px, without loading it again: `shown` stays visible,
 * nothing is wider than the screen, and axe finds nothing: by all rules in light, by those of colours in dark. Light on a wide
 * screen and dark on a narrow one come once for each page.
 */
export async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  for (const { colorScheme, width } of looksAt(page)) {
    const look = `${colorScheme}, ${width} px`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(shown, look).toBeVisible();
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      ),
    );
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    expect(await violations(page, rules), look).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(width);
  }
}
