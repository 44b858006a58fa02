import { NO_REQUEST_FIELDS, type PlannedOperation } from '@klarnotam/notam';

/** A complete form. */
export const OPERATION: PlannedOperation = {
  title: 'UNMANNED ACFT (VLOS) WILL TAKE PLACE IN:',
  vlos: 'VLOS',
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
  isRecurring: true,
  recurringType: 'daily',
  untilDate: '2026-07-10',
  heightReference: 'ground',
  heightMeters: 0,
  maxHeightMeters: 120,
  description: 'Inspection of power line',
  comments: '',
  notes: 'Gate code 12',
  contactInfo: {
    companyName: 'Klar AS',
    name: 'Kari Nordmann',
    email: 'kari@klar.example',
    phoneNumber: '+4791234567',
    includePhoneInNotam: true,
  },
  ...NO_REQUEST_FIELDS,
};
