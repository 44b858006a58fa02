import { expect, test } from 'vitest';
import { wordedBy } from './worded-by.ts';

const span = { from: 0, to: 1 };
const passages = (kind: 'sentence' | 'model') => ({
  translation: [],
  explanation: [],
  clauses: [{ kind, text: 'x', span }],
});

test.each([
  ['decoder', 'decoder', false, 'sentence'],
  ['clauses', 'ai', false, 'model'],
  ['polished', 'ai', true, 'model'],
  ['polished', 'ai', true, 'sentence'],
  // An answer of an earlier release.
  ['ai', 'ai', false, 'sentence'],
] as const)('who wrote the words: %s', (by, engine, polished, kind) => {
  expect(wordedBy({ engine, polished, passages: passages(kind) })).toBe(by);
});
