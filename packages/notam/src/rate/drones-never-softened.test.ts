import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

const CODES = [
  'QFAXX',
  'QFAAH',
  'QFPXX',
  'QMRLC',
  'QMNLC',
  'QOBCE',
  'QNVAS',
  'QPIXX',
  'QARLC',
  'QWPLW',
  'QAFXX',
  'QXXXX',
];
const NAMES = [
  'DRONES',
  'UNCREWED ACFT',
  'HOBBY FLIERS',
  'MULTIROTORS',
  'REMOTE PILOTS',
  'RC AIRCRAFT',
  'MACHINES WITH NO PILOT ON BOARD',
];

/** The texts, made of a name of drones, that are rated milder than `restricted` under some code. */
function softenedOf(say: (name: string) => string): string[] {
  return CODES.flatMap((code) =>
    NAMES.map((name) => `${code} ${say(name)}`).filter(
      (told) =>
        !['forbidden', 'restricted'].includes(rateText({ code, text: told.slice(code.length + 1) }).level),
    ),
  );
}

test.each([
  'BUT THE MOMENT A HELICOPTER IS HEARD THEY HAVE TO COME DOWN',
  'BUT NOT WHEN HELICOPTERS ARE NEAR',
  'UNLESS A HELICOPTER APPROACHES',
  'ONLY AFTER A CALL TO THE WARDEN',
  'UNTIL THE FIRST SIREN',
  'EXCEPT DURING VISITING HOURS',
])('a permission is bound: MAY FLY NEARBY %s', (condition) => {
  expect(softenedOf((name) => `${name} MAY FLY NEARBY ${condition}`)).toEqual([]);
});

test.each(['WI 5KM FM RWY: HGT 45M OR LESS', 'WITHIN 2 NM OF RWY 12: CALL TWR', '300M FM RWY: 30M OR LESS'])(
  'a distance from a runway is not on the ground: %s',
  (told) => {
    expect(softenedOf((name) => `SEASON RULES FOR ${name} ${told}`)).toEqual([]);
  },
);

test.each([
  (name: string) => `HELIPAD AT HOSPITAL. ${name} IN THE SURROUNDING STREETS: NOT HIGHER THAN 25M`,
  (name: string) => `BALLOON MEETING. FOR MODELS AND ${name} WI 3KM OF LAUNCH FIELD: MAX HGT 40M`,
  (name: string) => `${name} TODAY MAX HGT 30M AGL BTN BRIDGE AND HARBOUR`,
])('a greatest height for drones is no announcement of theirs: %s', (say) => {
  expect(softenedOf(say)).toEqual([]);
});

test.each([
  'RWY 09/27 CLSD. NOTHING WITH ROTORS AND NO PILOT ON BOARD MAY LIFT WITHIN 3KM OF ARP',
  'RWY 09/27 CLSD. HOBBY FLIERS OF ALL SORTS MUST NOT BE UP FM FIRST SIREN UNTIL ALL CLEAR',
  'STREETS CLOSED. THE ARMY SHOOTS DOWN WHATEVER IS STEERED FROM THE GROUND ABOVE THE FLOATS',
  'REMOTE PILOTS MAY LAUNCH 0700-0930 AND 1700-1900',
  'LOS VUELOS DE AERONAVES NO TRIPULADAS SOLO SE REALIZARAN ENTRE LAS 0700 Y LAS 0900 UTC',
  'DRONES SHARE THE PARK WITH JETS. IF A JET COMES THEY MUST BE ON THE GRASS',
])('drones by another name, or by THEY, are told something: %s', (text) => {
  const softened = CODES.filter(
    (code) => !['forbidden', 'restricted'].includes(rateText({ code, text }).level),
  );
  expect(softened).toEqual([]);
});

test.each(['UAS FLIGHTS WILL TAKE PLACE. MAX HGT 120M AGL', 'UAS SURVEY OVER THE PARK MAX HGT 120M AGL'])(
  'a height beside flights that are announced is theirs: %s',
  (text) => {
    expect(rateText({ code: 'QWULW', text }).level).toBe('caution');
    expect(rateText({ code: 'QXXXX', text }).level).toBe('caution');
  },
);
