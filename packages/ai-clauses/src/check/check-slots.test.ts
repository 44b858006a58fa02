import type { LanguageCode } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { checkSlots } from './check-slots.ts';

function faultsOf(language: LanguageCode, asked: string, answer: string): readonly string[] {
  const slots = [{ number: 1, kind: 'height', text: '60 m' } as const];
  return checkSlots({ text: asked, slots }, answer, language).map(({ code }) => code);
}

test.each<[LanguageCode, asked: string, answer: string]>([
  ['en', 'The crane is ⟦1⟧ high.', 'The crane is - ⟦1⟧ high.'],
  ['no', 'Kranen er ⟦1⟧ høy.', 'Høyde på kranen: – ⟦1⟧'],
  ['ja', 'クレーンの高さは⟦1⟧です。', 'クレーンの高さはー⟦1⟧です。'],
  ['ja', 'クレーンの高さは⟦1⟧です。', 'クレーンの高さは一⟦1⟧です。'],
  ['zh', '起重机高⟦1⟧。', '起重机高一⟦1⟧。'],
  ['zh', '起重机高⟦1⟧。', '起重机高⟦1⟧一。'],
])('no sign and no digit comes to a value in %s: %s → %s', (language, asked, answer) => {
  expect(faultsOf(language, asked, answer)).toEqual(['slotGlued']);
});

test('what our own sentence has before a value may stay there', () => {
  expect(faultsOf('no', 'Høyde – ⟦1⟧', 'Høyden er – ⟦1⟧')).toEqual([]);
  expect(faultsOf('ja', 'クレーン⟦1⟧', '起重クレー⟦1⟧')).toEqual([]);
});
