import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { sayDates, sayFigures } from './say-printed-figures.ts';

test('figures take the units of the language', async () => {
  const no = await loadCatalogue('no');
  expect(sayFigures('2000FT AGL', no)).toBe('2000 fot (610 m) over bakken');
  expect(sayFigures('225.9FT AMSL', await loadCatalogue('en'))).toBe('225.9 ft (69 m) above sea level');
  expect(sayFigures('450 KNOTS', no)).toBe('450 knop');
  expect(sayFigures('60M', await loadCatalogue('ru'))).toBe('60 м');
  expect(sayFigures('A1FT2', no)).toBe('A1FT2');
});

test('dates are said as the language says them', async () => {
  expect(sayDates('UNTIL 20 AUG 2026', await loadCatalogue('no'))).toBe('UNTIL 20. august 2026');
  expect(sayDates('WEF 01 JUL 2026', await loadCatalogue('ru'))).toBe('WEF 1 июля 2026 года');
});
