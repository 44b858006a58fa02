import { RATING_LEVELS } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { darkColours, lightColours } from './look.ts';

type Triple = readonly [number, number, number];

/**
 * Complete dichromacy (severity 1.0) in linear RGB: Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color
 * vision deficiency", IEEE TVCG 15 (6), 2009, table 1.
 */
const VISIONS = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

function linearOf(hex: string): Triple {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const times = (row: Triple, [r, g, b]: Triple): number => row[0] * r + row[1] * g + row[2] * b;

function seenBy(vision: readonly [Triple, Triple, Triple], colour: Triple): Triple {
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  return [clamp(times(vision[0], colour)), clamp(times(vision[1], colour)), clamp(times(vision[2], colour))];
}

/** CIE 1976 L*a*b* of linear sRGB, D65. */
function labOf(colour: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(times([0.4124564, 0.3575761, 0.1804375], colour) / 0.95047);
  const y = f(times([0.2126729, 0.7151522, 0.072175], colour));
  const z = f(times([0.0193339, 0.119192, 0.9503041], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 colour difference (Sharma, Wu, Dalal 2005). */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number): number =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const [dL, dC] = [l2 - l1, c2 - c1];
  const [meanL, meanP] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const meanH = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const cos = (factor: number, shift: number): number => Math.cos((factor * meanH + shift) * rad);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanP;
  const sH = 1 + 0.015 * meanP * t;
  const rC = 2 * Math.sqrt(meanP ** 7 / (meanP ** 7 + 25 ** 7));
  const rT = -Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * rad) * rC;
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

test('the difference is CIEDE2000', () => {
  // Pairs 1, 7 and 25 of the published test data.
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
});

/** More than two just noticeable differences (2.3): seen as another colour where both are side by side. */
const APART = 6;

test.each(
  Object.entries(VISIONS).flatMap(([vision, matrix]) =>
    Object.entries({ light: lightColours, dark: darkColours }).map(
      ([scheme, colours]) => [vision, scheme, matrix, colours] as const,
    ),
  ),
)('with %s, in %s colours, no two levels look the same', (_vision, _scheme, matrix, { levels }) => {
  const pairs = RATING_LEVELS.flatMap((one, index) =>
    RATING_LEVELS.slice(index + 1).map((other) => [one, other] as const),
  );
  const distances = pairs.map(([one, other]) => {
    // What a card shows: its ground, its border and its icon; one of them must differ.
    const parts = (['background', 'border', 'icon'] as const).map((part) =>
      ciede2000(
        labOf(seenBy(matrix, linearOf(levels[one][part]))),
        labOf(seenBy(matrix, linearOf(levels[other][part]))),
      ),
    );
    return { pair: `${one} and ${other}`, apart: Math.max(...parts) };
  });
  expect(distances.filter(({ apart }) => apart < APART)).toEqual([]);
});
