import { expect, test } from 'vitest';
import { composeNotam, firstMissingPart, OPERATION_TITLES } from '../index.ts';
import { planned } from './testing/planned.ts';

const at = (lat: number, lng: number) => ({ lat, lng, elevationM: null });
const problemsOf = (operation: ReturnType<typeof planned>): unknown[] =>
  composeNotam(operation).items.flatMap(({ problems }) => problems);
const itemOf = (letter: string, operation: ReturnType<typeof planned>): string | null | undefined =>
  composeNotam(operation).items.find((item) => item.letter === letter)?.text;

test('a circle by day, recurring daily, with the phone number', () => {
  const operation = planned({
    location: { ...at(59 + 54 / 60 + 50.3 / 3600, 10 + 45 / 60 + 7.6 / 3600), radiusM: 500 },
    isRecurring: true,
    untilDate: '2026-07-10',
    contactInfo: { ...planned().contactInfo, includePhoneInNotam: true },
  });
  expect(composeNotam(operation).text).toBe(
    `A) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:
B) 595450N 0104508E RADIUS 0.3 NM
C) 2026-07-01 0600 UTC - 2026-07-01 1400 UTC RECURRING DAILY UNTIL 2026-07-10
E) GND UP TO 394 FT AGL
F) CONTACT TEL: +4791234567
H) NOTAM COMMENT: INSPECTION OF POWER LINE`,
  );
});

test('an area over midnight, from a height, with comments', () => {
  const operation = planned({
    title: OPERATION_TITLES.BVLOS,
    vlos: 'BVLOS',
    isPolygonMode: true,
    location: null,
    polygonPoints: [
      at(59 + 54 / 60 + 50 / 3600, 10 + 45 / 60 + 8 / 3600),
      at(59 + 55 / 60 + 12 / 3600, 10 + 46 / 60),
      at(59 + 54 / 60 + 30 / 3600, 10 + 46 / 60 + 22 / 3600),
    ],
    startDate: '2026-07-02',
    endDate: '2026-07-02',
    startTimeLocal: '00:00',
    endTimeLocal: '06:00',
    heightReference: 'custom',
    heightMeters: 50,
    maxHeightMeters: 150,
    comments: 'Night operation with lights',
    description: 'Search training',
    notes: 'Not for the NOTAM',
  });
  expect(composeNotam(operation).text).toBe(
    `A) UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN:
B) AREA DEFINED BY:
1. 595450N 0104508E
2. 595512N 0104600E
3. 595430N 0104622E
C) 2026-07-01 2200 UTC - 2026-07-02 0400 UTC
E) 164 FT UP TO 493 FT AGL
G) NIGHT OPERATION WITH LIGHTS
H) NOTAM COMMENT: SEARCH TRAINING`,
  );
});

test('seconds and minutes never show 60', () => {
  const location = { ...at(59.999_95, -0.999_9), radiusM: 0 };
  expect(itemOf('B', planned({ location }))).toBe('B) 600000N 0010000W');
});

test.each([
  [at(90, 0), 'B) 900000N 0000000E'],
  [at(-90, 12.5), 'B) 900000S 0123000E'],
  [at(0, 180), 'B) 000000N 1800000E'],
  [at(-0.5, -180), 'B) 003000S 1800000W'],
])('a point at a pole or on the date line is written as it is: %j', (point, text) => {
  expect(itemOf('B', planned({ location: { ...point, radiusM: 0 } }))).toBe(text);
});

test.each([
  [1, '0.1'],
  [100, '0.1'],
  [250, '0.2'],
  [500, '0.3'],
  [926, '0.5'],
  [927, '0.6'],
  [1000, '0.6'],
  [1852, '1.0'],
  [2000, '1.1'],
  [5000, '2.7'],
  [10_000, '5.4'],
])('a radius of %i m is %s NM, rounded up', (radiusM, nm) => {
  expect(itemOf('B', planned({ location: { ...at(60, 10), radiusM } }))).toBe(
    `B) 600000N 0100000E RADIUS ${nm} NM`,
  );
});

test.each([
  ['ground', 0, 120, 'GND UP TO 394 FT AGL'],
  ['ground', 50, 381, 'GND UP TO 1250 FT AGL'],
  ['ground', 0, 3048, 'GND UP TO 10000 FT AGL'],
  ['ground', 0, 0, 'GND'],
  ['custom', 50, 0, '164 FT AGL'],
  ['custom', 0, 1, '0 FT UP TO 4 FT AGL'],
  ['custom', 381, 381, '1250 FT UP TO 1250 FT AGL'],
  ['custom', 50, 50, '164 FT UP TO 165 FT AGL'],
] as const)(
  'heights from %s, %i m and %i m are %s',
  (heightReference, heightMeters, maxHeightMeters, text) => {
    expect(itemOf('E', planned({ heightReference, heightMeters, maxHeightMeters }))).toBe(`E) ${text}`);
  },
);

test.each([
  [{ location: null }, 'missingLocation'],
  [{ isPolygonMode: true }, 'missingLocation'],
  [{ isPolygonMode: true, polygonPoints: [at(1, 1), at(2, 2)] }, 'missingPoints'],
  [
    { isPolygonMode: true, polygonPoints: Array.from({ length: 11 }, (_, i) => at(i, i * i)) },
    'tooManyPoints',
  ],
  [{ isPolygonMode: true, polygonPoints: [at(1, 1), at(2, 2), at(3, 3)] }, 'flatArea'],
  [{ isPolygonMode: true, polygonPoints: [at(1, 1), at(1, 1), at(3, 4)] }, 'flatArea'],
  [{ isPolygonMode: true, polygonPoints: [at(60, 10), at(60.000_01, 10), at(60, 10.000_02)] }, 'flatArea'],
  [{ isPolygonMode: true, polygonPoints: [at(0, 0), at(1, 1), at(0, 1), at(1, 0)] }, 'crossingArea'],
  [
    { isPolygonMode: true, polygonPoints: [at(0, 179), at(1, -179), at(0, -179), at(1, 179)] },
    'crossingArea',
  ],
  [{ location: { ...at(91, 0), radiusM: 0 } }, 'impossibleLocation'],
  [{ location: { ...at(Number.NaN, 0), radiusM: 0 } }, 'impossibleLocation'],
  [{ location: { ...at(0, 0), radiusM: 10_001 } }, 'impossibleLocation'],
  [{ location: { ...at(0, 0), radiusM: -1 } }, 'impossibleLocation'],
  [{ startTimeLocal: '' }, 'missingTimes'],
  [{ startDate: '2026-02-29' }, 'impossibleTimes'],
  [{ endTimeLocal: '24:00' }, 'impossibleTimes'],
  [{ timeZone: 'Europe/Nowhere' }, 'unknownTimeZone'],
  [{ startDate: '2026-07-02' }, 'endNotAfterStart'],
  [{ endTimeLocal: '08:00' }, 'endNotAfterStart'],
  [{ isRecurring: true }, 'missingUntilDate'],
  [{ isRecurring: true, untilDate: '2026-07-32' }, 'impossibleUntilDate'],
  [{ isRecurring: true, untilDate: '2026-06-30' }, 'untilBeforeEnd'],
  [{ isRecurring: true, untilDate: '2031-07-01' }, 'recurrenceTooLong'],
  [{ maxHeightMeters: 3049 }, 'impossibleHeight'],
  [{ maxHeightMeters: 12.5 }, 'impossibleHeight'],
  [{ heightReference: 'custom', heightMeters: -1 }, 'impossibleHeight'],
  [{ heightReference: 'custom', heightMeters: 121 }, 'startingHeightAboveMaximum'],
  [
    { contactInfo: { ...planned().contactInfo, phoneNumber: 'CALL ME', includePhoneInNotam: true } },
    'impossiblePhone',
  ],
  [{ description: ' \n ' }, 'missingDescription'],
] as const)('what cannot be written says why: %j is %s', (changed, code) => {
  const operation = planned(changed as unknown as Partial<ReturnType<typeof planned>>);
  expect(composeNotam(operation).text).toBeNull();
  expect(problemsOf(operation)).toEqual([expect.objectContaining({ code })]);
});

test('an area over the date line is none that crosses itself', () => {
  const polygonPoints = [at(-17, 179.9), at(-17, -179.9), at(-17.2, -179.9), at(-17.2, 179.9)];
  expect(itemOf('B', planned({ isPolygonMode: true, polygonPoints }))).toBe(
    'B) AREA DEFINED BY:\n1. 170000S 1795400E\n2. 170000S 1795400W\n3. 171200S 1795400W\n4. 171200S 1795400E',
  );
});

test.each([
  ['a\r\nE) SFC TO UNL', 'A E SFC TO UNL'],
  ['(area F) closed', 'AREA F CLOSED'],
  ['C）\u2028B﹚ x', 'C B X'],
  ['tab\there \u202Eevil\u202C', 'TAB HERE EVIL'],
  ['straße ved Ålesund', 'STRASSE VED ÅLESUND'],
  ['half \uD83D of a sign', 'HALF \uFFFD OF A SIGN'],
])('free text cannot begin an item: %j', (description, text) => {
  expect(itemOf('H', planned({ description }))).toBe(`H) NOTAM COMMENT: ${text}`);
});

test('a title of its own is printed in capitals, without brackets; without one it is that of the type', () => {
  expect(itemOf('A', planned({ title: 'drone show\nB) everywhere' }))).toBe('A) DRONE SHOW B EVERYWHERE');
  expect(itemOf('A', planned({ title: '', vlos: 'BVLOS' }))).toBe(`A) ${OPERATION_TITLES.BVLOS}`);
});

test('a description of 10,000 characters stays whole and in one line', () => {
  const text = itemOf('H', planned({ description: 'power line '.repeat(909) }));
  expect(text).toBe(`H) NOTAM COMMENT: ${'POWER LINE '.repeat(909).trim()}`);
});

test('the seven parts are asked for in their order', () => {
  const contactInfo = { ...planned().contactInfo, email: ' ' };
  const empty = planned({
    contactInfo,
    location: null,
    startDate: '',
    description: '',
    maxHeightMeters: 0,
    isRecurring: true,
  });
  expect(firstMissingPart(empty)).toBe('nameAndEmail');
  const named = { ...empty, contactInfo: planned().contactInfo };
  expect(firstMissingPart(named)).toBe('location');
  expect(firstMissingPart({ ...named, isPolygonMode: true })).toBe('location');
  expect(firstMissingPart({ ...named, isPolygonMode: true, polygonPoints: [at(1, 1)] })).toBe('threePoints');
  const placed = { ...named, location: planned().location };
  expect(firstMissingPart(placed)).toBe('startAndEnd');
  const timed = { ...placed, startDate: '2026-07-01' };
  expect(firstMissingPart(timed)).toBe('description');
  const described = { ...timed, description: 'x' };
  expect(firstMissingPart(described)).toBe('maximumHeight');
  const high = { ...described, maxHeightMeters: 120 };
  expect(firstMissingPart(high)).toBe('untilDate');
  expect(firstMissingPart({ ...high, untilDate: '2026-07-01' })).toBeNull();
});
