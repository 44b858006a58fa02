import { decodeReports } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { windColumns } from './wind-columns.ts';
import { windScale } from './wind-scale.ts';

const HOUR_MS = 3_600_000;

function columns(text: string, heightM = 120) {
  const [report] = decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports;
  if (!report) throw new Error(text);
  return windColumns(report.facts, heightM);
}

const TAF = 'TAF ENGM 151100Z 1512/1612 24010KT 9999 FEW040 TEMPO 1515/1518 24020G35KT FM160000 VRB02KT 9999';

test('the mean wind is that of the height of flight, and so are the gusts', () => {
  const [first, at15] = columns(TAF);
  expect(first?.meanMps).toBeCloseTo(10 * 0.5144 * 12 ** (1 / 7), 1);
  expect(first).toMatchObject({ gustMps: null, atTimesMps: null });
  expect(at15?.atTimesMps).toBeCloseTo((20 * 12 ** (1 / 7) + 15) * 0.5144, 1);
});

test('at 10 m it is the wind of the report', () => {
  expect(columns(TAF, 10)[0]?.meanMps).toBeCloseTo(10 * 0.5144, 2);
});

test('a forecast that tells no wind has columns without one, a cancelled one has none', () => {
  expect(columns('TAF ENGM 151100Z 1512/1612 /////KT 9999 FEW040')[0]?.meanMps).toBeNull();
  expect(columns('TAF ENGM 151100Z 1512/1612 CNL')).toEqual([]);
});

test('the scale has whole hours of its clock, also where that is half an hour from UTC, and room for limits', () => {
  const drawn = columns(TAF);
  const inIndia = (ms: number): number | null => {
    const hours = (((ms / HOUR_MS + 5.5) % 24) + 24) % 24;
    return Number.isInteger(hours) ? hours : null;
  };
  const { ticksMs, windTicks, x, y } = windScale(
    drawn,
    { limitsMps: [10.7, 24], unitPerMps: 1, hourAt: inIndia },
    { left: 30, right: 1230, top: 20, bottom: 132 },
  );
  expect(ticksMs.length).toBeGreaterThan(10);
  for (const ms of ticksMs) expect(inIndia(ms)).not.toBeNull();
  expect(windTicks.at(-1)).toBeGreaterThan(24);
  expect(y(24)).toBeGreaterThan(20);
  expect(x(ticksMs[0] ?? 0)).toBeGreaterThanOrEqual(30);
});
