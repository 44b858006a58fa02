import { MigrationError } from './migration-error.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';

/** What a database has and lacks of the steps of a release. */
export interface SchemaState {
  /** Steps still to apply before this release can run, in order. */
  readonly expansions: readonly Migration[];
  /** Contracting steps still to apply, in order; this release runs with and without them. */
  readonly contractions: readonly Migration[];
  /** Applied steps of newer releases, which this one does not know and can live with. */
  readonly newer: readonly string[];
}

/** The name of the expanding step that a contracting step completes; undefined for an expanding step. */
const contractedBy = (name: string): string | undefined => /^\d+-contract-(.+)$/.exec(name)?.[1];

function checkUnknown(name: string, migrations: readonly Migration[]): void {
  if (name <= (migrations.at(-1)?.name ?? '')) {
    throw new MigrationError(
      `The database has the schema step ${name}, which this release does not know at this place. Start the release that made it.`,
    );
  }
  const contracted = contractedBy(name);
  if (contracted !== undefined && !migrations.some((known) => known.name === contracted)) {
    throw new MigrationError(
      `The schema step ${name} removed what this release needs. Start a release that knows ${contracted}.`,
    );
  }
}

/**
 * Compares the steps that were applied to a database with those that a release knows.
 *
 * @param applied names in any order
 * @param migrations oldest first
 * @throws {MigrationError} when a step is missing although a later one was applied, when an unknown one stands among the
 *   known ones, or when a newer release removed what this one needs
 */
export function compareSchema(
  applied: readonly string[],
  migrations: readonly Migration[] = MIGRATIONS,
): SchemaState {
  const isApplied = new Set(applied);
  const isKnown = new Set(migrations.map(({ name }) => name));
  const newer = applied.filter((name) => !isKnown.has(name)).sort();
  for (const name of newer) checkUnknown(name, migrations);
  const pending = migrations.filter(({ name }) => !isApplied.has(name));
  const expansions = pending.filter(({ contracts }) => contracts === undefined);
  const [missing] = expansions;
  const later = missing && applied.find((name) => name > missing.name);
  if (later !== undefined) {
    throw new MigrationError(
      `The database lacks the schema step ${missing?.name ?? ''} although it has the later step ${later}. Restore it, or start the release that made it.`,
    );
  }
  return { expansions, contractions: pending.filter(({ contracts }) => contracts !== undefined), newer };
}
