import type { Database } from '../../database/create-database.ts';
import { limited, member, os } from '../../http/procedures.ts';
import { changeKitItem } from './change-kit-item.ts';
import { deleteKitItem } from './delete-kit-item.ts';
import { listKit } from './list-kit.ts';
import { saveKitItem } from './save-kit-item.ts';

/** Every verb gets the id of whoever is signed in: a user reaches only their own. */
export function operationKitRoutes({ database }: { readonly database: Database }) {
  const { operationKit } = os;
  const counted = limited('operationKit');
  return {
    list: operationKit.list
      .use(member)
      .use(counted)
      .handler(({ context: { user } }) => listKit(database, user.id)),
    save: operationKit.save
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => saveKitItem(database, user.id, input)),
    change: operationKit.change
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => changeKitItem(database, user.id, input)),
    delete: operationKit.delete
      .use(member)
      .use(counted)
      .handler(({ context: { user }, input }) => deleteKitItem(database, user.id, input.id)),
  };
}
