import { expect, test } from 'vitest';
import { emptyOperation } from '../empty-operation.ts';
import { endsTooSoon, keptOf, withKept } from './apply-kit.ts';

const EMPTY = emptyOperation('Europe/Oslo');
const SITE = {
  ...EMPTY,
  location: { lat: 59.9, lng: 10.7, elevationM: 12, radiusM: 500 },
  placeName: 'Åsgård',
  confirmedFirs: ['ENOR'],
  pointOnly: true,
};
const CREW = {
  ...EMPTY,
  contactInfo: { ...EMPTY.contactInfo, name: 'Kari Nordmann', phoneNumber: '+4791234567' },
  operatorNumber: 'NOR123',
};

test.each([
  ['site', SITE],
  ['crew', CREW],
  ['permission', { ...EMPTY, permissionReference: 'NOR-OAT-1' }],
] as const)('a kept %s fills in the next form, and nothing that is not there is kept', (kind, filled) => {
  expect(keptOf(EMPTY, kind, '')).toBeNull();
  const kept = keptOf(filled, kind, '');
  if (kept === null) throw new Error('It is filled in.');
  expect(withKept(EMPTY, kept)).toEqual({ ...filled, confirmedFirs: [], pointOnly: false });
});

test('another site is asked about anew, and nothing else of the form changes', () => {
  const kept = keptOf(SITE, 'site', '');
  if (kept === null) throw new Error('It is filled in.');
  const before = { ...CREW, confirmedFirs: ['ESAA'], pointOnly: true, description: 'Filming' };
  expect(withKept(before, kept)).toMatchObject({
    description: 'Filming',
    operatorNumber: 'NOR123',
    confirmedFirs: [],
    pointOnly: false,
    site: null,
  });
});

test('a permission that ends before the operation does is told', () => {
  const kept = (validUntil: string) =>
    ({ kind: 'permission', permission: { permissionReference: 'NOR-OAT-1', validUntil } }) as const;
  const operation = { ...EMPTY, endDate: '2026-07-01', isRecurring: true, untilDate: '2026-07-10' };
  expect(endsTooSoon(kept('2026-07-09'), operation, '2026-06-20')).toBe(true);
  expect(endsTooSoon(kept('2026-07-10'), operation, '2026-06-20')).toBe(false);
  expect(endsTooSoon(kept('2026-06-19'), EMPTY, '2026-06-20')).toBe(true);
  expect(endsTooSoon(kept(''), operation, '2026-06-20')).toBe(false);
});
