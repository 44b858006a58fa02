import { explainNotam, loadCatalogue } from '@klarnotam/language';
import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';
import { EXAMPLE, EXAMPLE_LEVEL, exampleSpan } from './example.ts';

test('the example is rated as the product rates it', () => {
  const { notams } = decodeNotams(EXAMPLE_TELEGRAM, { now: '2024-06-07T00:00:00Z' });
  expect(notams).toHaveLength(1);
  expect(notams[0]?.facts.rating.level).toBe(EXAMPLE_LEVEL);
  expect(notams[0]?.facts.validFrom).toBe('2024-06-07T06:00:00Z');
  expect(notams[0]?.facts.validTo).toBe('2024-06-08T23:00:00Z');
});

test('every sentence is one that the product says', async () => {
  const [notam] = decodeNotams(EXAMPLE_TELEGRAM, { now: '2024-06-07T00:00:00Z' }).notams;
  if (notam === undefined) throw new Error('The example is no NOTAM');
  for (const { language, heading, summary, sentences } of EXAMPLE) {
    const context = { timeZone: 'Europe/London', aerodromeName: () => null };
    const { impact, translation } = explainNotam(notam, await loadCatalogue(language), context);
    const said = translation.map(({ text }) => text.replace(/\u00a0/g, ' '));
    expect([impact.heading, impact.summary]).toEqual([heading, summary]);
    for (const { text } of sentences) expect(said).toContain(text);
  }
});

test('every language says the same of the same places', () => {
  const [first, ...others] = EXAMPLE.map(({ sentences }) => sentences.map(({ span }) => span));
  for (const spans of others) expect(spans).toEqual(first);
});

test('a place that the example does not hold is refused', () => {
  expect(() => exampleSpan('NO SUCH WORDS')).toThrow('NO SUCH WORDS');
});
