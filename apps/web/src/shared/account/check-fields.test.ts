import { expect, test } from 'vitest';
import { en } from '../text/testing/english.ts';
import { checkEmail, checkNewPassword } from './check-fields.ts';

const { errors } = en.auth;

test('a password is at least 8 and at most 256 characters long', () => {
  const check = (length: number) => {
    const password = 'x'.repeat(length);
    return checkNewPassword({ password, confirmPassword: password }, errors);
  };
  expect(check(7)).toHaveProperty('password');
  expect(check(8)).toEqual({});
  expect(check(256)).toEqual({});
  expect(check(257)).toHaveProperty('password');
});

test('an address without a domain is seen at once, an unusual one passes', () => {
  for (const wrong of ['', 'kari', 'kari@', '@example.no', 'kari@example', 'ka ri@example.no']) {
    expect(checkEmail(wrong, errors)).toBe('Enter a valid e-mail address');
  }
  for (const right of ['kari+drone@flyr.example.no', ' kari@example.no ', 'æ@øl.no']) {
    expect(checkEmail(right, errors)).toBeUndefined();
  }
});
