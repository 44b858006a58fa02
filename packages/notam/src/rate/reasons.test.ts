import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';
import type { RatedParts } from './rate-text.test-helper.ts';

/** Each reason's code and the words of the text that it rests on. */
function quoted(parts: RatedParts, groundFt: number | null = null): (readonly [string, string | null])[] {
  return rateText(parts, groundFt).reasons.map(({ code, span }) => [
    code,
    span === null ? null : parts.text.slice(span.from, span.to),
  ]);
}

test.each<[name: string, parts: RatedParts, reasons: (readonly [string, string | null])[]]>([
  [
    'a ban',
    { code: 'QRTCA', text: 'INCIDENT AREA. NO UAS IS TO FLY WI 1NM.', lower: 'SFC' },
    [
      ['unmannedAircraftBanned', 'NO UAS IS TO FLY'],
      ['reachesDroneHeights', null],
    ],
  ],
  [
    'closed airspace over ground that is not known',
    { code: 'QRTCA', text: 'AIRSPACE CLSD WI AREA.', lower: '650M AMSL' },
    [
      ['airspaceClosed', 'AIRSPACE CLSD'],
      ['reachUncertain', null],
      ['groundHeightUnknown', null],
    ],
  ],
  [
    'an active area with its permission',
    {
      code: 'QRRCA',
      text: 'RESTRICTED AREA ENR204 ACT. ENTRY SUBJECT TO PERMISSION OF OSLO ATCC.',
      lower: 'SFC',
    },
    [
      ['airspaceActive', 'ENR204 ACT'],
      ['reachesDroneHeights', null],
      ['permissionRequired', 'ENTRY SUBJECT TO PERMISSION OF OSLO ATCC'],
    ],
  ],
  [
    'an area known by its code alone',
    { code: 'QRDCA', text: 'PEMBREY RANGE ACT', lower: 'SFC' },
    [
      ['airspaceActive', null],
      ['reachesDroneHeights', null],
    ],
  ],
  [
    'a rule for drones',
    { code: 'QXXXX', text: 'UAS OPERATIONS REQUIRE COORDINATION', lower: 'GND' },
    [
      ['droneRuleApplies', 'UAS OPERATIONS REQUIRE'],
      ['reachesDroneHeights', null],
    ],
  ],
  [
    'a call first',
    { code: 'QXXXX', text: 'CTC ROVAJARVI RANGE BEFORE ENTERING.', lower: 'GND' },
    [
      ['contactRequired', 'CTC ROVAJARVI RANGE BEFORE ENTERING'],
      ['reachesDroneHeights', null],
    ],
  ],
  [
    'a hazard without limits',
    { code: 'QXXXX', text: 'CAUTION: CROP DUSTING NEAR LAKE' },
    [
      ['hazard', 'CROP DUSTING'],
      ['reachAssumed', null],
    ],
  ],
  [
    'a hazard above',
    { code: 'QWFLW', text: 'AIR REFUELLING', lower: 'FL200' },
    [
      ['aboveDroneHeights', null],
      ['groundHeightUnknown', null],
      ['hazard', 'AIR REFUELLING'],
    ],
  ],
  ['an obstacle', { code: 'QOBCE', text: 'LIT CRANE 40M AGL' }, [['obstacle', 'LIT CRANE']]],
  [
    'an order to all who fly',
    { code: 'QROLT', text: 'EQUESTRIAN EVENT WI 0.5NM. ALL ACFT TO AVOID.', lower: 'SFC' },
    [
      ['avoidanceOrdered', 'ALL ACFT TO AVOID'],
      ['reachesDroneHeights', null],
    ],
  ],
  [
    'a subject without effect',
    { code: 'QMRLC', text: 'RWY 01/19 CLSD DUE SNOW', scope: 'A' },
    [['noEffect', 'RWY']],
  ],
  [
    'an area switched off',
    { code: 'QRDCD', text: 'EN D476 DEACTIVATED', lower: 'SFC' },
    [['deactivated', 'DEACTIVATED']],
  ],
  [
    'a rule for others',
    { code: 'QROLT', text: 'MIL ACFT SHALL AVOID FARM', lower: 'SFC' },
    [['noEffect', 'MIL ACFT SHALL AVOID']],
  ],
  ['a checklist', { code: 'QKKKK', text: 'CHECKLIST YEAR=2026 0001' }, [['checklist', null]]],
])('the reasons for %s stand in order and quote the text', (_, parts, reasons) => {
  expect(quoted(parts)).toEqual(reasons);
});

test.each([
  ['INCIDENT AREA.\r\nNO UAS  IS\n TO FLY.', 'NO UAS  IS\n TO FLY'],
  ['  no drones are\tallowed here', 'no drones are\tallowed'],
  ['Zone temporaire. Vols de drones interdits', 'drones interdits'],
  ['PROHIBIDO EL VUELO DE AERONAVES NO TRIPULADAS.', 'PROHIBIDO EL VUELO DE AERONAVES NO TRIPULADAS'],
])('%j quotes the words as they were written', (text, words) => {
  const facts = rateText({ code: 'QRTCA', text, lower: 'SFC' });
  const [first] = facts.reasons;
  const clean = text.trim();
  expect(first?.span && clean.slice(first.span.from, first.span.to)).toBe(words);
});

test('the base of item F is given back in its own unit', () => {
  const lower = (written: string) =>
    rateText({ code: 'QRDCA', text: 'EN D476 ACT', lower: written }).reasons.find((each) => 'lower' in each);
  expect(lower('150M AGL')).toMatchObject({ lower: { value: 150, unit: 'm', reference: 'agl' } });
  expect(lower('1500FT AMSL')).toMatchObject({ lower: { value: 1500, unit: 'ft', reference: 'amsl' } });
  expect(lower('FL095')).toMatchObject({ lower: { value: 95, unit: 'fl', reference: 'std' } });
  expect(lower('GND')).toMatchObject({ lower: { reference: 'sfc' } });
});

test('an effect that cannot be told names the base that it may have', () => {
  const text = 'TEMPO CTA CLASS D ESTABLISHED. CONTROLLING AUTHORITY: MARHAM ATC.';
  expect(rateText({ code: 'QAECA', text, lower: '1500FT AMSL' }).reasons).toMatchObject([
    { code: 'effectUnclear' },
    { code: 'reachUncertain', lower: { value: 1500, unit: 'ft', reference: 'amsl' } },
    { code: 'groundHeightUnknown' },
  ]);
  expect(rateText({ code: 'QAECA', text }).reasons).toMatchObject([{ code: 'effectUnclear' }]);
});
