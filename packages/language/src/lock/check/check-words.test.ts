import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../../explain-notam.ts';
import type { LanguageCode } from '../../languages.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { checkConcepts, checkEnd } from './check-words.ts';
import { heldFacts } from '../held/held-facts.ts';
import { vocabularyOf } from '../read/vocabulary.ts';

async function found(language: LanguageCode, translation: string, explanation: string) {
  const notam = `A2345/26 NOTAMN
Q) EGTT/QMRLC/IV/NBO/A/000/999/5137N00031W005
A) EGLD B) 2605230800 C) 2605241800 EST
E) RWY 05/23 CLSD`;
  const [decoded] = decodeNotams(notam, { now: '2026-05-01T00:00:00Z' }).notams;
  const catalogue = await loadCatalogue(language);
  const vocabulary = vocabularyOf(language, catalogue.months);
  const held = heldFacts(decoded!, explainNotam(decoded!, catalogue), catalogue);
  const text = `${translation}\n${explanation}`;
  return [
    ...checkConcepts(text, translation, held, vocabulary),
    ...checkEnd(text, translation, decoded!.facts, held, vocabulary),
  ].map(({ code, expected, found: said }) => `${code} ${expected ?? said ?? ''}`);
}

test.each([
  ['en', 'The runway is closed, end estimated.', 'The runway is open.', []],
  ['en', 'The runway is open, end estimated.', 'It is closed.', ['dropped CLSD']],
  ['ar', 'المدرج مفتوح حتى موعد تقديري.', 'مغلق', ['dropped CLSD']],
  ['ar', 'المدرج مغلق، النهاية تقديرية.', '-', []],
  ['ja', '滑走路は閉鎖されます（終了は予定）。', '-', []],
  ['ja', '滑走路は閉鎖されます。', '-', ['missing EST']],
  ['ru', 'Полоса навсегда закрыта, окончание ориентировочно.', '-', ['invented PERM']],
  ['es', 'La pista está cerrada para siempre, fin estimado.', '-', ['invented PERM']],
] as const)(
  'a closure belongs in the translation, and an end stays what it is (%s, %s)',
  async (language, translation, explanation, faults) => {
    expect(await found(language, translation, explanation)).toEqual(faults);
  },
);
