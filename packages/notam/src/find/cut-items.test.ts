import type { Span } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { cutItems } from './cut-items.ts';
import { findItemMarkers } from './item-marker.ts';

function items(text: string): Record<string, string> {
  const cut = Object.entries<Span>({ ...cutItems(text, findItemMarkers(text), 0, text.length) });
  return Object.fromEntries(cut.map(([letter, { from, to }]) => [letter, text.slice(from, to)]));
}

test.each<[string, string, Record<string, string>]>([
  [
    'flattened',
    'A) ENOR B) 2601010000 C) PERM E) RWY CLSD F) SFC G) FL100',
    { A: 'ENOR', B: '2601010000', C: 'PERM', E: 'RWY CLSD', F: 'SFC', G: 'FL100' },
  ],
  [
    'glued',
    'A) ENORB) 2601010000C) 2602010000ESTE) RWY CLSD',
    { A: 'ENOR', B: '2601010000', C: '2602010000EST', E: 'RWY CLSD' },
  ],
  [
    'item letters quoted in item E',
    'A) ENOR B) 2601010000 C) PERM E) AREAS (AREA F) AND B) ARE ACT F) GND G) UNL',
    { A: 'ENOR', B: '2601010000', C: 'PERM', E: 'AREAS (AREA F) AND B) ARE ACT', F: 'GND', G: 'UNL' },
  ],
  [
    'limits that are none stay text',
    'A) ENOR B) 2601010000 C) PERM E) SEE POINTS F) AND G) OF THE LIST',
    { A: 'ENOR', B: '2601010000', C: 'PERM', E: 'SEE POINTS F) AND G) OF THE LIST' },
  ],
  [
    'an upper limit alone',
    'A) ENOR B) 2601010000 C) PERM E) UAS G) 400FT AGL',
    { A: 'ENOR', B: '2601010000', C: 'PERM', E: 'UAS', G: '400FT AGL' },
  ],
  ['no items', 'RWY CLSD', {}],
])('%s', (_, text, expected) => {
  expect(items(text)).toEqual(expected);
});
