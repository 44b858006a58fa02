import { expect, test } from 'vitest';
import { noFindings } from '../findings.ts';
import { readLocations } from './read-locations.ts';

function read(text: string) {
  const findings = noFindings();
  const locations = readLocations(text, { from: 0, to: text.length }, findings);
  return { locations, problems: findings.problems.map(({ code }) => code), span: findings.spans.locations };
}

test.each([
  ['ENOR', ['ENOR'], []],
  ['ENOR ESAA EKDK', ['ENOR', 'ESAA', 'EKDK'], []],
  ['ENOR/ESAA', ['ENOR', 'ESAA'], []],
  ['ENOR PART 1 OF 2', ['ENOR'], []],
  ['K1G4', ['K1G4'], []],
  ['OSLO TOWER', ['OSLO'], ['unknownLocation']],
  ['12', [], ['unknownLocation']],
  ['', [], ['missingLocation']],
])('%j', (text, locations, problems) => {
  expect(read(text)).toMatchObject({ locations, problems });
});

test('the part number is no part of the place', () => {
  expect(read('ENOR PART 1 OF 2').span).toEqual({ from: 0, to: 5 });
});
