import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeNotams } from '@klarnotam/notam';
import { explainNotam, loadCatalogue } from '@klarnotam/language';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/notams-uk-fields.jsonl.gz');
const NOW = '2026-08-24T12:00:00Z';

export interface DecodeSpeed {
  readonly decodedPerSecond: number;
  readonly wordedPerSecond: number;
}

function perSecond(count: number, run: () => void): number {
  const startMs = performance.now();
  run();
  return (count * 1000) / (performance.now() - startMs);
}

/** NOTAMs a second on one core, decoded and rated, and then put into Norwegian; null where the corpus is absent. */
export async function measureDecodeSpeed(): Promise<DecodeSpeed | null> {
  if (!existsSync(CORPUS)) return null;
  const lines = gunzipSync(readFileSync(CORPUS)).toString('utf8').trim().split('\n');
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text);
  const catalogue = await loadCatalogue('no');

  const decodeAll = () => texts.flatMap((text) => decodeNotams(text, { now: NOW }).notams);
  const decoded = decodeAll();
  const wordAll = () => {
    for (const notam of decoded) explainNotam(notam, catalogue);
  };
  wordAll();
  return {
    decodedPerSecond: perSecond(texts.length, decodeAll),
    wordedPerSecond: perSecond(decoded.length, wordAll),
  };
}
