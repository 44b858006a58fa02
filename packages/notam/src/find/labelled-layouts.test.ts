import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';

const NOW = '2023-01-01T00:00:00Z';

function decoded(text: string) {
  const { notams, leftOver } = decodeNotams(text, { now: NOW });
  return {
    facts: notams.map((notam) => notam.facts),
    left: leftOver.map(({ from, to }) => text.slice(from, to)),
  };
}

test('a period in words behind the text stands for items B and C', () => {
  const { facts, left } = decoded(`KJFK A0912/23 - RWY 13L/31R CLSD. 12 FEB 08:00 2023 UNTIL 31 MAR
20:00 2023. CREATED: 12 FEB 07:11 2023

M0011/23 - CRANE 300FT AGL. 13 FEB 08:00 2023 UNTIL 30 JUN 20:00 2023 EST. CREATED: 12 FEB 07:11 2023
`);
  expect(left).toEqual([]);
  expect(facts).toMatchObject([
    {
      id: 'A0912/23',
      locations: ['KJFK'],
      validFrom: '2023-02-12T08:00:00Z',
      validTo: '2023-03-31T20:00:00Z',
      estimated: false,
      text: 'RWY 13L/31R CLSD.',
      problems: [],
    },
    {
      id: 'M0011/23',
      locations: [],
      validFrom: '2023-02-13T08:00:00Z',
      validTo: '2023-06-30T20:00:00Z',
      estimated: true,
      text: 'CRANE 300FT AGL.',
      problems: [{ code: 'missingLocation' }],
    },
  ]);
});

test('FROM: and TO: in front of the text stand for items B and C', () => {
  const { facts, left } = decoded(`A2540/23
FROM: 27 APR 2023 06:00 TO: 30 JUN 2023 15:00 EST
E) UAS WI 1NM RADIUS OF 595450N 0104508E.
LOWER: SFC UPPER: 400FT AGL
SCHEDULE: DAILY 0800-1600

A2541/23 NOTAMR A2400/23
Q) ENOR/QMRLC/IV/NBO/A/000/999/5954N01045E005
A) ENGM
FROM: 2023-04-27 06:00 TO: PERM
RWY 01L CLSD

A2542/23
FROM: 27 APR 2023 0600 TO: UFN
A) ENGM
E) TWY A CLSD
`);
  expect(left).toEqual([]);
  expect(facts).toMatchObject([
    {
      id: 'A2540/23',
      validFrom: '2023-04-27T06:00:00Z',
      validTo: '2023-06-30T15:00:00Z',
      estimated: true,
      text: 'UAS WI 1NM RADIUS OF 595450N 0104508E.',
      lower: { reference: 'sfc' },
      upper: { value: 400, unit: 'ft', reference: 'agl' },
      schedule: { text: 'DAILY 0800-1600', status: 'complete' },
    },
    {
      id: 'A2541/23',
      kind: 'replace',
      refersTo: 'A2400/23',
      locations: ['ENGM'],
      qualifier: { code: 'QMRLC' },
      validFrom: '2023-04-27T06:00:00Z',
      permanent: true,
      text: 'RWY 01L CLSD',
      problems: [],
    },
    { id: 'A2542/23', locations: ['ENGM'], permanent: true, text: 'TWY A CLSD' },
  ]);
});

test('a day that does not exist and a begin without a year are problems, not guesses', () => {
  const { facts } = decoded(`A0001/23 - TWY A CLSD. 30 FEB 08:00 2023 UNTIL 31 MAR 20:00 2023

A0002/23 - TWY B CLSD. 21 AUG 20:32 UNTIL 31 DEC 19:00 2023`);
  expect(facts).toMatchObject([
    { id: 'A0001/23', validFrom: null, validTo: '2023-03-31T20:00:00Z' },
    { id: 'A0002/23', validFrom: null, validTo: '2023-12-31T19:00:00Z' },
  ]);
  expect(facts.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['missingLocation', 'impossibleStart'],
    ['missingLocation', 'unreadableStart'],
  ]);
});

test('periods inside item E of a NOTAM with items do not make another NOTAM', () => {
  const { facts } = decoded(`A0001/23 NOTAMN
Q) ENOR/QMXLC/IV/M/A/000/999/5954N01045E005
A) ENGM B) 2304270600 C) 2306301500
E) SEE
A0002/23 - TWY B CLSD. 21 AUG 20:32 2023 UNTIL 31 DEC 19:00 2023`);
  expect(facts).toHaveLength(1);
  expect(facts[0]?.text).toContain('UNTIL 31 DEC');
});

test.each([
  'WE STAY FROM: 27 APR 2023 06:00 TO: 30 JUN 2023 15:00',
  'A0001/23 - OPEN UNTIL FURTHER NOTICE',
  'A0001/23 AND A0002/23 ARE VALID 12 FEB 08:00 2023 UNTIL 31 MAR 20:00 2023',
])('no NOTAM: %s', (text) => {
  expect(decoded(text)).toEqual({ facts: [], left: text === '' ? [] : [text] });
});

test.each([
  [
    'a heading above the number',
    'ALL DRONES PROHIBITED\nA0001/26 NOTAMN\nFROM: 27 APR 2026 06:00 TO: 30 JUN 2026 15:00\nWI 2NM OF ENGM',
  ],
  [
    'between number and period',
    'A0001/26\nALL DRONES PROHIBITED\nFROM: 27 APR 2026 06:00 TO: 30 JUN 2026 15:00\nWI 2NM OF ENGM',
  ],
  [
    'behind the limits',
    'A0001/26\nFROM: 27 APR 2026 06:00 TO: 30 JUN 2026 15:00\nWI 2NM OF ENGM\nGND - 400FT AGL\n\nALL DRONES PROHIBITED',
  ],
  [
    'a cell of a table',
    'A0001/26\tENGM\t2026-04-27 06:00\t2026-06-30 15:00\tGND\t400FT AGL\tALL DRONES PROHIBITED',
  ],
  ['behind a number alone', 'A0001/26 NOTAMN\nALL DRONES PROHIBITED'],
  [
    'a place line',
    'ENOR ALL DRONES PROHIBITED\nA0001/26\nFROM: 27 APR 2026 06:00 TO: 30 JUN 2026 15:00\nWI 2NM OF ENGM',
  ],
  ['a remark', 'A0001/26\nFROM: 27 APR 2026 06:00 TO: 30 JUN 2026 15:00\nCLASS: ALL DRONES PROHIBITED'],
])('a ban is text of the notice wherever its layout puts it: %s', (_, text) => {
  const { facts } = decoded(text);
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({ id: 'A0001/26' });
  expect(facts[0]?.text).toContain('ALL DRONES PROHIBITED');
});

test('a paragraph beside NOTAMs and reports that bans flying at a place is a notice of its own', () => {
  const report = 'METAR ENGM 011050Z 02008KT 9999 FEW030 12/05 Q1015';
  const runway = 'A0001/26 NOTAMN\nA) ENGM B) 2607010600 C) 2607011400\nE) RWY 01L CLSD\nF) SFC G) FL100';
  const ban = 'DRONES PROHIBITED WI 2NM OF 601012N 0111415E';
  for (const text of [
    [report, runway, ban].join('\n\n'),
    [ban, report, runway].join('\n\n'),
    [report, ban, runway].join('\n\n'),
  ]) {
    const { facts, left } = decoded(text);
    expect(new Set(facts.map((notice) => notice.text))).toEqual(new Set(['RWY 01L CLSD', ban]));
    expect(left).toEqual([report]);
  }
  expect(decoded([report, ban].join('\n\n')).facts).toMatchObject([{ id: null, text: ban }]);
});

test.each([
  ['From: 24.11.2026 09:00 (local time)\nTo: 26.11.2026 17:30 (local time)'],
  ['VALID FROM 24 NOV 2026 09:00 UNTIL 26 NOV 2026 17:30 LT'],
  ['FROM (LT) 2026-11-24 09:00 TO 2026-11-26 17:30'],
  ['Effective: Nov 24, 2026, 9:00 AM\nExpires: Nov 26, 2026, 5:30 PM'],
])('local times of validity are problems, not UTC: %s', (period) => {
  const { facts } = decoded(`A0001/26\n${period}\nTWY A CLSD`);
  expect(facts[0]).toMatchObject({ id: 'A0001/26', validFrom: null, validTo: null, text: 'TWY A CLSD' });
  expect(facts[0]?.problems).toMatchObject([
    { code: 'missingLocation' },
    { field: 'validFrom', code: 'localTime' },
    { field: 'validTo', code: 'localTime' },
  ]);
});

test.each([
  [
    'Effective: Nov 24, 2026, 9:00 AM EST\nExpires: Nov 26, 2026, 5:30 PM EST',
    '2026-11-24T14:00:00Z',
    '2026-11-26T22:30:00Z',
  ],
  ['24.11.2026 09:00 - 26.11.2026 17:30', '2026-11-24T09:00:00Z', '2026-11-26T17:30:00Z'],
  [
    'Start Date UTC\n11/24/2026 0900\nEnd Date UTC\n11/26/2026 1730',
    '2026-11-24T09:00:00Z',
    '2026-11-26T17:30:00Z',
  ],
  ['FROM: 24/11/2026 09:00 TO: 12/12/2026 17:30', '2026-11-24T09:00:00Z', '2026-12-12T17:30:00Z'],
  ['26 NOV 2026 0600-1500 UTC', '2026-11-26T06:00:00Z', '2026-11-26T15:00:00Z'],
])('a period is read in any print: %s', (period, from, to) => {
  expect(decoded(`A0001/26\n${period}\nTWY A CLSD`).facts[0]).toMatchObject({
    validFrom: from,
    validTo: to,
    text: 'TWY A CLSD',
  });
});

test('a date of which day and month cannot be told apart is a problem', () => {
  const { facts } = decoded('A0001/26\nFROM: 11/12/2026 09:00 TO: 12/12/2026 17:30\nTWY A CLSD');
  expect(facts[0]).toMatchObject({ validFrom: null, validTo: null, text: 'TWY A CLSD' });
});

test.each([
  'E) RWY CLSD',
  'Hi Kari, shall we fly the drone on Saturday at 10:00? The weather looks fine.',
  'Dear guest, the pool is closed from 12 FEB 2026 08:00 to 13 FEB 2026 20:00.',
  'Flight SK4035 to Oslo departs 26 NOV 2026 06:00, gate closes 05:40.',
])('a text with nothing aeronautical is no notice: %s', (text) => {
  expect(decoded(text).facts).toEqual([]);
});

test('labelled lines above item Q, and MESSAGE: in place of E, belong to the notice', () => {
  const { facts, left } = decoded(`From: 24.11.2023 06:00 UTC
To: 01.12.2023 20:00 UTC
FIR: ENOR Norway
Q) ENOR/QRTCA/IV/BO/W/000/025/5955N01045E001
Message: DRONES MAY NOT BE FLOWN WI 1NM OF 595500N 0104500E
Lower: GND
Upper: 2500FT AMSL`);
  expect(left).toEqual([]);
  expect(facts).toMatchObject([
    {
      locations: ['ENOR'],
      validFrom: '2023-11-24T06:00:00Z',
      validTo: '2023-12-01T20:00:00Z',
      text: 'DRONES MAY NOT BE FLOWN WI 1NM OF 595500N 0104500E',
      lower: { reference: 'sfc' },
      upper: { value: 2500, reference: 'amsl' },
      rating: { level: 'forbidden' },
      unread: [],
    },
  ]);
});
