import { expect, test } from 'vitest';
import { drawn } from './testing/drawn.ts';

const GLIDERS = `GLIDING COMPETITION ACFT ROUTING:
514522N 0020440W (EDGEWORTH)
521927N 0003554W (RUSHDEN)
514221N 0020754W (ASTON DOWN)
60 GLIDERS TRANSITING AT 0-6000FT AGL WI 5NM OF ROUTE.
TIMINGS AND ROUTE ARE APRX.`;

test('a distance from a route makes a corridor of the points in front of it', () => {
  expect(drawn(GLIDERS)).toEqual([
    'corridor 10NM 514522N0020440W 521927N0003554W 514221N0020754W 0FT AGL..6000FT AGL',
  ]);
});

test.each([
  ['WITHIN 2KM OF THE TRACK', 2.16],
  ['WI 1NM EITHER SIDE OF ROUTE', 2],
  ['WI 3NM FROM ROUTE', 6],
])('%s', (words, width) => {
  const text = GLIDERS.replace('WI 5NM OF ROUTE', words);
  expect(drawn(text)[0]?.split(' ', 2)).toEqual(['corridor', `${width}NM`]);
});

test.each([
  ['no distance', GLIDERS.replace('WI 5NM OF ROUTE', 'ON ROUTE')],
  ['the distance from something else', GLIDERS.replace('5NM OF ROUTE', '5NM OF ABC VOR')],
  ['a distance far behind', GLIDERS.replace('60 GLIDERS', `${'FURTHER WORDS '.repeat(12)}60 GLIDERS`)],
])('the points stay points: %s', (_, text) => {
  expect(drawn(text).map((area) => area.split(' ')[0])).toEqual(['point', 'point', 'point']);
});

test.each([
  'POWERLINE INSPECTION BTN MOSS (595450N 0104508E) AND SKI (595512N 0104600E) 500M EITHER SIDE',
  'UAS FM MOSS (595450N 0104508E) TO SKI (595512N 0104600E), 500M ON EITHER SIDE. MAX HGT 120M AGL',
  'WI LINE MOSS (595450N 0104508E) - SKI (595512N 0104600E) WI 500M BOTH SIDES',
])('named points with a width right behind the last are a corridor: %s', (text) => {
  expect(drawn(text)[0]?.split(' ').slice(0, 4)).toEqual([
    'corridor',
    '0.54NM',
    '595450N0104508E',
    '595512N0104600E',
  ]);
});

test('a crane named before is no end of it', () => {
  const text =
    'CRANE 590000N 0100000E (DOCK) LGTD. LINE MOSS (595450N 0104508E) AND SKI (595512N 0104600E) 500M EITHER SIDE';
  expect(drawn(text).map((area) => area.split(' ')[0])).toEqual(['point', 'corridor']);
});

test('one point is no way', () => {
  expect(drawn('HEL 514522N 0020440W (EDGEWORTH) WI 5NM OF ROUTE')[0]?.split(' ')[0]).toBe('point');
});

test('points of an area named before are not taken into the way', () => {
  const text = `CRANE 500000N 0010000W (SITE). ${'FURTHER WORDS '.repeat(12)}${GLIDERS}`;
  expect(drawn(text).map((area) => area.split(' ').slice(0, 2))).toEqual([
    ['point', '500000N0010000W'],
    ['corridor', '10NM'],
  ]);
});
