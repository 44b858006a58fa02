/**
 * `npm run coverage [corpus]`: how much of item E is said in each language. A clause counts as a sentence when all of it
 * was put into words; a word counts as covered when it stands in such a sentence or the reader is given its meaning.
 * `corpus` is a folder of `notams*.jsonl.gz` with a `text` on each line; ../shared/corpus unless told.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AVAILABLE_LANGUAGES, coverClauses, loadCatalogue } from '../packages/language/src/index.ts';
import { decodeNotams } from '../packages/notam/src/index.ts';

/** Warnings, restrictions, obstacles and their lights: what drone pilots meet (second and third letters of the code). */
const FOR_DRONES = /^(?:WU|R.|W.|OB|OL)$/;
const NOW = '2026-07-01T00:00:00Z';

interface Text {
  readonly subject: string;
  readonly text: string;
}

interface Tally {
  clauses: number;
  sentences: number;
  words: number;
  covered: number;
}

function textsOf(file: string): readonly Text[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.flatMap((line) => {
    const { text } = JSON.parse(line) as { text: string };
    return decodeNotams(text, { now: NOW }).notams.flatMap(({ facts }) =>
      facts.text === null ? [] : [{ subject: facts.qualifier?.subject ?? '', text: facts.text }],
    );
  });
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
}

const folder = process.argv[2] ?? join(import.meta.dirname, '../../shared/corpus');
const files = readdirSync(folder).filter((name) => /^notams.*\.jsonl\.gz$/.test(name));
const texts = files.flatMap((name) => textsOf(join(folder, name)));
process.stdout.write(`${texts.length} NOTAMs with item E of ${files.join(', ')}\n\n`);
process.stdout.write('          WU R* W* OB OL           all\n');
process.stdout.write('language  sentences    words  sentences    words\n');
for (const language of AVAILABLE_LANGUAGES) {
  const catalogue = await loadCatalogue(language);
  const all: Tally = { clauses: 0, sentences: 0, words: 0, covered: 0 };
  const forDrones: Tally = { ...all };
  for (const { subject, text } of texts) {
    const tallies = FOR_DRONES.test(subject) ? [all, forDrones] : [all];
    for (const { kind, words, givenWords } of coverClauses(text, catalogue)) {
      for (const tally of tallies) {
        tally.clauses++;
        if (kind === 'sentence') tally.sentences++;
        tally.words += words;
        tally.covered += givenWords;
      }
    }
  }
  const columns = [forDrones, all].map(
    ({ clauses, sentences, words, covered }) => `${share(sentences, clauses)} ${share(covered, words)}`,
  );
  process.stdout.write(`${language.padEnd(10)} ${columns.join('   ')}\n`);
}
