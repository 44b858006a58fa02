import type { IssuedComparison, IssuedDifference } from '@klarnotam/notam';
import { z } from 'zod';
import { list } from './list.ts';
import { height } from './notam-facts.ts';

/** An issued NOTAM is some lines; with what is copied around it no more than this. */
export const ISSUED_TEXT_MAX_CHARACTERS = 20_000;

export const REQUEST_STAGES = [
  'draft',
  'mailOpened',
  'sent',
  'acknowledged',
  'issued',
  'replaced',
  'cancelled',
] as const;
/** How far a request got. What the office did, only the user can say, or an issued NOTAM that they paste. */
export const requestStage = z.enum(REQUEST_STAGES);
export type RequestStage = z.infer<typeof requestStage>;

/**
 * Where a request may get by the word of its user. `issued` comes with the text of the NOTAM alone; back to it leads the way from what
 * was said by mistake.
 */
export const NEXT_STAGES: Readonly<Record<RequestStage, readonly RequestStage[]>> = {
  draft: ['mailOpened', 'sent'],
  mailOpened: ['draft', 'sent', 'acknowledged'],
  sent: ['mailOpened', 'acknowledged'],
  acknowledged: ['sent'],
  issued: ['acknowledged', 'sent', 'replaced', 'cancelled'],
  replaced: ['issued'],
  cancelled: ['issued'],
};

/** From here on what was sent stands as it was sent. */
export const SETTLED_STAGES: readonly RequestStage[] = ['acknowledged', 'issued', 'replaced', 'cancelled'];

/** From here an issued NOTAM is taken: anew too, when the wrong one was pasted. */
export const ISSUABLE_STAGES: readonly RequestStage[] = ['mailOpened', 'sent', 'acknowledged', 'issued'];

/** From here a request is called off by a mail to the office; once it is published, only another NOTAM ends it. */
export const CALL_OFF_STAGES: readonly RequestStage[] = ['sent', 'acknowledged'];

export const requestKind = z.enum(['new', 'replace', 'cancel']);
export type RequestKind = z.infer<typeof requestKind>;

const period = z.object({ from: z.string(), to: z.string() });
const metres = z.number().min(0);
const feet = z.number();
const count = z.number().int();
const shape = z.enum(['point', 'circle', 'polygon']);
const limit = { requestedFt: feet, issued: height };

const issuedDifference = z.discriminatedUnion('code', [
  z.object({ code: z.literal('kind'), requested: requestKind, issued: requestKind }),
  z.object({ code: z.literal('refersTo'), requested: z.string(), issued: z.string().nullable() }),
  z.object({ code: z.literal('notUnmanned') }),
  z.object({ code: z.literal('elsewhere'), distanceM: metres }),
  z.object({ code: z.literal('centreMoved'), distanceM: metres }),
  z.object({ code: z.literal('radius'), requestedNm: z.number(), issuedNm: z.number() }),
  z.object({
    code: z.literal('otherShape'),
    requested: shape,
    issued: z.enum(['circle', 'polygon', 'corridor', 'sector', 'point']),
  }),
  z.object({ code: z.literal('corners'), requested: count, issued: count, farthestM: metres.nullable() }),
  z.object({ code: z.literal('notCovered') }),
  z.object({ code: z.literal('moreAreas'), count }),
  z.object({ code: z.literal('areaUnread') }),
  z.object({ code: z.literal('noCommonTime') }),
  z.object({ code: z.literal('timeMissing'), count, periods: list(period) }),
  z.object({ code: z.literal('timeAdded'), count, periods: list(period) }),
  z.object({ code: z.literal('timeUnread') }),
  z.object({ code: z.literal('noFirmEnd') }),
  z.object({ code: z.literal('ended'), at: z.string() }),
  z.object({ code: z.literal('lower'), ...limit }),
  z.object({ code: z.literal('upper'), ...limit }),
  z.object({ code: z.enum(['upperTooLow', 'lowerTooHigh']), ...limit, groundFt: feet }),
  z.object({ code: z.literal('heightNotComparable'), issued: height }),
  z.object({ code: z.literal('heightUnread') }),
]) satisfies z.ZodType<IssuedDifference>;

/** {@link IssuedComparison} on the wire. */
export const issuedComparison = z.object({
  verdict: z.enum(['asRequested', 'differs', 'another']),
  differences: list(issuedDifference),
}) satisfies z.ZodType<IssuedComparison>;

/** The NOTAM of a pasted text that is likest the request. */
export const issuedReading = z.object({
  /** As printed; null: the text has none. */
  number: z.string().nullable(),
  kind: requestKind,
  refersTo: z.string().nullable(),
  /** The telegram as it was pasted. */
  text: z.string(),
  comparison: issuedComparison,
  /** How many NOTAMs the pasted text holds. */
  found: count,
});
export type IssuedReading = z.infer<typeof issuedReading>;

/** What was issued for a request, as it was held against it when it was pasted. */
export const issuedNotam = issuedReading
  .omit({ found: true })
  .extend({ number: z.string(), recordedAt: z.string() });
export type IssuedNotam = z.infer<typeof issuedNotam>;

/** A saved NOTAM that asks for another one to be replaced or cancelled. */
export const followUp = z.object({
  id: z.uuid(),
  kind: z.enum(['replace', 'cancel']),
  stage: requestStage,
  createdAt: z.string(),
  issuedNumber: z.string().nullable(),
});
