import { composeNotam, type PlannedOperation } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { en } from '../../../shared/text/en.ts';
import { earliestDates, tooEarlyDates } from './check-dates.ts';
import { checkForm } from './check-form.ts';
import { emptyOperation } from '../empty-operation.ts';
import { readTypedTime } from '../../../shared/times/typed-time.ts';
import { typedPhone } from '../typed-phone.ts';

const complete: PlannedOperation = {
  ...emptyOperation('Europe/Oslo'),
  location: { lat: 60, lng: 10, elevationM: null, radiusM: 0 },
  startDate: '2026-07-01',
  endDate: '2026-07-01',
  startTimeLocal: '08:00',
  endTimeLocal: '16:00',
  description: 'Filming',
  contactInfo: {
    companyName: '',
    name: 'Kari',
    email: 'kari@example.com',
    phoneNumber: '+4791234567',
    includePhoneInNotam: false,
  },
};
const check = (operation: PlannedOperation) =>
  checkForm(operation, composeNotam(operation), '2026-06-20', en.compose);

test('a complete form is sent', () => {
  expect(check(complete)).toBeNull();
});

test('a missing part is named, with its empty fields', () => {
  expect(check({ ...complete, contactInfo: { ...complete.contactInfo, email: '' } })).toEqual({
    heading: 'Please provide your name and email address',
    details: [],
    fields: ['email'],
  });
  expect(check({ ...complete, endTimeLocal: '' })?.fields).toEqual(['endTimeLocal']);
});

test('behind the seven checks come dates, phone and what cannot be written', () => {
  expect(check({ ...complete, startDate: '2026-06-19' })?.heading).toBe('Date input not valid.');
  expect(check({ ...complete, contactInfo: { ...complete.contactInfo, phoneNumber: '' } })?.fields).toEqual([
    'phoneNumber',
  ]);
  expect(check({ ...complete, endTimeLocal: '07:00' })).toMatchObject({
    heading: 'Failed to generate NOTAM text. Please check your input.',
    details: ['The end must be after the start.'],
  });
});

test('dates may not be earlier than today, the start and the end', () => {
  const today = '2026-06-20';
  expect(earliestDates({ startDate: '', endDate: '' }, today)).toEqual({
    startDate: today,
    endDate: today,
    untilDate: today,
  });
  expect(earliestDates({ startDate: '2026-07-01', endDate: '' }, today).untilDate).toBe('2026-07-01');
  const swapped = { ...complete, startDate: '2026-07-02', isRecurring: true, untilDate: '2026-06-30' };
  expect(tooEarlyDates(swapped, today)).toEqual(['endDate', 'untilDate']);
  expect(tooEarlyDates({ ...swapped, isRecurring: false }, today)).toEqual(['endDate']);
});

test.each([
  ['8', '08:00'],
  ['0800', '08:00'],
  ['8:05', '08:05'],
  ['23.59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['8 am', null],
  ['', null],
])('the time %j is %j', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});

test.each([
  ['', ''],
  ['+', '+'],
  ['47 912 34 567', '+4791234567'],
  ['0047 912', '+47912'],
  ['call me', ''],
  ['+1234567890123456789', '+123456789012345'],
])('the phone number %j becomes %j', (typed, phone) => {
  expect(typedPhone(typed)).toBe(phone);
});
