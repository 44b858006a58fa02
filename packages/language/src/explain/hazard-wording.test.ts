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
    ['airDisplay', 'FLYING DISPLAY', 'airDisplay'],
    ['airDisplay', 'FLY-IN', 'specialFlying'],
    ['fireworks', 'PYROTECHNICS', 'otherActivity'],
    ['smoke', 'VOLCANIC', 'otherActivity'],
    ['parachuting', 'DROPPING OF ARTICLES', 'droppedArticles'],
    ['parachuting', 'PJE', 'parachuting'],
    ['militaryExercise', 'MIL EXERCISE', 'militaryExercise'],
    ['militaryExercise', 'EXERCISE', 'exercise'],
    ['militaryExercise', 'FAST JETS', 'militaryFlying'],
    ['militaryExercise', 'FLYING ACTIVITY', 'specialFlying'],
    ['militaryExercise', 'RESEARCH FLT', 'specialFlying'],
    ['otherActivity', 'FLIGHT TRIALS', 'specialFlying'],
    ['lowFlying', 'FORMATION TRANSIT', 'specialFlying'],
    ['fireworks', 'SKY LANTERNS', 'otherActivity'],
    ['fireworks', 'FIREWORKS', 'fireworks'],
    ['birds', 'BIRDS', 'birds'],
  ])('%s by %s is %s', (hazard, words, wording) => {
    expect(wordingOf(hazard, words)).toBe(wording);
  });

  test.each(['PARACHUTE FLARES WI 1NM', 'PARACHUTE ILLUMINANTS WI 1NM'])('nobody jumps: %s', (text) => {
    const span = { from: 0, to: 'PARACHUTE'.length };
    const facts = { text } as Parameters<typeof hazardWording>[1]['facts'];
    expect(hazardWording({ code: 'hazard', hazard: 'parachuting', span }, { facts, source: text })).toBe(
      'otherActivity',
    );
  });

  test('forces of aerospace that fire rockets are no aerospace activity', () => {
    expect(wordingOf('rockets', 'AEROSPACE', 'AEROSPACE FORCES PLAN TO CONDUCT ROCKET FIRINGS')).toBe(
      'rockets',
    );
  });

  test('the whole text tells of an exercise what its first words do not', () => {
    expect(
      wordingOf(
        'militaryExercise',
        'UNABLE TO COMPLY',
        'EXER. MIL ACFT WILL CONDUCT MANOEUVRES UNABLE TO COMPLY',
      ),
    ).toBe('militaryExercise');
    expect(wordingOf('militaryExercise', null, 'PILOTS EXER CAUTION DUE MIL ACFT')).toBe('otherActivity');
  });

  test('aircraft of a display team may only pass', () => {
    const text = 'FORMATION TRANSIT BY RED ARROWS ACFT ROUTING';
    expect(wordingOf('airDisplay', 'RED ARROWS', text)).toBe('specialFlying');
  });

  test('a word within the name of a place names no hazard', () => {
    const source = 'ADS-B BEACON TRIAL WI 1NM RADIUS: 523839N 0000641E (CAMBRIDGE AEROTOW CLUB).';
    const from = source.indexOf('AEROTOW');
    const facts = { text: source } as Parameters<typeof hazardWording>[1]['facts'];
    const reason = { code: 'hazard', hazard: 'gliding', span: { from, to: from + 7 } } as const;
    expect(hazardWording(reason, { facts, source })).toBe('otherActivity');
  });

  test('the code alone names no kind where there is a text', () => {
    expect(wordingOf('firing', null, 'ILLUMINANTS (BLACKWATER)')).toBe('otherActivity');
    expect(wordingOf('parachuting', null, 'ARTICLE DROP (SCULTHORPE AD)')).toBe('droppedArticles');
    expect(wordingOf('firing', null, null)).toBe('firing');
  });
});
