import { describe, expect, test } from 'vitest';
import { readClauseInPart } from './read-clause-in-part.ts';

describe('what no pattern knows is told by its own words', () => {
  test.each([
    ['HOT CARGO PAD NORTH ENTRANCE CLSD DUE TO WIP', 'HOT CARGO PAD NORTH ENTRANCE', 'closed'],
    ['AIRFIELD MANAGEMENT LANDLINE IS OUT OF SERVICE', 'AIRFIELD MANAGEMENT LANDLINE', 'unserviceable'],
    ['MIKE ROW NOT AVBL', 'MIKE ROW', 'notAvailable'],
  ])('%s', (telegram, name, state) => {
    expect(readClauseInPart(telegram)).toMatchObject({
      clause: { kind: 'state', facility: 'asPrinted', name, state },
      unread: [],
      isPrinted: true,
    });
  });

  test.each([
    'UNLESS ADVISED OTHERWISE THE HOT CARGO PAD CLSD',
    'HOT CARGO PAD NOT CLSD',
    'HOT CARGO PAD WILL NOT BE CLSD',
    'WHEN THE HOT CARGO PAD IS CLSD',
    'SEE THE MAP: HOT CARGO PAD CLSD',
    'DRONE TRAINING GROUND CLSD',
    'HOT CARGO PAD CLSD UNLESS ADVISED',
    'PSN 510927N 0014531W CLSD',
    'LIGHTS FOR THE CLSD',
    'EASTERN PAPER LANES CLSD: L1, L2, L3',
  ])('nothing that could turn, bound or be something else: %s', (telegram) => {
    expect(readClauseInPart(telegram)).toBeNull();
  });
});

describe('for whom a state is, by its own words', () => {
  test.each([
    ['TWY C CLSD TO ACFT WITH UNDERSLUNG JET ENGINES', 'for', 'ACFT WITH UNDERSLUNG JET ENGINES'],
    ['AD CLSD EXCEPT FOR THE ESSEX AIR AMBULANCE', 'except', 'THE ESSEX AIR AMBULANCE'],
    ['SPOT 68 RESTRICTED TO C5 AND B747 AIRCRAFT ONLY', 'only', 'C5 AND B747 AIRCRAFT'],
  ])('%s', (telegram, scope, value) => {
    expect(readClauseInPart(telegram)).toMatchObject({
      clause: { adjuncts: [{ type: 'users', scope, users: [{ user: 'asPrinted', value }] }] },
      isPrinted: true,
    });
  });

  test.each([
    'TWY C CLSD FOR RESEEDING',
    'AD CLSD EXCEPT WHEN ADVISED BY ATC',
    'AD CLSD TO UAS TRAFFIC OF SCHOOLS',
    'TWY C CLSD TO ACFT WITH UNDERSLUNG JET ENGINES UNLESS TOWED',
  ])('nothing that is nobody or turns it: %s', (telegram) => {
    expect(readClauseInPart(telegram)).toBeNull();
  });
});

test('a trigger and what its publication is about', () => {
  expect(
    readClauseInPart('TRIGGER NOTAM - AIP SUP 14/23 WEF 17 NOV 2022 NEW CHARTS OF EAST FIELD'),
  ).toMatchObject({
    clause: { phrase: 'triggerSupplementFrom', value: '14/23', second: '17 NOV 2022' },
    unread: [{ from: 46, to: 70 }],
    isPrinted: false,
  });
});

test('a heading is no subject', () => {
  expect(readClauseInPart('FUEL AVAILABILITY NOT AVAILABLE')).toBeNull();
});

test('long and hostile clauses are read in short time', () => {
  const cpuMs = (): number => process.threadCpuUsage().user / 1000;
  const started = cpuMs();
  for (const part of [
    'TWY A CLSD TO ',
    'CLSD EXC ',
    'PAD ROW DOCK ',
    'TRIGGER NOTAM - AIP SUP 14/23 ',
    'AD CLSD FOR ACFT OF ',
  ]) {
    readClauseInPart(part.repeat(Math.floor(1500 / part.length)));
  }
  expect(cpuMs() - started).toBeLessThan(2000);
});
