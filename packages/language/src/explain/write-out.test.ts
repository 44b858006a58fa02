import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { writeOut } from './write-out.ts';

test.each(['NO ACFT TRAFFIC PERMITTED', 'TWY NOT TO BE USED', 'TFC PERMITTED UNLESS ATC'])(
  'a telegram whose meaning hangs on a word that no glossary has is not written out in place: %s',
  async (clause) => {
    expect(writeOut(clause, await loadCatalogue('no')).telegraphic).toBe(false);
  },
);

test('one that says only what it names is', async () => {
  expect(writeOut('RWY LGT U/S', await loadCatalogue('no')).telegraphic).toBe(true);
});
