import { expect, test } from 'vitest';
import { decodeNotams, relateNotams } from './index.ts';

function related(...telegrams: readonly string[]) {
  return relateNotams(decodeNotams(telegrams.join('\n\n'), { now: '2026-07-01T00:00:00Z' }).notams);
}

const telegram = (head: string, text = 'UAS WI 1NM OF 595450N 0104508E'): string =>
  `${head}\nQ) ENOR/QWULW/IV/BO/W/000/010/5954N01045E002\nA) ENOR B) 2607010600 C) 2607011400\nE) ${text}`;
const ALONE = { sameAs: null, replacedBy: null };

test('a notice that another one of the text replaces or cancels names it', () => {
  expect(
    related(
      telegram('A0001/26 NOTAMN'),
      telegram('A0002/26 NOTAMR A0001/26'),
      telegram('A0003/26 NOTAMC A0002/26'),
    ),
  ).toEqual([{ ...ALONE, replacedBy: 1 }, { ...ALONE, replacedBy: 2 }, ALONE]);
});

test('it does not matter which of them stands first', () => {
  expect(related(telegram('A0002/26 NOTAMR A0001/26'), telegram('A0001/26 NOTAMN'))).toEqual([
    ALONE,
    { ...ALONE, replacedBy: 0 },
  ]);
});

test('an exact double names the first, however its lines are wrapped', () => {
  const one = telegram('A0001/26 NOTAMN');
  expect(
    related(one, telegram('A0004/26 NOTAMN'), one.replace('1NM OF', '1NM\nOF'), one.toLowerCase()),
  ).toEqual([ALONE, ALONE, { ...ALONE, sameAs: 0 }, { ...ALONE, sameAs: 0 }]);
});

test.each([
  ['text', telegram('A0001/26 NOTAMN', 'UAS WI 2NM OF 595450N 0104508E')],
  ['end', telegram('A0001/26 NOTAMN').replace('2607011400', '2607011500')],
  ['what was not read', telegram('A0001/26 NOTAMN').replace('2607011400', '2607011400 NO DRONES')],
])('a notice of the same number with another %s is no double', (_, other) => {
  expect(related(telegram('A0001/26 NOTAMN'), other)).toEqual([ALONE, ALONE]);
});

test('a notice that refers to itself is not replaced', () => {
  expect(related(telegram('A0001/26 NOTAMR A0001/26'))).toEqual([ALONE]);
});

test('offices of two states number alike: only that of the same state replaces', () => {
  const british = `A0001/26 NOTAMN
Q) EGTT/QMRLC/IV/NBO/A/000/999/5129N00028W005
A) EGLL B) 2605010000 C) 2605200000
E) RWY 09L/27R CLSD`;
  const norwegian = `A0002/26 NOTAMR A0001/26
Q) ENOR/QMRLC/IV/NBO/A/000/999/6012N01105E005
A) ENGM B) 2605010000 C) 2605200000
E) RWY 01L/19R CLSD`;
  const { notams } = decodeNotams([british, norwegian].join('\n\n'), { now: '2026-05-01T00:00:00Z' });
  expect(relateNotams(notams).map(({ replacedBy }) => replacedBy)).toEqual([null, null]);
});
