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
      .filter((text) => !clauseTexts.has(text) && !clauseTexts.has(text.replace(/\s?[.।。]$/u, ''))),
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
  60_000,
);

/** Heights lose their leading zero and `.0`; the number of an entry in a list is parted from what follows it. */
function numbersOf(text: string): readonly string[] {
  const plain = text
    .replace(/(?<!\d)0+(?=\d+\s?(?:FT|M)(?![A-Z]))/g, '')
    .replace(/\.0(?=\s?FT)/g, '')
    .replace(/^\d{1,2}\.(?=\d{6})/gm, '');
  return plain.match(/(?<!\d)1[1-3]\d\.\d{1,3}(?!\d)|\d{2,}/g) ?? [];
}

function codesOf({ facts }: DecodedNotam): readonly string[] {
  return [facts.id, facts.refersTo, ...facts.contacts.map(({ value }) => value)].filter(
    (code): code is string => code !== null,
  );
}

test.runIf(present).each(AVAILABLE_LANGUAGES)(
  'no number, identifier, frequency or phone of 2,000 NOTAMs is changed or lost in %s',
  async (language) => {
    const catalogue = await loadCatalogue(language);
    const notams = [
      ...corpus('notams-world.jsonl.gz', 3, 1000),
      ...corpus('notams-uk-fields.jsonl.gz', 7, 1100),
    ];
    expect(notams.length).toBeGreaterThan(2000);
    for (const decoded of notams) {
      const wording = explainNotam(decoded, catalogue);
      const clauses = wording.clauses.map(({ text }) => text).join(' ');
      const numbers = numbersOf(decoded.facts.text ?? '');
      for (const number of numbers) expect(clauses, decoded.source).toContain(number);
      const said = [...wording.translation, ...wording.contacts.map(({ value }) => ({ text: value }))];
      const all = said.map(({ text }) => text).join(' ');
      for (const code of codesOf(decoded)) expect(all, decoded.source).toContain(code);
    }
  },
  60_000,
);
