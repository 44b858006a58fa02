import { decodeReports, TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { expect, test } from 'vitest';
import { timelineScale } from './timeline-scale.ts';
import { timelineColumns } from './timeline-segments.ts';

const TAF =
  'TAF ENGM 151100Z 1512/1612 24008KT 9999 SCT030 TEMPO 1514/1518 24020G35KT 3000 -SHRA BKN003 BECMG 1600/1602 32004KT';

function columnsOf(text: string, maximumWindMps = TYPICAL_SMALL_DRONE.maximumWindMps) {
  const [report] = decodeReports(text, { now: '2026-07-15T12:00:00Z' }).reports;
  if (!report) throw new Error(text);
  return timelineColumns({ facts: report.facts }, { ...TYPICAL_SMALL_DRONE, maximumWindMps });
}

test('a forecast becomes stretches, each with what prevails and what may be', () => {
  const columns = columnsOf(TAF);
  expect(columns.map(({ fromMs, toMs }) => (toMs - fromMs) / 3_600_000)).toEqual([2, 4, 6, 2, 10]);
  expect(columns.map(({ others }) => others.map(({ change }) => change))).toEqual([
    [],
    ['TEMPO'],
    [],
    ['BECMG'],
    [],
  ]);
  expect(columns[1]?.others[0]).toMatchObject({
    windMps: 10.3,
    gustMps: 18,
    visibilityM: 3000,
    ceilingFt: 300,
    weather: ['-SHRA'],
    severity: 'nogo',
  });
  expect(columns[4]?.prevailing).toMatchObject({ windMps: 2.1, severity: null });
});

test('the limits of the drone decide how bad it is', () => {
  expect(columnsOf('TAF ENGM 151100Z 1512/1612 24018KT CAVOK')[0]?.prevailing.severity).toBe('nogo');
  expect(columnsOf('TAF ENGM 151100Z 1512/1612 24018KT CAVOK', 20)[0]?.prevailing.severity).toBeNull();
});

test('a missing or cancelled forecast has none', () => {
  expect(columnsOf('TAF ENGM 151100Z NIL')).toEqual([]);
  expect(columnsOf('TAF AMD ENGM 151100Z 1512/1612 CNL')).toEqual([]);
});

test('all winds and the limit fit into the chart, and its ticks have room', () => {
  const frame = { left: 40, right: 340, top: 10, bottom: 110 };
  const { x, y, ticksMs, windTicksMps } = timelineScale(columnsOf(TAF), 10.7, frame);
  expect(x(Date.parse('2026-07-15T12:00:00Z'))).toBe(40);
  expect(x(Date.parse('2026-07-16T12:00:00Z'))).toBe(340);
  expect(y(0)).toBe(110);
  expect(y(18)).toBeGreaterThanOrEqual(10);
  expect(windTicksMps).toEqual([0, 5, 10, 15, 20]);
  const gaps = ticksMs.slice(1).map((ms, index) => x(ms) - x(ticksMs[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(44);
});
