import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

/** Of aerodromes, runways, obstacles, warnings, routes, procedures, aids, services, lights, areas, and of nothing. */
const CODES =
  'QFAXX QFALC QMRLC QOBCE QOLAS QWPLW QWMLW QARLC QPIXX QNVAS QSTAH QCAXX QLLAS QRTCA QAFXX QACXX QAECD QXXXX'.split(
    ' ',
  );

/** What may stand around a ban. */
const FRAMES: readonly ((ban: string) => string)[] = [
  (ban) => ban,
  (ban) => `${ban}. CRANE 45M AGL AT PSN 595800N 0110200E.`,
  (ban) => `RWY 09/27 CLSD DUE WIP. ${ban}.`,
  (ban) => `DUE TO VIP VISIT ${ban}`,
  (ban) => `NOTAM A0001/26 CANCELLED. ${ban}`,
  (ban) => `RESTRICTION FOR GLIDERS LIFTED. ${ban}`,
  (ban) => `TRIGGER NOTAM - AIP SUP 3/26 WEF 1 JAN. ${ban}`,
  (ban) => `${ban} (SEE AIC 3/25)`,
];

test.each([
  'UAS PROHIBITED',
  'NO DRONES',
  'UAS OPS NOT AUTH',
  'DRONES UNWELCOME',
  'PROHIBIDO EL VUELO DE DRONES',
  'OVERFLIGHT OF THE STADIUM NOT WANTED',
  'SKY RESERVED OVER CITY CENTRE',
  'NO FLYING OVER THE CITY',
  'DO NOT FLY OVER THE PALACE',
  'FLYING OF ANY KIND BANNED ABOVE THE STADIUM',
  'NO-FLY ZONE WI 5KM',
  'NOBODY MAY FLY WI 3NM OF PSN 595800N 0110200E',
])('under no code and beside nothing else is it softened: %s', (ban) => {
  const softened = CODES.flatMap((code) =>
    FRAMES.map((frame) => ({ code, text: frame(ban) })).filter(
      (parts) => !['forbidden', 'restricted'].includes(rateText(parts).level),
    ),
  );
  expect(softened).toEqual([]);
});
