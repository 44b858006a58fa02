import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { checkSignUp, type SignUpValues } from './check-sign-up.ts';

const { errors } = en.auth;
const RIGHT: SignUpValues = {
  email: 'kari@example.no',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  name: 'Kari Nordmann',
  companyName: '',
  phone: { country: 'NO', national: '91234567' },
  phoneNumber: '+4791234567',
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
  expect(checkSignUp({ ...RIGHT, phoneNumber: null }, errors)).toHaveProperty('phoneNumber');
});
