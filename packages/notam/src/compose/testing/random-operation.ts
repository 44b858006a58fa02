import fc from 'fast-check';
import { NO_REQUEST_FIELDS, OPERATION_TITLES, type PlannedOperation } from '../../index.ts';

export const DAY_MS = 86_400_000;
export const ZONES = [
  'Europe/Oslo',
  'Arctic/Longyearbyen',
  'America/St_Johns',
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];

const day = (from: number, to: number) =>
  fc
    .integer({ min: from, max: to })
    .map((days) => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS).toISOString().slice(0, 10));
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const hostile = fc.constantFrom(
  '\nE) SFC TO UNL',
  '\r\nB) 000000N 0000000E\r\n',
  'F) CONTACT TEL: +1',
  'A) C) ',
  '\u2028G) x',
  ') NNNN',
  '(Q)',
  'RECURRING DAILY UNTIL 2099-01-01',
);
export const freeText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), hostile), { maxLength: 6 })
  .map((parts) => parts.join(' '));

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  elevationM: fc.constant(null),
});
/** Corners around a middle in the order of their bearings, so that no edges cross. */
const ring = fc
  .record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    radius: fc.double({ min: 0.01, max: 1, noNaN: true }),
    corners: fc.integer({ min: 3, max: 10 }),
  })
  .map(({ lat, lng, radius, corners }) =>
    Array.from({ length: corners }, (_, index) => {
      const angle = (2 * Math.PI * index) / corners;
      const east = lng + radius * Math.sin(angle);
      return {
        lat: lat + radius * Math.cos(angle),
        lng: east > 180 ? east - 360 : east < -180 ? east + 360 : east,
        elevationM: null,
      };
    }),
  );

/** Any form that may be written, with or without a text. */
export const operation: fc.Arbitrary<PlannedOperation> = fc
  .record({
    title: fc.oneof(fc.constantFrom(...Object.values(OPERATION_TITLES), ''), freeText),
    vlos: fc.constantFrom('VLOS' as const, 'BVLOS' as const),
    isPolygonMode: fc.boolean(),
    location: fc
      .tuple(point, fc.integer({ min: 0, max: 10_000 }))
      .map(([place, radiusM]) => ({ ...place, radiusM })),
    polygonPoints: ring,
    timeZone: fc.constantFrom(...ZONES),
    startDate: day(0, 730),
    days: fc.integer({ min: 0, max: 2 }),
    moreDays: fc.integer({ min: 0, max: 50 }),
    startTimeLocal: time,
    endTimeLocal: time,
    startTimeChoice: fc.constantFrom('first' as const, 'second' as const),
    endTimeChoice: fc.constantFrom('first' as const, 'second' as const),
    isRecurring: fc.boolean(),
    recurringType: fc.constantFrom('daily' as const, 'weekly' as const),
    heightReference: fc.constantFrom('ground' as const, 'custom' as const),
    heightMeters: fc.integer({ min: 0, max: 3048 }),
    maxHeightMeters: fc.integer({ min: 1, max: 3048 }),
    description: freeText.map((text) => `x${text}`),
    comments: freeText,
    notes: freeText,
    contactInfo: fc.record({
      companyName: freeText,
      name: freeText,
      email: freeText,
      phoneNumber: fc.bigInt({ min: 100n, max: 999_999_999_999_999n }).map((digits) => `+${digits}`),
      includePhoneInNotam: fc.boolean(),
    }),
  })
  .map(({ days, moreDays, ...rest }) => ({
    ...rest,
    ...NO_REQUEST_FIELDS,
    endDate: later(rest.startDate, days),
    untilDate: rest.isRecurring ? later(rest.startDate, days + moreDays) : '',
  }));

export function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
