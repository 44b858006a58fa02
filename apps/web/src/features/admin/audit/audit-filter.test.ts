import { expect, test } from 'vitest';
import { asInput, NO_FILTER, pathOfAudit, readAuditFilter } from './audit-filter.ts';

const read = (path: string) => readAuditFilter(new URL(path, 'http://localhost').searchParams);

test('a filter stands in the address and is read from it again', () => {
  const filter = {
    actor: 'kari+admin@example.no',
    subject: '7f8f9d5c-2f0b-4d7e-8f57-0d3a3b1a6c11',
    action: 'plan.',
    from: '2026-11-01',
    to: '2026-11-23',
  };
  expect(read(pathOfAudit(filter))).toEqual(filter);
  expect(asInput(filter)).toEqual(filter);
});

test('what limits nothing is neither written nor sent', () => {
  expect(pathOfAudit({ actor: ' ', subject: '' })).toBe('/admin?section=audit');
  expect(read('/admin?section=audit')).toEqual(NO_FILTER);
  expect(asInput(NO_FILTER)).toEqual({});
});

test.each(['2026-13-01', 'today', '2026-1-1', '26-01-01'])('%s is no day and is left out', (day) => {
  expect(read(`/admin?from=${day}&to=${day}`)).toEqual(NO_FILTER);
});
