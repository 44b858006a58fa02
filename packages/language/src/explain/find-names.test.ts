import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { findNames } from './find-names.ts';
import { findTerm, tokensOf } from './find-term.ts';

const catalogue = await loadCatalogue('no');

function namesIn(clause: string): readonly string[] {
  const tokens = tokensOf(clause);
  const names = findNames(tokens, (index) => findTerm(tokens, index, catalogue) !== null);
  return [...names].map((index) => tokens[index] ?? '').filter((token) => /[A-Z]/.test(token));
}

test.each([
  ['a unit', 'CTC HUMBERSIDE RADAR', ['HUMBERSIDE']],
  ['a unit by its frequency', 'MAKE BLIND CALLS ON HUMBERSIDE 124.905MHZ', ['HUMBERSIDE']],
  ['a unit of lower airspace', 'MARHAM LOWER AIRSPACE RADAR SERVICE', ['MARHAM']],
  ['a region', 'ENTERING HO CHI MINH FIR', ['HO', 'CHI', 'MINH']],
  ['a place by its direction', '0812 5NM SW OF HARBY', ['HARBY']],
  ['a place behind a position', '511904N 0004833W (BULLRING, MINLEY WOOD)', ['BULLRING', 'MINLEY', 'WOOD']],
  ['points of a route', 'AWYS R19 (LAKAD-EVENO) AFFECTED', ['LAKAD', 'EVENO']],
  ['points between dashes', 'ACFT ON M771: DUDIS - DAGAG', ['DUDIS', 'DAGAG']],
  ['a point behind its word', 'FPL VIA EXOTO', ['EXOTO']],
  ['aerodromes of a list', 'OUTBOUND FM LEEDS, OXFORD AND WARTON ARE ADZ', ['LEEDS', 'OXFORD', 'WARTON']],
  ['a location indicator', 'ARR TO EGXW', ['EGXW']],
  ['what the text abbreviates', 'MOBILE AIRFIELD LIGHT MONITORING SYSTEM (MALMS) ACTIVE', ['MALMS']],
  ['categories of aircraft', 'CATS C/D NA', ['C/D']],
])('a name is known by what stands beside it: %s', (_, clause, names) => {
  expect(namesIn(clause)).toEqual(names);
});

test.each([
  'PRESENCE OF GROUSE, PTARMIGAN AND LEMMINGS',
  'WHICH ATC HAS CONFIRMED',
  'DUST CONTAINING PEBBLES ON RWY',
  'SW OF THE HEDGEROW',
  'GROUND SUBSIDED NEAR TWY A',
  'ANCHORAGE PROHIBITED (DREDGING)',
])('a word that nothing tells to be a name is none: %s', (clause) => {
  expect(namesIn(clause)).toEqual([]);
});
