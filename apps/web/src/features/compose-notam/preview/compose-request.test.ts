import { areaKeyOf, type PlannedOperation } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { en } from '../../../shared/text/testing/english.ts';
import { emptyOperation } from '../empty-operation.ts';
import { findFaults } from '../faults/find-faults.ts';
import { composeRequest } from './compose-request.ts';

const NOW = '2026-06-20T10:00:00Z';
const location = { lat: 59.74, lng: 10.2, elevationM: 10, radiusM: 500 };
const ground = { highestM: 200, lowestM: 0, marginM: 20, source: 'Kartverket', askedOn: '2026-06-20' };
const sure = (indicator: string) => ({ indicator, name: indicator, sure: true });

function asked(firs: NonNullable<PlannedOperation['site']>['firs']): PlannedOperation {
  const operation: PlannedOperation = {
    ...emptyOperation('Europe/Oslo'),
    location,
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
      includePhoneInNotam: true,
    },
    requestForm: 'icao',
    placeName: 'Drammen',
  };
  const areaKey = areaKeyOf(operation) ?? '';
  return { ...operation, site: { areaKey, firs, ground, aerodromes: [] } };
}

const faultsOf = (operation: PlannedOperation) =>
  findFaults(
    operation,
    composeRequest(operation, null, NOW),
    { today: '2026-06-20', nowMs: Date.parse(NOW), isSiteOnItsWay: false },
    en.compose,
  );

test('the plain layout is mailed unless the ICAO form is chosen', () => {
  const plain = composeRequest({ ...asked([sure('ENOR')]), requestForm: 'specified' }, null, NOW);
  expect(plain.texts).toEqual([plain.specified.text]);
  expect(composeRequest(asked([sure('ENOR')]), null, NOW).texts?.[0]).toContain('A) ENOR');
});

test('a renewal names what it replaces, in both forms', () => {
  const renews = { id: '7', number: 'A1234/26' };
  const operation = asked([sure('ENOR')]);
  const icao = composeRequest(operation, renews, NOW).texts?.[0];
  const plain = composeRequest({ ...operation, requestForm: 'specified' }, renews, NOW).texts?.[0];
  expect(icao).toContain('NOTAMR A1234/26');
  expect(plain).toMatch(/^NOTAMR A1234\/26\nA\) /);
});

test('of several States the notices of the office alone are mailed; of another State alone, all of them', () => {
  const two = composeRequest(asked([sure('ENOR'), sure('ESAA')]), null, NOW);
  expect(two.icao?.notices).toHaveLength(2);
  expect(two.texts).toEqual([expect.stringContaining('A) ENOR')]);
  expect(composeRequest(asked([sure('ESAA')]), null, NOW).texts).toEqual([
    expect.stringContaining('A) ESAA'),
  ]);
});

test('what the ICAO form lacks is a fault at its field, and none of the plain layout', () => {
  const near = asked([sure('ENOR'), { indicator: 'ESAA', name: 'Sweden', sure: false }]);
  expect(faultsOf(near)).toMatchObject([{ fields: ['confirmedFirs'] }]);
  expect(faultsOf({ ...near, confirmedFirs: ['ENOR'] })).toEqual([]);
  expect(faultsOf({ ...near, requestForm: 'specified' })).toEqual([]);
  const lacking = {
    ...asked([sure('ENOR')]),
    placeName: '',
    operatorNumber: 'X',
    realTimeContact: { name: '', phoneNumber: 'call', frequency: '99' },
  };
  expect(
    faultsOf(lacking)
      .map(({ fields: [field] }) => field)
      .toSorted(),
  ).toEqual(['operatorNumber', 'placeName', 'realTimeFrequency', 'realTimePhone']);
  expect(faultsOf({ ...lacking, site: null }).map(({ fields: [field] }) => field)).toContain('requestForm');
});
