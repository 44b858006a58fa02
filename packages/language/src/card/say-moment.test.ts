import { expect, test } from 'vitest';
import { loadWeatherCatalogue } from '../weather/load-weather-catalogue.ts';
import { sayDay } from './say-moment.ts';

const TUESDAY = Date.UTC(2026, 9, 27, 12);
const SATURDAY = Date.UTC(2026, 4, 9, 12);

test.each([
  ['no', 'tirs. 27. okt.', 'lør. 9. mai'],
  ['es', 'mar. 27 oct.', 'sáb. 9 may.'],
  ['pl', 'wt., 27 paź.', 'sob., 9 maja'],
] as const)('in %s a short date is abbreviated as people write it', async (language, october, may) => {
  const words = await loadWeatherCatalogue(language);
  expect(sayDay(TUESDAY, TUESDAY, 'UTC', words)).toBe(october);
  expect(sayDay(SATURDAY, TUESDAY, 'UTC', words)).toBe(may);
});
