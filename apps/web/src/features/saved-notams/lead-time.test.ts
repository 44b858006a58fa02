import { expect, test } from 'vitest';
import { leadTimeOf } from './lead-time.ts';

const START = '2026-07-01T06:00:00Z';
const at = (instant: string) => Date.parse(instant);

test('warns from the lead time of the office until the start, and then that it has passed', () => {
  const draft = { stage: 'draft', startsAt: START } as const;
  expect(leadTimeOf(draft, 12, at('2026-06-30T18:00:00Z'))).toBeNull();
  expect(leadTimeOf(draft, 12, at('2026-06-30T18:00:01Z'))).toBe('soon');
  expect(leadTimeOf(draft, 12, at('2026-07-01T05:59:59Z'))).toBe('soon');
  expect(leadTimeOf(draft, 12, at(START))).toBe('begun');
});

test('does not warn of what was sent, and not without a start', () => {
  expect(leadTimeOf({ stage: 'sent', startsAt: START }, 12, at(START))).toBeNull();
  expect(leadTimeOf({ stage: 'mailOpened', startsAt: null }, 12, at(START))).toBeNull();
});
