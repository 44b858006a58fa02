import { expect, test } from 'vitest';
import { nameAirports } from './airport-names.ts';

test.each([
  ['aeroporto de John F. Kennedy (KJFK)', 'aeroporto John F. Kennedy (KJFK)'],
  ['Aeroporto de Daniel K. Inouye (PHNL)', 'Aeroporto Daniel K. Inouye (PHNL)'],
  ['aeroporto de Santos Dumont', 'aeroporto Santos Dumont'],
  ['aeroporto de \ue000Francisco Sá Carneiro\ue0ff', 'aeroporto \ue000Francisco Sá Carneiro\ue0ff'],
  ['aeroporto de City of Derry (EGAE)', 'aeroporto City of Derry (EGAE)'],
])('an airport named after a person has no preposition: %s', (apart, said) => {
  expect(nameAirports(apart)).toBe(said);
});

test.each([
  ['aeroporto de Porto (LPPR)', 'aeroporto do Porto (LPPR)'],
  ['aeroporto de Madeira (LPMA)', 'aeroporto da Madeira (LPMA)'],
  ['aeroporto de Isle of Man (EGNS)', 'aeroporto da Ilha de Man (EGNS)'],
])('some places have an article: %s', (apart, said) => {
  expect(nameAirports(apart)).toBe(said);
});

test.each([
  ['aeroporto de London Heathrow (EGLL)', 'aeroporto de Londres Heathrow (EGLL)'],
  ['Aeroporto de Edinburgh (EGPH)', 'Aeroporto de Edimburgo (EGPH)'],
  ['aeroporto de Milan Malpensa (LIMC)', 'aeroporto de Milão Malpensa (LIMC)'],
])('a town has its Portuguese name: %s', (printed, said) => {
  expect(nameAirports(printed)).toBe(said);
});

test.each([
  'aeroporto de London City (EGLC)',
  'aeroporto de Bristol (EGGD)',
  'aeroporto de Orlando (KMCO)',
  'aeroporto de Porto Alegre (SBPA)',
  'aeroporto de Romeoville',
  'London Info',
])('other names stand as they are: %s', (text) => {
  expect(nameAirports(text)).toBe(text);
});
