import { expect, test } from 'vitest';
import { contract } from './contractions.ts';

test.each([
  ['a norte de o caminho de circulação F2', 'a norte do caminho de circulação F2'],
  ['dentro de a região de informação de voo', 'dentro da região de informação de voo'],
  ['em os hangares, em as pistas', 'nos hangares, nas pistas'],
  ['de o nascer do sol a o pôr do sol', 'do nascer do sol ao pôr do sol'],
  ['a a soleira', 'à soleira'],
  ['até o hangar, até a pista', 'até ao hangar, até à pista'],
  ['5 de maio de 2026, das 08:00 às 09:00 UTC', 'no dia 5 de maio de 2026, das 08:00 às 09:00 UTC'],
  [
    '28 de fevereiro de 2026 e nos dias 2 e 3 de março de 2026',
    'no dia 28 de fevereiro de 2026 e nos dias 2 e 3 de março de 2026',
  ],
  ['28 de fevereiro, 18:00', '28 de fevereiro às 18:00'],
  [' em a área de manobra e a vizinhança', ' na área de manobra e na vizinhança'],
  [' a norte de a pista 01 e o hangar', ' a norte da pista 01 e do hangar'],
  [' entre a pista e a plataforma', ' entre a pista e a plataforma'],
  ['de 09:00 a 17:00 UTC', 'das 09:00 às 17:00 UTC'],
])('prepositions and articles grow together: %s', (apart, contracted) => {
  expect(contract(apart)).toBe(contracted);
});

test.each([
  ['A área (o canal da Mancha) é', 'A área (canal da Mancha) é'],
  ['(o aeródromo de Elvington)', '(aeródromo de Elvington)'],
  ['o aeródromo de Bradshaw (PHSF)', 'aeródromo de Bradshaw (PHSF)'],
  ['o aeródromo de Camp Humphreys (A-511) Army (RKSG)', 'aeródromo de Camp Humphreys (A-511) Army (RKSG)'],
])('a name in brackets or with its code has no article: %s', (printed, name) => {
  expect(contract(printed)).toBe(name);
});

test.each([
  ['Um obstáculo: com luzes', 'Obstáculo: com luzes'],
  ['Uma torre (TWR): de dia', 'Torre (TWR): de dia'],
  ['A rota M771: entre DOSUT e DUMOL', 'Rota M771: entre DOSUT e DUMOL'],
])('what heads a line has no article: %s', (printed, head) => {
  expect(contract(printed)).toBe(head);
});

test.each([
  ['haverá gruas (vários) em Heathrow', 'haverá várias gruas em Heathrow'],
  ['Gruas (vários)', 'Várias gruas'],
  ['Voos de drones (vários)', 'Vários voos de drones'],
])('several are told before the noun, in its gender: %s', (apart, said) => {
  expect(contract(apart)).toBe(said);
});

test.each([
  ['com altura de 682 ft (208 m) acima do solo', 'altura: 682 ft (208 m) acima do solo'],
  ['vai de \ue000o solo\ue0ff até 750 ft', 'vai do \ue000solo\ue0ff até 750 ft'],
  ['De o solo até 750 ft', 'Do solo até 750 ft'],
  ['Aeroporto de Dundee (EGPN): A ATZ está inativa', 'Aeroporto de Dundee (EGPN): a ATZ está inativa'],
])('heights, limits and articles where words meet: %s', (apart, said) => {
  expect(contract(apart)).toBe(said);
});

test.each([
  'entre A e O',
  'de A a O',
  'de 1 a 5 de maio',
  'pode a pista',
  'WI A O',
  'Uma área perigosa está ativa: EG D701',
  '6 de dezembro, 03:18–04:04',
  '3 de março de 2026, 5 de abril de 2026 e 6 de maio de 2026, das 08:00 às 09:00 UTC',
])('nothing else changes: %s', (text) => {
  expect(contract(text)).toBe(text);
});

test.each([
  ['por vezes a 120 m de altura, vento de 12 m/s', 'por vezes, a 120 m de altura, vento de 12 m/s'],
  ['40 % de probabilidade de a 120 m de altura, vento', '40 % de probabilidade de, a 120 m de altura, vento'],
  ['por vezes vento a 120 m de altura', 'por vezes vento a 120 m de altura'],
])('a height between a chance and its wind stands between commas: %s', (apart, said) => {
  expect(contract(apart)).toBe(said);
});

test.each([
  ['(por vezes visibilidade de 4 km (neblina))', '(por vezes visibilidade de 4 km, neblina)'],
  ['(por vezes cumulonimbos (CB), chuva)', '(por vezes cumulonimbos CB, chuva)'],
  ['(Chelsea Flower Show (Chelsea, London))', '(Chelsea Flower Show, Chelsea, London)'],
  ['cumulonimbos (CB) e chuva (fraca)', 'cumulonimbos (CB) e chuva (fraca)'],
  ['visibilidade de 4 km (neblina)', 'visibilidade de 4 km (neblina)'],
])('no brackets stand in brackets: %s', (nested, said) => {
  expect(contract(nested)).toBe(said);
});

test.each([
  ['A área EG D510C Spadeadam.', 'Área EG D510C Spadeadam.'],
  ['A área EG D510C está ativa.', 'A área EG D510C está ativa.'],
])('an area of which nothing is said has no article: %s', (alone, said) => {
  expect(contract(alone)).toBe(said);
});

test.each([
  ['Horário: De segunda a sexta-feira', 'Horário: de segunda a sexta-feira'],
  ['Precaução: As taxiways A e B', 'Precaução: as taxiways A e B'],
  ['Texto original: “A AND B: AS FOLLOWS”', 'Texto original: “A AND B: AS FOLLOWS”'],
])('a sentence goes on in small letters behind its colon: %s', (printed, said) => {
  expect(contract(printed)).toBe(said);
});
