import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { clausesOf, decode, statementsOf } from './statements-of.test-helper.ts';

const TABLE = `E BAND HIGH INTENSITY RADIO TRANSMISSION AREA (HIRTA) OPR WI 0.5NM OF PSN 553129N 0014028W (NEWTON).

SAFE DISTANCES
CIVILIAN ACFT                    0.315NM        1438FT AGL
MIL ACFT SUSCEPTIBILITY
VERY LOW                         0.0621NM         68FT AGL
LOW                              0.0806NM        181FT AGL
PULSE HIGH                       0.3153NM       1438FT AGL`;

test('a table of safe distances is a list for civil and one for military aircraft', async () => {
  const [area, civil, military, ...others] = clausesOf(statementsOf(TABLE, 'QROXX'));
  expect(area).toMatchObject({ kind: 'activity', activity: 'radioTransmission' });
  expect(civil).toMatchObject({
    kind: 'sequence',
    clauses: [{ phrase: 'safeDistances' }, { adjuncts: [{ measure: 'safeForCivil' }] }],
  });
  expect(military).toMatchObject({
    kind: 'sequence',
    clauses: [
      { phrase: 'militarySusceptibility' },
      {
        adjuncts: [{ measure: 'safeAtVeryLow' }, { measure: 'safeAtLow' }, { measure: 'safeAtPulseHigh' }],
      },
    ],
  });
  expect(others).toEqual([]);
  const said = explainNotam(decode(TABLE, 'QROXX'), await loadCatalogue('en')).translation.map(
    ({ text }) => text,
  );
  expect(said.join(' ')).toContain(
    'Military aircraft, by susceptibility: very low 0.0621 NM / 68 ft (21 m) above ground, low',
  );
});

test('rows without a heading are a list too', () => {
  const clauses = clausesOf(statementsOf('LOW 0.0806NM 181FT AGL\nHIGH 0.1799NM 616FT AGL', 'QROXX'));
  expect(clauses).toMatchObject([
    { kind: 'adjuncts', adjuncts: [{ measure: 'safeAtLow' }, { measure: 'safeAtHigh' }] },
  ]);
});
