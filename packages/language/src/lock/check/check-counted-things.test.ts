import { expect, test } from 'vitest';
import { figureFaults as faults } from '../testing/figure-faults.ts';

const DAY = 'B) 2607010700 C) 2607010800';

test.each([
  ['en', 'CRANE LIT', '1 July 2026, 07:00 to 08:00 UTC. A lit crane.', []],
  [
    'en',
    'CRANE LIT',
    '1 July 2026, 07:00 to 08:00 UTC. Two tower cranes.',
    ['unknownNumber Two tower cranes'],
  ],
  ['en', '2 CRANES LIT', '1 July 2026, 07:00 to 08:00 UTC. Two lit cranes.', []],
  [
    'en',
    'CRANES LIT AT STANDS 4 AND 5',
    '1 July 2026, 07:00 to 08:00 UTC. Two cranes at stands 4 and 5.',
    [],
  ],
  [
    'es',
    'CRANE LIT',
    '1 de julio de 2026, 07:00 a 08:00 UTC. Dos grúas con luz.',
    ['unknownNumber Dos grúa'],
  ],
  ['zh', 'TEMPO DANGER AREA', '2026年7月1日07:00至08:00 UTC,2个临时危险区。', ['unknownNumber 2']],
  [
    'no',
    'UAS SWARM OF 100 UAS',
    '1. juli 2026 kl. 07:00–08:00 UTC. To svermer på 100 droner.',
    ['unknownNumber To sverm'],
  ],
] as const)('%s: %s: %s', async (language, itemE, text, expected) => {
  expect(await faults(language, `${DAY}\nE) ${itemE}`, text)).toEqual(expected);
});
