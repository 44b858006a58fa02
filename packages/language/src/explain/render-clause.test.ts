import type { Adjunct, Clause } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { renderClause } from './render-clause.ts';

const ja = await loadCatalogue('ja');
const POSITION: Adjunct = { type: 'positions', positions: '510000N 0010000E' };
const LIGHTED: Adjunct = { type: 'simple', code: 'lighted' };
const DAY_MARKED: Adjunct = { type: 'simple', code: 'dayMarked' };

test.each<[string, Clause, string]>([
  [
    'behind a position',
    { kind: 'adjuncts', adjuncts: [POSITION, LIGHTED, DAY_MARKED] },
    '510000N 0010000E（点灯）（昼間標識あり）です。',
  ],
  ['alone', { kind: 'adjuncts', adjuncts: [LIGHTED] }, '点灯しています。'],
  [
    'alone with a place of its own',
    {
      kind: 'adjuncts',
      adjuncts: [
        { type: 'users', scope: 'only', users: [{ user: 'taxiing', value: null }] },
        {
          type: 'relation',
          relation: 'northOf',
          distance: null,
          places: [{ feature: 'taxiway', name: 'E' }],
        },
      ],
    },
    '地上走行（誘導路Eの北）に限ります。',
  ],
  [
    'behind a statement',
    {
      kind: 'activity',
      activity: 'uas',
      adjuncts: [
        {
          type: 'frequency',
          unit: 'LONDON INFO',
          frequency: '124.600',
          callsign: null,
          always: true,
          joint: null,
        },
      ],
    },
    'ドローンが飛行します：London Info 124.600 MHz（24時間）。',
  ],
])('in Japanese no comma stands before parentheses: %s', (_, clause, said) => {
  expect(renderClause(clause, ja)).toBe(said);
});

test('one position bounds no area', async () => {
  const clause: Clause = {
    kind: 'activity',
    activity: 'cranes',
    adjuncts: [{ type: 'bounded', positions: '510000N 0010000E' }],
  };
  expect(renderClause(clause, await loadCatalogue('en'))).toContain(' at 510000N 0010000E');
});

test('the same is said once', async () => {
  const both: Adjunct = { type: 'simple', code: 'inBothDirections' };
  const clause: Clause = {
    kind: 'state',
    facility: 'taxiway',
    name: 'A',
    others: [],
    state: 'closed',
    value: null,
    adjuncts: [both, both],
  };
  expect(renderClause(clause, await loadCatalogue('en'))).toBe('Taxiway A is closed in both directions.');
});

test('what a colon announces goes on in small letters, but for names', async () => {
  const hours: Clause = {
    kind: 'weekdayLine',
    from: 1,
    to: 5,
    day: null,
    hours: [{ hours: '0600-2000', note: null, category: null }],
  };
  const said = async (next: Clause, language: 'en' | 'no') => {
    const heading: Clause = { kind: 'phrase', phrase: 'revisedHours', value: null, second: null };
    return renderClause({ kind: 'sequence', clauses: [heading, next] }, await loadCatalogue(language));
  };
  expect(await said(hours, 'en')).toContain(': Monday');
  expect(await said(hours, 'no')).toContain(': mandag');
  expect(await said({ kind: 'adjuncts', adjuncts: [{ type: 'simple', code: 'asFollows' }] }, 'en')).toContain(
    ': as ',
  );
});

test('an instant is said as a date', async () => {
  const clause: Clause = { kind: 'adjuncts', adjuncts: [{ type: 'fromDate', date: '2608200630' }] };
  expect(renderClause(clause, await loadCatalogue('en'))).toBe('From 20 August 2026 at 06:30 UTC.');
});

test('each day of a range takes the mark that the language writes after it', async () => {
  const line: Clause = { kind: 'dayLine', days: '20-22', month: 10, hours: null };
  expect(renderClause(line, await loadCatalogue('no'))).toBe('20.–22. oktober: stengt.');
  expect(renderClause(line, await loadCatalogue('en'))).toBe('20–22 October: closed.');
});

test.each([
  ['en', 'Runway 09/27 is closed, except for taxiing between taxiway A and taxiway B.'],
  ['ja', '地上走行（誘導路Aと誘導路Bの間）を除き、滑走路09/27が閉鎖されます。'],
  ['zh', '跑道 09/27 关闭，滑行（滑行道 A 与滑行道 B 之间）除外。'],
] as const)('in %s the place of an exception is not that of the closure', async (language, said) => {
  const clause: Clause = {
    kind: 'state',
    facility: 'runway',
    name: '09/27',
    others: [],
    state: 'closed',
    value: null,
    adjuncts: [
      { type: 'users', scope: 'except', users: [{ user: 'taxiing', value: null }] },
      { type: 'between', from: { feature: 'taxiway', name: 'A' }, to: { feature: 'taxiway', name: 'B' } },
    ],
  };
  expect(renderClause(clause, await loadCatalogue(language))).toBe(said);
});

test.each([
  ['en', 'There will be a crane, 605 m from the Goodwood aerodrome reference point, bearing 074° magnetic.'],
  ['no', 'Det står en kran, 605 m fra referansepunktet til Goodwood flyplass i magnetisk peiling 074°.'],
  [
    'es',
    'Habrá una grúa, a 605 m del punto de referencia del aeródromo de Goodwood (ARP), marcación magnética 074°.',
  ],
  ['pl', 'Stoi dźwig 605 m od punktu odniesienia lotniska Goodwood (ARP), azymut magnetyczny 074°.'],
  ['ru', 'Стоит кран в 605 м от контрольной точки аэродрома Goodwood, магнитный азимут 074°.'],
  ['ja', 'Goodwood飛行場標点から磁方位074°、605 mの地点にクレーンがあります。'],
  ['zh', '距 Goodwood 机场基准点 605 米、磁方位 074°处设有起重机。'],
] as const)('in %s a bearing and a distance tell from where', async (language, said) => {
  const clause: Clause = {
    kind: 'activity',
    activity: 'crane',
    adjuncts: [
      {
        type: 'bearing',
        degrees: '074',
        north: 'magnetic',
        distance: { value: '605', unit: 'M' },
        from: { feature: 'referencePoint', name: 'GOODWOOD' },
      },
    ],
  };
  expect(renderClause(clause, await loadCatalogue(language))).toBe(said);
});

test.each([
  [
    'en',
    'There will be an equestrian event in low flying area 4, night rotary regions 1N and 4A and the Thames Valley avoidance area (by day).',
  ],
  [
    'pl',
    'Odbędzie się impreza jeździecka w obszarze lotów na małej wysokości LFA 4, nocnych rejonach śmigłowcowych 1N i 4A i strefie omijania Thames Valley (w dzień).',
  ],
  [
    'pt',
    'Haverá evento equestre na área de voo a baixa altitude 4, nas regiões noturnas de helicópteros 1N e 4A e na área militar de evitação Thames Valley (de dia).',
  ],
  [
    'ru',
    'Ожидается конное мероприятие в зоне полётов на малых высотах 4, ночных вертолётных районах 1N и 4A и зоне обхода Thames Valley (днём).',
  ],
  [
    'ja',
    '低空飛行区域4、夜間ヘリコプター区域1N、4A、飛行回避区域Thames Valley（日中）内で馬術競技会が行われます。',
  ],
] as const)('in %s military areas are a list in the case of the place', async (language, said) => {
  const clause: Clause = {
    kind: 'activity',
    activity: 'equestrianEvent',
    adjuncts: [
      {
        type: 'militaryAreas',
        areas: [
          { kind: 'lowFlyingArea', numbers: '4' },
          { kind: 'nightRotaryRegion', numbers: '1N, 4A' },
          { kind: 'avoidanceArea', name: 'THAMES VALLEY', hours: 'day' },
        ],
      },
    ],
  };
  expect(renderClause(clause, await loadCatalogue(language))).toBe(said);
});

test.each([
  ['en', 'There will be a drone show or swarm and searchlights.'],
  ['es', 'Habrá un espectáculo o enjambre de drones y proyectores de luz.'],
  ['pl', 'Przewidziane są pokaz lub rój dronów i reflektory.'],
  ['ja', 'ドローンの群飛行、サーチライトの照射が行われます。'],
] as const)('several that go on at one place are one sentence: %s', async (language, sentence) => {
  const clause: Clause = { kind: 'activity', activity: 'uasSwarm', others: ['searchlights'], adjuncts: [] };
  expect(renderClause(clause, await loadCatalogue(language))).toBe(sentence);
});

test.each([
  ['birds', 'Expect birds.'],
  ['unburnedDebris', 'Unburned debris is expected to fall.'],
  ['windTurbinesInConstruction', 'Wind turbines are under construction.'],
] as const)('what may come or is there already is not announced in English: %s', async (activity, said) => {
  const clause: Clause = { kind: 'activity', activity, adjuncts: [] };
  expect(renderClause(clause, await loadCatalogue('en'))).toBe(said);
});
