import type { Height } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { NO_LIMITS, readAreaLimits, readObstacleHeight } from './read-area-limits.ts';

const GROUND: Height = { value: 0, unit: 'ft', reference: 'sfc' };
const UNLIMITED: Height = { value: null, unit: 'ft', reference: 'unl' };
const height = (value: number, unit: Height['unit'], reference: Height['reference']): Height => ({
  value,
  unit,
  reference,
});
const amsl = (value: number): Height => height(value, 'ft', 'amsl');
const agl = (value: number): Height => height(value, 'ft', 'agl');
const level = (value: number): Height => height(value, 'fl', 'std');

function limits(text: string, stated: readonly (Height | null)[] = []) {
  return readAreaLimits(text, 0, text.length, stated);
}

test.each<[string, Height | null, Height | null]>([
  ['SFC-2000FT AMSL', GROUND, amsl(2000)],
  ['GND - 1100FT AMSL', GROUND, amsl(1100)],
  ['BTN GND/1000FT AGL', GROUND, agl(1000)],
  ['FM SFC TO UNL', GROUND, UNLIMITED],
  ['VERTICAL ALTITUDE: SFC-UNL.', GROUND, UNLIMITED],
  ['FROM SURFACE TO FL100', GROUND, level(100)],
  ['VERTICAL LIMITS: FL110-FL120', level(110), level(120)],
  ['FL095/FL195', level(95), level(195)],
  ['1500FT AMSL/FL065', amsl(1500), level(65)],
  ['BTN 1000FT AMSL AND 3000FT AMSL', amsl(1000), amsl(3000)],
  ['550M AMSL-750M AMSL', height(550, 'm', 'amsl'), height(750, 'm', 'amsl')],
  ['300M AGL-700M AGL', height(300, 'm', 'agl'), height(700, 'm', 'agl')],
  ['1000-3000FT AMSL', amsl(1000), amsl(3000)],
  ['TRANSITING AT 250-2000FT AGL', agl(250), agl(2000)],
  ['BTN 250FT AGL-2000FT AGL', agl(250), agl(2000)],
  ['500FT AGL TO FL065', agl(500), level(65)],
  ['450M AMSL-450M AMSL', height(450, 'm', 'amsl'), height(450, 'm', 'amsl')],
  ['LOWER LIMIT: 1500FT AMSL UPPER LIMIT: FL065', amsl(1500), level(65)],
  ['BASE 1500FT AMSL, TOP FL065', amsl(1500), level(65)],
])('a range: %s', (text, lower, upper) => {
  expect(limits(text)).toEqual({ lower, upper });
});

test.each<[string, Height]>([
  ['UP TO 400FT AGL', agl(400)],
  ['MAX HGT 657FT AGL. FOR INFO', agl(657)],
  ['MAX HEIGHT: 120M AGL', height(120, 'm', 'agl')],
  ['BELOW 1500FT AGL', agl(1500)],
  ['BLW FL100', level(100)],
  ['NOT ABOVE 300FT AGL', agl(300)],
  ['MAX ALT 2000FT AMSL', amsl(2000)],
  ['NOT EXCEEDING 3,500FT AMSL', amsl(3500)],
  ['UPPER LIMIT 4000FT AMSL', amsl(4000)],
  ['MAX HGT OF UAS 400FT AGL 600FT AMSL', agl(400)],
])('an upper limit alone: %s', (text, upper) => {
  expect(limits(text)).toEqual({ lower: null, upper });
});

test.each<[string, Height]>([
  ['ABOVE 1500FT AMSL', amsl(1500)],
  ['ABV FL245', level(245)],
  ['BASE 3000FT AMSL', amsl(3000)],
])('a lower limit alone: %s', (text, lower) => {
  expect(limits(text)).toEqual({ lower, upper: null });
});

test('a limit that goes on above is open at the top', () => {
  expect(limits('SFC TO 40200FT AMSL OR ABOVE (ALL DIRECTIONS)')).toEqual({ lower: GROUND, upper: null });
});

test.each([
  ['UP TO 400FT', 'without what it counts from'],
  ['WI 500FT RADIUS', 'a distance'],
  ['GND 118.105MHZ', 'a frequency of the apron'],
  ['RWY 3600M CLSD', 'a length'],
  ['5000M VIS', 'a visibility'],
  ['99FT AGL / 459FT AMSL', 'one height twice'],
  ['TFC EXP FL310', 'a level that is no limit'],
  ['', 'nothing'],
])('no limits: %j (%s)', (text) => {
  expect(limits(text)).toEqual(NO_LIMITS);
});

test('a number without a reference means what items F and G say with the same number', () => {
  expect(limits('VERTICAL LIMITS: SFC-8000FT.', [GROUND, amsl(8000)])).toEqual({
    lower: GROUND,
    upper: amsl(8000),
  });
  expect(limits('MAX HGT 400FT.', [GROUND, agl(400)])).toEqual({ lower: null, upper: agl(400) });
  expect(limits('MAX HGT 400FT.', [GROUND, height(400, 'm', 'agl')])).toEqual(NO_LIMITS);
  expect(limits('MAX HGT 400FT.', [GROUND, amsl(401)])).toEqual(NO_LIMITS);
});

test('the first limits count, and only those between the bounds', () => {
  const text = 'SFC-1000FT AMSL. SFC-2000FT AMSL';
  expect(limits(text).upper).toEqual(amsl(1000));
  expect(readAreaLimits(text, 16, text.length, []).upper).toEqual(amsl(2000));
});

test.each<[string, Height | null]>([
  ['20M/65FT AMSL', height(65, 'ft', 'amsl')],
  ['30M/98FT AMSL', height(30, 'm', 'amsl')],
  ['HGT 65FT/20M AGL', agl(65)],
  ['20M (66FT) AGL', height(20, 'm', 'agl')],
  ['20M/450FT AMSL', amsl(450)],
  ['ELEV 617FT, HGT 492FT', agl(492)],
  ['ELEV/HGT 1300 FT / 751FT', agl(751)],
  ['ELEV / HGT 1927FT 1084FT', agl(1084)],
  ['SFC', null],
  ['UNL', null],
])('the height of an obstacle: %s', (text, expected) => {
  expect(readObstacleHeight(text, 0, text.length)).toEqual(expected);
});

test.each([
  'WITH UNKNOWN DIMENSIONS. LAST KNOWN HEIGHT 32000FT AND HEADING 270.',
  'BALLOON LAST REPORTED AT FL330',
  'MAX HGT APRX 400FT AGL',
  'ACFT EXPECTED TO TRANSIT BTN 250FT AGL-2000FT AGL. TIMINGS, HGT AND ROUTE ARE APRX',
  'GLIDERS TRANSITING AT 0-6000FT AGL. TIMINGS, HGT AND ROUTE ARE APRX',
])('what was seen or is expected is no limit: %s', (text) => {
  const stated = [GROUND, amsl(3000)];
  expect(limits(text, stated)).toEqual(NO_LIMITS);
  expect(readObstacleHeight(text, 0, text.length)).toBeNull();
});

test('what is expected to fall has the limits that are given for its area', () => {
  expect(limits('DEBRIS IS EXPECTED TO FALL: VERTICAL ALTITUDE: SFC-UNL')).toEqual({
    lower: GROUND,
    upper: UNLIMITED,
  });
});

test('heights of those who fly do not raise the floor of item F; those of the area do', () => {
  const flown = 'HEL OPR BETWEEN 200-500FT AGL';
  expect(limits(flown, [GROUND, agl(500)])).toEqual(NO_LIMITS);
  expect(limits(flown, [agl(100), agl(500)])).toEqual({ lower: agl(200), upper: agl(500) });
  expect(limits('RAPID DESCENT OF ACFT FROM 14000FT AMSL', [GROUND, null])).toEqual(NO_LIMITS);
  const area = 'ACFT FLYING. AREA 200-500FT AGL';
  expect(limits(area, [GROUND, agl(500)])).toEqual({ lower: agl(200), upper: agl(500) });
});

test('a height without a reference is above ground for obstacles alone', () => {
  const heightOf = (text: string) => readObstacleHeight(text, 0, text.length);
  expect(heightOf('MAST HGT 70M')).toEqual(height(70, 'm', 'agl'));
  expect(heightOf('CRANE WITH AIRCRAFT WARNING LIGHTS, HGT 411FT/ELEV 1283FT')).toEqual(agl(411));
  expect(heightOf('BALLOON HEIGHT 32000FT')).toBeNull();
  expect(heightOf('FIREWORKS, HGT 300FT')).toBeNull();
});

test('a height of the flights in a danger area is not that of the area, whose limits items F and G give', () => {
  const text = 'BVLOS UAS OPS CONTAINED WHOLLY WI THE TDA. MAX HGT 200FT AGL';
  expect(limits(text, [GROUND, amsl(600)])).toEqual(NO_LIMITS);
  expect(limits(text)).toEqual({ lower: null, upper: agl(200) });
});

test.each([
  'JET MANOEUVRES WI 5NM RADIUS. ACFT WILL CONDUCT ONE HIGH PERFORMANCE CLIMB TO 1500FT AMSL.',
  'ACFT WILL MAKE A RAPID DESCENT FROM 14000FT AMSL',
])('how far a manoeuvre goes is no limit of the area: %s', (text) => {
  expect(limits(text, [GROUND, amsl(5000)])).toEqual(NO_LIMITS);
});
