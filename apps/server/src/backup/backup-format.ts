import { z } from 'zod';

/*
 * A backup is a folder:
 *
 *   manifest.json         what stands below, with sizes and checksums
 *   manifest.sha256       the SHA-256 of manifest.json in hex
 *   tables/<name>.copy.gz a table's rows in the text format of PostgreSQL's COPY, UTF-8, gzip
 *   files/<name>          the content of a billing document, as the file store has it
 *
 * It is complete when it has its name: until then it is called `<name>.unfinished`.
 */

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const MANIFEST_CHECKSUM = 'manifest.sha256';
export const UNFINISHED = '.unfinished';

/** Where a table's rows stand below the folder. */
export const tableFile = (name: string): string => `tables/${name}.copy.gz`;
/** Where a stored file's content stands below the folder. */
export const storedFile = (name: string): string => `files/${name}`;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The moment of its snapshot (UTC): what was acknowledged before is in it. */
  takenAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** The schema steps that were applied, contracting ones included. */
  steps: z.array(z.string()),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(z.object({ name, columns: z.array(name), rows: count, sizeBytes: count, sha256 })),
  sequences: z.array(z.object({ name, lastValue: count, isCalled: z.boolean() })),
  files: z.array(z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/), sizeBytes: count, sha256 })),
  /** Documents whose content the file store did not have. */
  missingFiles: z.array(z.string()),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifest>;
export type TableInBackup = Manifest['tables'][number];

/** Why there is no backup, or why one is not restored; the message is for whoever runs the command. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** @throws {BackupError} when it is not a manifest of this format */
export function parseManifest(text: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new BackupError(`${MANIFEST} cannot be read.`, { cause });
  }
  const parsed = manifest.safeParse(content);
  if (parsed.success) return parsed.data;
  const format = (content as { format?: unknown } | null)?.format;
  throw new BackupError(
    format === FORMAT || format === undefined
      ? `${MANIFEST} is not one of a backup: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
      : `The backup has format ${JSON.stringify(format)}; this release reads format ${FORMAT}.`,
  );
}
