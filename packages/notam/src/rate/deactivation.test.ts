import { expect, test } from 'vitest';
import { restsInPart, saysActive } from './deactivation.ts';

test.each([
  ['TEMPO DANGER AREA ACT', true],
  ['DANGER AREA EGD510C NOT ACTIVE', false],
  ['DANGER AREA EGD401 AMEND CONTACT TEL', false],
  ['DANGER AREA EGD401 AMEND CONTACT. EST COMPLETION 2608301200', false],
])('%s: active is %s', (text, expected) => {
  expect(saysActive(text)).toBe(expected);
});

test.each([
  ['EGD401A NOT ACTIVE, EGD401B ACTIVE', true],
  ['EGD401A NOT ACTIVE, EGD401B HOT', true],
  ['EGD401 CROSSING SERVICE IS NOT ACTIVE', true],
  ['EGD401 ACTIVITY INFORMATION SERVICE (DAAIS) NOT ACTIVE', true],
  ['EGD401A AND EGD401B NOT ACTIVE', false],
  ['EGD401 ACTIVE', false],
])('%s: in part only is %s', (words, expected) => {
  expect(restsInPart(words)).toBe(expected);
});
