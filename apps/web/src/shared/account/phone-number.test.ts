import { expect, test } from 'vitest';
import { isCountry, maskPhone, readTypedPhone, storedPhone } from './phone-number.ts';

test('digits are shown in groups of three', () => {
  expect(maskPhone('')).toBe('');
  expect(maskPhone('912')).toBe('912');
  expect(maskPhone('91234567')).toBe('912 345 67');
  expect(maskPhone('+4')).toBe('+4');
});

test('a number at home needs no country code', () => {
  const typed = readTypedPhone('912 34 567', 'NO');
  expect(typed).toEqual({ country: 'NO', national: '91234567' });
  expect(storedPhone(typed)).toBe('+4791234567');
});

test('a pasted number with its country code changes the country', () => {
  expect(readTypedPhone('+46 70 123 45 67', 'NO')).toEqual({ country: 'SE', national: '701234567' });
  expect(readTypedPhone('0046701234567', 'NO')).toEqual({ country: 'SE', national: '701234567' });
  expect(readTypedPhone('+4791234567', 'SJ').country).toBe('SJ');
});

test('a country code that is being typed waits for its end', () => {
  expect(readTypedPhone('+4', 'NO')).toEqual({ country: 'NO', national: '+4' });
  expect(storedPhone({ country: 'NO', national: '+4' })).toBeNull();
});

test('the zero that is dialled only at home is left out, where there is one', () => {
  expect(storedPhone(readTypedPhone('07700 900123', 'GB'))).toBe('+447700900123');
  expect(storedPhone(readTypedPhone('06 1234 5678', 'IT'))).toBe('+390612345678');
});

test('never more than 15 digits, never too few', () => {
  const typed = readTypedPhone('1'.repeat(40), 'NO');
  expect(typed.national).toHaveLength(13);
  expect(storedPhone(typed)).toBe(`+47${'1'.repeat(13)}`);
  expect(storedPhone(readTypedPhone('12', 'NO'))).toBeNull();
  expect(storedPhone(readTypedPhone('', 'NO'))).toBeNull();
});

test('what is no country is known as such', () => {
  expect(isCountry('NO')).toBe(true);
  for (const code of ['', 'XX', 'no']) expect(isCountry(code)).toBe(false);
});
