import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010700 C) 2607010800';

test.each([
  [
    'en',
    'CAT II OPS NOT AVBL',
    '1 July 2026, 07:00 to 08:00 UTC. Category II operations are not available.',
    [],
  ],
  [
    'en',
    'CAT II OPS NOT AVBL',
    '1 July 2026, 07:00 to 08:00 UTC. Category III operations are not available.',
    ['unknownIdentifier Category III'],
  ],
  ['zh', 'CAT II OPS NOT AVBL', '2026年7月1日07:00至08:00 UTC,三类运行不可用。', ['unknownIdentifier 三类']],
  ['pl', 'PROJECT PHASE 1, STAND 2', '1 lipca 2026 r., 07:00–08:00 UTC. Projekt, faza 1, stanowisko 2.', []],
  [
    'pl',
    'PROJECT PHASE 1, STAND 2',
    '1 lipca 2026 r., 07:00–08:00 UTC. Projekt, faza 2, stanowisko 2.',
    ['unknownIdentifier faza 2'],
  ],
  [
    'es',
    'PROJECT PHASE 1, STAND 2',
    '1 de julio de 2026, 07:00 a 08:00 UTC. Proyecto, fases 1 y 2, puesto 2.',
    ['unknownIdentifier fases 1 y 2'],
  ],
  ['ja', 'E BAND RADIO', '2026年7月1日07:00~08:00 UTC、Eバンドの電波。', []],
  ['ja', 'E BAND RADIO', '2026年7月1日07:00~08:00 UTC、Sバンドの電波。', ['unknownIdentifier Sバンド']],
] as const)('%s: %s: %s', async (language, itemE, text, expected) => {
  const found = await faults(language, `${DAY}\nE) ${itemE}`, text);
  expect(found.filter((fault) => fault.startsWith('unknownIdentifier'))).toEqual(expected);
});
