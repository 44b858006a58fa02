import type { Hazard } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { hazardWording } from './hazard-wording.ts';

function wordingOf(hazard: Hazard, words: string | null, text: string | null = words): string {
  const span = words === null ? null : { from: 0, to: words.length };
  const facts = { text } as Parameters<typeof hazardWording>[1]['facts'];
  return hazardWording({ code: 'hazard', hazard, span }, { facts, source: words ?? '' });
}

describe('a hazard is named no more exactly than the text does', () => {
  test.each<[Hazard, string, string]>([
    ['rockets', 'AEROSPACE FLT ACT', 'aerospace'],
    ['rockets', 'HIGH ALTITUDE ROCKET LAUNCH', 'rockets'],
    ['cropSpraying', 'SPRAYING', 'aerialWork'],
    ['cropSpraying', 'CROP SPRAYING', 'cropSpraying'],
    ['airDisplay', 'FLYPAST', 'lowFlying'],
    ['airDisplay', 'AEROBATICS', 'aerobatics'],
    ['airDisplay', 'AIR DISPLAY', 'airDisplay'],
    ['parachuting', 'DROPPING OF ARTICLES', 'droppedArticles'],
    ['parachuting', 'PJE', 'parachuting'],
    ['militaryExercise', 'MIL EXERCISE', 'militaryExercise'],
    ['militaryExercise', 'EXERCISE', 'exercise'],
    ['militaryExercise', 'FAST JETS', 'militaryFlying'],
    ['militaryExercise', 'FLYING ACTIVITY', 'specialFlying'],
    ['fireworks', 'SKY LANTERNS', 'otherActivity'],
    ['fireworks', 'FIREWORKS', 'fireworks'],
    ['birds', 'BIRDS', 'birds'],
  ])('%s by %s is %s', (hazard, words, wording) => {
    expect(wordingOf(hazard, words)).toBe(wording);
  });

  test('the code alone names no kind where there is a text', () => {
    expect(wordingOf('firing', null, 'ILLUMINANTS (BLACKWATER)')).toBe('otherActivity');
    expect(wordingOf('parachuting', null, 'ARTICLE DROP (SCULTHORPE AD)')).toBe('droppedArticles');
    expect(wordingOf('firing', null, null)).toBe('firing');
  });
});
