import { expect, test } from 'vitest';
import { adjustDanda } from './danda.ts';

test('a danda stands close to the word that it ends', () => {
  expect(adjustDanda('विमान उड़ रहे हैं\u00a0।')).toBe('विमान उड़ रहे हैं।');
  expect(adjustDanda('क्षेत्र (EPR104)\u00a0। पाठ देखें ।')).toBe('क्षेत्र (EPR104)। पाठ देखें।');
});

test('a danda stands close to a unit, but a blank away from a digit, on the same line', () => {
  expect(adjustDanda('वायुदाब: 1013 hPa।')).toBe('वायुदाब: 1013 hPa।');
  expect(adjustDanda('NOTAM D0724/23\u00a0।')).toBe('NOTAM D0724/23\u00a0।');
});
