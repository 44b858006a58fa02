import type { Database } from '../../database/create-database.ts';
import { member, os } from '../../http/procedures.ts';
import { deleteHistory, deleteTranslation } from './delete-history.ts';
import { listHistory } from './list-history.ts';
import { readTranslation } from './read-translation.ts';

/** Every verb gets the id of whoever is signed in: a user reaches only their own answers. */
export function historyRoutes({ database }: { readonly database: Database }) {
  const { history } = os;
  return {
    list: history.list
      .use(member)
      .handler(({ context: { user }, input }) => listHistory(database, user.id, input)),
    read: history.read
      .use(member)
      .handler(({ context: { user }, input }) => readTranslation(database, user.id, input.id)),
    delete: history.delete
      .use(member)
      .handler(({ context: { user }, input }) => deleteTranslation(database, user.id, input.id)),
    deleteAll: history.deleteAll
      .use(member)
      .handler(({ context: { user } }) => deleteHistory(database, user.id)),
  };
}
