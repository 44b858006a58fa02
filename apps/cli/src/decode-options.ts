import { parseArgs } from 'node:util';
import { toUtcInstant, type UtcInstant } from '@klarnotam/aviation';
import { AVAILABLE_LANGUAGES, type LanguageCode, type WeatherUnits } from '@klarnotam/language';
import { UsageError } from './usage.ts';

export interface DecodeOptions {
  /** As asked for; empty when not asked. */
  readonly languages: readonly LanguageCode[];
  readonly now: UtcInstant;
  readonly units: WeatherUnits;
  readonly form: 'words' | 'json' | 'jsonl';
  /** Null: standard input. */
  readonly file: string | null;
}

function readLanguage(code: string): LanguageCode {
  const found = AVAILABLE_LANGUAGES.find((available) => available === code);
  if (!found) throw new UsageError(`--language ${code}: not one of ${AVAILABLE_LANGUAGES.join(', ')}`);
  return found;
}

function readNow(text: string | undefined, clockMs: number): UtcInstant {
  const ms = text === undefined ? clockMs : Date.parse(text);
  if (Number.isNaN(ms))
    throw new UsageError(`--now ${String(text)}: not a time such as 2026-07-01T06:00:00Z`);
  return toUtcInstant(ms);
}

/**
 * Reads the arguments of `decode`.
 *
 * @throws {UsageError} when they are not such arguments
 */
export function readDecodeOptions(args: readonly string[], clockMs: number): DecodeOptions {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        now: { type: 'string' },
        units: { type: 'string', default: 'metric' },
        json: { type: 'boolean', default: false },
        jsonl: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.json && values.jsonl) throw new UsageError('Give --json or --jsonl, not both');
  if (positionals.length > 1) throw new UsageError('Give one file at most');
  const languages = (values.language?.split(',') ?? []).map((code) => readLanguage(code.trim()));
  if (languages.length > 1 && !values.jsonl) throw new UsageError('Several languages need --jsonl');
  const { units } = values;
  if (units !== 'metric' && units !== 'aviation') {
    throw new UsageError(`--units ${units}: not one of metric, aviation`);
  }
  return {
    languages,
    units,
    now: readNow(values.now, clockMs),
    form: values.jsonl ? 'jsonl' : values.json ? 'json' : 'words',
    file: positionals[0] ?? null,
  };
}
