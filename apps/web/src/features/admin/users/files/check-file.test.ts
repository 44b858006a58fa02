import { BILLING_FILE_MAX_BYTES } from '@klarnotam/contract';
import { expect, test } from 'vitest';
import { checkFile, formatBytes } from './check-file.ts';

const pdf = { name: 'invoice.pdf', type: 'application/pdf', size: 1_000 };

test('a PDF of up to 10 MB may be sent', () => {
  expect(checkFile(pdf)).toBeNull();
  expect(checkFile({ ...pdf, size: BILLING_FILE_MAX_BYTES })).toBeNull();
  expect(checkFile({ ...pdf, size: BILLING_FILE_MAX_BYTES + 1 })).toBe('tooLarge');
  expect(checkFile({ ...pdf, size: 0 })).toBe('empty');
});

test('what is told to be something else is no PDF, whatever its name is', () => {
  expect(checkFile({ ...pdf, type: 'image/png' })).toBe('noPdf');
  expect(checkFile({ ...pdf, type: '' })).toBeNull();
  expect(checkFile({ ...pdf, type: '', name: 'SCAN.PDF' })).toBeNull();
  expect(checkFile({ ...pdf, type: '', name: 'pdf' })).toBe('noPdf');
});

test.each([
  [1, '1 byte'],
  [2, '2 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [12_340, '12.3 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [9_876_543, '9.9 MB'],
])('%i is written %s', (bytes, written) => expect(formatBytes(bytes)).toBe(written));
