import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { explainReport, loadWeatherCatalogue } from '@klarnotam/language';
import { decodeReports } from '@klarnotam/weather';
import { parseMetar } from 'metar-taf-parser';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/metars-decoded.jsonl.gz');
const NOW = '2026-03-30T00:00:00Z';
const ROUNDS = 5;

export interface WeatherSpeed {
  readonly decodedPerSecond: number;
  /** The same reports read by metar-taf-parser, in turns with ours. */
  readonly othersPerSecond: number;
  readonly wordedPerSecond: number;
}

/** How many a second of processor time, so that other work on the machine does not count. */
function perSecond(count: number, run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (count * 1_000_000) / (user + system);
}

/** METARs a second on one core, ours and another decoder's in the same run, and then put into Norwegian; null without the corpus. */
export async function measureWeatherSpeed(): Promise<WeatherSpeed | null> {
  if (!existsSync(CORPUS)) return null;
  const lines = gunzipSync(readFileSync(CORPUS)).toString('utf8').trim().split('\n');
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text);
  const catalogue = await loadWeatherCatalogue('no');
  const decoded = texts.flatMap((text) => decodeReports(text, { now: NOW }).reports);
  const ours = (): void => {
    for (const text of texts) decodeReports(text, { now: NOW });
  };
  const others = (): void => {
    for (const text of texts) {
      try {
        parseMetar(text);
      } catch {
        // It throws on what it cannot read; that counts as read.
      }
    }
  };
  const word = (): void => {
    for (const { facts } of decoded) explainReport(facts, { catalogue });
  };
  const best = { decodedPerSecond: 0, othersPerSecond: 0, wordedPerSecond: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.othersPerSecond = Math.max(best.othersPerSecond, perSecond(texts.length, others));
    best.decodedPerSecond = Math.max(best.decodedPerSecond, perSecond(texts.length, ours));
    best.wordedPerSecond = Math.max(best.wordedPerSecond, perSecond(decoded.length, word));
  }
  return best;
}
