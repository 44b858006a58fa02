import { expect, test } from 'vitest';
import { findGridReferences } from './find-grid-references.ts';

function references(text: string): string[] {
  return findGridReferences(text).map(({ from, to }) => text.slice(from, to));
}

test.each([
  ['DRONE FLYING WI 1KM OF UTM 32V 0589945 6646012.', ['UTM 32V 0589945 6646012']],
  ['PSN MGRS 32VNM8994546012', ['MGRS 32VNM8994546012']],
  ['UTM ZONE 33 0284512 7733001', ['UTM ZONE 33 0284512 7733001']],
  [
    'UTM: 32V 589945,6646012 AND UTM 32V 589950,6646020',
    ['UTM: 32V 589945,6646012', 'UTM 32V 589950,6646020'],
  ],
])('%s', (text, expected) => {
  expect(references(text)).toEqual(expected);
});

test.each(['UTM SERVICE PROVIDER AVBL', 'AUTM 32V 0589945 6646012', 'UTM', '32V 0589945 6646012'])(
  'no grid reference: %s',
  (text) => {
    expect(references(text)).toEqual([]);
  },
);
