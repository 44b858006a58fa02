import type { Database } from '../../database/create-database.ts';
import { limited, member, os } from '../../http/procedures.ts';
import { callOffRequest } from './call-off-request.ts';
import { changeSavedNotam } from './change-saved-notam.ts';
import { deleteSavedNotam, restoreSavedNotam } from './delete-saved-notam.ts';
import { duplicateSavedNotam } from './duplicate-saved-notam.ts';
import { compareWithIssued } from './compare-with-issued.ts';
import { listSavedNotams } from './list-saved-notams.ts';
import { moveRequest } from './move-request.ts';
import type { ReadIssuedContext } from './read-issued.ts';
import { readSavedNotam } from './read-saved-notam.ts';
import { recordIssued } from './record-issued.ts';
import { saveNotam } from './save-notam.ts';

export interface SavedNotamsContext extends ReadIssuedContext {
  readonly database: Database;
}

/** Every verb gets the id of whoever is signed in: a user reaches only their own. */
export function savedNotamRoutes(context: SavedNotamsContext) {
  const { database } = context;
  const { savedNotams } = os;
  const counted = limited('savedNotams');
  return {
    list: savedNotams.list
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => listSavedNotams(database, user.id, input)),
    read: savedNotams.read
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => readSavedNotam(database, user.id, input.id)),
    save: savedNotams.save
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => saveNotam(database, user.id, input)),
    change: savedNotams.change
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => changeSavedNotam(database, user.id, input)),
    duplicate: savedNotams.duplicate
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => duplicateSavedNotam(database, user.id, input.id)),
    delete: savedNotams.delete
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => deleteSavedNotam(database, user.id, input.id)),
    restore: savedNotams.restore
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => restoreSavedNotam(database, user.id, input.id)),
    move: savedNotams.move
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => moveRequest(context, user.id, input)),
    callOff: savedNotams.callOff
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => callOffRequest(context, user.id, input)),
    compareIssued: savedNotams.compareIssued
      .use(member)
      .use(limited('find'))
      .handler(({ context: { user }, input }) => compareWithIssued(context, user.id, input)),
    recordIssued: savedNotams.recordIssued
      .use(member)
      .use(limited('find'))
      .handler(({ context: { user }, input }) => recordIssued(context, user.id, input)),
  };
}
