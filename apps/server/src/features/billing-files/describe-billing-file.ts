import type { BillingFile } from '@klarnotam/contract';
import type { Selectable } from 'kysely';
import type { BillingFilesTable } from '../../database/tables-of-billing.ts';

/** A document as answers tell of it; where it is stored is nobody's business. */
export function describeBillingFile(row: Selectable<BillingFilesTable>): BillingFile {
  return {
    id: row.id,
    fileName: row.file_name,
    description: row.description,
    uploadedAt: row.uploaded_at.toISOString(),
    sizeBytes: row.size_bytes,
  };
}
