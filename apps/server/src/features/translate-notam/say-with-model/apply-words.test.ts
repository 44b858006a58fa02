import type { NotamNotice } from '@klarnotam/contract';
import { AVAILABLE_LANGUAGES, loadCatalogue, sayQuotation } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { applyWords, type WordsToApply } from './apply-words.ts';

const SOURCE = 'E) TWY A CLSD. FROG NEST AT GATE. TOAD AT STAND. NEWT SEEN.';
const spanOf = (part: string): { readonly from: number; readonly to: number } => {
  const from = SOURCE.indexOf(part);
  return { from, to: from + part.length };
};
const frog = spanOf('FROG NEST AT GATE.');
const toad = spanOf('TOAD AT STAND.');
const newt = spanOf('NEWT SEEN.');
const all = { from: frog.from, to: newt.to };

type Notice = Pick<NotamNotice, 'passages' | 'droneImpact'>;

/** A taxiway that we say, and three clauses that no rule reads. */
async function apply(words: Partial<WordsToApply>, quoted = 'FROG NEST AT GATE. TOAD AT STAND. NEWT SEEN') {
  const catalogue = await loadCatalogue('en');
  const taxiway = { text: 'Taxiway A is closed.', span: spanOf('TWY A CLSD.') };
  const original = (span: typeof frog) => ({
    kind: 'original' as const,
    text: SOURCE.slice(span.from, span.to),
    span,
  });
  const notice: Notice = {
    passages: {
      translation: [taxiway, { text: sayQuotation(quoted, catalogue), span: all }],
      explanation: [{ text: 'The notice concerns taxiways.', span: null }],
      clauses: [{ kind: 'sentence', ...taxiway }, original(frog), original(toad), original(newt)],
    },
    droneImpact: {
      heading: 'Drones Allowed',
      summary: 'Taxiway A closed',
      reasons: [{ text: 'The notice concerns taxiways.', span: taxiway.span }],
    },
  };
  return applyWords(notice, { polished: new Map(), said: [], ...words }, catalogue);
}

test('clauses of one quotation that are said stand at their places, and what is left is quoted again', async () => {
  const words = await apply({ said: [{ span: toad, text: 'A toad sits at a stand.' }] });
  expect(words?.passages.translation).toEqual([
    { text: 'Taxiway A is closed.', span: spanOf('TWY A CLSD.') },
    { text: 'Original text: “FROG NEST AT GATE”.', span: { from: frog.from, to: toad.from } },
    { text: 'A toad sits at a stand.', span: toad },
    { text: 'Original text: “NEWT SEEN”.', span: { from: toad.to, to: newt.to } },
  ]);
  expect(words?.passages.clauses.map(({ kind }) => kind)).toEqual([
    'sentence',
    'original',
    'model',
    'original',
  ]);
  expect(words).toMatchObject({ polished: false });
  expect(words?.translation).toContain('“FROG NEST AT GATE”. A toad sits at a stand. Original');
});

test('where all of a quotation is said nothing of it is left', async () => {
  const words = await apply({
    said: [
      { span: newt, text: 'A newt was seen.' },
      { span: frog, text: 'Frogs nest at a gate.' },
      { span: toad, text: 'A toad sits at a stand.' },
    ],
  });
  expect(words?.translation).toBe(
    'Taxiway A is closed. Frogs nest at a gate. A toad sits at a stand. A newt was seen.',
  );
});

test('a clause that is quoted in part, or twice, stays quoted and is nowhere marked as said', async () => {
  const said = [{ span: toad, text: 'A toad sits at a stand.' }];
  expect(await apply({ said }, 'FROG NEST AT GATE. TOAD AT […] NEWT SEEN')).toBeNull();
  expect(await apply({ said }, 'TOAD AT STAND … TOAD AT STANDS. NEWT SEEN')).toBeNull();
  expect(await apply({ said }, 'FROG NEST AT GATE. TOAD AT STANDS')).toBeNull();
});

test('a polished sentence takes the place of ours wherever it stands, and spans stay', async () => {
  const words = await apply({
    polished: new Map([
      ['The notice concerns taxiways.', 'This is about taxiways.'],
      ['Taxiway A closed', 'Taxiway A shut'],
    ]),
  });
  expect(words).toMatchObject({
    polished: true,
    explanation: 'This is about taxiways.',
    droneImpact: {
      summary: 'Taxiway A shut',
      reasons: [{ text: 'This is about taxiways.', span: spanOf('TWY A CLSD.') }],
    },
  });
});

test('no words of a model, no other words', async () => {
  expect(await apply({})).toBeNull();
  expect(await apply({ polished: new Map([['Taxiway A closed', 'Taxiway A closed']]) })).toBeNull();
});

test.each(AVAILABLE_LANGUAGES)('in %s a quotation is known as one and parted', async (language) => {
  const catalogue = await loadCatalogue(language);
  const quotation = { text: sayQuotation('FROG NEST AT GATE … TOAD AT STAND', catalogue), span: all };
  const words = applyWords(
    {
      passages: {
        translation: [quotation],
        explanation: [],
        clauses: [{ kind: 'original', text: 'TOAD AT STAND.', span: toad }],
      },
      droneImpact: { heading: '', summary: '', reasons: [] },
    },
    { polished: new Map(), said: [{ span: toad, text: '…' }] },
    catalogue,
  );
  expect(words?.passages.translation.map(({ text }) => text)).toEqual([
    sayQuotation('FROG NEST AT GATE', catalogue),
    '…',
  ]);
});
