import type { Height } from '@klarnotam/aviation';
import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { formatHeight, formatReach } from '../format/height.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import { loadCardCatalogue } from './card-catalogue.ts';
import { putUnitsFirst } from './put-units-first.ts';
import { sayHeight } from './say-heights.ts';

const TELEGRAM = `A1234/26 NOTAMN
Q) EGTT/QWULW/IV/BO/W/000/010/5107N00126W005
A) EGTT B) 2608120700 C) 2608121700
E) UAS OPR BEYOND VISUAL LINE OF SIGHT (BVLOS) WI 1NM RADIUS OF 510700N 0012600W
(ABBEY). MAX HGT 1500FT AGL. XYZZY 1500FT (457M) PLUGH.
F) SFC G) 2000FT AMSL`;

const HEIGHTS: readonly Height[] = [
  { value: 1500, unit: 'ft', reference: 'agl' },
  { value: 400, unit: 'ft', reference: 'amsl' },
  { value: 12_500, unit: 'ft', reference: 'amsl' },
];

describe.each(AVAILABLE_LANGUAGES)('in %s', (language) => {
  test('heights in a sentence are turned as the card says them, and back', async () => {
    const words = await loadCardCatalogue(language);
    for (const height of HEIGHTS) {
      const published = `2026. 3, ${formatHeight(height, words)}, 4.`;
      const metres = putUnitsFirst(published, 'metres', words);
      expect(metres).toBe(`2026. 3, ${sayHeight(height, 'metres', words)}, 4.`);
      expect(metres).not.toBe(published);
      expect(putUnitsFirst(metres, 'feet', words)).toBe(published);
      expect(putUnitsFirst(metres, 'metres', words)).toBe(metres);
      expect(putUnitsFirst(published, 'published', words)).toBe(published);
    }
  });

  test('both ends of a range are turned, of which one alone tells what they are above', async () => {
    const words = await loadCardCatalogue(language);
    const [lower, upper] = [HEIGHTS[1]!, HEIGHTS[2]!];
    const published = formatReach({ lower, upper }, 'one', words) ?? '';
    const metres = putUnitsFirst(published, 'metres', words);
    for (const figure of ['400', '122', '3']) expect(published).toContain(figure);
    // Each figure of metres before its figure of feet.
    expect(metres.indexOf('122')).toBeLessThan(metres.indexOf('400'));
    expect(metres.search(/3\D?810/)).toBeLessThan(metres.search(/12\D?500/));
    expect(putUnitsFirst(metres, 'feet', words)).toBe(published);
  });

  test('the sentences of a notice say metres first, and quotations as they are', async () => {
    const [notam] = decodeNotams(TELEGRAM, { now: '2026-08-01T00:00:00Z' }).notams;
    if (!notam) throw new Error('The sample is a NOTAM.');
    const words = await loadCardCatalogue(language);
    const { translation } = explainNotam(notam, await loadCatalogue(language));
    const published = translation.map(({ text }) => text).join('\n');
    const feet = formatHeight({ value: 1500, unit: 'ft', reference: 'agl' }, words);
    const metres = sayHeight({ value: 1500, unit: 'ft', reference: 'agl' }, 'metres', words);
    expect(published).toContain(feet);
    const turned = putUnitsFirst(published, 'metres', words);
    expect(turned).not.toContain(feet);
    expect(turned).toContain(metres);
    expect(turned).toContain('1500FT (457M)');
  });
});

test('several heights of a sentence are turned each; flight levels and what stands alone are not', async () => {
  const words = await loadCardCatalogue('en');
  const text =
    'From 400 ft (122 m) above ground up to 1,500 ft (457 m) above sea level, flight level 100 (about 10,000 ft), 50 ft, 900 ft (274 m) by standard pressure.';
  expect(putUnitsFirst(text, 'metres', words)).toBe(
    'From 122 m (400 ft) above ground up to 457 m (1,500 ft) above sea level, flight level 100 (about 10,000 ft), 50 ft, 900 ft (274 m) by standard pressure.',
  );
});
