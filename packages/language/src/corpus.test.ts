import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from './explain-notam.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue } from './load-catalogue.ts';
import type { NotamWording } from './wording.ts';

const CORPUS = new URL('../../../../shared/corpus/', import.meta.url);
const present = existsSync(CORPUS);

function corpus(file: string, every: number, count: number): readonly DecodedNotam[] {
  const lines = gunzipSync(readFileSync(new URL(file, CORPUS)))
    .toString()
    .trim()
    .split('\n');
  return lines
    .filter((_, index) => index % every === 0)
    .slice(0, count)
    .flatMap(
      (line) =>
        decodeNotams((JSON.parse(line) as { text: string }).text, { now: '2026-07-01T00:00:00Z' }).notams,
    );
}

function ownWords(wording: NotamWording, clauseTexts: ReadonlySet<string>): readonly string[] {
  return [
    ...wording.translation
      .map(({ text }) => text)
      .filter((text) => !clauseTexts.has(text) && !clauseTexts.has(text.slice(0, -1))),
    ...wording.explanation.map(({ text }) => text),
    ...wording.impact.reasons.map(({ text }) => text),
    wording.impact.summary,
    wording.location,
    wording.schedule ?? '',
  ];
}

test.runIf(present).each(AVAILABLE_LANGUAGES)(
  '2,000 real NOTAMs in %s read without a hole',
  async (language) => {
    const catalogue = await loadCatalogue(language);
    const notams = [
      ...corpus('notams-world.jsonl.gz', 3, 1000),
      ...corpus('notams-uk-fields.jsonl.gz', 7, 1100),
    ];
    expect(notams.length).toBeGreaterThan(2000);
    for (const decoded of notams) {
      const wording = explainNotam(decoded, catalogue);
      const clauseTexts = new Set(wording.clauses.map(({ text }) => text));
      for (const text of ownWords(wording, clauseTexts)) {
        expect(text, decoded.source).not.toMatch(/undefined|null|\[object|NaN|[{}]| {2}| \.(?:\s|$)|\.\.$/);
      }
      for (const { text, span } of wording.clauses) {
        expect(text.trim(), decoded.source).not.toBe('');
        expect(text, decoded.source).not.toMatch(/undefined|\[object/);
        expect(span.from).toBeGreaterThanOrEqual(0);
        expect(span.to).toBeLessThanOrEqual(decoded.source.length);
        expect(span.from).toBeLessThanOrEqual(span.to);
      }
      expect(wording.impact.reasons.length).toBeGreaterThan(0);
    }
  },
);

test.runIf(present).each(AVAILABLE_LANGUAGES)(
  'numbers of the text stand unchanged in its clauses in %s',
  async (language) => {
    const catalogue = await loadCatalogue(language);
    for (const decoded of corpus('notams-uk-fields.jsonl.gz', 11, 500)) {
      const wording = explainNotam(decoded, catalogue);
      const said = wording.clauses.map(({ text }) => text).join(' ');
      for (const number of decoded.facts.text?.match(/\d{2,}/g) ?? [])
        expect(said, decoded.source).toContain(number);
    }
  },
);
