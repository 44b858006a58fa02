import type { BillingFilesContext } from './billing-files-context.ts';

type RemovingContext = Pick<BillingFilesContext, 'database' | 'files' | 'log'>;

async function remove({ database, files, log }: RemovingContext, names: readonly string[]): Promise<number> {
  let removed = 0;
  for (const name of names) {
    try {
      await files.delete(name);
      await database.deleteFrom('file_removals').where('stored_name', '=', name).execute();
      removed += 1;
    } catch (error) {
      log.warn({ err: error }, 'a deleted document could not be removed from the store and is tried again');
    }
  }
  return removed;
}

/**
 * Removes the contents of a user's documents that are gone, after the transaction that deleted them, or the user. It never
 * fails: what cannot be removed now is removed by {@link removeDeletedFiles}.
 *
 * @returns how many
 */
export async function removeBillingFilesOf(context: RemovingContext, userId: string): Promise<number> {
  const rows = await context.database
    .selectFrom('file_removals')
    .select('stored_name')
    .where('user_id', '=', userId)
    .execute();
  return await remove(
    context,
    rows.map(({ stored_name: name }) => name),
  );
}

/** Removes the contents of all documents that are gone. @returns how many */
export async function removeDeletedFiles(context: RemovingContext): Promise<number> {
  const rows = await context.database
    .selectFrom('file_removals')
    .select('stored_name')
    .orderBy('wanted_at')
    .limit(1_000)
    .execute();
  return await remove(
    context,
    rows.map(({ stored_name: name }) => name),
  );
}
