import { readAppliedSteps } from './applied-steps.ts';
import { compareSchema } from './compare-schema.ts';
import type { Database } from './create-database.ts';
import { MigrationError, reasonOf } from './migration-error.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';

/**
 * Checks that this release can run on the schema as it is.
 *
 * @returns the applied steps that only newer releases know
 * @throws {MigrationError} when the schema is older than this release needs, or {@link compareSchema} refuses it
 */
export async function checkSchema(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const applied = await readAppliedSteps(database).catch((cause: unknown) => {
    throw new MigrationError(`The schema cannot be checked: ${reasonOf(cause)}`, { cause });
  });
  const { expansions, newer } = compareSchema(applied, migrations);
  if (expansions.length > 0) {
    const missing = expansions.map(({ name }) => name).join(', ');
    throw new MigrationError(
      `The database's schema is older than this release needs (missing: ${missing}). Run \`npm run migrate\` first.`,
    );
  }
  return newer;
}
