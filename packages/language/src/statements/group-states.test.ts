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
  'TWY A CLSD BTN TWY C AND TWY D. TWY B CLSD BTN TWY E AND TWY F.',
])('what differs stays apart: %s', (text) => {
  expect(clausesOf(statementsOf(text, 'QMXLC', ''))).toHaveLength(2);
});
