import { expect, test } from 'vitest';
import { rateText } from './rate-text.test-helper.ts';

test.each([
  [
    'QWOLW',
    'LASER AND FIREWORK DISPLAY WI 0.5NM RADIUS OF 524151N 0012613W (IBSTOCK).',
    ['fireworks', 'lasers'],
  ],
  [
    'QWOLW',
    'LASERS, SEARCHLIGHTS AND FIREWORKS WI 1NM RADIUS OF 530313N 0011056W.',
    ['fireworks', 'lights', 'lasers'],
  ],
  ['QWPLW', 'PARACHUTING AND DROPPING OF ARTICLES WI 5NM RADIUS.', ['parachuting', 'parachuting']],
  ['QWCLW', 'UNMANNED CAPTIVE BALLOON/KITE WI 0.5NM RADIUS.', ['kites', 'captiveBalloon']],
  ['QWOLW', 'FIREWORKS WI 1NM RADIUS OF 530313N 0011056W (LASER WORKS).', ['fireworks']],
] as const)('%s %s: each hazard of one phrase is a reason', (code, text, hazards) => {
  const { level, reasons } = rateText({ code, text, lower: 'SFC' });
  expect(level).toBe('caution');
  expect(reasons.flatMap((reason) => (reason.code === 'hazard' ? reason.hazard : []))).toEqual(hazards);
});
