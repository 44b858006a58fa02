import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { composeStatements } from './compose-statements.ts';
import type { Statements } from './statements.ts';

function decode(telegram: string): DecodedNotam {
  const [notam] = decodeNotams(telegram, { now: '2026-08-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return notam;
}

const statementsOf = (telegram: string): Statements => composeStatements(decode(telegram));
const typesOf = ({ events }: Statements) => events.map(({ type }) => type);

const OIL_SPILL = `H0559/23 NOTAMN
Q) EGTT/QWELW/IV/BO/W/000/060/5400N00101E048
A) EGTT B) 2302151130 C) 2302151600
E) A BOEING 727 AND PA31 WILL CONDUCT DYNAMIC LOW-LEVEL
MANOEUVRING OVER SEA FOR SIMULATED OIL SPILL RESPONSE INCLUDING
TEST SPRAYING WI AREA BOUNDED BY: 543000N 0000000E -
543000N 0020000E - 533000N 0020000E - 533000N 0003000E -
535000N 0000000E - 543000N 0000000E (NORTH SEA, EAST OF FLAMBOROUGH
HEAD). FOR INFO 01302 230486 / 01302 230487. 2023-02-0192/AS1.
F) SFC G) 6000FT AMSL`;

const FIREWORKS = `H6403/23 NOTAMN
Q) EGTT/QWMLW/IV/BO /AW/000/005/5126N00029W001
A) EGLL B) 2311041745 C) 2311041845
E) FIREWORK DISPLAY WI 0.5NM RADIUS: 512607N 0002857W (ASHFORD)
FOR INFO 07977 924639. 2023-11-0037/AU6.
F) SFC G) 490FT AMSL`;

const OPENING_HOURS = `U6231/22 NOTAMN
Q) EGTT/QFAAH/IV/BO/A/000/999/5100N00239W005
A) EGDY B) 2210240001 C) 2210282359
E) AD OPERATIONAL HOURS:
MON TO WED  0800-1600 AND 1745-2215
THU         0800-1600
FRI         0800-1300`;

const BIRDS = `M0090/23 NOTAMR M0012/23
Q) KZKC/QFAHX/IV/NBO/A/000/999/3844N09333W005
A) KSZL
B) 2301271351
C) 2302282359
E) USE CAUTION: 50,000 BIRDS ARE EXTREMELY ACTIVE AT THE NORTH WESTERN PART OF THE AIRFIELD DURING A 1 HOUR PERIOD AFTER SUNRISE AND A 1 HOUR PERIOD BEFORE SUNSET`;

describe('the code beside a text that no rule reads', () => {
  test('states nothing', () => {
    const statements = statementsOf(OIL_SPILL);
    expect(typesOf(statements)).toEqual(['quote']);
    expect(JSON.stringify(statements.events)).toContain('SIMULATED OIL SPILL RESPONSE');
  });

  test('is said as it is where the text is read and tells only the place', () => {
    const statements = statementsOf(OIL_SPILL.replace(/E\)[^]*F\)/, 'E) (ENGLISH CHANNEL)\nF)'));
    expect(typesOf(statements)).toEqual(['code']);
    expect(statements.isQuoted).toBe(false);
  });

  test('states nothing over what is told, and what is quoted stands at its place', () => {
    const { events } = statementsOf(`B4786/24 NOTAMN
Q) RPHI/QRALW/IV/NBO/W /000/410/1844N12500E199
A) RPHI B) 2410292130 C) 2410292330
E) SPECIAL OPS (DROPSONDES FOR TYPH PODUL) WILL TAKE PLACE WI:
210000N 1223000E - 163000N 1223000E - 163000N 1273000E - 210000N 1223000E
RMK: 1. XYZZY PLUGH
F) SFC G) FL410`);
    const kinds = events.map(({ type }) => type);
    expect(kinds).toEqual(['clause', 'quote']);
    expect(JSON.stringify(events)).toContain('XYZZY');
  });

  test('states nothing over what item E tells of the air', () => {
    const statements = statementsOf(`H3055/25 NOTAMN
Q) EGTT/QROLT/IV/NBO/W/000/025/5111N00036W002
A) EGTT B) 2503220730 C) 2503232000
D) 0730-2000
E) AN EQUESTRIAN EVENT WILL TAKE PLACE IN LOW FLYING AREA 1B WI 2NM
RADIUS OF PSN 511043N 0003542W (BUSBRIDGE, MUNSTEAD AND TUESLEY)
MILITARY AIRCRAFT SHALL AVOID THE AREA FROM SURFACE TO 2000FT AGL.
EVENT CTC 01483 418271. 25/03/155/LFC
F) SFC G) 2500FT AMSL`);
    expect(typesOf(statements)).not.toContain('code');
  });

  test('tells of a trigger what it is', () => {
    const statements = statementsOf(`J1107/26 NOTAMN
Q) EGPX/QRDTT/IV/BO/W/000/080/6013N00037W020
A) EGPX B) 2605040000 C) 2605172359
E) TRIGGER NOTAM - AIP SUP 039/26 WEF 04 MAY 26 - 30 JUL 26.
TEMPORARY DANGER AREA (NORTH SEA) BVLOS RPAS FLIGHT.
F) SFC G) 8000FT AMSL`);
    const [first] = statements.events;
    expect(first).toMatchObject({ clause: { phrase: 'triggerSupplementFromUntil', value: '039/26' } });
  });
});

describe('the aerodrome of item A', () => {
  test('is no place where item E gives another', () => {
    expect(statementsOf(FIREWORKS).place).toMatchObject({ codes: ['EGLL'], isElsewhere: true });
  });

  test('is no place of the danger area beside it', () => {
    const { place } = statementsOf(`J1269/26 NOTAMN
Q) EGTT/QRMCA/IV/BO/AW/000/007/5126N00013W003
A) EGLW B) 2605180800 C) 2605181600
E) TEMPO RESERVED AREA EGTR185 ACTIVATED. AIP SUP 014/2026 REFERS.
F) SFC G) 650FT AMSL`);
    expect(place.isElsewhere).toBe(true);
  });

  test('is the place of what is at the aerodrome', () => {
    const { place } = statementsOf(`A3864/23 NOTAMN
Q) EGPX/QMXLC/IV/BO/A/000/999/5531N00436W005
A) EGPK B) 2305230830 C) 2305231300
E) HOLDING POINTS Q AND R1 CLOSED`);
    expect(place).toMatchObject({ codes: ['EGPK'], isElsewhere: false });
  });
});

describe('hours that were not worked out', () => {
  test('are no matter where a clause says them', () => {
    const { period } = statementsOf(OPENING_HOURS);
    expect(period).toMatchObject({ unreadHours: [], hasQuotedHours: false });
  });

  test('stand once, in the quotation that has them', () => {
    const notam = decode(BIRDS);
    expect(notam.facts.problems.map(({ code }) => code)).toContain('hoursUnread');
    expect(composeStatements(notam).period).toMatchObject({ unreadHours: [], hasQuotedHours: true });
  });
});

test('a word that only leads to a position is not quoted', () => {
  const { events } = statementsOf(`H6127/22 NOTAMN
Q) EGTT/QWLLW/IV/M/W/000/062/5239N00227W005
A) EGTT B) 2208260500 C) 2208292000
E) HOT AIR BALLOON FESTIVAL AT: 523944N 0022647W (TOWER PARK, TELFORD).
F) SFC G) 6200FT AMSL`);
  expect(events).toMatchObject([{ type: 'clause', quotes: [] }]);
});

test('the end of a supplement is not that of the notice', () => {
  const { events } = statementsOf(`A1111/23 NOTAMN
Q) LDZO/QFMTT/IV/NBO/A/000/999/4513N01434E005
A) LDRI B) 2302230000 C) 2303082359
E) TRIGGER NOTAM - AIRAC AIP SUP 001/2023 WEF 23 FEB 2023 - UFN
- LDRI - RIJEKA/KRK I. AIRPORT - CONSTRUCTION OF THE AWOS
METEOROLOGICAL SYSTEM INFRASTRUCTURE.`);
  expect(JSON.stringify(events)).not.toContain('untilFurtherNotice');
  expect(JSON.stringify(events)).toContain('UFN');
});

describe('headings', () => {
  test('over limits that stand elsewhere are left out', () => {
    const statements = statementsOf(`D1469/23 NOTAMN
Q) EPWW/QWULW/IV/BO /W /000/009/5306N02150E011
A) EPWW B) 2303210700 C) 2306201700
D) 0700-1700
E) NAVIGATION WARNING.
LATERAL LIMITS:
1.530903N0220504E
2.530912N0220345E
3.530853N0220225E
1.530903N0220504E
VERTICAL LIMITS:
GND - 900FT AMSL
F) GND G) 900FT AMSL`);
    expect(JSON.stringify(statements.events)).not.toContain('verticalLimits');
    expect(statements.limits).toMatchObject({ upper: { value: 900 } });
  });

  test('over what is quoted are quoted with it', () => {
    const { events } = statementsOf(`A3384/22 NOTAMN
Q) VVHN/QARAU/IV/NBO/E/000/999/1825N10738E012
A) VVHN B) 2212290630 C) 2212311230
E) DRG THIS ACTIVITY, ATS ROUTES/SEGMENTS MENTIONED BELOW
SHALL BE OPERATED AS FLW:
- Q10 (VIDAD - LOCHA) APPLIED FOR THE FLTS FM THE NORTH TO THE SOUTH`);
    expect(JSON.stringify(events)).not.toContain('routesOperatedDuring');
    expect(JSON.stringify(events)).toContain('SHALL BE OPERATED AS FLW');
  });
});

describe('each height once', () => {
  test('a range from the ground up to that of item G is not said again', () => {
    const { limits, areas } = statementsOf(`P1306/22 NOTAMN
Q) EGTT/QWULW/IV/BO/AW/000/005/5214N00009E001
A) EGSC B) 2211230900 C) 2212061500
D) 0900-1500
E) UAS OPERATING 0.27NM RADIUS CENTRED ON PSN 521407N 0000840E (WI
CAMBRIDGE ATZ) SFC TO 453FT AMSL/400FT AGL
F) SFC G) 453FT AMSL`);
    expect(limits).toBeNull();
    expect(areas).toMatchObject([{ lower: null, upper: null }]);
  });

  test('what is told to reach so high leaves the limits of the rest', () => {
    const { limits } = statementsOf(`H7264/24 NOTAMN
Q) EGTT/QWELW/IV/BO/W/000/999/5317N00208W002
A) EGTT B) 2411051930 C) 2411052015
E) SEARCHLIGHT AND FIREWORK DISPLAY WI 1NM RADIUS 531657N 0020743W
(MACCLESFIELD). FIREWORKS UP TO 450FT AGL. FOR INFO 07539 293091.
F) SFC G) UNL`);
    expect(limits).toMatchObject({ upper: { reference: 'unl' } });
  });

  test('how high one thing of several goes is no limit of the others', () => {
    const { limits } = statementsOf(`H3594/25 NOTAMN
Q) EGTT/QWOLW/IV/M/W/000/999/5303N00111W002
A) EGTT B) 2508231700 C) 2508242130
D) 23 1700-2130, 24 0900-2130
E) LASERS, SEARCHLIGHTS AND FIREWORKS WI 1NM RADIUS OF 530313N
0011056W (HUCKNALL). MAX HGT OF FIREWORKS 1000FT AGL. FOR INFO 0333
339 3629. AR-2025-2633/01.
F) SFC G) UNL`);
    expect(limits).toMatchObject({ upper: { reference: 'unl' } });
  });
});
