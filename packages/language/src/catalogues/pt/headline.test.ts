import { expect, test } from 'vitest';
import { localeSettings } from './locale-settings.ts';

const { asHeadline, afterTime } = localeSettings;

test.each([
  ['A pista 01/19 está fechada', 'pista 01/19 fechada'],
  ['A plataforma NORTH e o heliponto estão fechados', 'plataforma NORTH e heliponto fechados'],
  ['A ATZ de Dundee está inativa', 'ATZ de Dundee inativa'],
  ['Os serviços de tráfego aéreo estão indisponíveis', 'serviços de tráfego aéreo indisponíveis'],
  ['O sobrevoo não está autorizado a sul da pista', 'sobrevoo não autorizado a sul da pista'],
  ['Uma área perigosa temporária é estabelecida', 'área perigosa temporária'],
  ['A torre (TWR) tem o seguinte horário', 'torre (TWR): horário'],
  ['O aeródromo e a torre têm horário prolongado', 'aeródromo e torre: horário prolongado'],
])('an article and a copula are left out: %s', (statement, headline) => {
  expect(asHeadline?.(statement)).toBe(headline);
});

test.each([
  ['Uma pista tem limitações', 'pista com limitações'],
  ['As luzes não têm supervisão', 'luzes sem supervisão'],
  ['A grua não tem iluminação', 'grua sem iluminação'],
])('what something has or has not is told without a verb: %s', (statement, headline) => {
  expect(asHeadline?.(statement)).toBe(headline);
});

test.each([
  ['Este é um trigger NOTAM do suplemento à AIP 12/2023', 'trigger NOTAM do suplemento à AIP 12/2023'],
  ['Esta é uma lista de verificação', 'lista de verificação'],
  ['Para voar aqui é necessária autorização', 'Para voar aqui é necessária autorização'],
  ['Não é permitido sobrevoar a área', 'Não é permitido sobrevoar a área'],
])('a sentence without a subject keeps its verb: %s', (statement, headline) => {
  expect(asHeadline?.(statement)).toBe(headline);
});

test.each([
  ['Diz respeito a uma pista, que os drones não utilizam', 'Aviso sobre uma pista'],
  ['Diz respeito às comunicações por rádio ou ao radar', 'Aviso sobre as comunicações por rádio ou o radar'],
  ['Diz respeito a uma plataforma ou a posições', 'Aviso sobre uma plataforma ou posições'],
  ['Aplica-se apenas a aeronaves militares', 'Só para aeronaves militares'],
])('what a notice is about: %s', (statement, headline) => {
  expect(asHeadline?.(statement)).toBe(headline);
});

test.each([
  ['uma área perigosa temporária está ativa', 'estará ativa uma área perigosa temporária'],
  [
    'uma área restrita temporária está ativa na área A',
    'estará ativa uma área restrita temporária na área A',
  ],
  [
    'as áreas perigosas EGD613A e EGD613B estão ativas',
    'as áreas perigosas EGD613A e EGD613B estarão ativas',
  ],
  ['a ATZ de Dundee está inativa', 'a ATZ de Dundee estará inativa'],
  ['o espaço aéreo está fechado', 'o espaço aéreo estará fechado'],
  ['uma área perigosa é estabelecida', 'será estabelecida uma área perigosa'],
  ['A ATZ de Dundee está ativa', 'a ATZ de Dundee estará ativa'],
  ['há obras em curso na pista', 'haverá obras em curso na pista'],
])('what is so at a time just said is told in the future: %s', (statement, said) => {
  expect(afterTime?.(statement)).toBe(said);
});

test.each([
  'o ILS está fora de serviço',
  '“DOCK 5 está fechado” está em obras',
  'haverá uma grua em Goodwood',
])('other statements stand as they are behind a time: %s', (statement) => {
  expect(afterTime?.(statement)).toBe(statement);
});
