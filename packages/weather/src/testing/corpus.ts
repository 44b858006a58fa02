import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

/** Why tests on real reports are skipped; false: they are not. */
export const ABSENT = existsSync(CORPUS) ? false : 'no collection of weather reports in ../shared/corpus';

/** The lines of one file of the collection. */
export function corpusLines(file: string): string[] {
  return gunzipSync(readFileSync(`${CORPUS}${file}`))
    .toString('utf8')
    .trim()
    .split('\n');
}
