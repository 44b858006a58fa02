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

const notams = present
  ? [...corpus('notams-world.jsonl.gz', 3, 1000), ...corpus('notams-uk-fields.jsonl.gz', 7, 1100)]
  : [];

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

const HOLE = /undefined|null|\[object|NaN|[{}]| {2}| \.(?:\s|$)|\.\.$/;

/** What is wrong with the words for one NOTAM. */
function faultsOf(decoded: DecodedNotam, wording: NotamWording): readonly string[] {
  const clauseTexts = new Set(wording.clauses.map(({ text }) => text));
  const said = [
    ...wording.translation.map(({ text }) => text),
    ...wording.contacts.map(({ value }) => value),
  ];
  const clauses = [...clauseTexts].join(' ');
  const all = said.join(' ');
  return [
    ...ownWords(wording, clauseTexts).filter((text) => HOLE.test(text)),
    ...wording.clauses
      .filter(
        ({ text, span }) =>
          text.trim() === '' ||
          /undefined|\[object/.test(text) ||
          !(0 <= span.from && span.from <= span.to && span.to <= decoded.source.length),
      )
      .map(({ text }) => `clause: ${text}`),
    ...(wording.impact.reasons.length === 0 ? ['no reason'] : []),
    ...numbersOf(decoded.facts.text ?? '').filter((number) => !clauses.includes(number)),
    ...codesOf(decoded).filter((code) => !all.includes(code)),
  ];
}

test.runIf(present)('there are 2,000 real NOTAMs', () => {
  expect(notams.length).toBeGreaterThan(2000);
});

test.runIf(present).each(AVAILABLE_LANGUAGES)(
  '2,000 real NOTAMs in %s have no hole, and no number, identifier, frequency or phone is changed or lost',
  async (language) => {
    const catalogue = await loadCatalogue(language);
    const faulty = notams.flatMap((decoded) => {
      const faults = faultsOf(decoded, explainNotam(decoded, catalogue));
      return faults.length === 0 ? [] : [{ source: decoded.source, faults }];
    });
    expect(faulty).toEqual([]);
  },
  60_000,
);
