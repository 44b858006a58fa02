import { expect, test } from 'vitest';
import { decodeNotams } from '../decode-notams.ts';
import { blankQuoteMarks } from './quote-marks.ts';

const TELEGRAM = `A1234/26 NOTAMN
Q) ENOR/QWULW/IV/BO/W/000/010/5954N01045E002
A) ENOR B) 2607010600 C) 2607011400
E) UAS WI AREA BOUNDED BY 595450N 0104508E -
595512N 0104600E - 595430N 0104622E
F) GND G) 1000FT AMSL`;

test.each([
  ['once', '> '],
  ['twice', '>> '],
  ['with blanks between', '> > '],
  ['without a blank', '>'],
])('a NOTAM in a quoted mail is read like any other: %s', (_, marks) => {
  const quoted = TELEGRAM.replace(/^/gm, marks);
  const facts = (text: string) =>
    decodeNotams(`Hi,\n${text}\n`, { now: '2026-07-01T00:00:00Z' }).notams[0]?.facts;
  expect({ ...facts(quoted), text: null, rating: null }).toEqual({
    ...facts(TELEGRAM),
    text: null,
    rating: null,
  });
});

test('no offset moves', () => {
  expect(blankQuoteMarks('> A1234/26 NOTAMN\n>> Q) ENOR')).toBe('  A1234/26 NOTAMN\n   Q) ENOR');
});

test.each(['WEIGHT\n> 25KG', 'A > B', '> NO NOTAM HERE', ''])(
  'a sign that quotes nothing stays: %j',
  (text) => {
    expect(blankQuoteMarks(text)).toBe(text);
  },
);
