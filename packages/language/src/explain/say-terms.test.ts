import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { sayTerms } from './say-terms.ts';

const TELEGRAM = `A1001/26 NOTAMN
Q) EKDK/QMRLC/IV/NBO/A/000/999/5537N01239E005
A) EKCH B) 2604110940 C) 2604130400
D) DLY SR-SS
E) RWY 04R/22L CLSD DUE TO WIP.
CTC TWR(AT)LFV.SE
F) SFC G) 500FT AGL`;

test('each abbreviation is explained where it stands', async () => {
  const [notam] = decodeNotams(TELEGRAM, { now: '2026-04-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM was found');
  const terms = sayTerms(notam, await loadCatalogue('no'));
  expect(terms.map(({ span, meaning }) => [notam.source.slice(span.from, span.to), meaning])).toEqual([
    ['DLY', 'daglig'],
    ['SR', 'soloppgang'],
    ['SS', 'solnedgang'],
    ['RWY', 'rullebane'],
    ['CLSD', 'stengt'],
    ['DUE TO', 'på grunn av'],
    ['WIP', 'arbeid pågår'],
    ['CTC', 'kontakt'],
    ['SFC', 'bakken'],
    ['AGL', 'over bakken'],
  ]);
});

test('what means something else together is not explained word by word', async () => {
  const [notam] = decodeNotams(
    TELEGRAM.replace('RWY 04R/22L CLSD', 'PILOTS TO EXER CTN NEAR UNMANNED AERIAL VEHICLES'),
    {
      now: '2026-04-01T00:00:00Z',
    },
  ).notams;
  if (notam === undefined) throw new Error('no NOTAM was found');
  const terms = sayTerms(notam, await loadCatalogue('en'));
  const said = terms.map(({ span, meaning }) => [notam.source.slice(span.from, span.to), meaning]);
  expect(said).toContainEqual(['EXER CTN', 'caution']);
  expect(said).toContainEqual(['UNMANNED AERIAL VEHICLES', 'unmanned aircraft']);
});
