import type { Flight, FlightReason, HoursUnknown, Verdict } from '@klarnotam/notam';
import { z } from 'zod';
import { list } from './list.ts';
import { height } from './notam-facts.ts';
import { MAX_HEIGHT_M } from './planned-operation.ts';

/** Around a position or an area; farther no drone that this is for flies. */
export const MAX_FLIGHT_RADIUS_M = 100_000;
export const MAX_FLIGHT_HEIGHT_M = MAX_HEIGHT_M;
/** Corners of a flight's area. */
export const MAX_FLIGHT_POINTS = 30;
/** From its begin to its end. */
export const MAX_FLIGHT_HOURS = 31 * 24;

const position = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
/** `2026-07-01T06:00:00Z`: UTC with seconds. */
const instant = z.iso.datetime({ precision: 0 });
const HOUR_MS = 3_600_000;

export const flightPlace = z.union([
  z.object({ position }),
  z.object({ points: list(position).pipe(z.array(position).min(2).max(MAX_FLIGHT_POINTS).readonly()) }),
]);

const flightShape = {
  place: flightPlace,
  /** Metres around the place; 0: the position or the area alone. */
  radiusM: z.number().min(0).max(MAX_FLIGHT_RADIUS_M),
  /** Metres above ground. */
  maxHeightM: z.number().min(1).max(MAX_FLIGHT_HEIGHT_M),
};

/** {@link Flight} on the wire. */
export const flight = z
  .object({ ...flightShape, from: instant, to: instant })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The flight ends before it begins' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_FLIGHT_HOURS * HOUR_MS, {
    path: ['to'],
    message: `The flight takes longer than ${MAX_FLIGHT_HOURS / 24} days`,
  }) satisfies z.ZodType<Flight>;

/** A flight without its day: what is kept of it under a name. */
export const flightPlan = z.object({
  ...flightShape,
  durationMinutes: z
    .number()
    .int()
    .min(1)
    .max(MAX_FLIGHT_HOURS * 60),
});
export type FlightPlan = z.infer<typeof flightPlan>;

export const verdict = z.enum(['touches', 'near', 'doesNot', 'cannotTell']) satisfies z.ZodType<Verdict>;

const tells = { tells: verdict };
const metres = z.number().min(0);
const deg = z.number();
const area = z.number().int().min(0);
const hoursUnknown = z.enum([
  'contradictory',
  'startUnread',
  'endUnread',
  'pastEstimate',
  'scheduleUnread',
  'schedulePartlyRead',
  'scheduleNotComputed',
  'hoursNotListed',
  'textHoursUnread',
  'mayChange',
  'outsideTextHours',
]) satisfies z.ZodType<HoursUnknown>;

/** {@link FlightReason} on the wire. */
export const flightReason = z.discriminatedUnion('code', [
  z.object({ ...tells, code: z.literal('insideArea'), area }),
  z.object({ ...tells, code: z.literal('awayFromArea'), area, distanceM: metres, bearingDeg: deg }),
  z.object({ ...tells, code: z.literal('besidePoint'), area, distanceM: metres, bearingDeg: deg }),
  z.object({ ...tells, code: z.literal('insideExcluded'), area, distanceM: metres }),
  z.object({ ...tells, code: z.literal('areaIncomplete'), area }),
  z.object({ ...tells, code: z.literal('areaUnread') }),
  z.object({ ...tells, code: z.literal('insideSearchCircle'), radiusNm: z.number(), distanceM: metres }),
  z.object({ ...tells, code: z.literal('awayFromSearchCircle'), distanceM: metres, bearingDeg: deg }),
  z.object({ ...tells, code: z.literal('aerodrome'), icao: z.string(), distanceM: metres, bearingDeg: deg }),
  z.object({ ...tells, code: z.literal('placeUnknown') }),
  z.object({ ...tells, code: z.literal('activeDuring'), from: z.string(), to: z.string() }),
  z.object({ ...tells, code: z.literal('endsBefore'), at: z.string(), minutes: metres }),
  z.object({ ...tells, code: z.literal('beginsAfter'), at: z.string(), minutes: metres }),
  z.object({ ...tells, code: z.literal('noHours') }),
  z.object({ ...tells, code: z.literal('hoursUnknown'), why: hoursUnknown }),
  z.object({
    ...tells,
    code: z.literal('reachesFlight'),
    lower: height.nullable(),
    upper: height.nullable(),
  }),
  z.object({
    ...tells,
    code: z.literal('beginsAbove'),
    lower: height,
    aboveM: metres,
    ground: z.enum(['needless', 'asked', 'mountains']),
  }),
  z.object({ ...tells, code: z.literal('groundUnknown'), lower: height }),
  z.object({ ...tells, code: z.literal('endsBelowGround'), upper: height }),
  z.object({ ...tells, code: z.literal('heightsUnknown') }),
  z.object({ ...tells, code: z.literal('replacedBy'), id: z.string() }),
  z.object({ ...tells, code: z.literal('cancelledBy'), id: z.string() }),
  z.object({ ...tells, code: z.literal('cancelsAnother'), id: z.string().nullable() }),
  z.object({ ...tells, code: z.literal('checklist') }),
]) satisfies z.ZodType<FlightReason>;

/** A piece of time in which a notice is active, or in which nobody can tell whether it is. */
export const activity = z.object({
  from: z.string(),
  to: z.string(),
  certainty: z.enum(['active', 'cannotTell']),
});
