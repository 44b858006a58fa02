import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

const CODES = ['QFAAH', 'QMRLC', 'QOBCE', 'QWMLW', 'QWVLW', 'QPIXX', 'QAFXX', 'QXXXX'];

test.each([
  'AD HR OF SERVICE: NIL. IN ADDITION THE ENTIRE SKY ABOVE BAGHDAD, GROUND UPWARDS, IS SHUT FOR TRAFFIC OF ANY KIND',
  'TELEPHONE CHANGED. PASSAGE OVER THE FENCED GROUND BY CRAFT CREWED OR OTHERWISE IS NOT TOLERATED AT ANY HEIGHT',
  'ANY OBJECT IN FLIGHT WITHIN 8NM OF 595800N 0110200E, WHATEVER ITS SIZE, WILL BE ENGAGED WITHOUT CHALLENGE',
  'CONRED HAS SEALED THE SKY WI 10KM OF THE CRATER, GROUND UP TO 14000FT',
  'WHATEVER FLIES COMES DOWN AT 1800',
  'NO MOVEMENT IN THE AIR WI 3KM OF THE BARRACKS',
  'THE AUTHORITY CLOSES ALL SKY OVER THE CITY',
])('everybody is told, under any code: %s', (text) => {
  const softened = CODES.filter(
    (code) => !['forbidden', 'restricted'].includes(rateText({ code, text }).level),
  );
  expect(softened).toEqual([]);
});

test('no entry for those who do not take part is a ban', () => {
  const text = 'TRIAL. NIL ENTRY NIL TRANSIT NIL LOITER BY NON-PARTICIPANTS';
  expect(rateText({ code: 'QRRXX', text, lower: 'SFC' }).level).toBe('forbidden');
});

test('a zone that comes into being is no change of hours', () => {
  const text = 'CLASS D CTR OF 10NM RADIUS, SFC TO 4500FT AMSL, COMES INTO BEING WHERE NONE EXISTED';
  expect(rateText({ code: 'QACXX', text }).level).toBe('restricted');
  expect(rateText({ code: 'QACXX', text: 'CTR HOURS OF SERVICE MON-FRI 0600-1800' }).level).toBe('caution');
});

test.each([
  'OBJECT ON RWY 09 REMOVED',
  'ANY OBJECT FOUND ON RWY MUST BE REPORTED',
  'TRAFFIC ALL STANDS: PUSHBACK ON REQUEST',
])('objects and traffic on the ground bind nobody in the air: %s', (text) => {
  expect(rateText({ code: 'QMRXX', text }).level).toBe('allowed');
});
