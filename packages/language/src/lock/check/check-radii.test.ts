import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const ITEMS =
  'B) 2607010800 C) 2607011600\nE) UAS OPR WI 500FT RADIUS OF 522111N 0003044E. MAX HGT 400FT AGL.';

test.each([
  ['en', 'Drones within a radius of 500 ft (152 m) of 522111N 0003044E, up to 400 ft above ground.', []],
  [
    'en',
    'Drones within a radius of 400 ft of 522111N 0003044E (500 ft), up to 400 ft above ground.',
    ['500FT'],
  ],
  ['no', 'Droner innenfor en radius på 500 fot fra 522111N 0003044E, opptil 400 fot over bakken.', []],
  ['no', 'Droner innenfor en radius på 400 fot fra 522111N 0003044E, opptil 500 fot over bakken.', ['500FT']],
  ['zh', '以522111N 0003044E为中心、半径500英尺内有无人机飞行,最高离地400英尺。', []],
  ['ar', 'طائرات مسيّرة ضمن نصف قطر 400 قدم من 522111N 0003044E وحتى 500 قدم فوق الأرض.', ['500FT']],
] as const)('%s: %s', async (language, text, expected) => {
  const found = await faults(language, ITEMS, `2026-07-01, 08:00–16:00 UTC. ${text}`);
  expect(found).toEqual(expected.map((radius) => `unknownMeasure ${radius}`));
});
