import { z } from 'zod';
import { list } from './list.ts';
import { plannedOperation } from './planned-operation.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';
import {
  followUp,
  issuedComparison,
  issuedReading,
  ISSUED_TEXT_MAX_CHARACTERS,
  issuedNotam,
  requestKind,
  requestStage,
} from './request-life.ts';

/** More than this one user does not keep. */
export const MAX_SAVED_NOTAMS = 2_000;
export const SAVED_NOTAM_SEARCH_MAX_CHARACTERS = 200;

/**
 * How far a NOTAM got. That a mail program was opened proves nothing; whether the mail left, only the user can say.
 */
export const savedNotamState = z.enum(['draft', 'mailOpened', 'sent']);
export type SavedNotamState = z.infer<typeof savedNotamState>;

export const saveNotamInput = z.object({
  /** All that is in the form. */
  operation: plannedOperation,
  /** Other than a draft it must be complete. */
  state: savedNotamState,
});

const firstSaveInput = saveNotamInput.extend({
  /** Chosen by the page for one sending: saved again by the same key, it is the same saved NOTAM, as it was sent last. */
  idempotencyKey: z.uuid().optional(),
  /** It asks for the replacement or cancellation of what was issued for another saved NOTAM. */
  follows: z.object({ id: inputText().max(100), kind: z.enum(['replace', 'cancel']) }).optional(),
});
export type SaveNotamInput = z.infer<typeof firstSaveInput>;

export const savedNotamId = z.object({ id: inputText().max(100) });

/** What is left out stays as it is. */
export const changeSavedNotamInput = savedNotamId.extend(saveNotamInput.partial().shape);
export type ChangeSavedNotamInput = z.infer<typeof changeSavedNotamInput>;

export const savedNotamsInput = z.object({
  /** In title, place, text, description and notes; capitals make no difference. */
  search: inputText().max(SAVED_NOTAM_SEARCH_MAX_CHARACTERS).optional(),
  /** From the page before. */
  cursor: inputText().max(200).optional(),
});
export type SavedNotamsInput = z.infer<typeof savedNotamsInput>;

/** One NOTAM of the list. */
export const savedNotamSummary = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  updatedAt: z.string(),
  state: savedNotamState,
  /** How far the request got, as far as the user said; `state` is how far its mail got. */
  stage: requestStage,
  kind: requestKind,
  /** The number of the NOTAM that it asks to be replaced or cancelled. */
  refersTo: z.string().nullable(),
  /** When the user said that it was sent; null: not said, or by an earlier release. */
  sentAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
  /** When the user wrote to the office that it is called off; null: not. It may be published all the same. */
  calledOffAt: z.string().nullable(),
  /** As the office numbered it: `A1234/26`. */
  issuedNumber: z.string().nullable(),
  /** How what was issued stood to the request when it was pasted. */
  issuedVerdict: issuedComparison.shape.verdict.nullable(),
  /** How far the newest request got that asks for its cancellation; null: none is there. */
  cancellation: requestStage.nullable(),
  title: z.string(),
  /** As the pilot named it; empty: not named. */
  placeName: z.string(),
  /** `lat, lng` with four decimals, `Polygon Area`, or empty while no place is chosen. */
  location: z.string(),
  /** Local date and time at the place, `yyyy-MM-ddTHH:mm`; null while it is not complete. */
  startsAtLocal: z.string().nullable(),
  endsAtLocal: z.string().nullable(),
  /** Its hours are repeated up to that local date, `yyyy-MM-dd`; null: they are not, or the date is not chosen. */
  recurring: z.object({ type: z.enum(['daily', 'weekly']), until: z.string() }).nullable(),
  /** UTC; null while it is not complete. */
  startsAt: z.string().nullable(),
  /** UTC, of the last of its windows; null while it is not complete. */
  endsAt: z.string().nullable(),
  /** IANA name of the zone that the local times are in. */
  timeZone: z.string(),
  /** As composed from the form; empty while that is not complete. */
  notamText: z.string(),
});
export type SavedNotamSummary = z.infer<typeof savedNotamSummary>;

export const savedNotam = savedNotamSummary.extend({
  operation: plannedOperation,
  issued: issuedNotam.nullable(),
  /** The saved NOTAM whose replacement or cancellation this one asks for; null: none, or it was deleted. */
  follows: z.uuid().nullable(),
  /** What was asked for to replace or cancel this one, the newest first. */
  followedBy: list(followUp),
});
export type SavedNotam = z.infer<typeof savedNotam>;

export const savedNotamsPage = z.object({
  /** The newest first. */
  notams: list(savedNotamSummary),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type SavedNotamsPage = z.infer<typeof savedNotamsPage>;

export const moveRequestInput = savedNotamId.extend({
  to: requestStage,
  /** When the office acknowledged it, UTC; now when left out. */
  at: z.iso.datetime().optional(),
});
export type MoveRequestInput = z.infer<typeof moveRequestInput>;

const callOffRequestInput = savedNotamId.extend({
  /** False: not after all. */
  isCalledOff: z.boolean(),
});
export type CallOffRequestInput = z.infer<typeof callOffRequestInput>;

const issuedTextInput = savedNotamId.extend({ text: inputText().max(ISSUED_TEXT_MAX_CHARACTERS) });
const recordIssuedInput = issuedTextInput.extend({
  /** The user says that it is theirs, although it is not like the request. */
  isMine: z.boolean().optional(),
});
export type RecordIssuedInput = z.infer<typeof recordIssuedInput>;

/** NOTAMs that the user composed and keeps. */
export const savedNotamEndpoints = {
  list: member
    .route({
      method: 'GET',
      path: '/saved-notams',
      tags: ['member'],
      summary: 'Saved NOTAMs, newest first',
    })
    .input(savedNotamsInput)
    .output(savedNotamsPage),
  read: member
    .errors({ notFound: ERRORS.notFound })
    .route({ method: 'GET', path: '/saved-notams/{id}', tags: ['member'], summary: 'A saved NOTAM, whole' })
    .input(savedNotamId)
    .output(savedNotam),
  /** `notFound`, `conflict` also: what it follows is not there, or was not issued. */
  save: member
    .errors({ conflict: ERRORS.conflict, notFound: ERRORS.notFound })
    .route({ method: 'POST', path: '/saved-notams', tags: ['member'], summary: 'Save a NOTAM' })
    .input(firstSaveInput)
    .output(savedNotam),
  /** `conflict`: the office acknowledged or issued what was sent, so it stays as it was sent. */
  change: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'PUT',
      path: '/saved-notams/{id}',
      tags: ['member'],
      summary: 'Change a saved NOTAM, or how far it got',
    })
    .input(changeSavedNotamInput)
    .output(savedNotam),
  duplicate: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/saved-notams/{id}/duplicate',
      tags: ['member'],
      summary: 'Save a copy as a new draft',
    })
    .input(savedNotamId)
    .output(savedNotam),
  delete: member
    .errors({ notFound: ERRORS.notFound })
    .route({
      method: 'DELETE',
      path: '/saved-notams/{id}',
      tags: ['member'],
      summary: 'Delete a saved NOTAM; it can be taken back for an hour',
    })
    .input(savedNotamId)
    .output(deleted),
  restore: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/saved-notams/{id}/restore',
      tags: ['member'],
      summary: 'Take back a deletion',
    })
    .input(savedNotamId)
    .output(savedNotam),
  /** `conflict`: from where it is, it cannot get there. */
  move: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/saved-notams/{id}/stage',
      tags: ['member'],
      summary: 'Say how far a request got',
    })
    .input(moveRequestInput)
    .output(savedNotam),
  /** `conflict`: it was not sent, or is published already. */
  callOff: member
    .errors({ notFound: ERRORS.notFound, conflict: ERRORS.conflict })
    .route({
      method: 'POST',
      path: '/saved-notams/{id}/call-off',
      tags: ['member'],
      summary: 'Note that the office was told not to publish a request',
    })
    .input(callOffRequestInput)
    .output(savedNotam),
  compareIssued: member
    .errors({ notFound: ERRORS.notFound, notRecognised: ERRORS.notRecognised, tooLarge: ERRORS.tooLarge })
    .route({
      method: 'POST',
      path: '/saved-notams/{id}/issued/comparison',
      tags: ['member'],
      summary: 'Hold an issued NOTAM against the request; nothing is stored',
    })
    .input(issuedTextInput)
    .output(issuedReading),
  /** `conflict`: it is likely somebody else's and the user did not say otherwise, or nothing can be issued for it yet. */
  recordIssued: member
    .errors({
      notFound: ERRORS.notFound,
      conflict: ERRORS.conflict,
      notRecognised: ERRORS.notRecognised,
      tooLarge: ERRORS.tooLarge,
    })
    .route({
      method: 'POST',
      path: '/saved-notams/{id}/issued',
      tags: ['member'],
      summary: 'Keep the issued NOTAM with its request',
    })
    .input(recordIssuedInput)
    .output(savedNotam),
};
