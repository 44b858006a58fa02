import type { LanguageCode } from '@klarnotam/language';
import { expect, test } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

function faultsOf(language: LanguageCode, asked: string, answer: string): readonly string[] {
  const slots = [{ number: 1, kind: 'height', text: '60 m' } as const];
  return checkSentence({ asked: { text: asked, slots }, answer, language, ours: true }).map(
    ({ code }) => code,
  );
}

test.each<[LanguageCode, asked: string, answer: string]>([
  ['en', 'The crane is ⟦1⟧ high.', 'The crane is more than ⟦1⟧ high.'],
  ['en', 'The crane is ⟦1⟧ high.', 'The crane is at least ⟦1⟧ high.'],
  ['en', 'The crane is ⟦1⟧ high.', 'The crane is about ⟦1⟧ high.'],
  ['en', 'The crane is about ⟦1⟧ high.', 'The crane is ⟦1⟧ high.'],
  ['en', 'The crane is ⟦1⟧ high.', 'The crane stands below ⟦1⟧ high.'],
  ['no', 'Kranen er ⟦1⟧ høy.', 'Kranen er mindre enn ⟦1⟧ høy.'],
  ['no', 'Kranen er ⟦1⟧ høy.', 'Kranen er under ⟦1⟧ høy.'],
  ['es', 'La grúa mide ⟦1⟧.', 'La grúa mide más de ⟦1⟧.'],
  ['pt', 'A grua tem ⟦1⟧.', 'A grua tem quase ⟦1⟧.'],
  ['pl', 'Dźwig ma ⟦1⟧ wysokości.', 'Dźwig ma co najmniej ⟦1⟧ wysokości.'],
  ['ru', 'Высота крана ⟦1⟧.', 'Высота крана менее ⟦1⟧.'],
  ['ar', 'ارتفاع الرافعة ⟦1⟧.', 'ارتفاع الرافعة أقل من ⟦1⟧.'],
  ['hi', 'क्रेन की ऊँचाई ⟦1⟧ है।', 'क्रेन की ऊँचाई ⟦1⟧ से कम है।'],
  ['bn', 'ক্রেনের উচ্চতা ⟦1⟧।', 'ক্রেনের উচ্চতা প্রায় ⟦1⟧।'],
  ['ja', 'クレーンの高さは⟦1⟧です。', 'クレーンの高さは⟦1⟧未満です。'],
  ['zh', '起重机高⟦1⟧。', '起重机高不到⟦1⟧。'],
])('a figure does not become a bound or a guess in %s: %s → %s', (language, asked, answer) => {
  expect(faultsOf(language, asked, asked)).toEqual([]);
  expect(faultsOf(language, asked, answer)).not.toEqual([]);
});

test('a guess may be put in other words', () => {
  expect(faultsOf('en', 'The crane is about ⟦1⟧ high.', 'The crane is roughly ⟦1⟧ high.')).toEqual([]);
});
