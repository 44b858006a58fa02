import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSchedule, type ScheduleContext } from './read-schedule.ts';
import { readTextSchedule } from './read-text-schedule.ts';

/** `npm run chaos` runs each property on ten thousand texts. */
const runs = (usual: number): number => Number(process.env['FC_RUNS'] ?? usual);

/** Time of this thread alone: what else the machine does takes none of it. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

const WORDS = (
  '0600-1800 2200-0400 0600 1800 - / , . : ( ) 24 25-27 31-02 4 AUG SEP DEC-JAN MON TUE-FRI SUN DAILY DLY EVERY EV H24 HJ ' +
  'HN EXC SR SS SR-SS PLUS30 MINUS 30 MIN BEFORE AFTER TO TIL FROM FM BTN AND ON NEXT DAY UTC LOCAL HOL ACT 2608240600 ' +
  'TO 2608251800 1000-06 1200 2400 2359 0000-2359 FT \n'
).split(' ');

const scheduleLike = fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  scheduleLike,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200 }),
);

const instants = fc
  .integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  .map((minutes) => `${new Date(minutes * 60_000).toISOString().slice(0, 19)}Z`);

const contexts: fc.Arbitrary<ScheduleContext> = fc.record({
  validFrom: fc.option(instants),
  validTo: fc.option(instants),
  permanent: fc.boolean(),
  now: instants,
  position: fc.option(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
});

/** A validity of days or weeks, in which schedules are usually read. */
const usual: fc.Arbitrary<ScheduleContext> = fc.integer({ min: 60, max: 80_000 }).map((minutes) => ({
  validFrom: '2026-08-24T06:00:00Z',
  validTo: `${new Date(Date.UTC(2026, 7, 24, 6) + minutes * 60_000).toISOString().slice(0, 19)}Z`,
  permanent: false,
  now: '2026-08-01T00:00:00Z',
  position: { lat: 51.75, lon: -1.58 },
}));

test('any text: no exception, intervals in order and apart, inside B and C, spans inside the text', () => {
  fc.assert(
    fc.property(anyText, fc.oneof(usual, contexts), (text, context) => {
      const { schedule, clauses, unread } = readSchedule(text, context);
      expect(schedule.text).toBe(text);
      let last = context.validFrom ?? '';
      for (const [index, { from, to }] of (schedule.intervals ?? []).entries()) {
        expect(index === 0 ? from >= last : from > last).toBe(true);
        expect(from < to).toBe(true);
        last = to;
      }
      if (context.validTo !== null && !context.permanent)
        expect(last <= context.validTo || last === context.validFrom).toBe(true);
      for (const { from, to } of [...clauses.map(({ span }) => span), ...unread]) {
        expect(0 <= from && from < to && to <= text.length).toBe(true);
      }
      if (schedule.status === 'complete') expect([clauses.length > 0, unread.length]).toEqual([true, 0]);
      if (schedule.status === 'partial') expect(clauses.length > 0 && unread.length > 0).toBe(true);
      if (schedule.status === 'unknown') expect(schedule.intervals).toBeNull();
    }),
    { numRuns: runs(1200) },
  );
});

test('a schedule inside a text is complete and lies in it', () => {
  fc.assert(
    fc.property(anyText, usual, (text, context) => {
      const found = readTextSchedule(text, context);
      if (found === null) return;
      expect(found.schedule.status).toBe('complete');
      expect(found.schedule.text).toBe(text.slice(found.span.from, found.span.to));
    }),
    { numRuns: runs(800) },
  );
});

test('blanks, case and the kind of dash change nothing', () => {
  fc.assert(
    fc.property(scheduleLike, usual, (text, context) => {
      const altered = text.toLowerCase().replaceAll(' ', ' \n ').replaceAll('-', '\u2013');
      const plain = readSchedule(text, context).schedule;
      const other = readSchedule(altered, context).schedule;
      expect([other.status, other.intervals]).toEqual([plain.status, plain.intervals]);
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  'MON 0800-0900 EXC TUE, ',
  'MON;',
  '01 02 ',
  '0000-0001 ',
  'EXC ',
  '(NEXT ',
  'DAILY EXC 0001-0002,',
  '24 1000-25 1200 ',
])('a long run of "%s" is read in time or refused', (unit) => {
  const context: ScheduleContext = {
    validFrom: '2026-08-24T06:00:00Z',
    validTo: '2099-08-28T18:00:00Z',
    permanent: false,
    now: '2026-08-01T00:00:00Z',
    position: null,
  };
  const start = cpuMs();
  readSchedule(unit.repeat(Math.floor(19_000 / unit.length)), context);
  const refused = readSchedule(unit.repeat(Math.floor(1_000_000 / unit.length)), context);
  expect(cpuMs() - start).toBeLessThan(5000);
  expect(refused).toMatchObject({ schedule: { status: 'unknown' }, notes: ['tooMany'] });
});
