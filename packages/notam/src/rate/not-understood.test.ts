import { describe, expect, test } from 'vitest';
import { bareFacts, factsOf, rateText } from './rate-text.test-helper.ts';
import { rateNotam } from './rate-notam.ts';

describe('what is said to drones and is not understood restricts, and is quoted', () => {
  test.each([
    'DRONE OWNERS ARE REQUESTED TO LEAVE THEIR EQUIPMENT AT HOME',
    'UAS ACTIVITY SUSPENDED',
    'UAV PERMITS REVOKED IN OSLO',
    'THE DRONES CAN FLY BUT NOT MORE HIGH THAN 25 METERS',
    'DRONEFLYGING ER UOENSKET UNDER STEVNET',
  ])('%s', (text) => {
    const { level, reasons } = rateText({ code: 'QWULW', text, lower: 'GND' });
    expect({ level, first: reasons[0] }).toMatchObject({
      level: 'restricted',
      first: { code: 'notUnderstood', quote: text, span: { from: 0, to: text.length } },
    });
  });

  test('a sentence that is longer than a card can show is cut behind a word', () => {
    const text = `DRONE OWNERS PONDER ${'FERNWEH '.repeat(80)}`.trim();
    const [reason] = rateText({ code: 'QXXXX', text, lower: 'GND' }).reasons;
    expect(reason).toMatchObject({
      code: 'notUnderstood',
      quote: expect.stringMatching(/FERNWEH …$/) as string,
    });
  });
});

test.each([
  ['DRONE FLIGHTS STRICLY FORBIDEN OVER OSLO', 'forbidden'],
  ['LETY DRONOV SU ZAKAZANE', 'forbidden'],
  ['DRONER FORBUDT UTEN TILLATELSE', 'restricted'],
  ['UAS FLIGHTS WILL TAKE PLACE IN OSLO', 'caution'],
  ['DRONE LIGHT SHOW BY 500 UNMANNED ACFT OVER HIROSHIMA PORT', 'caution'],
  ['DRONE BAN OVER OSLO LIFTED', 'allowed'],
  ['DRONE BAN OVER OSLO NOT LIFTED', 'forbidden'],
  ['NO RESTRICTIONS FOR UAS', 'allowed'],
  ['RESTRICTIONS LIFTED FOR AIRLINERS ONLY, UAS STILL GROUNDED', 'restricted'],
  ['TURBOJET ACFT BANNED AT NIGHT. UAS OPERATORS NEED NOT OBTAIN CLEARANCE', 'allowed'],
  ['CINEMA CREW SHOOTS A FEATURE WITH DRONES AROUND THE LIGHTHOUSE', 'caution'],
  ['THE FOLLOWING MEASURES ARE WITHDRAWN: A) CLOSURE OF AIRSPACE. B) BAN OF DRONES', 'allowed'],
  ['THE FOLLOWING BAN IS LIFTED: B12/26. 2. UAS PROHIBITED OVER THE PALACE', 'forbidden'],
  ['SKY OVER THE VALLEY BELONGS TO STATE AIRCRAFT', 'restricted'],
  ['UAS FLIGHTS NO LONGER PROHIBITED', 'allowed'],
] as const)('%s is %s', (text, level) => {
  expect(rateText({ code: 'QXXXX', text, lower: 'GND' }).level).toBe(level);
});

test.each([
  ['QXXXX', 'FLIGHT BAN OVER NATIONAL STADIUM'],
  ['QXXXX', 'TOTAL AIR EMBARGO WI 20KM'],
  ['QMRLC', 'NFZ 3KM AROUND STADIUM'],
  ['QXXXX', 'NO MACHINE OF ANY SORT SHALL LEAVE THE GROUND WI 3KM'],
  ['QFALC', 'ALL AIR MOVEMENT STOPPED WI 5NM OF AD'],
  ['QFAXX', 'ALL AVIATION GROUNDED WI 30NM'],
  ['QXXXX', 'VALLEY FOR AMBULANCE HELICOPTERS ALONE'],
  ['QXXXX', 'THE VALLEY IS NOT FOR YOU TODAY'],
  ['QWPLW', 'PARACHUTE DROPS. ALL OTHERS SHALL WAIT OUTSIDE'],
  ['QXXXX', 'HOSTAGE SITUATION AT PARKING LOT'],
  ['QXXXX', 'BOMB DISPOSAL AT RAILWAY STATION'],
  ['QXXXX', 'UAS APPROVALS SLEEP UNTIL 5 JAN'],
  ['QXXXX', 'DRONES HELD'],
])('everybody is told something that no rule reads: %s %s', (code, text) => {
  const { level, reasons } = rateText({ code, text });
  expect({ level, code: reasons[0]?.code }).toEqual({ level: 'restricted', code: 'notUnderstood' });
});

test.each([
  'UAS NOTALOWED (SEE AIC 3/25)',
  'NO DRONES (SEE AIC 3/25)',
  'UAS STANDDOWN, SEE AIC 3/25',
  'NOT MORE THAN 5 UAS AT A TIME (SEE AIP ENR 1.14)',
])('where more about it is written makes it no milder: %s', (text) => {
  expect(['forbidden', 'restricted']).toContain(rateText({ code: 'QXXXX', text }).level);
});

test('a mere reference informs', () => {
  expect(rateText({ code: 'QXXXX', text: 'UAS ZONES: SEE AIP ENR 5.1' }).level).toBe('information');
});

test.each([
  ['QXXXX', 'CHIMNEY BLASTING. STAY 500M CLEAR'],
  ['QWDLW', 'BLASTING AT QUARRY, KEEP 1KM AWAY'],
  ['QFAXX', 'RESCUE HELICOPTER WORKING AT CAR WRECK. GIVE THEM ROOM'],
])('an order without a subject to keep away is said to whoever reads it: %s %s', (code, text) => {
  const { level, reasons } = rateText({ code, text });
  expect({ level, code: reasons[0]?.code }).toEqual({ level: 'restricted', code: 'avoidanceOrdered' });
});

test.each([
  ['UAS NOT AUTH', 'forbidden'],
  ['UAS NOT CLEARED', 'forbidden'],
  ['NO CLEARANCE FOR UAS', 'restricted'],
  ['NO CLEARANCE REQUIRED FOR UAS', 'allowed'],
  ['UAS NEED NO PERMISSION', 'allowed'],
])('what is denied and what is not needed are told apart: %s is %s', (text, level) => {
  expect(rateText({ code: 'QXXXX', text }).level).toBe(level);
});

describe('a ban on drones whose item F lies above drone heights', () => {
  const ban = factsOf({ code: 'QRTCA', text: 'UAS FLIGHTS PROHIBITED', lower: '5000FT AMSL' });

  test('restricts where the height of the ground is not known', () => {
    expect(rateNotam(ban, { groundHeightFtAmsl: null })).toMatchObject({
      level: 'restricted',
      reasons: [
        { code: 'unmannedAircraftBanned' },
        { code: 'aboveDroneHeights' },
        { code: 'groundHeightUnknown' },
      ],
    });
  });

  test('is measured where it is', () => {
    expect(rateNotam(ban, { groundHeightFtAmsl: 100 }).level).toBe('allowed');
    expect(rateNotam(ban, { groundHeightFtAmsl: 4500 }).level).toBe('forbidden');
  });
});

test.each([
  'OVERFLIGHT NOT DESIRED',
  'OVERFLIGHT OF THE STADIUM NOT WANTED DUE TO EVENT',
  'OVERFLYING UNWANTED',
  'OVERFLIGHT NOT DESIRED WITHOUT PERMISSION',
  'FLYING OVER THE PRISON IS UNACCEPTABLE',
  'SKY RESERVED OVER CITY CENTRE',
  'AIRSPACE OVER AD TAKEN BY AIRSHOW',
  'SKIES ABOVE THE FESTIVAL KEPT FOR THE DISPLAY TEAM',
])('of the air itself is said to everybody, whatever the code: %s', (text) => {
  for (const code of ['QFAXX', 'QXXXX', 'QMRXX'])
    expect(['restricted', 'forbidden'], code).toContain(rateText({ code, text }).level);
});

test.each([
  'OVERFLIGHT PERMITTED',
  'OVERFLIGHT CHARGES PAYABLE IN USD',
  'OVERFLIGHT PERMIT REQUESTS TO CAA',
  'AIRSPACE REVERTS TO CLASS G',
])('papers, fees and classes of it, and its use that is permitted, bind nobody: %s', (text) => {
  expect(rateText({ code: 'QFAXX', text }).level).toBe('allowed');
});

test('a fire that others are told to keep away from restricts', () => {
  const text = 'FOREST FIRE. ALL ACFT KEEP CLEAR OF THE AREA UNLESS INVOLVED';
  expect(['restricted', 'forbidden']).toContain(rateText({ code: 'QXXXX', text, lower: 'GND' }).level);
});

describe('what belongs to no field', () => {
  const runway = factsOf({ code: 'QMRLC', text: 'RWY 01 CLSD', scope: 'A' });
  const span = { from: 200, to: 220 };

  test('wants caution, whatever the rest says', () => {
    const unread = [{ words: 'SUBJ) PHOTO SHIP', span }];
    expect(rateNotam(runway, { groundHeightFtAmsl: null, unread })).toMatchObject({
      level: 'caution',
      reasons: [{ code: 'partUnread', span }, { code: 'noEffect' }],
    });
  });

  test('restricts where it names drones', () => {
    const unread = [{ words: 'NOTE: UAV FLT SUSP', span }];
    expect(rateNotam(runway, { groundHeightFtAmsl: null, unread })).toMatchObject({
      level: 'restricted',
      reasons: [{ code: 'notUnderstood', quote: 'NOTE: UAV FLT SUSP', span }, {}],
    });
  });

  test('a message without item E is never harmless', () => {
    const { qualifier } = factsOf({ code: 'QMRLC', text: 'RWY 01 CLSD' });
    expect(rateNotam(bareFacts({ qualifier }), { groundHeightFtAmsl: null })).toMatchObject({
      level: 'caution',
      reasons: [{ code: 'partUnread' }, { code: 'noEffect' }],
    });
  });
});

test('the reason quotes the remark that was not read, and not what stands before it', () => {
  const text = `UAV WILL TAKE PLACE WI AREA AS FLW : ${'020652S1152630E - '.repeat(9)}RMK : ALL TFC HALTED HERE`;
  const [first] = rateText({ code: 'QWULW', text, lower: 'SFC' }).reasons;
  expect(first).toMatchObject({ code: 'notUnderstood', quote: 'ALL TFC HALTED HERE' });
});
