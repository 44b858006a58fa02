import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text as readAll } from 'node:stream/consumers';
import { loadCatalogues, type Catalogues } from './catalogues.ts';
import { readDecodeOptions, type DecodeOptions } from './decode-options.ts';
import { decodeText } from './decode-text.ts';
import { printWords } from './print-words.ts';

const NOTHING_FOUND = 1;

type Print = (line: string) => Promise<void>;

/** The text of one `--jsonl` line, or null when the line is not `{"text": "…"}`. */
function textOfLine(line: string): string | null {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string') {
      return value.text;
    }
  } catch {
    return null;
  }
  return null;
}

async function decodeLines(
  options: DecodeOptions,
  catalogues: ReadonlyMap<string, Catalogues>,
  print: Print,
): Promise<number> {
  const input = options.file === null ? process.stdin : createReadStream(options.file);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const text = textOfLine(line);
    const answer =
      text === null
        ? { notams: [], reports: [], error: { code: 'invalid', message: 'The line is not {"text": "…"}' } }
        : decodeText(text, options.now, catalogues);
    await print(JSON.stringify(answer));
  }
  return 0;
}

/**
 * `klarnotam decode`. Returns the exit code: 0, or 1 when a text held nothing that could be read.
 *
 * @throws {UsageError} when the arguments cannot be carried out
 */
export async function decode(args: readonly string[], clockMs: number, print: Print): Promise<number> {
  const options = readDecodeOptions(args, clockMs);
  const catalogues = new Map<string, Catalogues>();
  for (const language of options.languages) catalogues.set(language, await loadCatalogues(language));

  if (options.form === 'jsonl') return await decodeLines(options, catalogues, print);

  const text = options.file === null ? await readAll(process.stdin) : await readFile(options.file, 'utf8');
  if (options.form === 'json') {
    const decoded = decodeText(text, options.now, catalogues);
    await print(JSON.stringify(decoded, null, 2));
    return decoded.notams.length + decoded.reports.length > 0 ? 0 : NOTHING_FOUND;
  }
  const words = printWords(
    text,
    options.now,
    await loadCatalogues(options.languages[0] ?? 'no'),
    options.units,
  );
  if (words === '') {
    process.stderr.write('No NOTAM and no weather report was found in the text.\n');
    return NOTHING_FOUND;
  }
  await print(words);
  return 0;
}
