import { failed, textOr, type ReadFile } from './briefing-file.ts';

/** By their first bytes; none: UTF-8, or what Windows wrote before. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function markedEncoding(bytes: Uint8Array): string | null {
  return MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

/** The letters of a text file, whatever wrote it. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A plain text; a file with zero bytes in it is something else. */
export function readTextFile(bytes: Uint8Array): ReadFile {
  if (bytes.length === 0) return failed('empty');
  if (markedEncoding(bytes) === null && bytes.includes(0)) return failed('kind');
  return textOr('empty', decodeText(bytes));
}
