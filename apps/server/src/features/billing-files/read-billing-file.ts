import { createHash } from 'node:crypto';
import { Failure, type SentFile } from '@klarnotam/contract';
import { isUuid } from '../../database/is-uuid.ts';
import type { BillingFilesContext } from './billing-files-context.ts';

/** Passes the content on and breaks off before its last piece when it is not what was stored. */
async function* verified(
  content: AsyncIterable<Uint8Array>,
  sha256: string,
  onChanged: () => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const piece of content) {
    hash.update(piece);
    if (held) yield held;
    held = piece;
  }
  if (hash.digest('hex') !== sha256) {
    onChanged();
    throw new Error('A stored file is not as it was stored');
  }
  if (held) yield held;
}

/** A file name for both old and new readers of the header (RFC 6266). */
function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * The content of a billing document, piece by piece. Users read their own, administrators everybody's.
 *
 * @throws {Failure} `notFound`, for somebody else's too; `fileLost` when the store does not have it as it was stored
 */
export async function readBillingFile(
  { database, files, log }: BillingFilesContext,
  reader: { readonly id: string; readonly isAdmin: boolean },
  id: string,
): Promise<SentFile> {
  const row = isUuid(id)
    ? await database
        .selectFrom('billing_files')
        .selectAll()
        .where('id', '=', id)
        .$if(!reader.isAdmin, (query) => query.where('user_id', '=', reader.id))
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Failure('notFound', {}, 'There is no such document.');
  const found = await files.read(row.stored_name);
  if (found?.sizeBytes !== row.size_bytes) {
    log.warn(
      { file: row.id, found: found?.sizeBytes ?? null },
      'a billing document is not in the store as it was stored',
    );
    throw new Failure('fileLost', {});
  }
  const onChanged = (): void => log.warn({ file: row.id }, 'the content of a billing document has changed');
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(row.size_bytes),
      'content-disposition': attachment(row.file_name),
    },
    body: ReadableStream.from(verified(found.content, row.sha256, onChanged)),
  };
}
