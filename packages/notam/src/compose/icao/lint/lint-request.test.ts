import { expect, test } from 'vitest';
import {
  composeCancellation,
  composeIcao,
  composeReplacement,
  lintRequest,
  type LintCode,
} from '../../../index.ts';
import { planned, withSite } from '../../testing/planned.ts';

const CIRCLE = `NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/006/5955N01045E001
A) ENOR
B) 2607010600
C) 2607101400
D) DAILY 0600-1400
E) UNMANNED ACFT (VLOS) WILL TAKE PLACE IN OSLO.
PSN 595450N 0104508E, RADIUS 0.3NM.
MAX HGT 394FT AGL/525FT AMSL.
INSPECTION OF POWER LINE.
FOR REALTIME STATUS CTC TEL +4791234567.
F) GND
G) 525FT AMSL`;

const AREA = `NOTAMN
Q) ENOR/QWULW/IV/BO/W/001/006/5955N01046E001
A) ENOR
B) 2607010600
C) 2607011400
E) UNMANNED ACFT (BVLOS) WILL TAKE PLACE IN OSLO.
WI AREA BOUNDED BY PSN 595450N 0104508E - 595512N 0104600E -
595430N 0104622E - 595450N 0104508E.
FM 164FT AGL UP TO 394FT AGL/525FT AMSL.
CTC FJELL DRONE, TEL +4791234567, VHF 123.450MHZ.
F) 180FT AMSL
G) 525FT AMSL`;

const codes = (text: string): string[] => lintRequest(text).map(({ code }) => code);

test('nothing is found in a request as it should be', () => {
  expect(lintRequest(CIRCLE)).toEqual([]);
  expect(lintRequest(AREA)).toEqual([]);
  expect(lintRequest(`(${CIRCLE})`)).toEqual([]);
});

test('nothing is found in what we write, replacing and cancelling too', () => {
  const operation = withSite(
    planned({ placeName: 'Oslo', contactInfo: { ...planned().contactInfo, includePhoneInNotam: true } }),
  );
  for (const { notices } of [
    composeIcao(operation),
    composeReplacement(operation, 'A1234/26', '2026-07-01T05:00:00Z'),
    composeCancellation(operation, 'A1234/26', '2026-07-01T05:00:00Z'),
  ]) {
    expect(notices).toHaveLength(1);
    expect(lintRequest(notices![0]!.text)).toEqual([]);
  }
});

/** What is put in place of what, and what the office objects to. */
const FAULTS: readonly (readonly [code: LintCode, from: string | RegExp, to: string, text?: string])[] = [
  ['lineTooLong', 'INSPECTION OF POWER LINE.', `INSPECTION OF ${'POWER LINE '.repeat(8)}.`],
  ['messageTooLong', 'INSPECTION OF POWER LINE.', 'INSPECTION OF POWER LINE.\n'.repeat(80)],
  ['smallLetters', 'INSPECTION OF POWER LINE.', 'Inspection of power line.'],
  ['unwritableCharacter', 'OSLO', 'ÅLESUND'],
  ['unwritableCharacter', 'INSPECTION OF', 'INSPECTION & REPAIR OF'],
  ['messageSignal', 'POWER LINE.', 'POWER LINE. NNNN'],
  ['missingQualifier', /Q\) .*\n/, ''],
  ['missingLocation', /A\) ENOR\n/, ''],
  ['missingBegin', /B\) .*\n/, ''],
  ['missingEnd', /C\) .*\n/, ''],
  ['missingText', /E\) [^]*(?=\nF\))/, 'E)'],
  ['missingLower', /F\) .*\n/, ''],
  ['missingUpper', /\nG\) .*/, ''],
  ['itemOutOfOrder', /B\) (.*)\nC\) (.*)\n/, 'C) $2\nB) $1\n'],
  ['itemTwice', 'C) 2607101400', 'C) 2607101400\nC) 2607101400'],
  ['itemsInCancellation', 'NOTAMN', 'NOTAMC A1234/26'],
  ['qualifierIncomplete', '/W/000/006/', '/000/006/'],
  ['qualifierFir', 'Q) ENOR', 'Q) ENO1'],
  ['qualifierCode', 'QWULW', 'QWUXX'],
  ['qualifierCode', 'QWULW', 'QXXXX'],
  ['qualifierTraffic', '/IV/', '/V/'],
  ['qualifierPurpose', '/BO/', '/NBO/'],
  ['qualifierScope', '/W/', '/E/'],
  ['qualifierLevel', '/000/006/', '/0/6/'],
  ['qualifierLevelsTurned', '/000/006/', '/006/000/'],
  ['lowerLevelNotOfF', '/000/006/', '/001/006/'],
  ['upperLevelNotOfG', '/000/006/', '/000/004/'],
  ['upperLevelNotOfG', '/000/006/', '/000/999/'],
  ['qualifierCentre', '5955N01045E001', '5975N01045E001'],
  ['qualifierCentre', '5955N01045E001', '595450N0104508E001'],
  ['qualifierRadius', '5955N01045E001', '5955N01045E000'],
  ['qualifierRadius', '5955N01045E001', '5955N01045E1'],
  ['circleTooSmall', 'RADIUS 0.3NM', 'RADIUS 2.0NM'],
  ['circleTooSmall', '5955N01046E001', '5905N01046E001', AREA],
  ['locationForm', 'A) ENOR', 'A) OSLOCITY'],
  ['tooManyLocations', 'A) ENOR', 'A) ENOR ENOB ESAA EFIN EKDK BIRD EGPX EHAA'],
  ['scopeNotOfLocation', 'A) ENOR', 'A) ENGM'],
  ['scopeNotOfLocation', '/W/', '/AW/'],
  ['firNotOfLocation', 'A) ENOR', 'A) ENOR ESAA'],
  ['timeForm', 'B) 2607010600', 'B) 2026-07-01 0600'],
  ['timeForm', 'B) 2607010600', 'B) 01.07.26 06:00'],
  ['impossibleTime', 'C) 2607101400', 'C) 2613101400'],
  ['impossibleTime', 'B) 2607010600', 'B) 2606310600'],
  ['withImmediateEffect', 'B) 2607010600', 'B) WIE'],
  ['untilFurtherNotice', 'C) 2607101400', 'C) UFN'],
  ['permanent', 'C) 2607101400', 'C) PERM'],
  ['estimatedEnd', 'C) 2607101400', 'C) 2607101400EST'],
  ['endNotAfterBegin', 'C) 2607101400', 'C) 2606101400'],
  ['overThreeMonths', 'C) 2607101400', 'C) 2610101400'],
  ['endAtMidnight', 'C) 2607011400', 'C) 2607020000', AREA],
  ['endAtMidnight', 'C) 2607011400', 'C) 2607012400', AREA],
  [
    'scheduleTooLong',
    'DAILY 0600-1400',
    Array.from(
      { length: 10 },
      (_, day) => `JUL ${String(day + 1).padStart(2, '0')} 0600-0700 0800-1400`,
    ).join(', '),
  ],
  ['scheduleYear', 'DAILY 0600-1400', '2026 JUL 01-10 0600-1400'],
  ['scheduleOblique', 'DAILY 0600-1400', '01/07-10/07 0600-1400'],
  ['scheduleWeekdaysAndDates', 'DAILY 0600-1400', 'WED JUL 01-10 0600-1400'],
  ['scheduleLocalTime', 'DAILY 0600-1400', 'DAILY 0800-1600 LT'],
  ['scheduleHolidays', 'DAILY 0600-1400', 'DAILY 0600-1400 EXC HOL'],
  ['scheduleAllDay', 'DAILY 0600-1400', 'H24'],
  ['scheduleMidnight', 'DAILY 0600-1400', 'DAILY 0600-2400'],
  ['scheduleUnreadable', 'DAILY 0600-1400', 'IN THE MORNING'],
  ['scheduleBeginNotB', 'DAILY 0600-1400', 'DAILY 0700-1400'],
  ['scheduleEndNotC', 'DAILY 0600-1400', 'DAILY 0600-1300'],
  ['scheduleGap', 'DAILY 0600-1400', 'JUL 01 10 0600-1400'],
  ['noPosition', 'PSN 595450N 0104508E, RADIUS 0.3NM.', 'IN THE CITY CENTRE.'],
  ['positionForm', '595450N 0104508E', '595470N 0104508E'],
  ['positionForm', '595450N 0104508E', '59.91389N 10.75222E'],
  ['positionForm', '595450N 0104508E', '5955N 01045E'],
  ['noRadius', ', RADIUS 0.3NM', ''],
  ['radiusNotNm', 'RADIUS 0.3NM', 'RADIUS 500M'],
  ['decimalComma', 'RADIUS 0.3NM', 'RADIUS 0,3NM'],
  ['areaNotClosed', '595430N 0104622E - 595450N 0104508E.', '595430N 0104622E.', AREA],
  ['noOperationType', ' (VLOS)', ''],
  ['noHeightAboveGround', '394FT AGL/', ''],
  ['noContact', 'FOR REALTIME STATUS CTC TEL +4791234567.', ''],
  ['electronicAddress', 'INSPECTION OF POWER LINE.', 'MORE AT WWW.FJELLDRONE.EXAMPLE.'],
  ['localTimeInText', 'INSPECTION OF POWER LINE.', 'FLIGHTS FROM 0800LT.'],
  ['unknownAbbreviation', 'INSPECTION OF POWER LINE.', 'INSPECTION APPROX 20 POLES.'],
  ['limitForm', 'F) GND', 'F) 0'],
  ['limitForm', 'G) 525FT AMSL', 'G) 160 METRES'],
  ['limitAboveGround', 'G) 525FT AMSL', 'G) 394FT AGL'],
  ['lowerAboveUpper', 'F) GND', 'F) 900FT AMSL'],
  ['upperBelowHeight', 'G) 525FT AMSL', 'G) 300FT AMSL'],
];

test('there are forty faults and more, of every kind', () => {
  expect(FAULTS.length).toBeGreaterThan(60);
});

test.each(FAULTS.map(([code, from, to, text]) => ({ code, from, to, text: text ?? CIRCLE })))(
  '$code is found: $from as $to',
  ({ code, from, to, text }) => {
    const faulty = text.replace(from, to);
    expect(faulty).not.toBe(text);
    expect(codes(faulty)).toContain(code);
  },
);

test('a request as guides teach it is told what it lacks', () => {
  const guide = `A) ENOR  B) 1806051100  C) 1806051300
E) UNMANNED ACFT WILL TAKE PLACE IN DRAMMEN AREA, PSN 594438N 0100819E, RADIUS 0,5 NM
F) GND  G) 400FT AMSL`;
  expect(codes(guide)).toEqual(
    expect.arrayContaining([
      'lineTooLong',
      'missingQualifier',
      'decimalComma',
      'noOperationType',
      'noHeightAboveGround',
      'noContact',
    ]),
  );
});

test.each([
  '',
  'NOTAMN',
  'Q)',
  'Q) ///////',
  'A) B) C) D) E) F) G)',
  '\u0000',
  'G) F) E) D) C) B) A) Q)',
  `D) ${'MON '.repeat(9_000)}`,
])('whatever the text is, it is looked at without fault: %j', (text) => {
  expect(lintRequest(text).length).toBeGreaterThan(0);
});
