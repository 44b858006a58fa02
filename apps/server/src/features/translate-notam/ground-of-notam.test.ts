import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { createBuiltInGazetteer } from '../../adapters/gazetteer/built-in-gazetteer.ts';
import { groundOfNotam } from './ground-of-notam.ts';

const gazetteer = createBuiltInGazetteer();
const NOW = '2026-05-20T12:00:00Z';

interface Telegram {
  readonly itemA: string;
  readonly centre: string;
  readonly text?: string;
  readonly lower?: string;
}

function telegram({
  itemA,
  centre,
  text = 'DANGER AREA ACTIVATED',
  lower = '9500FT AMSL',
}: Telegram): string {
  return `A0001/26 NOTAMN
Q) LSAS/QRDCA/IV/BO/W/095/150/${centre}
A) ${itemA} B) 2606010600 C) 2606011800
E) ${text}
F) ${lower} G) FL150`;
}

function groundOf(parts: Telegram): number | null {
  const [notam] = decodeNotams(telegram(parts), { now: NOW }).notams;
  return groundOfNotam(gazetteer, notam!.facts);
}

test('is that of the nearest aerodrome within 5 NM', () => {
  expect(groundOf({ itemA: 'LSAS', centre: '4632N00953E001' })).toBe(5600);
  expect(groundOf({ itemA: 'LSAS', centre: '4645N00930E001' })).toBeNull();
});

test('is that of the aerodrome in item A, unless the NOTAM is about a place far from it', () => {
  expect(groundOf({ itemA: 'LSZS', centre: '4640N00953E001' })).toBe(5600);
  expect(groundOf({ itemA: 'LSZS', centre: '4713N00805E001' })).not.toBe(5600);
});

test('is not known of a region, of the sea, and of an aerodrome on a roof or a deck', () => {
  expect(groundOf({ itemA: 'LSAS', centre: '4632N00953E080' })).toBeNull();
  expect(groundOf({ itemA: 'ENOR', centre: '6600N00200E001' })).toBeNull();
  expect(groundOf({ itemA: 'ENQE', centre: '6042N00256E001' })).toBeNull();
});

test('what item E draws counts before the circle of the Q line', () => {
  const text = 'DANGER AREA ACTIVATED WI 1NM RADIUS 463200N 0095300E';
  expect(groundOf({ itemA: 'LSAS', centre: '4713N00805E020', text })).toBe(5600);
});

test('is that of the highest aerodrome in the areas, however many corners or areas they have', () => {
  const around =
    'AREA 461000N 0085000E - 464000N 0085000E - 464000N 0100000E - 461000N 0100000E - 461000N 0085000E';
  expect(groundOf({ itemA: 'LSAS', centre: '4625N00925E030', text: around })).toBe(5600);
  const two = 'WI 2NM RADIUS OF 453000N 0090000E. WI 2NM RADIUS OF 463200N 0095300E';
  expect(groundOf({ itemA: 'LSAS', centre: '4600N00930E040', text: two })).toBe(5600);
});

test('a base that is high above the sea and near the ground is rated by the ground', () => {
  const text = telegram({ itemA: 'LSZS', centre: '4632N00953E001', lower: '7000FT AMSL' });
  const groundReachesFtAmsl = (place: Parameters<typeof groundOfNotam>[1]) => groundOfNotam(gazetteer, place);
  const level = (context: Parameters<typeof decodeNotams>[1]) =>
    decodeNotams(text, context).notams[0]?.facts.rating.level;
  expect(level({ now: NOW })).toBe('allowed');
  expect(level({ now: NOW, groundReachesFtAmsl })).toBe('restricted');
});
