import type * as Unpdf from 'unpdf';
import { failed, MAX_PDF_PAGES, textOr, type ReadFile } from './briefing-file.ts';

/** The letters of a PDF, line by line. Its reader is large and comes with the first PDF alone. */
export async function readPdfFile(bytes: Uint8Array): Promise<ReadFile> {
  let unpdf: typeof Unpdf;
  try {
    unpdf = await import('unpdf');
  } catch {
    return failed('noReader');
  }
  try {
    const pdf = await unpdf.getDocumentProxy(bytes, { verbosity: 0 });
    try {
      if (pdf.numPages > MAX_PDF_PAGES) return failed('tooManyPages');
      const { text } = await unpdf.extractText(pdf);
      return textOr('noText', text.join('\n\n'));
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    return failed(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}
