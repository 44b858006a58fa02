import { expect, test } from 'vitest';
import { clausesOf, statementsOf } from './statements-of.test-helper.ts';

test('facilities in one state are one sentence', () => {
  const [event, ...others] = clausesOf(statementsOf('RWY 09/27 CLSD. APN M CLSD. TWY D CLSD.', 'QMALC', ''));
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind: 'state', name: '09/27', others: [{ name: 'M' }, { name: 'D' }] });
});

test.each([
  'TWY A CLSD. TWY B NOT AVBL.',
  'TWY A CLSD. TWY B CLSD DUE WIP.',
  'TWY A CLSD BTN RWY 08 AND RWY 26. TWY B CLSD BTN RWY 09 AND RWY 27.',
])('what differs stays apart: %s', (text) => {
  expect(clausesOf(statementsOf(text, 'QMXLC', ''))).toHaveLength(2);
});
