import {
  areaKeyOf,
  NO_REQUEST_FIELDS,
  OPERATION_TITLES,
  type PlannedOperation,
  type RequestSite,
} from '../../index.ts';

/** A complete operation over Oslo, with `changed` in place of what it says. */
export function planned(changed: Partial<PlannedOperation> = {}): PlannedOperation {
  return {
    title: OPERATION_TITLES.VLOS,
    vlos: 'VLOS',
    isPolygonMode: false,
    location: { lat: 59.9139, lng: 10.7522, elevationM: 5, radiusM: 500 },
    polygonPoints: [],
    timeZone: 'Europe/Oslo',
    startDate: '2026-07-01',
    endDate: '2026-07-01',
    startTimeLocal: '08:00',
    endTimeLocal: '16:00',
    startTimeChoice: null,
    endTimeChoice: null,
    isRecurring: false,
    recurringType: 'daily',
    untilDate: '',
    heightReference: 'ground',
    heightMeters: 0,
    maxHeightMeters: 120,
    description: 'Inspection of power line',
    comments: '',
    notes: '',
    contactInfo: {
      companyName: '',
      name: 'Kari Nordmann',
      email: 'kari@example.com',
      phoneNumber: '+4791234567',
      includePhoneInNotam: false,
    },
    ...NO_REQUEST_FIELDS,
    ...changed,
  };
}

/** `operation` with what is known of its area: in Polaris, on ground of 40 m. */
export function withSite(
  operation: PlannedOperation,
  changed: Partial<RequestSite> = {},
): PlannedOperation & { site: RequestSite } {
  return {
    ...operation,
    site: {
      areaKey: areaKeyOf(operation) ?? '',
      firs: [{ indicator: 'ENOR', name: 'Polaris', sure: true }],
      ground: { highestM: 40, lowestM: 5, marginM: 0, source: 'Kartverket', askedOn: '2026-06-01' },
      aerodromes: [],
      ...changed,
    },
  };
}
