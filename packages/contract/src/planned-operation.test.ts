import { completeOperation, NO_REQUEST_FIELDS } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { plannedOperation } from './planned-operation.ts';

const STORED = {
  title: 'UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
  vlos: 'VLOS' as const,
  isPolygonMode: false,
  location: { lat: 59.91391, lng: 10.75224, elevationM: 12.4, radiusM: 500 },
  polygonPoints: [],
  timeZone: 'Europe/Oslo',
  startDate: '2026-07-01',
  endDate: '2026-07-01',
  startTimeLocal: '08:00',
  endTimeLocal: '16:00',
  startTimeChoice: null,
  endTimeChoice: null,
  isRecurring: false,
  recurringType: 'daily' as const,
  untilDate: '',
  heightReference: 'ground' as const,
  heightMeters: 0,
  maxHeightMeters: 120,
  description: 'Inspection',
  comments: '',
  notes: '',
  contactInfo: { companyName: '', name: '', email: '', phoneNumber: '', includePhoneInNotam: false },
};

test('a form that was stored before the ICAO form was there opens, and asks for the specified text', () => {
  expect(plannedOperation.parse(STORED)).toEqual({ ...STORED, ...NO_REQUEST_FIELDS });
  expect(completeOperation(STORED)).toEqual({ ...STORED, ...NO_REQUEST_FIELDS });
  expect(NO_REQUEST_FIELDS.requestForm).toBe('specified');
});

test('the fields of the ICAO form come back as they were sent', () => {
  const sent = {
    ...STORED,
    requestForm: 'icao' as const,
    placeName: 'Ålesund',
    operatorNumber: 'NOR87astrdge12k8',
    permissionReference: 'NF-1154',
    realTimeContact: { name: 'Klar AS', phoneNumber: '+4791234567', frequency: '123.450' },
    eachDay: false,
    pointOnly: true,
    confirmedFirs: ['ENOR', 'ESAA'],
    site: {
      areaKey: 'circle 59.91391 10.75224 500',
      firs: [{ indicator: 'ENOR', name: 'Polaris', sure: true }],
      ground: { highestM: 82.4, lowestM: 1, marginM: 30, source: 'Kartverket', askedOn: '2026-06-30' },
      aerodromes: [{ icao: 'ENGM', distanceM: 4_200 }],
    },
  };
  expect(plannedOperation.parse(sent)).toEqual(sent);
});

test.each([
  { confirmedFirs: ['enor'] },
  { confirmedFirs: Array.from({ length: 8 }, () => 'ENOR') },
  { requestForm: 'other' },
  { placeName: 'x'.repeat(201) },
])('%j is refused', (changed) => {
  expect(plannedOperation.safeParse({ ...STORED, ...changed }).success).toBe(false);
});
