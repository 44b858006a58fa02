/** A larger file is not opened: no briefing needs that, and reading it would hold up the page. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** More pages than this are not read. */
export const MAX_PDF_PAGES = 500;

/** Why no text came out of a file. */
export type FileProblemCode =
  /** Over {@link MAX_FILE_BYTES}; nothing of it was opened. */
  | 'tooBig'
  /** Over {@link MAX_PDF_PAGES}. */
  | 'tooManyPages'
  /** Neither text, nor a mail, nor a PDF. */
  | 'kind'
  | 'empty'
  /** A PDF of pictures: pages, but no letters on them. */
  | 'noText'
  | 'encrypted'
  /** Says that it is a PDF or a mail and cannot be read as one. */
  | 'broken'
  /** The reader for this kind could not be loaded. */
  | 'noReader';

/** A text, or why there is none. */
export type ReadFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: FileProblemCode };

export const failed = (problem: FileProblemCode): ReadFile => ({ ok: false, problem });

/** `text`, unless nothing but space is in it. */
export function textOr(problem: FileProblemCode, text: string): ReadFile {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  return trimmed === '' ? failed(problem) : { ok: true, text: trimmed };
}
