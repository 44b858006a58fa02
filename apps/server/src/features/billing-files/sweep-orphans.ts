import type { BillingFilesContext } from './billing-files-context.ts';

/** A file may be stored and its row not yet committed: younger ones are left alone. */
const KEEP_MS = 3_600_000;
const AT_ONCE = 200;

/** Removes stored contents that no document names: of uploads that broke off. @returns how many */
export async function sweepOrphans(
  { database, files }: Pick<BillingFilesContext, 'database' | 'files'>,
  now = new Date(),
): Promise<number> {
  let removed = 0;
  let names: string[] = [];
  const sweep = async (): Promise<void> => {
    if (names.length === 0) return;
    const known = await database
      .selectFrom('billing_files')
      .select('stored_name')
      .where('stored_name', 'in', names)
      .execute();
    const isKnown = new Set(known.map(({ stored_name: name }) => name));
    for (const name of names) {
      if (isKnown.has(name)) continue;
      await files.delete(name);
      removed += 1;
    }
    names = [];
  };
  for await (const { name, storedAt } of files.list()) {
    if (now.getTime() - storedAt.getTime() < KEEP_MS) continue;
    names.push(name);
    if (names.length === AT_ONCE) await sweep();
  }
  await sweep();
  return removed;
}
