/**
 * `node scripts/phrases/count-phrases.ts [notices] [languages] [corpus]`: how far a phrase book of our own sentences goes: how many of them have
 * a template, how many templates there are, and how many sentences of the last quarter of the notices need no call because theirs was
 * seen before. The notices of a corpus (`notams*.jsonl.gz` with a `text` on each line) are taken evenly, and in one shuffled order.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  draftNotam,
  LANGUAGES,
  loadCatalogue,
  type DraftSentence,
} from '../../packages/language/src/index.ts';
import { decodeNotams, type DecodedNotam } from '../../packages/notam/src/index.ts';

const NOW = '2026-07-01T00:00:00Z';

const [count = '4000', chosen = 'no,es,pl,ru,ja,ar', given] = process.argv.slice(2);
const folder = given ?? join(import.meta.dirname, '../../../shared/corpus');
const notams = shuffled(corpusNotams()).slice(0, Number(count));
process.stdout.write(`${notams.length} NOTAMs; "last": the last quarter of them\n\n`);
const HEADINGS = ['sentences', 'template', 'values', 'quotation', 'unknownWord', 'unmarked'];
const OF_LAST = ['templates', 'hits of last', 'no call, last', 'notices with call'];
process.stdout.write(
  `language ${[...HEADINGS, ...OF_LAST].map((heading) => heading.padStart(13)).join('')}\n`,
);
for (const { code } of LANGUAGES.filter((language) => chosen.split(',').includes(language.code))) {
  const catalogue = await loadCatalogue(code);
  const book = new Set<string>();
  const all = new Map(HEADINGS.map((heading) => [heading, 0]));
  const count = (heading: string): void => void all.set(heading, (all.get(heading) ?? 0) + 1);
  const last = { sentences: 0, templates: 0, missed: 0, calls: 0 };
  for (const [index, notam] of notams.entries()) {
    const isLast = index >= notams.length * 0.75;
    let missed = 0;
    // A repeated sentence of a notice is asked for once.
    const sentences = new Map(draftNotam(notam, catalogue).map((sentence) => [sentence.text, sentence]));
    for (const { template, text, untouched } of sentences.values()) {
      count('sentences');
      count(untouched ?? 'template');
      if (process.env['SHOW'] === untouched) process.stdout.write(`  ${text}\n`);
      if (isLast) last.sentences++;
      if (template === null) continue;
      const isKnown = book.size === book.add(keyOf(template)).size;
      if (isLast) last.templates++;
      if (!isKnown) missed++;
    }
    if (isLast) last.missed += missed;
    if (isLast && missed > 0) last.calls++;
  }
  const shares = HEADINGS.slice(1).map((heading) => part(all.get(heading) ?? 0, all.get('sentences') ?? 0));
  const columns = [
    String(all.get('sentences')),
    ...shares,
    String(book.size),
    part(last.templates - last.missed, last.templates),
    part(last.sentences - last.missed, last.sentences),
    part(last.calls, notams.length / 4),
  ];
  process.stdout.write(`${code.padEnd(9)}${columns.map((column) => column.padStart(13)).join('')}\n`);
}

function part(some: number, whole: number): string {
  return `${((100 * some) / Math.max(1, whole)).toFixed(1)} %`;
}

function corpusNotams(): readonly DecodedNotam[] {
  const files = readdirSync(folder).filter((name) => /^notams.*\.jsonl\.gz$/.test(name));
  const lines = files.flatMap((name) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString()
      .trim()
      .split('\n'),
  );
  const every = Math.max(1, Math.floor(lines.length / (Number(count) * 1.05)));
  return lines
    .filter((_, index) => index % every === 0)
    .flatMap((line) => [...decodeNotams((JSON.parse(line) as { text: string }).text, { now: NOW }).notams]);
}

/** The same order on every run: the files are sorted by country, which no stream of users is. */
function shuffled<T>(items: readonly T[]): readonly T[] {
  const all = [...items];
  let state = 1;
  for (let i = all.length - 1; i > 0; i--) {
    state = (state * 48271) % 2147483647;
    const j = state % (i + 1);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

/** What two sentences share that need one answer: the words, and the kinds and plurals of their slots. */
function keyOf({ text, slots }: NonNullable<DraftSentence['template']>): string {
  return `${text} ${slots.map(({ kind, plural }) => `${kind}${plural ?? ''}`).join(' ')}`;
}
