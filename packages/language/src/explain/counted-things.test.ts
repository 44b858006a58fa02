import type { Clause } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { renderClause } from './render-clause.ts';
import { sayFacility } from './say-facility.ts';

const turbines = (count: number | null): Clause => ({
  kind: 'activity',
  activity: 'windTurbinesInConstruction',
  adjuncts: [{ type: 'count', count }],
});

test.each([
  ['en', 20, 'There will be 20 wind turbines under construction.'],
  ['en', null, 'Wind turbines are under construction.'],
  ['pl', 2, 'Stoją 2 turbiny wiatrowe w budowie.'],
  ['pl', 20, 'Stoi 20 turbin wiatrowych w budowie.'],
  ['ru', 21, 'Стоит 21 строящийся ветрогенератор.'],
  ['ru', 22, 'Стоят 22 строящихся ветрогенератора.'],
  ['hi', 20, '20 निर्माणाधीन पवन टरबाइनें रहेंगी।'],
  ['ja', 20, '建設中の風力発電機20基があります。'],
  ['zh', 20, '设有 20 台在建风力发电机。'],
] as const)('in %s the number %s stands in the name of the things', async (language, count, said) => {
  expect(renderClause(turbines(count), await loadCatalogue(language))).toBe(said);
});

test.each([
  ['ILS RWY 12', 'The ILS on runway 12'],
  ['ILS RWY 36R CAT II', 'The ILS CAT II on runway 36R'],
])('an aid is told with its runway: %s', async (name, said) => {
  expect(sayFacility({ facility: 'facility', name }, await loadCatalogue('en'))).toBe(said);
});
