import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../../explain-notam.ts';
import { loadCatalogue } from '../../load-catalogue.ts';

const es = await loadCatalogue('es');

function translated(text: string, limits: string): string {
  const telegram = `A0001/26 NOTAMN\nQ) EGTT/QWULW/IV/BO/W/000/020/5100N00100W001\nA) EGTT B) 2607010900 C) 2607011100\nE) ${text}\n${limits}`;
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the telegram');
  return explainNotam(notam, es)
    .translation.map((sentence) => sentence.text)
    .join(' ');
}

const CIRCLE = 'UAS OPR WI 1NM RADIUS OF 510000N 0010000W';
const CORNERS =
  'UAS OPR WI AN AREA 510000N 0010000W - 510100N 0010000W - 510100N 0010200W - 510000N 0010000W';

test.each([
  [
    CIRCLE,
    'F) SFC G) 2000FT AMSL',
    'La zona es un círculo de 1 NM (1,9 km) de radio, del suelo a 2000 ft (610 m) sobre el nivel del mar.',
  ],
  [
    CIRCLE,
    'F) SFC G) UNL',
    'La zona es un círculo de 1 NM (1,9 km) de radio, del suelo hacia arriba, sin límite.',
  ],
  [
    CORNERS,
    'F) SFC G) 2000FT AMSL',
    'Los 3 puntos de la lista delimitan la zona, del suelo a 2000 ft (610 m) sobre el nivel del mar.',
  ],
])('%s, %s', (text, limits, sentence) => {
  const said = translated(text, limits).replace(/[\u00a0\u202f]/g, ' ');
  expect(said).toContain(sentence);
});
