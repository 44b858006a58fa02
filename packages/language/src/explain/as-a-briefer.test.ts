import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import type { NotamWording } from '../wording.ts';
import { say } from '../say.ts';

/** The notice with this Q code, item E and items F and G. */
async function wordsFor(
  text: string,
  code: string,
  rest = '',
  language: LanguageCode = 'en',
): Promise<NotamWording> {
  const telegram = `A1234/26 NOTAMN
Q) EGTT/${code}/IV/BO/AW/000/021/5130N00006W002
A) EGLL B) 2607291300 C) 2607291600
E) ${text}
${rest}`;
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, await loadCatalogue(language));
}

const sentencesOf = ({ translation }: NotamWording): readonly string[] =>
  translation.map(({ text }) => text);
const meaningOf = ({ explanation }: NotamWording): string => explanation.map(({ text }) => text).join(' ');

describe('a request not to overfly', () => {
  const FILMING =
    'PILOTS ARE REQUESTED NOT TO OVERFLY FILMING WI 1NM RADIUS 513029N 0000549W (GLOBE THEATRE, SOUTHBANK). FOR INFO 02079 021466.';

  test('heads the notice, and is no hazard that flies there', async () => {
    const words = await wordsFor(FILMING, 'QROXX', 'F) SFC G) 2100FT AMSL');
    expect(words.impact.summary).toBe(
      'Pilots asked not to fly over the filming at Globe Theatre, Southbank',
    );
    expect(sentencesOf(words)[0]).toContain('pilots are asked not to fly over the filming');
    expect(words.impact.reasons.map(({ text }) => text).join(' ')).not.toContain('Aerial work');
  });

  test.each(AVAILABLE_LANGUAGES)('asks drone pilots too, in %s', async (language) => {
    const words = await wordsFor(FILMING, 'QROXX', 'F) SFC G) 2100FT AMSL', language);
    expect(meaningOf(words)).toContain(say(await loadCatalogue(language), 'adviceNotOverfly'));
    expect(JSON.stringify(words.translation)).not.toContain('OVERFLY');
  });

  test('that names what no rule reads is quoted', async () => {
    const words = await wordsFor('PILOTS ARE REQUESTED NOT TO OVERFLY PLUGH.', 'QROXX');
    expect(sentencesOf(words).at(-1)).toContain('PLUGH');
  });
});

test('a number for information stands in the list of contacts alone', async () => {
  const words = await wordsFor('CRANE OPR AT 513029N 0000549W. FOR INFO 02079 021466.', 'QOBCE');
  expect(sentencesOf(words).join(' ')).not.toContain('021466');
  expect(words.contacts.map(({ value }) => value)).toEqual(['02079 021466']);
});

test('the unit beside a number is said', async () => {
  const words = await wordsFor('CRANE OPR AT 513029N 0000549W. CTC SITE OFFICE ON 02079 021466.', 'QOBCE');
  expect(sentencesOf(words).join(' ')).toMatch(/site office on 02079 021466/i);
});

test('a text that no rule reads is quoted last, behind place and time', async () => {
  const words = await wordsFor('XYZZY PLUGH REMOVED FM USE DUE FROBNICATION.', 'QFALT');
  expect(sentencesOf(words)).toEqual([
    'Place: aerodrome EGLL.',
    'It applies on 29 July 2026, 13:00–16:00 UTC.',
    'Original text: “XYZZY PLUGH REMOVED FM USE DUE FROBNICATION”.',
  ]);
});
