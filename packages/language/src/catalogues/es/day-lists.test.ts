import { expect, test } from 'vitest';
import { adjustDays } from './day-lists.ts';

test.each([
  ['los días 9–11 y 16–23 de diciembre de 2022', 'los días 9 a 11 y 16 a 23 de diciembre de 2022'],
  ['los días 4–5, 9–12, 16–19 y 23–26 de octubre', 'los días 4, 5, 9 a 12, 16 a 19 y 23 a 26 de octubre'],
  ['los días 2, 5 y 9–10 de mayo', 'los días 2, 5, 9 y 10 de mayo'],
  ['del 9 al 10 de mayo de 2026, cada día de 07:00', 'los días 9 y 10 de mayo de 2026, cada día de 07:00'],
  ['Del 1 al 2 de abril de 2026, cada día', 'Los días 1 y 2 de abril de 2026, cada día'],
])('days are told as people tell them: %s', (printed, said) => {
  expect(adjustDays(printed)).toBe(said);
});

test.each([
  'los días 4 y 6 de marzo',
  'del 9 al 11 de mayo de 2026, cada día de 07:00',
  'del 9 al 10 de mayo de 2026',
  'del 31 de mayo al 1 de junio de 2026, cada día',
  'de 09:00–11:00 de mayo',
])('other days stand as they are: %s', (text) => {
  expect(adjustDays(text)).toBe(text);
});
