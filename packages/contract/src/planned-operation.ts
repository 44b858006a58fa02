import type { PlannedOperation } from '@klarnotam/notam';
import { z } from 'zod';
import { inputText } from './input-text.ts';
import { MAX_AREA_POINTS, MAX_RADIUS_M } from './places.ts';

/** 10,000 ft, the highest that the form takes, in metres above ground. */
export const MAX_HEIGHT_M = 3_048;
/** Of each free text of the form. */
export const FREE_TEXT_MAX_CHARACTERS = 10_000;

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `yyyy-MM-dd`; empty while none is chosen. */
const day = z
  .string()
  .regex(/^(20\d\d-\d\d-\d\d)?$/)
  .refine((text) => text === '' || isDay(text));
/** `HH:mm`; empty while none is chosen. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/);
const choice = z.enum(['first', 'second']).nullable();
const heightM = z.number().int().min(0).max(MAX_HEIGHT_M);
const line = inputText().max(200);
const freeText = inputText().max(FREE_TEXT_MAX_CHARACTERS);

const point = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  elevationM: z.number().min(-500).max(9_000).nullable(),
});

/** More than this a notice does not name in item A. */
const MAX_FIRS = 7;
const MAX_NEAR_AERODROMES = 50;
const groundM = z.number().min(-500).max(9_000);
/** An ICAO location indicator. */
const indicator = z.string().regex(/^[A-Z]{4}$/);

const site = z.object({
  areaKey: inputText().max(600),
  firs: z.array(z.object({ indicator, name: line, sure: z.boolean() })).max(2 * MAX_FIRS),
  ground: z
    .object({
      highestM: groundM,
      lowestM: groundM,
      marginM: z.number().min(0).max(9_000),
      source: line,
      askedOn: day,
    })
    .nullable(),
  aerodromes: z.array(z.object({ icao: indicator, distanceM: z.number().min(0) })).max(MAX_NEAR_AERODROMES),
});

const realTimeContact = z.object({ name: line, phoneNumber: line, frequency: line });

/**
 * What forms of before do not hold: each with the value that it has then, so that they open.
 */
const requestFields = {
  requestForm: z.enum(['specified', 'icao']).default('specified'),
  placeName: line.default(''),
  operatorNumber: line.default(''),
  permissionReference: line.default(''),
  realTimeContact: realTimeContact.nullable().default(null),
  eachDay: z.boolean().nullable().default(null),
  pointOnly: z.boolean().default(false),
  confirmedFirs: z.array(indicator).max(MAX_FIRS).default([]),
  site: site.nullable().default(null),
};

/** {@link PlannedOperation} on the wire: within the limits of the form, and as incomplete as that may be. */
export const plannedOperation = z.object({
  title: line,
  vlos: z.enum(['VLOS', 'BVLOS']),
  isPolygonMode: z.boolean(),
  location: point.extend({ radiusM: z.number().int().min(0).max(MAX_RADIUS_M) }).nullable(),
  polygonPoints: z.array(point).max(MAX_AREA_POINTS),
  timeZone: z.string().max(64).refine(isTimeZone),
  startDate: day,
  endDate: day,
  startTimeLocal: time,
  endTimeLocal: time,
  startTimeChoice: choice,
  endTimeChoice: choice,
  isRecurring: z.boolean(),
  recurringType: z.enum(['daily', 'weekly']),
  untilDate: day,
  heightReference: z.enum(['ground', 'custom']),
  heightMeters: heightM,
  maxHeightMeters: heightM,
  description: freeText,
  comments: freeText,
  notes: freeText,
  contactInfo: z.object({
    companyName: line,
    name: line,
    email: inputText().max(254),
    phoneNumber: z.string().regex(/^(\+\d{0,15})?$/),
    includePhoneInNotam: z.boolean(),
  }),
  ...requestFields,
}) satisfies z.ZodType<PlannedOperation>;
