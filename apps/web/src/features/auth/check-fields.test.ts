import { expect, test } from 'vitest';
import { en } from '../../shared/text/en.ts';
import { checkEmail, checkNewPassword, checkSignUp, type SignUpValues } from './check-fields.ts';

const { errors } = en.auth;
const RIGHT: SignUpValues = {
  email: 'kari@example.no',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  name: 'Kari Nordmann',
  companyName: '',
  phone: { country: 'NO', national: '91234567' },
  address: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
  acceptedTerms: true,
};

test('a whole form is right without a company', () => {
  expect(checkSignUp(RIGHT, errors)).toEqual({});
});

test('each rule of signing up is said beside its field, in its own words', () => {
  expect(checkSignUp({ ...RIGHT, acceptedTerms: false }, errors)).toEqual({
    acceptedTerms: 'Please accept the Terms and Conditions and Privacy Policy to continue',
  });
  expect(checkSignUp({ ...RIGHT, confirmPassword: 'other horse' }, errors)).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(checkSignUp({ ...RIGHT, password: '1234567', confirmPassword: '1234567' }, errors)).toEqual({
    password: 'Password must be at least 8 characters long',
  });
});

test('spaces are no answer', () => {
  const blank = { ...RIGHT, name: ' ', address: ' ', zipCode: '', city: '\t' };
  expect(Object.keys(checkSignUp(blank, errors))).toEqual(['name', 'address', 'zipCode', 'city']);
  expect(checkSignUp({ ...RIGHT, phone: { country: 'NO', national: '' } }, errors)).toHaveProperty(
    'phoneNumber',
  );
});

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
