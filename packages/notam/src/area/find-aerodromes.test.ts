import { expect, test } from 'vitest';
import { drawn } from './testing/drawn.ts';
import { readAreas } from './read-areas.ts';

const known = {
  aerodromeAt: (icao: string) => (icao === 'ENGM' ? { lat: 60.2, lon: 11.08 } : null),
  locations: ['ENGM'],
};
const AT = '601200N0110448E';

test.each([
  ['WI 5NM OF ENGM AD', `aerodrome circle 5NM ${AT}`],
  ['RADIUS 5NM FROM ENGM ARP', `aerodrome circle 5NM ${AT}`],
  ['10NM RADIUS CENTRED ON ENGM', `aerodrome circle 10NM ${AT}`],
  ['WI 3KM OF AD', `aerodrome circle 1.62NM ${AT}`],
  ['SECTOR 090-180 WI 5NM OF ENGM ARP', `aerodrome sector 5NM 90-180 ${AT}`],
  ['WI 1NM RADIUS OF 090 DEG TRUE 12NM FROM ENGM ARP', 'circle 1NM 601158N0112856E'],
])('%s', (text, expected) => {
  expect(drawn(text, [], known)).toEqual([expected]);
});

test('an aerodrome may be a corner', () => {
  const text = 'AREA BOUNDED BY 595450N 0104508E - ENGM - 595430N 0104622E - 595450N 0104508E';
  expect(drawn(text, [], known)).toEqual([`aerodrome polygon 595450N0104508E ${AT} 595430N0104622E`]);
});

test.each([
  'WI 5NM OF VOR OSL',
  'WI 5NM OF ENXX AD',
  'WI 1NM RADIUS OF 090 RADIAL 12NM FROM ENGM',
  '.5NM RADIUS OF CHS180010',
])('a place that is not known, or whose bearing is magnetic, is told and not drawn: %s', (text) => {
  const { areas, problems } = readAreas(text, null, [], known);
  expect(areas).toEqual([]);
  expect(problems).toHaveLength(1);
});

test.each(['CRANE 5NM FROM ENGM', 'FLIGHTS FROM ENGM', 'WI 5NM EAST OF ENGM'])('no area: %s', (text) => {
  expect(readAreas(text, null, [], known)).toEqual({ areas: [], problems: [] });
});

test('coordinates behind the name count before the table', () => {
  expect(drawn('WI 5NM OF ENGM AD (525326N 0005422W)', [], known)).toEqual(['circle 5NM 525326N0005422W']);
  const crane = 'CRANE PSN 513216N 0004243E (HDG 161 DEG MAG, 3873M FM ENGM ARP)';
  expect(drawn(crane, [], known)).toEqual(['point 513216N0004243E']);
});

test.each(['BAVAD', 'OSL VOR', 'VOR OSL'])(
  'a corner that is only named leaves the ring incomplete: %s',
  (name) => {
    const text = `AREA BOUNDED BY 595450N 0104508E - ${name} - 595430N 0104622E - 600000N 0100000E - 595450N 0104508E`;
    expect(drawn(text)).toEqual(['part of polygon 595450N0104508E 595430N0104622E 600000N0100000E']);
  },
);

test('letters for digits are told, and the other corners drawn', () => {
  const text = 'AREA 595450N 0104508E - 5955I2N 01O46O0E - 595430N 0104622E - 595400N 0104500E';
  expect(drawn(text)).toEqual(['part of polygon 595450N0104508E 595430N0104622E 595400N0104500E']);
  expect(readAreas('WI 1/2NM OF 48512ON 0021745E', null, []).problems).toMatchObject([
    { code: 'unreadableCoordinate' },
  ]);
});
