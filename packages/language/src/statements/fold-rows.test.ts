import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { decodeNotams } from '@klarnotam/notam';
import { explainNotam } from '../explain-notam.ts';

const en = await loadCatalogue('en');

function translated(text: string, code = 'QFAXX'): string {
  const telegram = `A0001/26 NOTAMN\nQ) CZUL/${code}/IV/NBO/A/000/999/5843N06600W005\nA) CYLU B) 2604111141 C) 2604121141\nE) ${text}`;
  const [notam] = decodeNotams(telegram, { now: '2026-04-11T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the telegram');
  return explainNotam(notam, en)
    .translation.map((sentence) => sentence.text.replaceAll('\u00a0', ' '))
    .join(' ');
}

test('what lies on a runway and until when the report holds is told of that runway', () => {
  const said = translated(
    'RSC 16 100 PCT DRY SNOW. COMPACTED SNOW GRAVEL MIX. VALID APR 11 1140 - APR 11 1940.\n\nRSC 34 DRY. VALID APR 11 1140 - APR 11 1940.',
  );
  expect(said).toContain(
    'unway 16: 100% dry snow; compacted snow mixed with gravel; valid 11 April, 11:40–19:40 UTC.',
  );
  expect(said).toContain('Runway 34: dry; valid 11 April, 11:40–19:40 UTC.');
});

test('figures below a line of minima are those of the line', () => {
  const said = translated('CIRCLING CAT C 740-2 730 (800-2); CAT D 740-2 1/4 730 (800-2 1/4).', 'QPIXX');
  expect(said.match(/730 ft \(223 m\) above the aerodrome/g)).toHaveLength(2);
  expect(said).not.toContain('touchdown');
});

test('behind the name of a procedure they are those of its line', () => {
  const said = translated(
    'RNAV (GPS) RWY 31 CHANGE APPROACH MINIMA TO: LNAV MDA: CAT AB 740-1 730 (800-1); CAT C 740-2 730 (800-2).',
    'QPIXX',
  );
  expect(said.match(/730 ft \(223 m\) above the touchdown zone/g)).toHaveLength(2);
});

test('what figures without a line are above is not told', () => {
  const said = translated('OFFICE HEAD UNKNOWN: CAT C 740-2 730 (800-2).', 'QPIXX');
  expect(said).not.toContain('above');
  expect(translated('CAT C 740-2 730 (800-2).', 'QPIXX')).toContain('height 730 ft (223 m)');
});

test('an unread condition holds for the figures behind it', () => {
  const said = translated(
    'WHEN ALS INOP INCREASE CAT AB VIS TO 1; CAT C VIS TO 1 1/2; CAT D VIS TO 2.',
    'QPIXX',
  );
  expect(said).toContain('“WHEN ALS INOP INCREASE CAT AB VIS TO 1; CAT C VIS TO 1 1/2; CAT D VIS TO 2”');
  expect(said).not.toContain('visibility');
});

test('behind a semicolon it holds for figures of another line, too', () => {
  const said = translated(
    'WHEN ALS INOP INCREASE CAT AB VIS TO 1; S-LOC CAT C VIS 1 1/2. S-ILS CAT C VIS 1.',
    'QPIXX',
  );
  expect(said).toContain('S-LOC CAT C VIS 1 1/2');
  expect(said).toContain('S-ILS: visibility 1 SM');
});

test('what stands between two rows parts them', () => {
  const said = translated(
    'RSC 16 100 PCT DRY SNOW. 4IN WINDROWS 2FT ALONG INSIDE SOUTH-WEST RWY EDGE. LOOSE SNOW.',
  );
  expect(said).toContain('EDGE”. Loose snow.');
});
