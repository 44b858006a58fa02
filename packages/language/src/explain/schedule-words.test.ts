import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { en } from '../catalogues/en/catalogue.ts';
import { no } from '../catalogues/no/catalogue.ts';
import type { Catalogue } from '../catalogue.ts';

function scheduleOf(itemD: string, catalogue: Catalogue): string {
  const [notam] = decodeNotams(
    `A1234/26 NOTAMN\nQ) EGTT/QRDCA/IV/BO/W/000/100/5117N00048W005\nA) EGTT B) 2607010000 C) 2607312359\nD) ${itemD}\nE) DANGER AREA EGD123 ACT`,
    { now: '2026-06-01T00:00:00Z' },
  ).notams;
  return notam === undefined ? '' : (explainNotam(notam, catalogue).schedule ?? '');
}

test('weekdays are said as weekdays', () => {
  expect(scheduleOf('MON-FRI 0800-1600', en)).toContain('Monday to Friday from 08:00 to 16:00 UTC.');
  expect(scheduleOf('MON-FRI 0800-1600', no)).toContain('Mandag–fredag mellom 08:00 og 16:00 UTC.');
});

test('the sun is said as sunrise and sunset', () => {
  expect(scheduleOf('SR-SS', en)).toContain('Daily from sunrise to sunset.');
  expect(scheduleOf('SR MINUS30-SS PLUS30', en)).toContain('30 minutes before sunrise');
});

test('dates and hours alone are not said twice', () => {
  expect(scheduleOf('0800-1600', en)).not.toContain('In words');
});

test('days of the sun that are told in full stand together', () => {
  expect(scheduleOf('04-06 08-13 SS-SR', en)).toContain('4–6 and 8–13 July 2026 from sunset to sunrise');
});
