import { expect, test } from 'vitest';
import { readPageCursor, writePageCursor } from './page-cursor.ts';

const ID = '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11';
const encode = (text: string): string => Buffer.from(text).toString('base64url');

test('a cursor comes back as it was written', () => {
  const cursor = writePageCursor({ createdAt: new Date('2026-07-01T06:00:00.120Z'), id: ID });
  expect(readPageCursor(cursor)).toEqual({ createdAt: '2026-07-01T06:00:00.120Z', id: ID });
});

test.each([
  ['the year 0', encode(`0000-01-01T00:00:00.000Z ${ID}`)],
  ['a year of six digits', encode(`+275760-09-13T00:00:00.000Z ${ID}`)],
  ['a day that is not', encode(`2026-02-30T00:00:00.000Z ${ID}`)],
  ['hour 24', encode(`2026-02-28T24:00:00.000Z ${ID}`)],
  ['a date alone', encode(`2026-02-28 ${ID}`)],
  ['a word for a moment', encode(`infinity ${ID}`)],
  ['no id', encode('2026-07-01T06:00:00.120Z')],
  ['an id of dashes', encode(`2026-07-01T06:00:00.120Z ${'-'.repeat(36)}`)],
  ['more behind it', encode(`2026-07-01T06:00:00.120Z ${ID} or`)],
  ['a NUL', encode(`2026-07-01T06:00:00.120Z ${ID}\0`)],
  ['padding', `${encode(`2026-07-01T06:00:00.120Z ${ID}`)}=`],
  ['nothing', ''],
  ['other letters', '🛩️'],
])('%s is no cursor', (_what, text) => {
  expect(() => readPageCursor(text)).toThrow(
    expect.objectContaining({ code: 'invalid', data: { field: 'cursor' } }),
  );
});
