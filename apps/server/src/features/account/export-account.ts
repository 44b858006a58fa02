import type { AccountExport } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { recordAudit } from '../../database/record-audit.ts';

/** What a feature has stored of a user, for them to take along. */
export interface ExportPart {
  /** Names it in the file: `savedNotams`. */
  readonly name: string;
  readonly read: (userId: string) => Promise<unknown>;
}

/** All that is stored of a user, part by part. Passwords, codes and tokens are no part of it. */
export async function exportAccount(
  { database, parts, productName }: ExportContext,
  userId: string,
  now: Date,
): Promise<AccountExport> {
  const read: Record<string, unknown> = {};
  for (const part of parts) read[part.name] = await part.read(userId);
  await recordAudit(database, { actorId: userId, action: 'account.exported', subjectId: userId });
  return { product: productName, exportedAt: now.toISOString(), parts: read };
}

export interface ExportContext {
  readonly database: Database;
  readonly productName: string;
  readonly parts: readonly ExportPart[];
}
