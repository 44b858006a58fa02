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
/** Each language words every so-and-so-many-th of them, each another share; `CORPUS_SHARE=1`: all. */
const SHARE = Number(process.env['CORPUS_SHARE'] ?? 8);

/** What a quotation holds is as it was printed. */
const QUOTED = /[“«「„][^”»」“]*[”»」”]/g;
const HOLE = /undefined|null|\[object|NaN|[{}]| {2}| \.(?:\s|$)|\.\.$/;

/** Figures as they are printed, parted from units and signs, without the zeros before them. */
function figuresOf(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).map((figure) => figure.replace(/^0+(?=\d)/, ''));
}

/** The issuer's own numbers. */
const REFERENCE = /\b(?:AR-)?\d{2,4}[-/]\d{2,5}(?:[-/]\w+)*\b|AR-[\d/-]+|AS[NR][- ]?[\w-]+/g;

/** `18-MAY-24` is said with the whole year. */
const TWO_DIGIT_YEAR = /(?<=\b\d{1,2}-[A-Z]{3}-)(?=\d{2}\b)/g;

const POSITION = /\d{4,7}(?:\.\d+)? ?[NSEW](?![A-Z])/g;

/** Item E without the positions of its areas, which have tests of their own, and the numbers of entries in a list. */
function textOf({ source, spans, facts }: DecodedNotam): string {
  const { from, to } = spans.text ?? { from: 0, to: 0 };
  // Parts of a telegram that were joined have a heading between them.
  if (facts.text === null || source.slice(from, to) !== facts.text)
    return (facts.text ?? '').replace(POSITION, ' ');
  let text = source;
  for (const [index, { complete }] of facts.areas.entries()) {
    const span = complete ? spans[`areas.${index}`] : undefined;
    if (span) text = text.slice(0, span.from) + ' '.repeat(span.to - span.from) + text.slice(span.to);
  }
  return text.slice(from, to).replace(/^\s*\d{1,2}[.)]/gm, ' ');
}

/** `202304111141`: when a surface was looked at, said as day and hour. */
const STAMP = /\b20\d{4}(\d{2})(\d{4})\b/g;

/** Frequencies, phones, figures of two digits and more, and identifiers of item E. */
function printedFigures(decoded: DecodedNotam): readonly string[] {
  return figuresOf(
    textOf(decoded)
      .replace(REFERENCE, ' ')
      .replace(STAMP, (_, day: string, clock: string) => `${String(Number(day))} ${clock}`)
      .replace(TWO_DIGIT_YEAR, '20')
      .replace(/\bH24\b/g, ' '),
  ).filter((figure) => figure.length > 1);
}

/** Everything that the reader is given, whatever it is written like. */
function givenFigures({ facts }: DecodedNotam, wording: NotamWording): ReadonlySet<string> {
  const { translation, coordinates, clauses, contacts, location, schedule } = wording;
  const words = [...translation, ...clauses, ...contacts.map(({ value }) => ({ text: value }))].map(
    ({ text }) => text,
  );
  const all = [...words, coordinates ?? '', location, schedule ?? ''].join(' ');
  // `0700-1500` is said as 07:00–15:00.
  const clocks = all.replace(/(?<=\d{2}):(?=\d{2})/g, '');
  const ungrouped = all.replace(/(?<=\d)[ \u00a0\u202f.,](?=\d{3}(?!\d))/g, '');
  // Corners, times and limits are facts: they are compared with what was decoded in its own tests.
  return new Set(
    figuresOf(
      `${all} ${clocks} ${ungrouped} ${JSON.stringify(facts.areas)} ${JSON.stringify(facts.textSchedule)}`,
    ),
  );
}

/** What is wrong with the words for one NOTAM. */
function faultsOf(decoded: DecodedNotam, wording: NotamWording): readonly string[] {
  const sentences = [...wording.translation, ...wording.explanation, ...wording.impact.reasons].map(
    ({ text }) => text,
  );
  const own = [...sentences, wording.impact.summary, wording.location, wording.schedule ?? ''];
  const said = sentences.join(' ');
  const given = givenFigures(decoded, wording);
  return [
    ...own.map((text) => text.replace(QUOTED, '“”')).filter((text) => HOLE.test(text)),
    ...wording.clauses
      .filter(
        ({ text, span }) =>
          text.trim() === '' ||
          /undefined|\[object/.test(text) ||
          !(0 <= span.from && span.from <= span.to && span.to <= decoded.source.length),
      )
      .map(({ text }) => `clause: ${text}`),
    ...(wording.impact.reasons.length === 0 ? ['no reason'] : []),
    ...contactsOf(decoded).filter(
      (value) =>
        !said.includes(value) &&
        !wording.contacts.some(
          (contact) => contact.value.replace(/ [kM]Hz$/, '') === value.replace(/ [kM]Hz$/, ''),
        ),
    ),
    ...printedFigures(decoded).filter((figure) => !given.has(figure)),
  ];
}

function contactsOf({ facts }: DecodedNotam): readonly string[] {
  // A frequency that is out of service is told of as printed, without its unit; one for information may stand in a sentence, with the
  // unit as the language writes it.
  const values = facts.contacts.map(({ value, role }) =>
    role === 'unserviceable' || role === 'replaced' || role === 'information'
      ? value.replace(/ [kM]Hz$/, '')
      : value,
  );
  return [facts.refersTo, ...values].filter((code) => code !== null);
}

test.runIf(present)('there are 2,000 real NOTAMs', () => {
  expect(notams.length).toBeGreaterThan(2000);
});

test.runIf(present).each(AVAILABLE_LANGUAGES)(
  'real NOTAMs in %s have no hole, and no number, identifier, frequency or phone is changed or lost',
  async (language) => {
    const catalogue = await loadCatalogue(language);
    const turn = AVAILABLE_LANGUAGES.indexOf(language) % SHARE;
    const share = notams.filter((_, index) => index % SHARE === turn);
    expect(share.length).toBeGreaterThan(2000 / SHARE - 1);
    const faulty = share.flatMap((decoded) => {
      const faults = faultsOf(decoded, explainNotam(decoded, catalogue));
      return faults.length === 0 ? [] : [{ source: decoded.source, faults }];
    });
    expect(faulty).toEqual([]);
  },
  60_000,
);
