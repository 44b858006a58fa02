import { expect, test } from 'vitest';
import { readClause } from './read-clause.ts';
import { SPECIES } from './species.ts';

const AT_AERODROME = {
  type: 'relation',
  relation: 'inVicinityOf',
  distance: null,
  places: [{ feature: 'aerodrome', name: null }],
};

test('the birds that a warning names are read, in their order and each once', () => {
  expect(
    readClause(
      'CONCENTRATION OF BIRDS INCLUDING GULLS, BIRDS OF PREY, PIGEONS AND OTHER SMALL PASSERINES IN THE VICINITY OF THE AIRPORT.',
    ),
  ).toEqual({
    kind: 'activity',
    activity: 'manyBirds',
    adjuncts: [{ type: 'species', species: ['gulls', 'birdsOfPrey', 'pigeons', 'smallBirds'] }, AT_AERODROME],
  });
  expect(readClause('CONCENTRATION OF BIRDS (SEAGULL, GULLS) AROUND MANOEUVRING AREA.')).toMatchObject({
    adjuncts: [{ type: 'species', species: ['gulls'] }, { relation: 'around' }],
  });
});

test('a bird that no word tells leaves the clause unread', () => {
  expect(readClause('CONCENTRATION OF BIRDS INCLUDING GULLS AND CORMORANTS')).toBeNull();
  expect(readClause('CONCENTRATION OF BIRDS EXCLUDING GULLS')).toBeNull();
});

test('every kind is written in the singular and in the plural', () => {
  for (const code of Object.keys(SPECIES)) {
    if (['birdsOfPrey', 'smallBirds', 'geese'].includes(code)) continue;
    const name = code === 'egrets' ? 'EGRETS' : code.toUpperCase();
    expect(readClause(`BIRDS (${name})`)).toMatchObject({ adjuncts: [{ species: [code] }] });
    expect(readClause(`BIRDS (${name.replace(/S$/, '')})`)).toMatchObject({
      adjuncts: [{ species: [code] }],
    });
  }
});
