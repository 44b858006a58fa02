import { toUtcInstant } from '@klarnotam/aviation';
import { areaKeyOf, composeNotam, type PlannedOperation } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { en } from '../../../shared/text/testing/english.ts';
import { earliestDates, tooEarlyDates } from './check-dates.ts';
import { faultsByField, findFaults, radiusToChoose } from './find-faults.ts';
import { composeRequest } from '../preview/compose-request.ts';
import { asksEachDay, withEachDay, withoutBreak } from '../each-day.ts';
import { emptyOperation } from '../empty-operation.ts';
import { readTypedTime } from '../../../shared/times/typed-time.ts';
import { typedPhone } from '../typed-phone.ts';

const complete: PlannedOperation = {
  ...emptyOperation('Europe/Oslo'),
  location: { lat: 60, lng: 10, elevationM: null, radiusM: 500 },
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
const ENOR = { indicator: 'ENOR', name: 'Norway', sure: true };
const NOW = { today: '2026-06-20', nowMs: Date.parse('2026-06-20T10:00:00Z'), isSiteOnItsWay: false };
const check = (operation: PlannedOperation, now = NOW) =>
  findFaults(operation, composeRequest(operation, null, toUtcInstant(now.nowMs)), now, en.compose);
const messages = (operation: PlannedOperation, now = NOW) =>
  check(operation, now).map(({ message }) => message);

test('a complete form is sent', () => {
  expect(check(complete)).toEqual([]);
});

test('regions and heights that are being looked up are nothing to mend; looked up in vain they are told', () => {
  const icao: PlannedOperation = { ...complete, requestForm: 'icao', placeName: 'Oslo' };
  expect(check(icao).map(({ fields }) => fields)).toEqual([['requestForm']]);
  expect(check(icao, { ...NOW, isSiteOnItsWay: true })).toEqual([]);
  const site = { areaKey: areaKeyOf(icao) ?? '', firs: [ENOR], ground: null, aerodromes: [] };
  expect(messages({ ...icao, site }, { ...NOW, isSiteOnItsWay: true })).toEqual([
    en.compose.icao.problems.groundUnknown,
  ]);
});

test('a point without a radius is told until one is chosen, or the point alone', () => {
  const point = { ...complete, location: { lat: 60, lng: 10, elevationM: null, radiusM: 0 } };
  expect(radiusToChoose(point, en.compose)).toMatchObject([{ label: 'radius', fields: ['radius'] }]);
  for (const chosen of [
    complete,
    { ...point, pointOnly: true },
    { ...point, isPolygonMode: true },
    { ...point, location: null },
  ])
    expect(radiusToChoose(chosen, en.compose)).toEqual([]);
  expect(check(point)).toEqual([]);
});

test('all that is missing is told at once, the seven checks first and in their order', () => {
  const empty = { ...emptyOperation('Europe/Oslo'), isRecurring: true, maxHeightMeters: 0 };
  expect(messages(empty)).toEqual([
    'Please provide your name and email address',
    'Please select a location on the map',
    'Please specify both start and end date/time',
    'Please provide a description of the drone operation',
    'Please specify a valid maximum height',
    'Please specify an end date for the recurring NOTAM',
    'Enter the phone number with its country code, such as +47 912 34 567',
  ]);
  expect(
    messages({ ...empty, isPolygonMode: true, polygonPoints: [{ lat: 1, lng: 1, elevationM: 0 }] })[1],
  ).toBe('Please select at least 3 points to define the area');
});

test('a missing part names its empty fields', () => {
  const noEmail = { ...complete, contactInfo: { ...complete.contactInfo, email: '' } };
  expect(check(noEmail)).toMatchObject([{ fields: ['email'] }]);
  expect(check({ ...complete, endTimeLocal: '' })).toMatchObject([{ fields: ['endTimeLocal'] }]);
  expect([...faultsByField(check({ ...complete, startDate: '', startTimeLocal: '' })).keys()]).toEqual([
    'startDate',
    'startTimeLocal',
  ]);
});

test('behind the seven checks come dates, phone and what cannot be written, each at its field', () => {
  expect(messages({ ...complete, startDate: '2026-06-19', endDate: '2026-06-19', description: '' })).toEqual([
    'Please provide a description of the drone operation',
    'Date input not valid.',
  ]);
  expect(check({ ...complete, endTimeLocal: '07:00' })).toMatchObject([
    { message: 'Failed to generate NOTAM text. Please check your input.', fields: ['endDate'] },
    { message: 'The end must be after the start.', fields: ['endDate'] },
  ]);
  const twice = { ...complete, startDate: '2026-10-25', endDate: '2026-10-25', startTimeLocal: '02:30' };
  expect(check(twice)[1]?.fields).toEqual(['startTimeChoice']);
});

test('a time that has passed is refused by the moment, behind everything else', () => {
  const today = { ...complete, startDate: '2026-06-20', endDate: '2026-06-20' };
  const at = (time: string) => ({ ...NOW, nowMs: Date.parse(`2026-06-20T${time}Z`) });
  expect(messages(today, at('13:59:59'))).toEqual([]);
  expect(messages({ ...today, description: '' }, at('14:00:00'))).toEqual([
    'Please provide a description of the drone operation',
    'These times have passed. Choose times to come.',
  ]);
});

test('hours of daytime over several days are asked about until it is answered', () => {
  const days = { ...complete, endDate: '2026-07-03' };
  expect(asksEachDay(days)).toBe(true);
  expect(check(days)).toMatchObject([{ fields: ['eachDay'] }]);
  expect(check({ ...days, eachDay: false })).toEqual([]);
  const daily = withEachDay(days);
  expect(withoutBreak(daily)).toEqual({ ...days, eachDay: false });
  expect(check(daily)).toEqual([]);
  expect(composeNotam(daily).text).toContain(
    'C) 2026-07-01 0600 UTC - 2026-07-01 1400 UTC RECURRING DAILY UNTIL 2026-07-03',
  );
});

test.each([
  ['over one midnight', { endDate: '2026-07-02', startTimeLocal: '22:00', endTimeLocal: '04:00' }],
  ['of one day', {}],
  ['nearly the whole day', { endDate: '2026-07-03', startTimeLocal: '00:00', endTimeLocal: '23:59' }],
  ['that recur', { endDate: '2026-07-03', isRecurring: true }],
  ['without an end', { endDate: '2026-07-03', endTimeLocal: '' }],
] as const)('hours %s are not asked about', (_, changed) => {
  expect(asksEachDay({ ...complete, ...changed })).toBe(false);
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
