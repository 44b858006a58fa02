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
