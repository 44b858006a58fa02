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
