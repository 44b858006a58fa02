import type { LanguageCode } from '@klarnotam/language';
import { describe, expect, test } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

const kinds = ['designator', 'designator'] as const;

function faultsOf(language: LanguageCode, asked: string, answer: string): readonly string[] {
  const slots = [...asked.matchAll(/⟦(\d)⟧/g)].map(([, number], index) => ({
    number: Number(number),
    kind: kinds[index] ?? ('name' as const),
    text: 'x',
  }));
  return checkSentence({ asked: { text: asked, slots }, answer, language, ours: true }).map(
    ({ code }) => code,
  );
}

describe.each<[LanguageCode, asked: string, kept: string, turned: string]>([
  [
    'en',
    'Runway ⟦1⟧ is closed, and runway ⟦2⟧ is open.',
    'Runway ⟦1⟧ is shut, but runway ⟦2⟧ is available.',
    'Runway ⟦1⟧ is open, and runway ⟦2⟧ is closed.',
  ],
  [
    'no',
    'Rullebane ⟦1⟧ er stengt, og rullebane ⟦2⟧ er åpen.',
    'Rullebane ⟦1⟧ er ikke åpen, mens rullebane ⟦2⟧ er åpen.',
    'Rullebane ⟦1⟧ er åpen, og rullebane ⟦2⟧ er stengt.',
  ],
  [
    'pl',
    'Loty powyżej ⟦1⟧ są zabronione, a poniżej ⟦2⟧ dozwolone.',
    'Powyżej ⟦1⟧ latać nie wolno, a poniżej ⟦2⟧ loty są dozwolone.',
    'Loty powyżej ⟦1⟧ są dozwolone, a poniżej ⟦2⟧ zabronione.',
  ],
  ['zh', '跑道⟦1⟧关闭，跑道⟦2⟧开放。', '⟦1⟧跑道已关闭，⟦2⟧跑道开放。', '跑道⟦1⟧开放，跑道⟦2⟧关闭。'],
  [
    'ja',
    '灯火⟦1⟧は点灯し、灯火⟦2⟧は消灯している。',
    '灯火⟦1⟧は点灯しており、灯火⟦2⟧は消灯している。',
    '灯火⟦1⟧は消灯し、灯火⟦2⟧は点灯している。',
  ],
])('two opposites of a sentence in %s', (language, asked, kept, turned) => {
  test('keep their places', () => {
    expect(faultsOf(language, asked, kept).filter((code) => code !== 'condition')).toEqual([]);
  });

  test('may not change them', () => {
    expect(faultsOf(language, asked, turned)).not.toEqual([]);
  });
});

test('what goes from one slot to another does not come back from it', () => {
  expect(
    faultsOf('en', 'The parking stand moves from ⟦1⟧ to ⟦2⟧.', 'The parking stand moves to ⟦1⟧ from ⟦2⟧.'),
  ).toContain('relation');
});
