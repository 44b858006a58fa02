import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import type { LanguageCode } from '../languages.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from '../load-catalogue.ts';
import { draftNotam, type DraftSentence } from './draft-notam.ts';

const NOW = '2026-07-01T00:00:00Z';
const CORPUS = new URL('../../../../../shared/corpus/', import.meta.url);
/** Each language takes so many of the corpus, each others. */
const COUNT = Number(process.env['DRAFTED_NOTICES'] ?? 30);

function corpus(file: string): readonly string[] {
  if (!existsSync(CORPUS)) return [];
  const lines = gunzipSync(readFileSync(new URL(file, CORPUS)))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

const texts = [...corpus('notams-world.jsonl.gz'), ...corpus('notams-uk-fields.jsonl.gz')];

function notice(itemE: string, code = 'WULW'): DecodedNotam {
  const [decoded] = decodeNotams(
    `(A1234/26 NOTAMN
Q) ENOR/Q${code}/IV/BO/AW/000/010/6018N00513E005
A) ENBR B) 2607030900 C) 2607031100
E) ${itemE})`,
    { now: NOW },
  ).notams;
  if (decoded === undefined) throw new Error('not a NOTAM');
  return decoded;
}

async function drafts(
  language: LanguageCode,
  itemE: string,
  code?: string,
): Promise<readonly DraftSentence[]> {
  return draftNotam(notice(itemE, code), await loadCatalogue(language));
}

function filled({ text, template }: DraftSentence): string {
  return (template?.text ?? text).replace(
    /⟦(\d+)⟧/g,
    (marker, number: string) => template?.slots[Number(number) - 1]?.text ?? marker,
  );
}

test('a sentence is parted into words of ours and the values of the notice', async () => {
  const sentences = await drafts(
    'en',
    'RWY 01/19 CLSD BTN TWY A AND TWY B DUE WIP. INFO TEL +47 55 12 34 56',
    'MRLC',
  );
  expect(
    sentences.filter(({ place }) => place !== 'reason').map(({ template, text }) => template?.text ?? text),
  ).toEqual([
    'Runway ⟦1⟧ closed ⟦2⟧',
    '⟦1⟧: runway ⟦2⟧ is closed ⟦3⟧ due to work in progress ⟦4⟧.',
    'This concerns aircraft using a runway, not drones.',
  ]);
  expect(sentences[1]?.template?.slots).toEqual([
    { number: 1, kind: 'place', text: 'Aerodrome ENBR' },
    { number: 2, kind: 'name', text: '01/19' },
    { number: 3, kind: 'where', text: 'between taxiway A and taxiway B' },
    { number: 4, kind: 'when', text: 'on 3 July 2026, 09:00–11:00 UTC' },
  ]);
});

test.each(AVAILABLE_LANGUAGES)(
  'in %s a template filled with its slots is our sentence, and holds no value of the notice',
  async (language) => {
    const catalogue = await loadCatalogue(language);
    const step = Math.max(1, Math.floor(texts.length / COUNT));
    const first = AVAILABLE_LANGUAGES.indexOf(language) * 7;
    const faults: string[] = [];
    const untouched = { values: 0, quotation: 0, unknownWord: 0, unmarked: 0, none: 0 };
    for (let at = first; at < texts.length; at += step) {
      for (const notam of decodeNotams(texts[at] ?? '', { now: NOW }).notams) {
        const { translation, explanation, impact } = explainNotam(notam, catalogue);
        const sentences = draftNotam(notam, catalogue);
        expect(sentences.map(({ text }) => text)).toEqual([
          impact.summary,
          ...[...translation, ...explanation, ...impact.reasons].map(({ text }) => text),
        ]);
        const values = valuesOf(notam);
        for (const sentence of sentences) {
          untouched[sentence.untouched ?? 'none']++;
          const words = (sentence.template?.text ?? '').replace(/⟦\d+⟧/g, '');
          if (filled(sentence) !== sentence.text) faults.push(sentence.text);
          if (NO_WORDS.test(words) || values.some((value) => words.includes(value))) faults.push(words);
        }
      }
    }
    expect(faults).toEqual([]);
    if (texts.length === 0) return;
    const all = Object.values(untouched).reduce((sum, count) => sum + count);
    expect(untouched.none / all).toBeGreaterThan(0.75);
    // Marks and our words go together but for a few of many thousand; what does not stays our sentence.
    expect((untouched.unknownWord + untouched.unmarked) / all).toBeLessThan(0.01);
  },
);

/** Figures, signs of slots and marks, addresses. */
const NO_WORDS = /\p{N}|[⟦⟧@\ue000-\uf8ff]|:\/\/|www\./u;

/** What tells a notice from another: its numbers, places, people and what is quoted of it. */
function valuesOf({ facts }: DecodedNotam): readonly string[] {
  return [
    ...facts.locations,
    facts.id,
    facts.refersTo,
    ...facts.contacts.map(({ value }) => value),
    ...facts.rating.reasons.flatMap((reason) => ('name' in reason ? reason.name : [])),
  ].filter((value): value is string => value !== null && value.length > 2);
}

test('another plural of a figure is another template', async () => {
  const corners = [
    '601000N 0051000E',
    '602000N 0052000E',
    '601500N 0053000E',
    '600500N 0052500E',
    '600200N 0051500E',
  ];
  const slotOf = async (count: number): Promise<unknown> => {
    const sentences = await drafts('pl', `FIREWORKS WI AREA ${corners.slice(0, count).join(' - ')}`);
    return sentences.flatMap(({ template }) => template?.slots ?? []).find(({ kind }) => kind === 'count');
  };
  expect(await slotOf(4)).toMatchObject({ kind: 'count', text: '4', plural: 'few' });
  expect(await slotOf(5)).toMatchObject({ kind: 'count', text: '5', plural: 'many' });
});

test('isolates of Latin letters and figures stay with their value', async () => {
  const sentences = await drafts('ar', 'TWY A CLSD DUE WIP', 'MXLC');
  const template = sentences.find(({ place }) => place === 'translation')?.template;
  expect(template?.text).not.toMatch(/[\u2066-\u2069]/);
  expect(template?.slots.map(({ text }) => text)).toContain('\u2066A\u2069');
});

test('what a notice writes with the signs of slots or marks stays as it is', async () => {
  for (const text of ['TWY ⟦1⟧ CLSD', 'TWY \ue000A\ue0ff CLSD', 'CRANE (\ue003) ERECTED']) {
    for (const { template, text: said } of await drafts('no', text, 'MXLC'))
      if (/[⟦⟧\ue000-\uf8ff]/.test(said)) expect(template).toBeNull();
  }
});

test('a sentence that is mostly quoted stays ours', async () => {
  const sentences = await drafts('no', 'THE FROBNICATION OF ALL WIDGETS IS TO BE EXPECTED NEAR THE OLD MILL');
  const quoted = sentences.find(({ text }) => text.includes('FROBNICATION'));
  expect(quoted).toMatchObject({ template: null, untouched: 'quotation' });
});

test('a name that is made of our own words is a value all the same', async () => {
  const context = { timeZone: null, aerodromeName: () => 'Closed runway' };
  const sentences = draftNotam(notice('RWY 01/19 CLSD', 'MRLC'), await loadCatalogue('en'), context);
  const template = sentences.find(({ place }) => place === 'translation')?.template;
  expect(template?.text).toBe('⟦1⟧: runway ⟦2⟧ is closed ⟦3⟧.');
  expect(template?.slots[0]?.text).toBe('Closed runway (ENBR)');
});
