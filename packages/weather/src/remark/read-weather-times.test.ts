import { expect, test } from 'vitest';
import { isWeatherTimes, weatherTimesOf } from './read-weather-times.ts';

const AT = Date.parse('2026-07-15T17:53:00Z');
const at = (time: string, day = 15): string => `2026-07-${String(day)}T${time}:00Z`;

/** `RA 17:05–17:30 17:40–`. */
function told(text: string, issuedMs: number | null = AT): string | null {
  const weather = weatherTimesOf(text, issuedMs);
  const clock = (time: string | null): string => time?.slice(11, 16) ?? '';
  return (
    weather
      ?.map(({ group, spells }) =>
        [
          `${group.descriptor ?? ''}${group.phenomena.join('')}`,
          ...spells.map(({ beganAt, endedAt }) => `${clock(beganAt)}–${clock(endedAt)}`),
        ].join(' '),
      )
      .join(', ') ?? null
  );
}

test.each([
  ['RAB05', 'RA 17:05–'],
  ['RAE07', 'RA –17:07'],
  ['RAB15E24', 'RA 17:15–17:24'],
  ['RAE05B29', 'RA –17:05 17:29–'],
  ['RAB05E30SNB20E50', 'RA 17:05–17:30, SN 17:20–17:50'],
  ['TSB1659E30', 'TS 16:59–17:30'],
  ['FZRAE01FZDZB01', 'FZRA –17:01, FZDZ 17:01–'],
  ['RASNB20', 'RASN 17:20–'],
  ['DZE01DZB35', 'DZ –17:01 17:35–'],
  ['SNB1658E00B03', 'SN 16:58–17:00 17:03–'],
])('%s: minutes are of the latest hour before the observation', (text, expected) => {
  expect(isWeatherTimes(text)).toBe(true);
  expect(told(text)).toBe(expected);
});

test('minutes behind those of the observation are of the hour before', () => {
  expect(told('RAB58')).toBe('RA 16:58–');
  expect(told('RAB53')).toBe('RA 17:53–');
});

test('over midnight the date is that of the day before', () => {
  const weather = weatherTimesOf('RAB2355E27', Date.parse(at('00:34')));
  expect(weather?.[0]?.spells).toEqual([{ beganAt: at('23:55', 14), endedAt: at('00:27') }]);
});

test('a sign in front is the strength of the weather', () => {
  expect(weatherTimesOf('-RAB44', AT)).toMatchObject([{ group: { intensity: 'light' } }]);
});

test.each([
  ['minutes of no hour', 'RAB60'],
  ['an hour of no day', 'RAB2505'],
  ['minutes of no hour behind an hour', 'RAB1760'],
  ['a time behind the observation, which is one of the day before', 'RAB1805'],
  ['an end before its beginning', 'RAB30E05'],
  ['two beginnings', 'RAB05B30'],
  ['two ends', 'SNE05E30'],
])('%s is not guessed: %s', (_, text) => {
  expect(isWeatherTimes(text)).toBe(true);
  expect(told(text)).toBeNull();
});

test('without the time of the observation nothing is dated', () => {
  expect(told('RAB05', null)).toBeNull();
});

test.each(['RAEMM', 'RAB5', 'RAB123', 'B05', 'XXB05', 'RAB05E', 'RA'])('%s is no such remark', (text) => {
  expect(isWeatherTimes(text)).toBe(false);
});
