import { BILLING_FILE_MAX_BYTES } from '@klarnotam/contract';
import { screenLocale } from '../../../../shared/text/screen-language.ts';

export type FileProblem = 'noPdf' | 'tooLarge' | 'empty';

/** What is wrong with a file before it is sent; null: nothing. Whether it is a PDF inside, the server finds out. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  // Some systems tell no type.
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return 'noPdf';
  if (size === 0) return 'empty';
  return size > BILLING_FILE_MAX_BYTES ? 'tooLarge' : null;
}

/** `640 bytes`, `12.3 kB`, `9.8 MB`: thousands, as people count them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [amount, unit] = bytes < 999_500 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString(screenLocale(), { maximumFractionDigits: amount < 100 ? 1 : 0 })} ${unit}`;
}
