import { RATING_LEVELS } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import html from '../../../index.html?raw';
import { darkColours, lightColours } from './look.ts';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes = [
  ['light', lightColours],
  ['dark', darkColours],
] as const;

test('contrast is the WCAG ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(schemes)('%s: text is readable on every background it stands on', (_scheme, colours) => {
  const tints = RATING_LEVELS.map((level) => colours.levels[level].tint);
  for (const background of [colours.page, colours.surface, colours.paper, colours.skyline, ...tints]) {
    for (const text of [colours.text, colours.dimmed, colours.link]) {
      expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colours.control, background), `control on ${background}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(colours.onAction, colours.action)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.onAction, colours.actionHover)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.onHighlight, colours.highlight)).toBeGreaterThanOrEqual(4.5);
});

test.each(schemes)(
  '%s: each level has readable text, a visible icon and a visible border',
  (_scheme, colours) => {
    for (const level of RATING_LEVELS) {
      const set = colours.levels[level];
      expect(contrast(set.text, set.background), `${level} text`).toBeGreaterThanOrEqual(7);
      expect(contrast(set.icon, set.background), `${level} icon`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(set.icon, colours.page), `${level} icon on the page`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(set.border, colours.page), `${level} border`).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(schemes)('%s: each part of a chart is seen on what it stands on', (_scheme, colours) => {
  expect(new Set(colours.chart).size).toBe(colours.chart.length);
  for (const part of colours.chart) {
    for (const background of [colours.page, colours.surface]) {
      expect(contrast(part, background), `${part} on ${background}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the first paint has the colours of the theme', () => {
  expect(html).toContain(`media="(prefers-color-scheme: light)" content="${lightColours.page}"`);
  expect(html).toContain(`media="(prefers-color-scheme: dark)" content="${darkColours.page}"`);
});
