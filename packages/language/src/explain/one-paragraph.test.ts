import { decodeNotams } from '@klarnotam/notam';
import { describe, expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import type { LanguageCode } from '../languages.ts';
import { NO_CONTEXT } from '../notice-context.ts';
import { say } from '../say.ts';
import type { NotamWording } from '../wording.ts';

const NAMES: ReadonlyMap<string, string> = new Map([['EGPC', "Wick John O'Groats Airport"]]);

/** The notice with this Q code, item E and what follows. */
async function wordsFor(
  language: LanguageCode,
  code: string,
  text: string,
  { scope = 'W', place = 'EGTT', to = '2607291600', rest = 'F) SFC G) UNL' } = {},
): Promise<NotamWording> {
  const telegram = `A1234/26 NOTAMN
Q) EGTT/${code}/IV/BO/${scope}/000/999/5130N00006W022
A) ${place} B) 2607291300 C) ${to}
E) ${text}
${rest}`;
  const [notam] = decodeNotams(telegram, { now: '2026-07-01T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('no NOTAM in the text');
  return explainNotam(notam, await loadCatalogue(language), {
    ...NO_CONTEXT,
    aerodromeName: (each) => NAMES.get(each) ?? null,
  });
}

const textOf = ({ translation }: NotamWording): string => translation.map(({ text }) => text).join(' ');

const DEBRIS = `CHINESE AEROSPACE FLIGHT ACTIVITIES WILL TAKE PLACE
FLW RECEIVED FROM CIVIL AVIATION ADMINISTRATION OF CHINA:
DUE TO UNBURNED DEBRIS EXPECTED TO FALL, THE FLIGHT SAFETY OF THE
AIRCRAFT IN THE FOLLOWING AREA MAY BE AFFECTED:
S19 55 00 E 087 02 00
S27 01 00 E 085 30 00
S27 11 00 E 086 29 00
S20 05 00 E 087 58 00`;

describe('a list of positions that stands elsewhere', () => {
  test.each(AVAILABLE_LANGUAGES)('leaves no colon behind, in %s', async (language) => {
    const { translation } = await wordsFor(language, 'QWMLW', DEBRIS);
    expect(translation.filter(({ text }) => /[:：]$/u.test(text))).toEqual([]);
  });

  test('is pointed to', async () => {
    const said = textOf(await wordsFor('en', 'QWMLW', DEBRIS));
    expect(said).toContain('has announced aerospace activity.');
    expect(said).toContain('in the area below.');
  });
});

test.each(AVAILABLE_LANGUAGES)(
  'an area is active at its hours, not established then, in %s',
  async (language) => {
    const area = (state: string): Promise<NotamWording> =>
      wordsFor(
        language,
        'QRDCA',
        `TEMPORARY DANGER AREA ${state} BOUNDED BY: N3022E11037-N2943E11033-N2942E11056-N3021E11059.`,
      );
    expect(textOf(await area('ESTABLISHED'))).toBe(textOf(await area('ACTIVE')));
  },
);

test.each(AVAILABLE_LANGUAGES)(
  'areas with the same hours and heights are one sentence, in %s',
  async (language) => {
    const { translation } = await wordsFor(
      language,
      'QRDCA',
      `THE FOLLOWING CASTLEMARTIN DANGER AREAS ARE ACTIVATED:
EG D113A   1300-1600   SFC-4000FT AMSL
EG D113B   1300-1600   SFC-4000FT AMSL`,
      { rest: 'F) SFC G) 4000FT AMSL' },
    );
    const [first] = translation;
    for (const fact of ['13:00', '16:00', 'EG D113A', 'EG D113B', 'Castlemartin', '4'])
      expect(first?.text).toContain(fact);
  },
);

test('a sea is not at the coast', async () => {
  const text = 'DANGER AREA EGD098B ACTIVATED WI 1NM RADIUS 504703N 0005208E (ENGLISH CHANNEL).';
  const english = await wordsFor('en', 'QRDCA', text);
  expect(`${textOf(english)} ${english.impact.summary}`).not.toContain('at the English Channel');
  expect(textOf(english)).toContain('in the English Channel');
  expect(textOf(await wordsFor('no', 'QRDCA', text))).toContain('i Den engelske kanal');
});

test('a frequency that the text names with its station is listed no second time', async () => {
  const { contacts, translation } = await wordsFor(
    'en',
    'QRDCA',
    `DANGER AREA EGD098B ACTIVATED. A SPECIAL USE AIRSPACE ACTIVITY INFORMATION SERVICE
(SUAAIS) WILL BE AVBL FM LONDON INFO ON FREQ 124.600MHZ (OPR H24).`,
  );
  expect(translation.map(({ text }) => text).join(' ')).toContain('London Info on 124.600 MHz');
  expect(contacts).toEqual([]);
});

describe('where nothing of the text is read', () => {
  test.each(AVAILABLE_LANGUAGES)('place and period are one sentence, in %s', async (language) => {
    const { translation } = await wordsFor(language, 'QFAXX', 'XYZZY PLUGH FROBNICATED.', {
      scope: 'A',
      place: 'EGPC',
      to: '2609291600 EST',
      rest: '',
    });
    expect(translation[0]?.text).toMatch(/EGPC.*13:00.*16:00/u);
  });

  test.each(AVAILABLE_LANGUAGES)('the name keeps its capitals, in %s', async (language) => {
    const words = await wordsFor(language, 'QFAXX', 'XYZZY PLUGH FROBNICATED.', {
      scope: 'A',
      place: 'EGPC',
      rest: '',
    });
    expect(textOf(words)).toContain('Wick');
  });

  test('the end is estimated', async () => {
    const words = await wordsFor('en', 'QFAXX', 'XYZZY PLUGH FROBNICATED.', {
      scope: 'A',
      place: 'EGPC',
      to: '2609291600 EST',
      rest: '',
    });
    expect(words.explanation.map(({ text }) => text)).toContain(
      say(await loadCatalogue('en'), 'explainEstimated'),
    );
  });
});
