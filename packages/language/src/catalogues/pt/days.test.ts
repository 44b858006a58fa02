import { expect, test } from 'vitest';
import { adjustDays } from './days.ts';

test.each([
  ['de 9 a 10 de março de 2023, diariamente', 'nos dias 9 e 10 de março de 2023, diariamente'],
  ['De 28 a 29 de maio de 2023', 'Nos dias 28 e 29 de maio de 2023'],
  [
    'de \ue0001\ue0ff a \ue0012\ue0ff de maio de 2026',
    'nos dias \ue0001\ue0ff e \ue0012\ue0ff de maio de 2026',
  ],
])('two days that follow each other are no range: %s', (range, days) => {
  expect(adjustDays(range)).toBe(days);
});

test.each([
  ['de segunda-feira a sexta-feira', 'de segunda a sexta-feira'],
  ['De quinta-feira a sexta-feira: 05:30–06:30 UTC', 'Quinta e sexta-feira: 05:30–06:30 UTC'],
  ['de terça-feira a quarta-feira', 'terça e quarta-feira'],
  ['de sábado a domingo', 'sábado e domingo'],
  ['de segunda-feira a sábado', 'de segunda-feira a sábado'],
  ['de sexta-feira a sábado', 'sexta-feira e sábado'],
])('the days of the week as people say them: %s', (range, days) => {
  expect(adjustDays(range)).toBe(days);
});

test.each(['de 9 a 12 de março de 2023', 'de 31 de março a 1 de abril de 2024', 'de 1 a 2 UTC'])(
  'other ranges stand as they are: %s',
  (text) => {
    expect(adjustDays(text)).toBe(text);
  },
);
