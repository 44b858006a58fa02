import type { Subscription } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { en } from '../text/testing/english.ts';
import { changesOf, checkProfile, valuesOf } from './profile-changes.ts';

const SAVED: Subscription = {
  id: '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11',
  status: 'active',
  planType: 'free',
  planLimits: 10,
  notamCount: 0,
  remaining: 10,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  periodStart: '2026-11-01T00:00:00Z',
  periodEnd: '2026-12-01T00:00:00Z',
  paidUntil: null,
  name: 'Kari Nordmann',
  companyName: '',
  phoneNumber: '+4791234567',
  address: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
  country: 'NO',
};
const values = valuesOf(SAVED);
const { errors } = en.auth;

test('a profile that is not touched is not sent', () => {
  expect(changesOf(values, SAVED)).toBeNull();
  expect(changesOf({ ...values, city: ' Oslo ' }, SAVED)).toBeNull();
  expect(checkProfile(values, SAVED, errors)).toEqual({});
});

test('only what was changed is sent', () => {
  expect(changesOf({ ...values, companyName: 'Drone AS', city: 'Bergen ' }, SAVED)).toEqual({
    companyName: 'Drone AS',
    city: 'Bergen',
  });
});

test('the country follows the phone picker, and stays when the number is not touched', () => {
  const abroad = { ...SAVED, phoneNumber: '+46701234567' };
  expect(changesOf(valuesOf(abroad), abroad)).toBeNull();
  expect(changesOf({ ...values, phone: { country: 'SE', national: '701234567' } }, SAVED)).toEqual({
    phoneNumber: '+46701234567',
    country: 'SE',
  });
});

test('a phone number may be taken away, but not be cut short', () => {
  const without = { ...values, phone: { country: 'NO', national: '' } } as const;
  expect(checkProfile(without, SAVED, errors)).toEqual({});
  expect(changesOf(without, SAVED)).toEqual({ phoneNumber: '' });
  const short = { ...values, phone: { country: 'NO', national: '91' } } as const;
  expect(checkProfile(short, SAVED, errors)).toEqual({ phoneNumber: errors.phoneNumber });
});

test('what was given cannot be emptied; what never was may stay empty', () => {
  expect(checkProfile({ ...values, name: ' ', zipCode: '' }, SAVED, errors)).toEqual({
    name: errors.name,
    zipCode: errors.zipCode,
  });
  const bare = { ...SAVED, address: '', zipCode: '', city: '', phoneNumber: '', country: '' };
  const renamed = { ...valuesOf(bare), name: 'Kari' };
  expect(checkProfile(renamed, bare, errors)).toEqual({});
  expect(changesOf(renamed, bare)).toEqual({ name: 'Kari' });
});
