import { expect, test } from 'vitest';
import { describeDetails } from './describe-details.ts';

test('details have their names in words and their values as text', () => {
  expect(describeDetails({ from: 'free', to: 'pro', paidUntil: null })).toEqual([
    { name: 'From', value: 'free' },
    { name: 'To', value: 'pro' },
    { name: 'Paid until', value: '–' },
  ]);
  expect(describeDetails({ fields: ['name', 'city'], sessions_ended: 2, byMail: false })).toEqual([
    { name: 'Fields', value: '["name","city"]' },
    { name: 'Sessions ended', value: '2' },
    { name: 'By mail', value: 'false' },
  ]);
  expect(describeDetails({})).toEqual([]);
});
