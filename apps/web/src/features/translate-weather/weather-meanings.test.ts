import { expect, test } from 'vitest';
import { weatherMeanings } from './weather-meanings.ts';

const token = (text: string, meaning: string) =>
  ({ text, meaning, field: 'weather', group: null, span: { from: 0, to: 1 } }) as const;

test('a code gets its meaning without the label and the full stop', () => {
  const words = weatherMeanings({
    tokens: [
      token('-SHRA', 'Weather: light rain showers.'),
      token('fg', 'Vær: tåke.'),
      token('BR', '天気：もや。'),
      { ...token('9999', 'Visibility: 10 km.'), field: 'visibility' },
    ],
  });
  expect([...words]).toEqual([
    ['-SHRA', 'light rain showers'],
    ['FG', 'tåke'],
    ['BR', 'もや'],
  ]);
});
