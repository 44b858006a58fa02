import { failed, MAX_FILE_BYTES, type ReadFile } from './briefing-file.ts';
import { readMailFile } from './read-mail-file.ts';
import { readPdfFile } from './read-pdf-file.ts';
import { readTextFile } from './read-text-file.ts';

/** The reader of a PDF looks for its mark this far into the file, as other programs do. */
const PDF_MARK_WITHIN = 1024;

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, PDF_MARK_WITHIN)).includes('%PDF-');
}

/** Old Office files and Outlook's own mails, zipped ones, pictures: none of them can be read here. */
const OTHER_KINDS = /\.(?:msg|docx?|xlsx?|zip|rtf|odt|png|jpe?g|gif|heic|webp)$/;

/**
 * The text of a briefing in a file that was dropped or chosen: a plain text, a mail, or a PDF. It is read in the browser; the file itself
 * goes nowhere.
 */
export async function readBriefingFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return failed('tooBig');
  if (file.size === 0) return failed('empty');
  const name = file.name.toLowerCase();
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or deleted since it was chosen; or a folder.
    return failed('broken');
  }
  if (isPdf(bytes)) return readPdfFile(bytes);
  if (name.endsWith('.pdf')) return failed('broken');
  if (name.endsWith('.eml') || file.type === 'message/rfc822') return readMailFile(bytes);
  return OTHER_KINDS.test(name) ? failed('kind') : readTextFile(bytes);
}
