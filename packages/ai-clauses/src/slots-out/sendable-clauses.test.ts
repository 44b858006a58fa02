import { explainNotam, loadCatalogue } from '@klarnotam/language';
import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { sendableClauses } from './sendable-clauses.ts';

const pl = await loadCatalogue('pl');

function sent(itemE: string): readonly string[] {
  const text = `A0100/26 NOTAMN\nQ) EGTT/QXXXX/IV/NBO/A/000/999/5138N00013W005\nA) EGXX B) 2607010600 C) 2607012000\nE) ${itemE}`;
  return decodeNotams(text, { now: '2026-07-01T00:00:00Z' }).notams.flatMap((decoded) =>
    sendableClauses(decoded, explainNotam(decoded, pl).clauses).map((clause) => clause.text),
  );
}

test('entries of a list are sent, but none below a heading that binds', () => {
  const entries = '- FALCON FLYING EVENT\n- STATE BALLOON FLIGHTS';
  expect(sent(`EVENTS OF THE WEEK:\n${entries}`)).toEqual([
    'EVENTS OF THE WEEK:',
    '- FALCON FLYING EVENT',
    '- STATE BALLOON FLIGHTS',
  ]);
  expect(sent(`FLYING PROHIBITED EXC:\n${entries}`)).toEqual([]);
  expect(sent(`FLYING PROHIBITED EXC:\n${entries}\nSTEEL PLATE ABEAM THE TOWER.`)).toEqual([
    'STEEL PLATE ABEAM THE TOWER.',
  ]);
});

test('half a sentence is not sent', () => {
  expect(sent('STEEL PLATE ABEAM THE TOWER AND')).toEqual([]);
});
