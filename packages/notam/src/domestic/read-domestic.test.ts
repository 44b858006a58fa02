import { expect, test } from 'vitest';
import { printArea } from '../area/testing/drawn.ts';
import { decodeNotams } from '../decode-notams.ts';

const NOW = '2026-07-01T00:00:00Z';

function decodeOne(text: string) {
  const { notams, leftOver } = decodeNotams(text, { now: NOW });
  expect([notams.length, leftOver]).toEqual([1, []]);
  const [notam] = notams;
  if (!notam) throw new Error('No NOTAM.');
  const { facts, source, spans } = notam;
  const at = (path: 'validFrom' | 'validTo' | 'text'): string | undefined =>
    spans[path] && source.slice(spans[path].from, spans[path].to);
  const problems = facts.problems.map(({ field, code, from, to }) => [field, code, source.slice(from, to)]);
  return { facts, areas: facts.areas.map(printArea), at, problems };
}

test('a temporary flight restriction: number, centre, text, circle and period', () => {
  const { facts, areas, at, problems } = decodeOne(
    `!FDC 6/4386 ZDC VA..AIRSPACE NORFOLK, VA..TEMPORARY FLIGHT RESTRICTIONS.
WI AN AREA DEFINED AS 3NM RADIUS OF 365600N0761700W (ORF013010) SFC-2999FT AGL
AIRSHOW. EFFECTIVE 2607041300 UTC UNTIL 2607042100 UTC. NORFOLK TWR 757-555-0123
2607041300-2607042100`,
  );
  expect(facts).toMatchObject({
    id: 'FDC 6/4386',
    format: 'domestic',
    kind: null,
    qualifier: null,
    locations: ['ZDC'],
    validFrom: '2026-07-04T13:00:00Z',
    validTo: '2026-07-04T21:00:00Z',
    permanent: false,
    estimated: false,
    lower: null,
    upper: null,
    contacts: [{ type: 'phone', value: '757-555-0123' }],
  });
  expect(areas).toEqual(['circle 3NM 365600N0761700W SFC..2999FT AGL']);
  expect(at('validFrom')).toBe('2607041300');
  expect(at('validTo')).toBe('2607042100');
  expect(at('text')?.startsWith('VA..AIRSPACE')).toBe(true);
  expect(facts.text?.endsWith('757-555-0123')).toBe(true);
  expect(problems).toEqual([]);
});

test.each([
  ['2607010600-2607011400', '2026-07-01T14:00:00Z', false, false],
  ['2607010600-2607011400EST', '2026-07-01T14:00:00Z', true, false],
  ['2607010600-2607011400 EST', '2026-07-01T14:00:00Z', true, false],
  ['2607010600-PERM', null, false, true],
  ['2607010600 - 2607011400', '2026-07-01T14:00:00Z', false, false],
])('the period %s', (period, validTo, estimated, permanent) => {
  const { facts, problems } = decodeOne(`!JFK 07/123 JFK RWY 04L/22R CLSD ${period}`);
  expect(facts).toMatchObject({
    id: 'JFK 07/123',
    locations: ['JFK'],
    text: 'RWY 04L/22R CLSD',
    validFrom: '2026-07-01T06:00:00Z',
    validTo,
    estimated,
    permanent,
  });
  expect(problems).toEqual([]);
});

test.each([
  [
    '!SEA 07/201 SEA AIRSPACE UAS WI AN AREA DEFINED AS .5NM RADIUS OF 473000N1221800W SFC-400FT AGL 2607011500-2607102300',
    ['circle 0.5NM 473000N1221800W SFC..400FT AGL'],
  ],
  [
    '!CARF 07/100 ZLA AIRSPACE STNR ALT RESERVATION WI AN AREA DEFINED AS 344000N1180000W TO 350000N1180000W TO 350000N1173000W TO POINT OF ORIGIN SFC-FL600 2607010600-2607011400',
    ['polygon 344000N1180000W 350000N1180000W 350000N1173000W SFC..FL600'],
  ],
  [
    '!GPS 07/011 ZAB NAV GPS MAY NOT BE AVBL WI A 300NM RADIUS CENTERED AT 331634N1062143W FL400-UNL 2607010600-2607010900',
    ['circle 300NM 331634N1062143W FL400..UNL'],
  ],
  [
    '!ORD 07/001 ORD OBST CRANE (ASN UNKNOWN) 415836N0875336W (1.0NM W ORD) 850FT (200FT AGL) FLAGGED 2607010600-2612312359EST',
    ['point 415836N0875336W ?..200FT AGL'],
  ],
  [
    '!DAL 07/200 DAL AIRSPACE UAS WI AN AREA DEFINED AS 1NM RADIUS OF DAL180005 SFC-400FT AGL 2607011200-2607012200',
    [],
  ],
])('what the text draws: %s', (text, areas) => {
  expect(decodeOne(text).areas).toEqual(areas);
});

test.each([
  [
    'no period',
    '!JFK 07/123 JFK RWY 04L/22R CLSD',
    [
      ['validFrom', 'missingStart', ''],
      ['validTo', 'missingEnd', ''],
    ],
  ],
  ['no location', '!JFK 07/123 2607010600-2607011400', [['locations', 'missingLocation', '']]],
  [
    'an end that is no day',
    '!JFK 07/123 JFK RWY CLSD 2607010600-2606311400',
    [['validTo', 'impossibleEnd', '2606311400']],
  ],
  [
    'an end before the begin',
    '!JFK 07/123 JFK RWY CLSD 2607010600-2606301400',
    [['validTo', 'endBeforeStart', '2606301400']],
  ],
  [
    'a begin that is no hour',
    '!JFK 07/123 JFK RWY CLSD 2607012500-2607021400',
    [['validFrom', 'impossibleStart', '2607012500']],
  ],
])('%s is a problem with its place', (_, text, expected) => {
  expect(decodeOne(text).problems.filter(([field]) => field !== 'text')).toEqual(expected);
});

test('a cancellation says so at its end', () => {
  expect(decodeOne('!JFK 07/125 JFK RWY 04L/22R CLSD CANCELED 2607010600-2607010600').facts.kind).toBe(
    'cancel',
  );
  expect(decodeOne('!JFK 07/125 JFK ILS CANCELED APCH NA 2607010600-2607011400').facts.kind).toBeNull();
});

test('several domestic NOTAMs, beside one of ICAO form', () => {
  const { notams } = decodeNotams(
    `!JFK 07/123 JFK RWY 04L/22R CLSD 2607010600-2607011400
!JFK 07/124 JFK TWY A CLSD 2607010600-PERM
A0912/26 NOTAMN
A) KJFK B) 2607010600 C) 2607011400
E) RWY 13L CLSD`,
    { now: NOW },
  );
  expect(notams.map(({ facts }) => [facts.id, facts.format, facts.text])).toEqual([
    ['JFK 07/123', 'domestic', 'RWY 04L/22R CLSD'],
    ['JFK 07/124', 'domestic', 'TWY A CLSD'],
    ['A0912/26', 'icao', 'RWY 13L CLSD'],
  ]);
});
