import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { writeOut } from './write-out.ts';

test.each([
  ['VCY OF WEST MIDLANDS', 'WEST'],
  ['WI HO CHI MINH FIR', 'HO'],
  ['CTC ARO(AT)LFV.SE', 'SE'],
  ['CTC INFO@LFV.SE', 'SE'],
  ['REF NO 5', 'NO'],
])('what only looks like a term is left alone: %s', async (clause, term) => {
  expect([...writeOut(clause, await loadCatalogue('no')).terms.keys()]).not.toContain(term);
});

test.each([
  ['TWY A CLSD FOR HEAVY ACFT', 'Taxiway A closed'],
  ['CTC A NEW UNIT', ' a new unit'],
])('the letter of a facility is no article: %s', async (clause, said) => {
  expect(writeOut(clause, await loadCatalogue('en')).text).toContain(said);
});

test('a month, a verb and minutes are told apart', async () => {
  const { terms } = writeOut('CLSD MAY 12, MAY OPEN', await loadCatalogue('no'));
  expect(terms.get('MAY')).toBe('kan');
  expect(writeOut('MAY 12', await loadCatalogue('no')).terms.get('MAY')).toBe('mai');
  expect(writeOut('15 MIN BFR', await loadCatalogue('no')).terms.get('MIN')).toBe('minutter');
});

test('of the small words, the one that turns the meaning is explained', async () => {
  const { terms } = writeOut('OBST NOT MARKED/LGTD', await loadCatalogue('hi'));
  expect([...terms.keys()]).toContain('NOT');
  expect([...writeOut('OBST NOT MARKED AT RWY', await loadCatalogue('no')).terms.keys()]).not.toContain('AT');
});
