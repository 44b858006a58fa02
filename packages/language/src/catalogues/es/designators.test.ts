import { expect, test } from 'vitest';
import { adjustNames } from './designators.ts';

test.each([
  ['Las luces de borde de la calle de rodaje C y D', 'Las luces de borde de las calles de rodaje C y D'],
  ['parte de la calle de rodaje A, B2 y C', 'parte de las calles de rodaje A, B2 y C'],
  ['las luces de la pista 09L y 27R', 'las luces de las pistas 09L y 27R'],
  [
    'cerrada entre la calle de rodaje C9 y la calle de rodaje H por obras',
    'cerrada entre las calles de rodaje C9 y H por obras',
  ],
])('several designators stand behind a plural: %s', (apart, said) => {
  expect(adjustNames(apart)).toBe(said);
});

test.each([
  'la calle de rodaje C y la plataforma D',
  'la pista 09/27 y 10/28',
  'la calle de rodaje C y Depósito',
  'entre la pista 09 y la calle de rodaje H',
  'La calle de rodaje A y B está',
  'de la pista está cerrada y no',
  'de la pista 09/27 y 10/28',
])('one stands behind a singular: %s', (text) => {
  expect(adjustNames(text)).toBe(text);
});
