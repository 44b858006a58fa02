import { describe, expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';
import { rateText } from './rate-text.test-helper.ts';

describe('a participle in front of a noun takes nothing back', () => {
  test('a terminated laser display is one whose beams end on a surface', () => {
    const [notam] = decodeNotams(
      `H3921/22 NOTAMN
Q) EGPX/QWELW/IV/M/W/000/999/5556N00322W001
A) EGPX B) 2208151900 C) 2208282300
E) TERMINATED LASER DISPLAY WI 1NM RADIUS 555629N 0032223W
(INGLISTON, EDINBURGH). FOR INFO 07921 092620.
F) SFC G) UNL`,
      { now: '2022-08-01T00:00:00Z' },
    ).notams;
    expect(notam?.facts.rating.level).toBe('caution');
    expect(notam?.facts.rating.reasons[0]).toMatchObject({ code: 'hazard', hazard: 'lasers' });
  });

  test.each([
    ['QWELW', 'TERMINATED LASER DISPLAY AT THE CASTLE'],
    ['QWEXX', 'TERMINATED LASER DISPLAY AT THE CASTLE'],
    ['QWEXX', 'LASER BEAMS TERMINATED ON THE TOWER'],
    ['QWEXX', 'LASER DISPLAY AT THE COMPLETED STADIUM'],
    ['QWELW', 'LASER DISPLAY TERMINATED'],
    ['QWELW', 'FIREWORKS AT THE SUSPENDED BRIDGE'],
  ])('%s %s', (code, text) => {
    expect(rateText({ code, text, lower: 'SFC' }).level).toBe('caution');
  });

  test.each([
    'UAS BAN OVER THE SUSPENDED BRIDGE',
    'UAS FLIGHTS PROHIBITED NEAR THE WITHDRAWN RESTRICTION SIGNS',
    'DRONE BAN DURING DEMOLITION OF THE CANCELLED TOWER',
  ])('%s', (text) => {
    expect(['forbidden', 'restricted']).toContain(rateText({ code: 'QXXXX', text, lower: 'SFC' }).level);
  });
});

test.each([
  ['QWEXX', 'LASER DISPLAY TERMINATED'],
  ['QWEXX', 'LASER DISPLAY CANCELLED TODAY'],
  ['QWELW', 'FIREWORKS DISPLAY HAS BEEN CANCELLED'],
  ['QWELW', 'CANCELLED: FIREWORKS DISPLAY ASHFORD'],
  ['QWELW', 'FIREWORKS DISPLAY WILL NOT TAKE PLACE'],
  ['QXXXX', 'UAS BAN OVER THE BRIDGE LIFTED'],
])('as a predicate, or alone at the head, it does: %s %s', (code, text) => {
  const { level, reasons } = rateText({ code, text, lower: 'SFC' });
  expect(level).toBe('allowed');
  expect(reasons[0]?.code).toBe('deactivated');
});
