import { expect, test } from 'vitest';
import { namesSeveralThings, speaksOfHours, speaksOfPart } from './unread-words.ts';

test.each([
  ['TWY B CLSD BTN TWY A AND TWY C', true],
  ['RWY 09/27 FIRST 300M UNUSABLE', true],
  ['TWY N CLSD SOUTH OF RWY 05', true],
  ['TWY N CLSD', false],
  ['PARTNER AIRLINES ONLY', false],
])('%s: of a part is %s', (text, expected) => {
  expect(speaksOfPart(text)).toBe(expected);
});

test.each([
  ['ATS AVBL 0600-2100', true],
  ['OPR HOURS REVISED', true],
  ['SR-30 TO SS+30', true],
  ['ATS AVBL ON 123.450', false],
])('%s: of hours is %s', (text, expected) => {
  expect(speaksOfHours(text)).toBe(expected);
});

test.each([
  ['MOBILE CRANE AND MAST ERECTED', true],
  ['2 CRANES, CRANE 1 AND CRANE 2', false],
  ['CRANE ERECTED', false],
])('%s: several things is %s', (text, expected) => {
  expect(namesSeveralThings(text)).toBe(expected);
});
