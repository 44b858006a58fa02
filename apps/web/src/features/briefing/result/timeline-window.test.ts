import { expect, test } from 'vitest';
import { piecesOf, timelineWindow } from './timeline-window.ts';

const flight = { from: '2026-07-03T08:00:00Z', to: '2026-07-03T12:00:00Z' };

test('the window shows the flight with twelve hours before and after it', () => {
  const { fromMs, toMs, flight: share, ticks } = timelineWindow(flight);
  expect([new Date(fromMs).toISOString(), new Date(toMs).toISOString()]).toEqual([
    '2026-07-02T20:00:00.000Z',
    '2026-07-04T00:00:00.000Z',
  ]);
  expect([share.from * 28, share.to * 28]).toEqual([12, 16]);
  expect(ticks.map(({ ms }) => new Date(ms).getUTCHours())).toEqual([0, 6, 12, 18]);
});

test('pieces beyond the window are cut, and those outside it left out', () => {
  const window = timelineWindow(flight);
  const activity = [
    { from: '2026-07-01T00:00:00Z', to: '2026-07-02T12:00:00Z', certainty: 'active' as const },
    { from: '2026-07-02T12:00:00Z', to: '2026-07-03T10:00:00Z', certainty: 'cannotTell' as const },
  ];
  expect(
    piecesOf({ activity }, window).map(({ from, to, certainty }) => [from * 28, to * 28, certainty]),
  ).toEqual([[0, 14, 'cannotTell']]);
});

test('a month is written in days', () => {
  const { ticks } = timelineWindow({ from: '2026-07-01T00:00:00Z', to: '2026-07-31T00:00:00Z' });
  expect(ticks.length).toBeGreaterThan(3);
  expect(ticks.length).toBeLessThan(9);
});
