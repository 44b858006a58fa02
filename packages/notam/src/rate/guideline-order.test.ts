import { describe, expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';
import type { RatingLevel } from './reason.ts';

type Row = readonly [code: string, text: string, level: RatingLevel];

function rates([code, text, level]: Row): void {
  const rating = rateText({ code, text, lower: 'SFC' });
  expect(rating.level, JSON.stringify(rating.reasons)).toBe(level);
}

describe('a ban outweighs everything that stands beside it', () => {
  test.each<Row>([
    ['QRDCA', 'DANGER AREA EN D476 ACT. ENTRY PROHIBITED.', 'forbidden'],
    ['QWULW', 'UAS SHOW. NO OTHER DRONES ARE ALLOWED WI 2KM', 'forbidden'],
    ['QWALW', 'AIR DISPLAY. DRONES PROHIBITED WI 5KM', 'forbidden'],
    ['QWMLW', 'ROCKET LAUNCH. ALL ACFT SHALL REMAIN CLEAR OF THE AREA', 'forbidden'],
    ['QSTLC', 'TWR CLSD. UAS FLIGHTS WI CTR NOT PERMITTED', 'forbidden'],
    ['QRTTT', 'TRIGGER NOTAM - AIP SUP 12/26. ALL FLYING PROHIBITED WI 5NM', 'forbidden'],
  ])('%s %s', (...row) => rates(row));
});

describe('a named way in outweighs the ban that it opens', () => {
  test.each<Row>([
    ['QRTCA', 'ALL FLYING PROHIBITED WITHOUT PERMISSION FROM SOLA TWR', 'restricted'],
    ['QRTCA', 'NO DRONES ALLOWED. APPLICATION FOR PERMISSION TO: OSLO POLICE DISTRICT', 'restricted'],
    ['QRPCA', 'PROHIBITED AREA EN P102 ACT. ENTRY ONLY WITH PERMISSION OF NSM', 'restricted'],
    ['QWALW', 'AIR DISPLAY. ALL TRAFFIC PROHIBITED UNLESS AUTHORISED BY SOLA TWR', 'restricted'],
  ])('%s %s', (...row) => rates(row));
});

describe('drones of others are traffic, unless they have airspace of their own', () => {
  test.each<Row>([
    [
      'QWULW',
      'UNMANNED ACFT WILL TAKE PLACE IN DRAMMEN AREA, PSN 594438N 0100819E, RADIUS 0,5 NM',
      'caution',
    ],
    ['QWULW', 'UNMANNED ACFT (BVLOS) WILL TAKE PLACE BTN SALTEN AND BODO. MAX HGT 400FT AGL', 'caution'],
    ['QWULW', 'UNMANNED ACFT WILL TAKE PLACE IN EN D480 ACT', 'restricted'],
    ['QWULW', 'UAS FLIGHTS WI TEMPO SEGREGATED AREA', 'restricted'],
    ['QWULW', 'UAS BVLOS OPS WI TEMPORARY RESTRICTED AREA ENR999', 'restricted'],
    ['QWULW', 'UAS OPS CONTAINED WHOLLY WI THE TDA. TEMPO DANGER AREA (TDA) EGD186E', 'restricted'],
    ['QWULW', 'BVLOS FLIGHT. OTHER TRAFFIC SUBJECT TO ATC CLEARANCE', 'restricted'],
    ['QWULW', 'UAS OPS OUTSIDE DANGER AREA', 'caution'],
  ])('%s %s', (...row) => rates(row));
});

describe('a danger area restricts whatever goes on in it; a warning without one does not', () => {
  test.each<Row>([
    ['QRDCA', 'DANGER AREA EN D476 ACT. GUN FIRING', 'restricted'],
    ['QRDCA', 'DANGER AREA EN D476 ACT. METEOROLOGICAL BALLOONS', 'restricted'],
    ['QRDCA', 'DANGER AREA EN D476 ACT. UAS FLIGHTS', 'restricted'],
    ['QWMLW', 'TEMPO DANGER AREA ESTABLISHED FOR ROCKET LAUNCH', 'restricted'],
    ['QWMLW', 'ROCKET FIRING FROM ANDOYA. IMPACT AREA AS FOLLOWS', 'caution'],
    ['QWMLW', 'FIREWORK DISPLAY WI 0.5NM RADIUS', 'caution'],
    ['QAFXX', 'UNBURNED DEBRIS IS EXPECTED TO FALL', 'caution'],
  ])('%s %s', (...row) => rates(row));
});

describe('to be avoided is not to be forbidden', () => {
  test.each<Row>([
    ['QRTCA', 'RESTRICTED AREA ACTIVE. THE AREA SHALL BE AVOIDED', 'restricted'],
    ['QRDCA', 'DANGER AREA EN D476 ACT. ALL ACFT SHALL AVOID THE AREA', 'restricted'],
    ['QFAXX', 'WIP. ALL ACFT AVOID OVERFLIGHT OF KJPN', 'restricted'],
    ['QWULW', 'UAV WILL TAKE PLACE WI 2NM. RMK : ALL TFC AVOID THIS AREA', 'restricted'],
    ['QWMLW', 'LIVE FIRING. EMERG CEASE FIRING REQUESTS OR INFO 01752 822516', 'caution'],
    ['QAFXX', 'FALLING DEBRIS WI 2NM. ACFT ENTERING FIR VIA ATS ROUTE L625 NOT AVBL', 'caution'],
    ['QAFXX', 'FALLING DEBRIS WI 2NM. ALL ACFT ENTERING FIR VIA ATS ROUTE L625 PROHIBITED', 'restricted'],
    ['QWMLW', 'MODEL ROCKET LAUNCH. THE AREA SHALL BE AVOIDED', 'restricted'],
    ['QFAXX', 'LOCAL AIRCRAFT ARE ADVISED TO AVOID OVERFLIGHT OF THE CONSTRUCTION AREA', 'caution'],
    ['QROLT', 'PILOTS ARE REQUESTED TO AVOID OVERFLYING THE HOSPITAL', 'caution'],
    ['QROLP', 'KJELLER PRISON WI 500M', 'forbidden'],
    ['QROLP', 'KJELLER PRISON WI 500M EXC WITH PERMISSION FROM OSLO POLICE', 'restricted'],
  ])('%s %s', (...row) => rates(row));
});

describe('rubber on a runway is allowed: not everything is a caution', () => {
  test.each<Row>([
    ['QMRLC', 'RUBBER REMOVAL ON RWY 09/27', 'allowed'],
    ['QMRXX', 'RWY 18 CLSD. CRANES OPR UP TO 200FT AGL', 'caution'],
    ['QICAS', 'ILS U/S DUE CRANE', 'allowed'],
    ['QFAXX', 'TEMPO CRANE 10M AGL E OF RWY', 'allowed'],
    ['QFAXX', 'TEMPO CRANE 25M AGL E OF RWY', 'caution'],
    ['QFALC', 'AD CLSD DUE AIR SHOW', 'allowed'],
  ])('%s %s', (...row) => rates(row));
});
