import type { NotamFacts, ReasonFacts } from '@klarnotam/notam';
import { z } from 'zod';
import { list } from './list.ts';
import { span } from './span.ts';

const position = z.object({ lat: z.number(), lon: z.number() });
const instant = z.string();

export const height = z.object({
  value: z.number().nullable(),
  unit: z.enum(['ft', 'm', 'fl']),
  reference: z.enum(['agl', 'amsl', 'std', 'sfc', 'unl']),
});

const qualifier = z.object({
  fir: z.string().nullable(),
  code: z.string().nullable(),
  subject: z.string().nullable(),
  condition: z.string().nullable(),
  traffic: list(z.enum(['I', 'V', 'K'])),
  purpose: list(z.enum(['N', 'B', 'O', 'M', 'K'])),
  scope: list(z.enum(['A', 'E', 'W', 'K'])),
  lowerFl: z.number().nullable(),
  upperFl: z.number().nullable(),
  centre: position.nullable(),
  radiusNm: z.number().nullable(),
});

const areaCommon = {
  source: z.enum(['text', 'qualifier', 'aerodrome']),
  /** Answers stored before areas had them are of hazards, drawn whole. */
  role: z.enum(['hazard', 'excluded']).default('hazard'),
  complete: z.boolean().default(true),
  lower: height.nullable(),
  upper: height.nullable(),
};

export const area = z.discriminatedUnion('type', [
  z.object({ ...areaCommon, type: z.literal('circle'), centre: position, radiusNm: z.number() }),
  z.object({ ...areaCommon, type: z.literal('polygon'), points: list(position) }),
  z.object({ ...areaCommon, type: z.literal('corridor'), path: list(position), widthNm: z.number() }),
  z.object({
    ...areaCommon,
    type: z.literal('sector'),
    centre: position,
    radiusNm: z.number(),
    fromDeg: z.number(),
    toDeg: z.number(),
  }),
  z.object({ ...areaCommon, type: z.literal('point'), position }),
]);

const schedule = z.object({
  text: z.string(),
  intervals: list(z.object({ from: instant, to: instant })).nullable(),
  status: z.enum(['complete', 'partial', 'unknown']),
  /** Answers stored before hours were cut off list them all. */
  listedUntil: instant.nullable().default(null),
});

export const ratingLevel = z.enum(['forbidden', 'restricted', 'caution', 'allowed', 'information']);

/** A reason's own facts differ by its code; the decoder's types are the full account of them. */
const reason = z.custom<ReasonFacts & { span: z.infer<typeof span> | null }>(
  (value) => typeof value === 'object' && value !== null && 'code' in value,
);

/** {@link NotamFacts} on the wire. */
export const notamFacts = z.object({
  id: z.string().nullable(),
  kind: z.enum(['new', 'replace', 'cancel']).nullable(),
  refersTo: z.string().nullable(),
  format: z.enum(['icao', 'domestic']),
  qualifier: qualifier.nullable(),
  locations: list(z.string()),
  validFrom: instant.nullable(),
  validTo: instant.nullable(),
  permanent: z.boolean(),
  estimated: z.boolean(),
  schedule: schedule.nullable(),
  /** Hours that the text writes where there is no item D; answers stored before they were read have none. */
  textSchedule: schedule.nullable().default(null),
  text: z.string().nullable(),
  lower: height.nullable(),
  upper: height.nullable(),
  areas: list(area),
  contacts: list(
    z.object({
      type: z.enum(['phone', 'email', 'frequency', 'callsign', 'unit']),
      value: z.string(),
      /** Answers stored before roles were read have none. */
      role: z
        .enum(['permission', 'information', 'hours', 'emergency', 'unserviceable', 'replaced', 'new'])
        .nullable()
        .default(null),
    }),
  ),
  rating: z.object({ level: ratingLevel, reasons: list(reason) }),
  /** Parts of the source that belong to no field; answers stored before they were listed have none. */
  unread: list(span).default([]),
  problems: list(
    z.object({ field: z.string(), code: z.string(), from: z.number().int(), to: z.number().int() }),
  ),
}) satisfies z.ZodType<NotamFacts>;
