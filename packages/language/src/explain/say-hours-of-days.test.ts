import { toUtcInstant, type UtcInterval } from '@klarnotam/aviation';
import { toLocalTime } from '@klarnotam/notam';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { en } from '../catalogues/en/catalogue.ts';
import { runsOf } from '../statements/compose-period.ts';
import { sayEnds, sayGroup } from './say-hours-of-days.ts';

const DAY_MS = 86_400_000;

function daily(first: string, last: string, hours: readonly [string, string]): readonly UtcInterval[] {
  const [begin, end] = hours.map((time) => Date.parse(`1970-01-01T${time}:00Z`)) as [number, number];
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, day) => {
    const midnight = Date.parse(first) + day * DAY_MS;
    return {
      from: toUtcInstant(midnight + begin),
      to: toUtcInstant(midnight + (end > begin ? end : end + DAY_MS)),
    };
  });
}

function said(intervals: readonly UtcInterval[], zone: string): string {
  const days = runsOf(intervals);
  const hours = days.slice(0, 1).map(({ first }) => first);
  return sayGroup({ days, hours }, zone, en);
}

test.each([
  [
    'a run that begins before the change of clocks',
    ['2023-01-24', '2023-05-31', '05:00', '16:00'],
    '05:00–16:00 UTC (06:00–17:00 local time; 07:00–18:00 from 26 March)',
  ],
  [
    'a run over two changes',
    ['2023-01-24', '2023-12-31', '05:00', '16:00'],
    '05:00–16:00 UTC (06:00–17:00 local time; 07:00–18:00 from 26 March; 06:00–17:00 from 29 October)',
  ],
  [
    'a run over nights, with the night of the change',
    ['2023-03-20', '2023-04-02', '18:00', '06:00'],
    '18:00 to 06:00 UTC the next day (19:00–07:00 local time; 19:00–08:00 from 25 March; 20:00–08:00 from 26 March)',
  ],
  [
    'a run over three changes, which is too long',
    ['2023-01-24', '2024-05-31', '05:00', '16:00'],
    '05:00–16:00 UTC',
  ],
  [
    'a run over two changes of which each is within a year',
    ['2025-05-20', '2026-06-10', '05:00', '16:00'],
    '05:00–16:00 UTC (07:00–18:00 local time; 06:00–17:00 from 26 October; 07:00–18:00 from 29 March)',
  ],
  ['days that turn into others', ['2023-03-20', '2023-04-02', '22:00', '22:30'], '22:00–22:30 UTC'],
] as const)('%s has the local time of each day', (_, [first, last, begin, end], expected) => {
  expect(said(daily(first, last, [begin, end]), 'Europe/Berlin')).toMatch(
    new RegExp(`daily ${expected.replace(/[()]/g, '\\$&')}$`),
  );
});

test('a change that is a year or more behind the first day is not told by day and month', () => {
  const days = [
    ...daily('2025-02-15', '2025-02-16', ['05:00', '16:00']),
    ...daily('2026-03-29', '2026-03-31', ['05:00', '16:00']),
  ];
  expect(said(days, 'Europe/Berlin')).toMatch(/daily 05:00–16:00 UTC$/);
});

test('a day on which the clocks are changed within the hours does not keep the same local time', () => {
  expect(said(daily('2023-03-26', '2023-03-26', ['00:00', '12:00']), 'Europe/London')).toBe(
    '26 March 2023, 00:00–12:00 UTC (00:00–13:00 local time)',
  );
});

const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Asia/Beirut',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
];
const CLOCKS = /^(\d\d:\d\d)–(\d\d:\d\d)(?: from (\d+) (\w+))?$/;

test('each local time that is said of days is that of every one of them', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => toUtcInstant(quarter * 900_000).slice(11, 16));
  const run = fc.record({ gap: fc.integer({ min: 2, max: 200 }), days: fc.integer({ min: 1, max: 300 }) });
  let seen = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 19_000, max: 20_400 }),
      fc.array(run, { minLength: 1, maxLength: 3 }),
      fc.tuple(clock, clock).filter(([from, to]) => from !== to),
      (zone, start, runs, hours) => {
        let day = start;
        const intervals = runs.flatMap(({ gap, days }) => {
          const first = toUtcInstant((day += gap) * DAY_MS).slice(0, 10);
          const last = toUtcInstant((day += days - 1) * DAY_MS).slice(0, 10);
          return daily(first, last, hours);
        });
        fc.pre(intervals.length > 1);
        // Of hours that lie across midnight there, the date of the first is told.
        const text = said(intervals, zone)
          .replace(/\((\d\d:\d\d) to (\d\d:\d\d) the next day, local time/, '($1–$2 local time')
          .replace(
            /\((\d\d:\d\d) the day before to (\d\d:\d\d), local time/,
            '($1–$2 local time the day before',
          );
        const local = /\((?!also)(.*) local time(| the next day| the day before)((?:; .* from .*)*)\)$/.exec(
          text,
        );
        const isSame = text.endsWith('(also local time)');
        if (local === null && !isSame) return;
        seen++;
        const parts = isSame
          ? [`${hours[0]}–${hours[1]}`]
          : [local?.[1] ?? '', ...(local?.[3] ?? '').split('; ').slice(1)];
        const days = local?.[2] === ' the next day' ? 1 : local?.[2] === ' the day before' ? -1 : 0;
        let at = 0;
        for (const { from, to } of intervals) {
          const begin = toLocalTime(from, zone);
          const [, , , dayOfMonth, month] = CLOCKS.exec(parts[at + 1] ?? '') ?? [];
          const index = en.months.indexOf(month ?? '');
          if (
            begin?.date.slice(5) ===
            `${String(index + 1).padStart(2, '0')}-${(dayOfMonth ?? '').padStart(2, '0')}`
          )
            at++;
          const [, first, last] = CLOCKS.exec(parts[at] ?? '') ?? [];
          expect([first, last]).toEqual([begin?.time, toLocalTime(to, zone)?.time]);
          expect(begin?.date).toBe(toUtcInstant(Date.parse(from) + days * DAY_MS).slice(0, 10));
        }
        expect(at).toBe(parts.length - 1);
      },
    ),
  );
  expect(seen).toBeGreaterThan(20);
});

test.each([
  ['2026-01-10T08:00:00Z', '2026-01-12T08:00:00Z', false, true],
  ['2026-03-10T08:00:00Z', '2026-04-12T08:00:00Z', true, false],
  ['2026-07-10T08:00:00Z', '2026-07-12T08:00:00Z', false, false],
] as const)('clocks that show UTC from %s to %s are told once', (from, to, atBegin, atEnd) => {
  const ends = sayEnds(from, to, 'Europe/London', en);
  expect([ends.from, ends.to].map((end) => end.endsWith('(also local time)'))).toEqual([atBegin, atEnd]);
});
