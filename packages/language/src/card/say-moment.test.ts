import { expect, test } from 'vitest';
import { loadWeatherCatalogue } from '../weather/load-weather-catalogue.ts';
import { sayDay } from './say-moment.ts';

const TUESDAY = Date.UTC(2026, 9, 27, 12);
const SATURDAY = Date.UTC(2026, 4, 9, 12);

test.each([
  ['no', 'tirs. 27. okt.', 'lør. 9. mai'],
  ['es', 'mar. 27 oct.', 'sáb. 9 may.'],
  ['pl', 'wt. 27.10', 'sob. 9.05'],
  ['ar', 'الثلاثاء 27 أكتوبر', 'السبت 9 مايو'],
] as const)('in %s a short date is abbreviated as people write it', async (language, october, may) => {
  const words = await loadWeatherCatalogue(language);
  expect(sayDay(TUESDAY, TUESDAY, 'UTC', words)).toBe(october);
  expect(sayDay(SATURDAY, TUESDAY, 'UTC', words)).toBe(may);
});

test.each(['hi', 'bn'] as const)('in %s every month of a short date is written out', async (language) => {
  const words = await loadWeatherCatalogue(language);
  const said = words.months.map((_, month) => sayDay(Date.UTC(2026, month, 12), TUESDAY, 'UTC', words));
  expect(said.map((day) => day.replace(/^.* 12 /u, ''))).toEqual(words.months);
  expect(sayDay(Date.UTC(2027, 1, 4), TUESDAY, 'UTC', words)).toContain(`4 ${words.months[1]}`);
});
