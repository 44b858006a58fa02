import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { explainNotam, loadCatalogue, type Catalogue } from '@klarnotam/language';
import { decodeNotams, type DecodedNotam } from '@klarnotam/notam';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/notams-uk-fields.jsonl.gz');
const CONTEXT = { now: '2026-08-24T12:00:00Z' };
/** The engine of the machine compiles what runs often: the first rounds are slower than a server that has been up for a minute. */
const WARM_UP_ROUNDS = 4;
const ROUNDS = 5;
const WORDED = 2000;
const PASTE_CHARACTERS = 1_000_000;
const MEMORY_NOTAMS = 100_000;
const MEGABYTE = 1_048_576;

export interface DecodeSpeed {
  /** Decoded with areas, schedule, contacts and rating; the median of warm rounds. */
  readonly decodedPerSecond: number;
  /** The slowest and the fastest warm round: how much else the machine had to do. */
  readonly slowestPerSecond: number;
  readonly fastestPerSecond: number;
  /** The yardstick of the same rounds: the answers of the decoder to JSON and back. */
  readonly jsonPerSecond: number;
  readonly wordedPerSecond: number;
  /** One text of a million characters. */
  readonly pasteMs: number;
  readonly pastedNotams: number;
  /** By how much the heap is larger after 100,000 NOTAMs. */
  readonly grownMb: number;
}

function elapsedMs(run: () => void): number {
  const startMs = performance.now();
  run();
  return performance.now() - startMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function decodeAll(texts: readonly string[]): DecodedNotam[] {
  return texts.flatMap((text) => decodeNotams(text, CONTEXT).notams);
}

function measureRounds(texts: readonly string[]): { decodedMs: number[]; jsonMs: number[] } {
  const decoded = decodeAll(texts);
  const decodedMs: number[] = [];
  const jsonMs: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const decodeMs = elapsedMs(() => {
      for (const text of texts) decodeNotams(text, CONTEXT);
    });
    const writeMs = elapsedMs(() => {
      for (const notam of decoded) JSON.parse(JSON.stringify(notam));
    });
    if (round < 0) continue;
    decodedMs.push(decodeMs);
    jsonMs.push(writeMs);
  }
  return { decodedMs, jsonMs };
}

function pasteOf(texts: readonly string[]): string {
  const parts: string[] = [];
  for (let length = 0, next = 0; length < PASTE_CHARACTERS; next += 1) {
    const text = texts[next % texts.length] ?? '';
    parts.push(text);
    length += text.length + 2;
  }
  return parts.join('\n\n').slice(0, PASTE_CHARACTERS);
}

function measurePaste(texts: readonly string[]): { pasteMs: number; pastedNotams: number } {
  const paste = pasteOf(texts);
  const pastedNotams = decodeNotams(paste, CONTEXT).notams.length;
  return { pasteMs: elapsedMs(() => decodeNotams(paste, CONTEXT)), pastedNotams };
}

/** Decodes as many NOTAMs, keeping none, and compares the heap before and after. */
function measureGrowth(texts: readonly string[]): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < MEMORY_NOTAMS; count += 1) {
    decodeNotams(texts[count % texts.length] ?? '', CONTEXT);
  }
  collect();
  return (process.memoryUsage().heapUsed - before) / MEGABYTE;
}

function measureWording(notams: readonly DecodedNotam[], catalogue: Catalogue): number {
  const wordAll = (): void => {
    for (const notam of notams) explainNotam(notam, catalogue);
  };
  wordAll();
  return (notams.length * 1000) / elapsedMs(wordAll);
}

/** What decoding and wording UK NOTAMs costs on one core; null where the corpus is absent. */
export async function measureDecodeSpeed(): Promise<DecodeSpeed | null> {
  if (!existsSync(CORPUS)) return null;
  const lines = gunzipSync(readFileSync(CORPUS)).toString('utf8').trim().split('\n');
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text);
  const { decodedMs, jsonMs } = measureRounds(texts);
  const perSecond = (ms: number): number => (texts.length * 1000) / ms;
  return {
    decodedPerSecond: perSecond(median(decodedMs)),
    slowestPerSecond: perSecond(Math.max(...decodedMs)),
    fastestPerSecond: perSecond(Math.min(...decodedMs)),
    jsonPerSecond: perSecond(median(jsonMs)),
    ...measurePaste(texts),
    grownMb: measureGrowth(texts),
    wordedPerSecond: measureWording(decodeAll(texts.slice(0, WORDED)), await loadCatalogue('no')),
  };
}
