import { expect, test } from 'vitest';
import type { Area, NotamPlace } from '@klarnotam/notam';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { geoTz } from '../../adapters/time-zones/geo-tz.ts';
import { zoneOfNotam } from './zone-of-notam.ts';

const context = { gazetteer: createBuiltInGazetteer(), timeZones: geoTz };
const nowhere: NotamPlace = { locations: [], areas: [], qualifier: null };

test('local times are those of what a NOTAM draws, else of the aerodromes in item A', () => {
  const centre = { lat: 60.2, lon: 24.9 };
  const area: Area = {
    type: 'circle',
    centre,
    radiusNm: 5,
    source: 'text',
    role: 'hazard',
    complete: true,
    lower: null,
    upper: null,
  };
  expect(zoneOfNotam(context, { ...nowhere, locations: ['ENGM'], areas: [area] })).toBe('Europe/Helsinki');
  expect(zoneOfNotam(context, { ...nowhere, locations: ['ENGM'] })).toBe('Europe/Oslo');
});

test('where zones differ or nothing says where it is, no zone is taken', () => {
  expect(zoneOfNotam(context, { ...nowhere, locations: ['ENGM', 'EFHK'] })).toBeNull();
  expect(zoneOfNotam(context, { ...nowhere, locations: ['ENGM', 'ZZZZ'] })).toBeNull();
  expect(zoneOfNotam(context, nowhere)).toBeNull();
});
