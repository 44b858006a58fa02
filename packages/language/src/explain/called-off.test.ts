import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import { say } from '../say.ts';
import type { NotamWording } from '../wording.ts';

/** A traffic zone that is not active until item C `to`. */
async function wordsFor(to: string, language: LanguageCode): Promise<NotamWording> {
  const telegram = `I1273/26 NOTAMN
Q) EGPX/QAZCD/IV/NBO/AE/000/022/5828N00306W002
A) EGPC B) 2607250815 C) ${to}
E) WICK ATZ DEACTIVATED.`;
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, await loadCatalogue(language));
}

const meaningOf = ({ explanation }: NotamWording): string => explanation.map(({ text }) => text).join(' ');

describe('a zone that is called off', () => {
  test.each(AVAILABLE_LANGUAGES)(
    'adds no restriction, which is all that it means, in %s',
    async (language) => {
      const catalogue = await loadCatalogue(language);
      const words = await wordsFor('2607251900', language);
      expect(words.impact).toMatchObject({ level: 'allowed', heading: say(catalogue, 'headingDeactivated') });
      expect(words.impact.heading).not.toBe(catalogue.levels.allowed.heading);
      expect(meaningOf(words)).toContain(say(catalogue, 'adviceDeactivated', { form: 'timed' }));
    },
  );

  test('may be in force outside the times of the notice', async () => {
    expect(meaningOf(await wordsFor('2607251900', 'en'))).toBe(
      'This notice adds no restriction. Outside these times the zone may be active, and other rules there still apply.',
    );
  });

  test('has no other times where the notice is permanent', async () => {
    expect(meaningOf(await wordsFor('PERM', 'en'))).not.toContain('Outside these times');
  });
});
