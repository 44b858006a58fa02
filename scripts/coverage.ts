/**
 * `npm run coverage [corpus]`: what becomes of real NOTAMs in each language: how many are said in whole sentences, how long the
 * words are, and how often a fact stands twice in a translation. `corpus` is a folder of `notams*.jsonl.gz` with a `text` on each
 * line; ../shared/corpus unless told.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AVAILABLE_LANGUAGES, explainNotam, loadCatalogue } from '../packages/language/src/index.ts';
import { decodeNotams, type DecodedNotam } from '../packages/notam/src/index.ts';
import { repeatedFacts } from './coverage/repeated-facts.ts';

/** Warnings, restrictions, obstacles and their lights: what drone pilots meet (second and third letters of the code). */
const FOR_DRONES = /^(?:WU|R.|W.|OB|OL)$/;
const NOW = '2026-07-01T00:00:00Z';
/** Without gaps between words, characters are counted. */
const WITHOUT_GAPS = new Set(['ja', 'zh']);

function notamsOf(file: string): readonly DecodedNotam[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.flatMap((line) => [
    ...decodeNotams((JSON.parse(line) as { text: string }).text, { now: NOW }).notams,
  ]);
}

interface Tally {
  notams: number;
  whole: number;
  repeated: number;
  readonly lengths: number[];
}

const newTally = (): Tally => ({ notams: 0, whole: 0, repeated: 0, lengths: [] });

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function columnsOf({ notams, whole, repeated, lengths }: Tally): string {
  const share = (part: number): string => `${((100 * part) / Math.max(1, notams)).toFixed(1)} %`.padStart(8);
  return `${share(whole)} ${String(median(lengths)).padStart(6)} ${share(repeated)}`;
}

const folder = process.argv[2] ?? join(import.meta.dirname, '../../shared/corpus');
const files = readdirSync(folder).filter((name) => /^notams.*\.jsonl\.gz$/.test(name));
const notams = files.flatMap((name) => notamsOf(join(folder, name)));
process.stdout.write(`${notams.length} NOTAMs of ${files.join(', ')}\n\n`);
process.stdout.write('              WU R* W* OB OL                    others\n');
process.stdout.write('language     whole  words    twice      whole  words    twice\n');
for (const language of AVAILABLE_LANGUAGES) {
  const catalogue = await loadCatalogue(language);
  const forDrones = newTally();
  const others = newTally();
  for (const notam of notams) {
    const { clauses, translation, explanation } = explainNotam(notam, catalogue);
    const tally = FOR_DRONES.test(notam.facts.qualifier?.subject ?? '') ? forDrones : others;
    const text = [...translation, ...explanation].map((sentence) => sentence.text).join(' ');
    tally.notams++;
    if (clauses.every(({ kind }) => kind === 'sentence')) tally.whole++;
    if (repeatedFacts(translation.map((sentence) => sentence.text).join(' ')).length > 0) tally.repeated++;
    tally.lengths.push(WITHOUT_GAPS.has(language) ? text.length : text.split(/\s+/).length);
  }
  process.stdout.write(`${language.padEnd(10)} ${columnsOf(forDrones)}   ${columnsOf(others)}\n`);
}
