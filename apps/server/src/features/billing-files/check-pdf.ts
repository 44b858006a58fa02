import { BILLING_FILE_MAX_BYTES, Failure } from '@klarnotam/contract';

const HEADER = /^%PDF-[12]\.\d/;
/** The end mark may have a few bytes behind it; readers look for it in the last kilobyte. */
const TAIL_BYTES = 1_024;
const END = '%%EOF';

/**
 * Lets a file through that is a PDF by its first and last bytes, and not too long. Nothing in it is unpacked or run,
 * so that it does not matter what it would become.
 *
 * @throws {Failure} `invalid`
 */
export async function checkPdf(file: Blob): Promise<void> {
  if (file.size > BILLING_FILE_MAX_BYTES) {
    throw new Failure('invalid', { field: 'file' }, 'The file is larger than 10 MB.');
  }
  const head = await file.slice(0, 8).text();
  const tail = await file.slice(Math.max(0, file.size - TAIL_BYTES)).text();
  if (!HEADER.test(head) || !tail.includes(END)) {
    throw new Failure('invalid', { field: 'file' }, 'Only PDF files can be uploaded.');
  }
}
