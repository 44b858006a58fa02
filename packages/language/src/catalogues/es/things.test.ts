import { expect, test } from 'vitest';
import { tellThings } from './things.ts';

test.each([
  [
    'habrá una grúa en Churchdown, Gloucestershire, hasta 85 ft',
    'habrá una grúa en Churchdown, Gloucestershire, de hasta 85 ft',
  ],
  [
    'volarán drones dentro de MILDENHALL ATZ, con el punto más alto a 400 ft',
    'volarán drones dentro de MILDENHALL ATZ, a 400 ft',
  ],
  ['habrá fuegos artificiales, con el punto más alto a 400 ft', 'habrá fuegos artificiales, a 400 ft'],
  ['Focos de iluminación, de hasta 50 ft', 'Focos de iluminación de hasta 50 ft'],
  ['habrá una grúa móvil, hasta 85 ft', 'habrá una grúa móvil de hasta 85 ft'],
  ['Grúa, de hasta 146 ft', 'Grúa de hasta 146 ft'],
  ['Grúa en Cádiz, de hasta 146 ft', 'Grúa en Cádiz, de hasta 146 ft'],
  ['Aerogeneradores (21), en construcción', '21 aerogeneradores en construcción'],
  ['habrá aerogeneradores (21), en construcción', 'habrá 21 aerogeneradores en construcción'],
  ['Obstáculo, sin balizamiento luminoso en Haydon', 'Obstáculo sin balizamiento luminoso en Haydon'],
  ['habrá una grúa móvil, con balizamiento luminoso', 'habrá una grúa móvil con balizamiento luminoso'],
])('things are told with how many, how high and what they are like: %s', (apart, said) => {
  expect(tellThings(apart)).toBe(said);
});

test.each([
  'habrá fuegos artificiales, hasta 85 ft',
  'habrá una grúa, con el punto más alto a 85 ft',
  'Vuelo de cometas en Silecroft, hasta 3000 ft',
  'habrá una grúa en Cádiz, con balizamiento luminoso',
  'Zona de obstáculos (21)',
  'Grúa (Vesterhav Nord)',
])('other statements stand as they are: %s', (text) => {
  expect(tellThings(text)).toBe(text);
});
