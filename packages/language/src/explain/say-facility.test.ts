import { readClause } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { renderClause } from './render-clause.ts';

const en = await loadCatalogue('en');

function said(text: string): string {
  const clause = readClause(text);
  return clause === null ? '' : renderClause(clause, en);
}

test.each([
  ['WALNEY TMZ ACT', 'The Walney transponder mandatory zone is active.'],
  ['RMZ AREA A ACT', 'The Area A radio mandatory zone is active.'],
])('a zone has its name as people write it: %s', (text, sentence) => {
  expect(said(text)).toBe(sentence);
});

test.each([
  ['NO MOVEMENTS SOUTH OF ECHO', 'Aircraft movements are not authorised south of Echo.'],
  ['AD CLSD TO ALL MOVEMENTS', 'The aerodrome is closed to aircraft movements.'],
  ['ARRIVALS OR DEPARTURES NOT PERMITTED', 'Take-offs and landings are not authorised.'],
])('movements may be those on the ground: %s', (text, sentence) => {
  expect(said(text)).toBe(sentence);
});
