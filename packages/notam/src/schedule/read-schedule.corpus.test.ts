import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Position } from '@klarnotam/aviation';
import { expect, test } from 'vitest';
import { readSchedule, type ScheduleContext } from './read-schedule.ts';
import { instantOf } from './testing/read-item-d.ts';

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));
const ABSENT = existsSync(CORPUS) ? false : 'no collection of NOTAM in ../shared/corpus';

interface Sample {
  readonly id: string;
  readonly text: string;
  readonly context: ScheduleContext;
}

interface UkFields {
  readonly Series: string;
  readonly Number: string;
  readonly Year: string;
  readonly Coordinates: string;
  readonly StartValidity: string;
  readonly EndValidity: string;
  readonly ItemD?: string;
}

/**
 * The issuer's own slips: each is read to the word, and its hours do not fill the validity. OPADD has the first activity
 * begin at item B and the last end at item C.
 */
const NOT_FILLING: Readonly<Record<string, string>> = {
  'A3103/23': 'issued at 0819, SAT-THU 2315-0445',
  'B526/25': 'begins at 0930, 1800-1830 on the first day',
  'C2155/24': 'begins at 0601, MON-FRI 0900-1800',
  'H8785/24': 'begins at 0801, 1900-0300',
  'L6257/22': 'issued at 1828, 1830-1930',
  'P962/22': 'issued at 1249, 1250-1700 on the first day',
  'P974/22': 'issued at 1129, 1130-1300 on the first day',
  'U1897/23': 'issued at 1256 on a Friday, MON-FRI 1800-0800',
  'U7144/24': 'issued at 1844, 0800-1600',
  'U7220/25': 'issued at 1814, 0730-1600',
  'U7260/22': 'issued at 1920, 0700-1800',
};

test.skipIf(ABSENT)('British item D: nearly all is complete and fills the validity', () => {
  const samples = ukSamples();
  const notComplete: string[] = [];
  const notFilling: string[] = [];
  let filling = 0;
  for (const { id, text, context } of samples) {
    const { schedule, unread } = readSchedule(text, context);
    if (schedule.status !== 'complete') {
      expect(unread.length, id).toBeGreaterThan(0);
      notComplete.push(id);
      continue;
    }
    if (/S[RS]/.test(text)) continue;
    const { intervals } = schedule;
    if (intervals?.[0]?.from === context.validFrom && intervals.at(-1)?.to === context.validTo) filling += 1;
    else notFilling.push(id);
  }
  expect(samples).toHaveLength(1655);
  expect(1 - notComplete.length / samples.length).toBeGreaterThanOrEqual(0.995);
  expect(notFilling.sort()).toEqual(Object.keys(NOT_FILLING).sort());
  expect(filling / (filling + notFilling.length)).toBeGreaterThanOrEqual(0.992);
});

test.skipIf(ABSENT)('British SR-SS begins at B and ends at C to the minute', () => {
  const whole = ukSamples().filter(({ text, context }) => text === 'SR-SS' && context.validTo !== null);
  const minutesApart = (first = '', second: string | null = ''): number =>
    Math.abs(Date.parse(first) - Date.parse(second ?? '')) / 60_000;
  const close = whole.filter(({ text, context }) => {
    const { intervals } = readSchedule(text, context).schedule;
    return (
      minutesApart(intervals?.[0]?.from, context.validFrom) <= 1 &&
      minutesApart(intervals?.at(-1)?.to, context.validTo) <= 1
    );
  });
  expect(whole.length).toBeGreaterThan(150);
  expect(close.length / whole.length).toBeGreaterThanOrEqual(0.97);
});

test.skipIf(ABSENT)('item D of the world: nearly all is complete', () => {
  const samples = worldSamples();
  const complete = samples.filter(
    ({ text, context }) => readSchedule(text, context).schedule.status === 'complete',
  );
  expect(samples.length).toBeGreaterThan(650);
  expect(complete.length / samples.length).toBeGreaterThanOrEqual(0.99);
});

test.runIf(ABSENT)(`skipped: ${String(ABSENT)}`, () => {
  expect(ABSENT).toBeTruthy();
});

function ukSamples(): Sample[] {
  return lines('notams-uk-fields.jsonl.gz').flatMap((line) => {
    const { fields } = JSON.parse(line) as { fields: UkFields };
    if (fields.ItemD === undefined || fields.ItemD === '') return [];
    const context = contextOf(fields.StartValidity, fields.EndValidity, positionOf(fields.Coordinates));
    return [{ id: `${fields.Series}${fields.Number}/${fields.Year}`, text: fields.ItemD, context }];
  });
}

function worldSamples(): Sample[] {
  return lines('notams-world.jsonl.gz').flatMap((line) => {
    const { text } = JSON.parse(line) as { text: string };
    const itemD = /(?:^|\s)D\)\s*([^]*?)(?=\s[EFG]\)|$)/.exec(text)?.[1]?.trim();
    const itemB = /\sB\)\s*(\d{10})/.exec(text)?.[1];
    if (itemD === undefined || itemB === undefined) return [];
    const itemC = /\sC\)\s*(\S+)/.exec(text)?.[1] ?? 'PERM';
    const context = contextOf(itemB, itemC, positionOf(/\/(\d{4}[NS]\d{5}[EW])/.exec(text)?.[1] ?? ''));
    return [{ id: text.slice(0, 10), text: itemD, context }];
  });
}

function lines(file: string): string[] {
  return gunzipSync(readFileSync(`${CORPUS}${file}`))
    .toString('utf8')
    .trim()
    .split('\n');
}

function contextOf(itemB: string, itemC: string, position: Position | null): ScheduleContext {
  const permanent = !/^\d{10}/.test(itemC);
  const validTo = permanent ? null : instantOf(itemC);
  return { validFrom: instantOf(itemB), validTo, permanent, now: '2026-08-01T00:00:00Z', position };
}

function positionOf(text: string): Position | null {
  const match = /^(\d\d)(\d\d)([NS])(\d{3})(\d\d)([EW])/.exec(text);
  if (match === null) return null;
  const degrees = (whole = '', minutes = ''): number => Number(whole) + Number(minutes) / 60;
  const lat = degrees(match[1], match[2]);
  const lon = degrees(match[4], match[5]);
  return { lat: match[3] === 'S' ? -lat : lat, lon: match[6] === 'W' ? -lon : lon };
}
