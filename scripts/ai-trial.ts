/**
 * `npm run ai-trial -- --language pl [--clauses 200] FILE…`: asks the model of the settings `AI_BASE_URL`, `AI_MODEL`, `AI_API_KEY` and
 * `AI_PROVIDER`, as the server does, for clauses that no rule reads, and prints how many sentences were kept, which check refused the
 * others, and all of them for a reader who knows the language. FILE: collections of notices, a JSON object with `text` on each line (may be gzipped).
 * Nothing is stored.
 */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { fillSentence } from '../packages/ai-clauses/src/index.ts';
import { AVAILABLE_LANGUAGES, loadCatalogue, type LanguageCode } from '../packages/language/src/index.ts';
import { askClauses, type Tried } from './ai-trial/ask-clauses.ts';
import { pickClauses } from './ai-trial/pick-clauses.ts';

const USAGE = `Usage: npm run ai-trial -- --language ${AVAILABLE_LANGUAGES.join('|')} [--clauses 200] FILE…`;
const WRONG_USE = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function isLanguage(code: string | undefined): code is LanguageCode {
  return AVAILABLE_LANGUAGES.some((language) => language === code);
}

/** How often each check refused, most often first. */
function countFaults(tried: readonly Tried[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { faults } of tried) {
    for (const code of new Set(faults.map((fault) => fault.split(' ')[0] ?? fault))) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([code, count]) => `  ${code.padEnd(16)} ${count}`);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { language: { type: 'string' }, clauses: { type: 'string', default: '200' } },
    allowPositionals: true,
  });
  const count = Number(values.clauses);
  if (!isLanguage(values.language) || !Number.isInteger(count) || count < 1 || positionals.length === 0) {
    process.stderr.write(`${USAGE}\n`);
    return WRONG_USE;
  }
  const { ai } = readConfig(process.env);
  if (ai === null) {
    process.stderr.write('No model is set: AI_BASE_URL, AI_MODEL and AI_PROVIDER say which one is asked.\n');
    return WRONG_USE;
  }
  const catalogue = await loadCatalogue(values.language);
  const clauses = pickClauses(positionals, count, catalogue);
  const trial = await askClauses(clauses, values.language, ai);
  const kept = trial.tried.filter((each) => each.kept !== null);
  const repaired = kept.filter(({ isRepaired }) => isRepaired);
  say(`${trial.tried.length} clauses asked of ${ai.model} in ${values.language}`);
  say(
    `${kept.length} kept, ${repaired.length} of them when asked again; ${trial.tried.length - kept.length} refused`,
  );
  say(
    `${trial.calls} calls, ${trial.failedCalls} of them without an answer; ${trial.promptTokens} tokens sent, ${trial.completionTokens} received`,
  );
  say('\nRefused by');
  for (const line of countFaults(trial.tried)) say(line);
  say('\nKept');
  for (const { clause, kept: answer } of kept) {
    say(`- ${clause.printed}\n  ${fillSentence(answer ?? '', clause.template.slots, catalogue)}`);
  }
  say('\nRefused');
  for (const { clause, kept: answer, refused, faults } of trial.tried) {
    if (answer === null) say(`- ${clause.printed}\n  ${refused ?? ''}\n  ${faults.join(', ')}`);
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = WRONG_USE;
}
