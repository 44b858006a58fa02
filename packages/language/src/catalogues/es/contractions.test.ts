import { expect, test } from 'vitest';
import { contract } from './contractions.ts';

test.each([
  ['alrededor de el aeródromo', 'alrededor del aeródromo'],
  ['alrededor de el punto de referencia', 'alrededor del punto de referencia'],
  ['junto a el hangar, cerca de el heliponto', 'junto al hangar, cerca del heliponto'],
  ['el los días 4 y 6 de marzo', 'los días 4 y 6 de marzo'],
])('prepositions and the article grow together: %s', (apart, contracted) => {
  expect(contract(apart)).toBe(contracted);
});

test.each(['el aeródromo de El Prat', 'desde el suelo', 'de la pista', 'a él', 'de ella', 'en el aeródromo'])(
  'nothing else changes: %s',
  (text) => {
    expect(contract(text)).toBe(text);
  },
);
