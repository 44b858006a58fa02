import { z } from 'zod';
import { list } from './list.ts';
import { plannedOperation } from './planned-operation.ts';
import { member } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { deleted } from './history.ts';
import { inputText } from './input-text.ts';

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
export type SaveNotamInput = z.infer<typeof saveNotamInput>;

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
  title: z.string(),
  /** `lat, lng` with four decimals, `Polygon Area`, or empty while no place is chosen. */
  location: z.string(),
  /** Local date and time at the place, `yyyy-MM-ddTHH:mm`; null while it is not complete. */
  startsAtLocal: z.string().nullable(),
  endsAtLocal: z.string().nullable(),
  /** UTC; null while it is not complete. */
  startsAt: z.string().nullable(),
  /** IANA name of the zone that the local times are in. */
  timeZone: z.string(),
  /** As composed from the form; empty while that is not complete. */
  notamText: z.string(),
});
export type SavedNotamSummary = z.infer<typeof savedNotamSummary>;

export const savedNotam = savedNotamSummary.extend({ operation: plannedOperation });
export type SavedNotam = z.infer<typeof savedNotam>;

export const savedNotamsPage = z.object({
  /** The newest first. */
  notams: list(savedNotamSummary),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type SavedNotamsPage = z.infer<typeof savedNotamsPage>;

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
  save: member
    .errors({ conflict: ERRORS.conflict })
    .route({ method: 'POST', path: '/saved-notams', tags: ['member'], summary: 'Save a NOTAM' })
    .input(saveNotamInput)
    .output(savedNotam),
  change: member
    .errors({ notFound: ERRORS.notFound })
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
};
