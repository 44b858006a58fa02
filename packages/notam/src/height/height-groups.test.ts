import type { Height } from '@klarnotam/aviation';
import { decodeNotams } from '../decode-notams.ts';
import type { NotamFacts } from '../facts.ts';
import { expect, test } from 'vitest';
import { heightGroups } from './height-groups.ts';

const [decoded] = decodeNotams(
  `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/005/009/5944N01008E001
A) ENOR B) 2607010600 C) 2607101400
E) UNMANNED ACFT PSN 594438N 0100819E, RADIUS 0,5 NM.`,
  { now: '2026-07-01T00:00:00Z' },
).notams;
const { facts, spans } = decoded!;
const metres = (value: number): Height => ({ value, unit: 'm', reference: 'agl' });
const withAreas = (...limits: (readonly [Height | null, Height | null])[]): NotamFacts['areas'] =>
  limits.map(([lower, upper]) => ({ ...facts.areas[0]!, lower, upper }));

test('items F and G hold for the whole notice, and stand together in the telegram', () => {
  const both = { lower: { from: 100, to: 103 }, upper: { from: 107, to: 117 } };
  const groups = heightGroups({ ...facts, lower: metres(0), upper: metres(100) }, both);
  expect(groups).toMatchObject([{ areas: [], source: 'items', span: { from: 100, to: 117 } }]);
});

test('areas with limits of their own are told apart, those with the same put together', () => {
  const areas = withAreas([null, metres(30)], [null, null], [null, metres(40)], [null, metres(30)]);
  const groups = heightGroups({ ...facts, areas }, { 'areas.0': { from: 1, to: 2 } });
  expect(groups.map((group) => [group.upper?.value, group.areas, group.span])).toEqual([
    [30, [1, 4], { from: 1, to: 2 }],
    [40, [3], null],
  ]);
});

test('limits of an area that only repeat items F and G are not told twice', () => {
  const areas = withAreas([metres(0), metres(100)]);
  expect(heightGroups({ ...facts, lower: metres(0), upper: metres(100), areas }, {})).toHaveLength(1);
});

test('the levels of the Q line stand in only where nothing else is said, and only when they say something', () => {
  expect(heightGroups(facts, spans)).toMatchObject([
    { source: 'qualifier', lower: { value: 5, unit: 'fl' }, upper: { value: 9, unit: 'fl' } },
  ]);
  const everywhere = { ...facts, qualifier: { ...facts.qualifier!, lowerFl: 0, upperFl: 999 } };
  expect(heightGroups(everywhere, spans)).toEqual([]);
});

test('a range that the text writes stands in where items F and G are left out, with the words that it was read from', () => {
  const [birds] = decodeNotams(
    `A6130/26 NOTAMN
Q) ENOR/QFAHX/IV/BO/A/000/999/6012N01105E005
A) ENGM B) 2611280600 C) 2612311800 EST
E) CONCENTRATION OF BIRDS AT APCH RWY 01L FM GND TO 500FT AGL`,
    { now: '2026-11-28T00:00:00Z' },
  ).notams;
  const groups = heightGroups(birds!.facts, birds!.spans);
  expect(groups).toMatchObject([{ source: 'text', areas: [], lower: { value: 0 }, upper: { value: 500 } }]);
  const { from, to } = groups[0]!.span!;
  expect(birds!.source.slice(from, to)).toBe('GND TO 500FT AGL');
});
