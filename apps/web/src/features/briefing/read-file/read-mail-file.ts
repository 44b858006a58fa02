import type Mail from 'postal-mime';
import { failed, textOr, type ReadFile } from './briefing-file.ts';
import { htmlText } from './html-text.ts';
import { readPdfFile } from './read-pdf-file.ts';
import { readTextFile } from './read-text-file.ts';

interface Attachment {
  readonly filename: string | null;
  readonly mimeType: string;
  readonly content: ArrayBuffer | Uint8Array | string;
}

async function readAttachment({ filename, mimeType, content }: Attachment): Promise<ReadFile | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const name = (filename ?? '').toLowerCase();
  if (mimeType === 'application/pdf' || name.endsWith('.pdf')) return readPdfFile(bytes);
  if (mimeType === 'text/plain' || name.endsWith('.txt')) return readTextFile(bytes);
  return null;
}

/**
 * A stored mail: its own text, then the text of attached texts and PDFs. An attachment that gives none is the problem only when nothing
 * else gives any.
 */
export async function readMailFile(bytes: Uint8Array): Promise<ReadFile> {
  let PostalMime: typeof Mail;
  try {
    PostalMime = (await import('postal-mime')).default;
  } catch {
    return failed('noReader');
  }
  let mail: Awaited<ReturnType<typeof PostalMime.parse>>;
  try {
    mail = await PostalMime.parse(bytes);
  } catch {
    return failed('broken');
  }
  const body = mail.text ?? (mail.html === undefined ? '' : htmlText(mail.html));
  const attached: ReadFile[] = [];
  for (const attachment of mail.attachments) {
    const read = await readAttachment(attachment);
    if (read) attached.push(read);
  }
  const read = textOr(
    'empty',
    [body.trimEnd(), ...attached.flatMap((one) => (one.ok ? [one.text] : []))].join('\n\n'),
  );
  return read.ok ? read : (attached.find((one) => !one.ok) ?? read);
}
