import { expect, test } from 'vitest';
import { sayOnce } from './say-once.ts';

const said = (text: string) => ({ text, span: null });

test('what the headline or the translation says is no reason again, and no reason stands in the explanation', () => {
  const { reasons, explanation } = sayOnce({
    droneImpact: {
      heading: 'Restricted',
      summary: 'Firing takes place.',
      reasons: [said('Firing takes place.'), said('It reaches drone heights.'), said('Keep out.')],
    },
    passages: {
      translation: [said('Keep out.')],
      explanation: [said('It reaches drone heights.'), said('Stay clear.')],
      clauses: [],
    },
  });
  expect(reasons.map(({ text }) => text)).toEqual(['It reaches drone heights.']);
  expect(explanation.map(({ text }) => text)).toEqual(['Stay clear.']);
});
