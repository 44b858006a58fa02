/**
 * `node scripts/phrases/count-phrases.ts [notices] [languages] [corpus]`: how far a phrase book of our own sentences goes: how many of them have
 * a template, how many templates there are, and how many sentences of the last quarter of the notices need no call because theirs was
 * seen before. The notices of a corpus (`notams*.jsonl.gz` with a `text` on each line) are taken evenly, and in one shuffled order.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { draftNotam, LANGUAGES, loadCatalogue, type DraftSentence } from '../../packages/language/src/index.ts';
import { decodeNotams, type DecodedNotam } from '../../packages/notam/src/index.ts';

const NOW = '2026-07-01T00:00:00Z';

const [count = '4000', chosen = 'no,es,pl,ru,ja,ar', given] = process.argv.slice(2);
const folder = given ?? join(import.meta.dirname, '../../../shared/corpus');
const notams = shuffled(corpusNotams()).slice(0, Number(count));
process.stdout.write(`${notams.length} NOTAMs; "last" are the last quarter of them\n\n`);
process.stdout.write(
  'language  sentences  with template  quoted  neither  templates  hits of last  sentences of last\n' +
    '                                                                             that need no call\n',
);
for (const { code } of LANGUAGES.filter((language) => chosen.split(',').includes(language.code))) {
  const catalogue = await loadCatalogue(code);
  const tally = { sentences: 0, templates: 0, quoted: 0, last: 0, lastTemplates: 0, lastHits: 0, calls: 0 };
  const book = new Map<string, number>();
  for (const [index, notam] of notams.entries()) {
    const isLast = index >= notams.length * 0.75;
    let needsCall = false;
    // A repeated sentence of a notice is asked for once.
    const known = new Map(draftNotam(notam, catalogue).map((sentence) => [sentence.text, sentence]));
    for (const { template, text } of known.values()) {
      tally.sentences++;
      if (isLast) tally.last++;
      if (template === null) {
        if (isQuotation(text, notam)) tally.quoted++;
        else if (process.env['SHOW'] === 'rejected') process.stdout.write(`  ${text}\n`);
        continue;
      }
      tally.templates++;
      const key = keyOf(template);
      const before = book.get(key) ?? 0;
      book.set(key, before + 1);
      if (!isLast) continue;
      tally.lastTemplates++;
      if (before > 0) tally.lastHits++;
      else needsCall = true;
    }
    if (isLast && needsCall) tally.calls++;
  }
  const part = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
  const neither = tally.sentences - tally.templates - tally.quoted;
  const missed = tally.lastTemplates - tally.lastHits;
  process.stdout.write(
    [
      code.padEnd(8),
      String(tally.sentences).padStart(11),
      part(tally.templates, tally.sentences).padStart(14),
      part(tally.quoted, tally.sentences).padStart(8),
      part(neither, tally.sentences).padStart(8),
      String(book.size).padStart(10),
      part(tally.lastHits, tally.lastTemplates).padStart(13),
      part(tally.last - missed, tally.last).padStart(18),
      `  calls in the last: ${part(tally.calls, notams.length / 4)} of notices`,
    ].join(' ') + '\n',
  );
}

function corpusNotams(): readonly DecodedNotam[] {
  const files = readdirSync(folder).filter((name) => /^notams.*\.jsonl\.gz$/.test(name));
  const lines = files.flatMap((name) => gunzipSync(readFileSync(join(folder, name))).toString().trim().split('\n'));
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

/** Most of it stands in the telegram as it is. */
function isQuotation(text: string, { source }: DecodedNotam): boolean {
  const line = source.replace(/\s+/g, ' ');
  return text.split(/[«»“”„「」‘’"']|…/).some((part) => part.length > text.length / 2.5 && line.includes(part.trim().slice(0, 20)));
}
