import type { Database } from '../../database/create-database.ts';
import { limited, member, os } from '../../http/procedures.ts';
import { changeSavedNotam } from './change-saved-notam.ts';
import { deleteSavedNotam, restoreSavedNotam } from './delete-saved-notam.ts';
import { duplicateSavedNotam } from './duplicate-saved-notam.ts';
import { listSavedNotams } from './list-saved-notams.ts';
import { readSavedNotam } from './read-saved-notam.ts';
import { saveNotam } from './save-notam.ts';

/** Every verb gets the id of whoever is signed in: a user reaches only their own. */
export function savedNotamRoutes({ database }: { readonly database: Database }) {
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
  };
}
