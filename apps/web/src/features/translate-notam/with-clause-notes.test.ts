import { expect, test } from 'vitest';
import { en } from '../../shared/text/testing/english.ts';
import { withClauseNotes } from './with-clause-notes.ts';

const source = 'E) RWY CLSD. DOES NOT\nAPPLY TO ACFT. XYZZY';
const at = (quote: string) => ({ from: source.indexOf(quote), to: source.indexOf(quote) + quote.length });
const [closed, apply, unknown] = [at('RWY CLSD.'), at('DOES NOT\nAPPLY TO ACFT.'), at('XYZZY')];

function noted(text: string, span: typeof closed, kind: 'sentence' | 'glossary' | 'original' | 'model') {
  const passages = { translation: [{ text, span }], explanation: [], clauses: [{ kind, text, span }] };
  return withClauseNotes({ source, passages }, en)[0];
}

test('a whole sentence stands alone', () => {
  expect(noted('A runway is closed.', closed, 'sentence')).toEqual({
    text: 'A runway is closed.',
    span: closed,
  });
});

test('an original says that it is one', () => {
  expect(noted('XYZZY', unknown, 'original')?.note).toEqual({ text: en.telegram.original, verbatim: true });
});

test('what a language model said says so', () => {
  expect(noted('X is closed.', unknown, 'model')).toEqual({
    text: 'X is closed.',
    span: unknown,
    note: { text: en.telegram.model, verbatim: false },
  });
});

test('an original that a sentence of ours quotes says so itself', () => {
  expect(noted('Not translated: “XYZZY”.', unknown, 'original')).toEqual({
    text: 'Not translated: “XYZZY”.',
    span: unknown,
  });
});

test('an original with its abbreviations is told from their meanings', () => {
  expect(noted('DOES NOT APPLY TO ACFT. [ACFT: luftfartøy]', apply, 'glossary')).toEqual({
    text: 'DOES NOT APPLY TO ACFT.',
    span: apply,
    note: { text: 'ACFT: luftfartøy', verbatim: true, ours: true },
  });
});

test.each([
  ['DOES NOT APPLY TO ACFT.［ACFT：航空器］', 'ACFT：航空器'],
  ['\u2066DOES NOT APPLY TO ACFT.\u2069 [\u2066ACFT\u2069: طائرة]', '\u2066ACFT\u2069: طائرة'],
])('so is it in every script: %s', (text, note) => {
  expect(noted(text, apply, 'glossary')).toMatchObject({
    text: 'DOES NOT APPLY TO ACFT.',
    note: { text: note, verbatim: true },
  });
});

test('what is written out in our words is not taken for the original', () => {
  const rendered = noted('Runway closed [by night].', closed, 'glossary');
  expect(rendered?.text).toBe('Runway closed [by night].');
  expect(rendered?.note).toEqual({ text: en.telegram.glossary, verbatim: false });
});
