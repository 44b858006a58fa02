import { expect, test } from 'vitest';
import { DISTANCE, toNauticalMiles } from './read-distance.ts';

function read(text: string): number | null {
  const match = new RegExp(`^${DISTANCE}$`).exec(text);
  return match ? Number(toNauticalMiles(match[1] ?? '', match[2] ?? '').toFixed(4)) : null;
}

test.each([
  ['1NM', 1],
  ['0.5 NM', 0.5],
  ['0,5NM', 0.5],
  ['.5NM', 0.5],
  ['5 NAUTICAL MILES', 5],
  ['1 STATUTE MILE', 0.869],
  ['1852M', 1],
  ['1852 METRES', 1],
  ['926 METERS', 0.5],
  ['1.852KM', 1],
  ['18,52 KILOMETRES', 10],
  ['6076.12FT', 1],
  ['6076 FEET', 1],
  ['1/2NM', 0.5],
  ['1 1/2 NM', 1.5],
  ['½NM', 0.5],
  ['1¼NM', 1.25],
  ['1,852M', 1],
])('%s is %f NM', (text, nm) => {
  expect(read(text)).toBeCloseTo(nm, 3);
});

test.each(['5', '5 MILES', '5MIN', 'NM', '5NMI', '5DEG', '5MHZ'])(
  '%s is no distance whose unit is certain',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test('the denominator of a fraction is no number of its own', () => {
  expect([...'1/2NM'.matchAll(new RegExp(DISTANCE, 'g'))].map(([printed]) => printed)).toEqual(['1/2NM']);
  expect([...'11/2NM'.matchAll(new RegExp(DISTANCE, 'g'))].map(([printed]) => printed)).toEqual(['2NM']);
});
