import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail, composeNotam, OPERATION_TITLES, type PlannedOperation } from '../index.ts';
import { DAY_MS, freeText, later, operation, ZONES } from './testing/random-operation.ts';
import { readComposed, type ReadBack } from './testing/read-composed.ts';

/** `FC_RUNS=50000 npm run unit` looks further. */
const RUNS = Number(process.env['FC_RUNS'] ?? 400);

/** What the clocks of `timeZone` show, in another way than the product reads them. */
function clock(instant: string, timeZone: string): string {
  return clocks.get(timeZone)!.format(new Date(instant)).slice(0, 16);
}
const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** The windows that item C says, one by one. */
function windowsOf(groups: ReadBack['groups']): { from: string; to: string }[] {
  return groups.flatMap(({ from, to, recurring, until }) => {
    if (recurring === null) return [{ from, to }];
    const step = (recurring === 'DAILY' ? 1 : 7) * DAY_MS;
    const windows = [];
    for (let ms = 0; ; ms += step) {
      const [start, end] = [from, to].map(
        (at) => `${new Date(Date.parse(at) + ms).toISOString().slice(0, 19)}Z`,
      );
      if (end!.slice(0, 10) > until!) return windows;
      windows.push({ from: start!, to: end! });
    }
  });
}

const SECOND = 1 / 3600;
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

function expectSameTimes(
  planned: PlannedOperation,
  groups: ReadBack['groups'],
  widened: ReadonlySet<string>,
): void {
  const windows = windowsOf(groups);
  const step = planned.recurringType === 'daily' ? 1 : 7;
  let index = 0;
  for (
    let days = 0;
    days === 0 || (planned.isRecurring && later(planned.endDate, days) <= planned.untilDate);
    days += step
  ) {
    const start = later(planned.startDate, days);
    const end = later(planned.endDate, days);
    const window = windows[index];
    if (widened.has(start) || widened.has(end)) {
      // It may be longer than its hours, or be gone when all of it lies in the hour that is left out.
      if (window && clock(window.from, planned.timeZone).slice(0, 10) === start) index += 1;
      continue;
    }
    expect(clock(window!.from, planned.timeZone)).toBe(`${start} ${planned.startTimeLocal}`);
    expect(clock(window!.to, planned.timeZone)).toBe(`${end} ${planned.endTimeLocal}`);
    index += 1;
  }
  expect(windows).toHaveLength(index);
}

test('a composed text says what was planned when it is read back', { timeout: 120_000 }, () => {
  let written = 0;
  fc.assert(
    fc.property(operation, (planned) => {
      const { text, items, warnings } = composeNotam(planned);
      if (text === null) {
        const codes = items.flatMap(({ problems }) => problems.map(({ code }) => code));
        expect(codes.length).toBeGreaterThan(0);
        for (const code of codes)
          expect(['endNotAfterStart', 'skippedTime', 'startingHeightAboveMaximum']).toContain(code);
        return;
      }
      written += 1;
      const back = readComposed(text);
      const points = planned.isPolygonMode ? planned.polygonPoints : [planned.location!];
      expect(back.isArea).toBe(planned.isPolygonMode);
      expect(back.points).toHaveLength(points.length);
      points.forEach(({ lat, lng }, index) => {
        expect(Math.abs(back.points[index]!.lat - lat)).toBeLessThanOrEqual(SECOND);
        expect(apart(back.points[index]!.lng, lng)).toBeLessThanOrEqual(SECOND);
      });
      if (!planned.isPolygonMode) {
        const { radiusM } = planned.location!;
        expect((back.radiusNm ?? 0) * 1852 + 1e-6).toBeGreaterThanOrEqual(radiusM);
        expect((back.radiusNm ?? 0) * 1852).toBeLessThan(radiusM + 185.2);
      }
      const widened = new Set(warnings.flatMap((each) => (each.code === 'widenedWindow' ? [each.date] : [])));
      expectSameTimes(planned, back.groups, widened);
      const lowerM = planned.heightReference === 'ground' ? 0 : planned.heightMeters;
      expect(back.lowerFt * 0.3048).toBeLessThanOrEqual(lowerM + 1e-6);
      expect(back.lowerFt * 0.3048).toBeGreaterThan(lowerM - 0.3048);
      expect(back.upperFt! * 0.3048 + 1e-6).toBeGreaterThanOrEqual(planned.maxHeightMeters);
      expect(back.upperFt! * 0.3048).toBeLessThan(planned.maxHeightMeters + 0.3048);
      const { phoneNumber, includePhoneInNotam } = planned.contactInfo;
      expect(back.phone).toBe(includePhoneInNotam ? phoneNumber : null);
    }),
    { numRuns: RUNS },
  );
  expect(written).toBeGreaterThan(RUNS / 4);
});

test('whatever is written into the free texts, items A to F stay as they are', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(operation, freeText, freeText, (planned, description, comments) => {
      const base: PlannedOperation = {
        ...planned,
        title: OPERATION_TITLES.VLOS,
        description: 'X',
        comments: 'Y',
        heightReference: 'ground',
      };
      const text = composeNotam(base).text;
      if (text === null) return;
      const forged = composeNotam({ ...base, description: `x${description}`, comments: `y${comments}` }).text;
      const before = text.slice(0, text.indexOf('\nG) '));
      expect(forged?.startsWith(`${before}\nG) Y`)).toBe(true);
      const rest = forged!.slice(before.length + 1);
      expect(rest.split('\n')).toHaveLength(2);
      expect(rest.match(/\)/g)).toHaveLength(2);
      expect(composeMail(forged!, planned).body.startsWith(`${forged}\n\n`)).toBe(true);
      expect(() => encodeURIComponent(composeMail(forged!, planned).body)).not.toThrow();
    }),
    { numRuns: RUNS },
  );
});
