import { expect, test } from 'vitest';
import { readDecodeOptions } from './decode-options.ts';
import { UsageError } from './usage.ts';

const CLOCK_MS = Date.UTC(2026, 6, 1, 6);

test('reads words from standard input at the clock by default', () => {
  expect(readDecodeOptions([], CLOCK_MS)).toEqual({
    languages: [],
    now: '2026-07-01T06:00:00Z',
    units: 'metric',
    form: 'words',
    file: null,
  });
});

test('reads every option', () => {
  const args = [
    '--language',
    'no,en',
    '--now',
    '2026-01-02T03:04:05+01:00',
    '--units',
    'aviation',
    '--jsonl',
    'notams.jsonl',
  ];
  expect(readDecodeOptions(args, CLOCK_MS)).toEqual({
    languages: ['no', 'en'],
    now: '2026-01-02T02:04:05Z',
    units: 'aviation',
    form: 'jsonl',
    file: 'notams.jsonl',
  });
});

test.each([
  [['--json', '--jsonl']],
  [['--language', 'xx']],
  [['--language', 'no,en']],
  [['--now', 'tomorrow']],
  [['--units', 'imperial']],
  [['a.txt', 'b.txt']],
  [['--verbose']],
])('refuses %j', (args) => {
  expect(() => readDecodeOptions(args, CLOCK_MS)).toThrow(UsageError);
});
