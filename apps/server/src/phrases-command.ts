// `npm run phrases -- …`: the phrase book of sentences that a language model made, for a reader. It works beside a running server.
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@klarnotam/language/languages';
import { reachEmbeddedPostgres } from './adapters/database/embedded-postgres/reach-embedded-postgres.ts';
import { useExternalPostgres } from './adapters/database/use-external-postgres.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDatabase, type Database } from './database/create-database.ts';
import { listPhrases, type Phrase } from './database/phrase-book.ts';
import type { SentenceTask } from './database/tables-of-words.ts';
import { changePhrase, type PhraseChange } from './features/translate-notam/index.ts';
import { DatabaseServerError, type DatabaseServerLog } from './ports/database-server.ts';

const USAGE = `Usage: npm run phrases -- --language pl [--task clause|polish]   print the entries, the most used first
       npm run phrases -- pin ID              keep this sentence, whatever a model says later
       npm run phrases -- mend ID SENTENCE    put a sentence of your own in its place; ⟦1⟧ … must stand in it
       npm run phrases -- strike ID           let ours, or the original, stand
       npm run phrases -- free ID             leave it to the model again
ID is what the list shows first.`;

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;
const ID_CHARACTERS = 12;
const UNDEFINED_TABLE = '42P01';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const log: DatabaseServerLog = { info: () => undefined, warn: complain, error: complain };

type Task = (database: Database) => Promise<number>;

/** `Runway ⟦1 designator⟧ is closed ⟦2 when⟧.` */
function withKinds({ template, kinds }: Phrase): string {
  return template.replace(/⟦(\d+)⟧/g, (_marker, number: string) => `⟦${number} ${kinds[number] ?? ''}⟧`);
}

function print(phrase: Phrase): void {
  const { key, task, state, model, sentence, faults, daysUsed } = phrase;
  const by = model === '' ? 'reader' : model;
  say(
    `${key.slice(0, ID_CHARACTERS)}  ${task}  ${state}  by ${by}, used on ${daysUsed} ${daysUsed === 1 ? 'day' : 'days'}`,
  );
  say(`  ${task === 'polish' ? 'ours      ' : 'telegram  '}${withKinds(phrase)}`);
  if (sentence !== null) say(`  ${task === 'polish' ? 'polished  ' : 'said      '}${sentence}`);
  if (faults !== null && faults.length > 0) say(`  faults    ${faults.join(', ')}`);
}

function list(language: string, task: SentenceTask | null): Task {
  return async (database) => {
    const phrases = await listPhrases(database, { language, task });
    phrases.forEach(print);
    if (phrases.length === 0) say('There are no entries in this language.');
    return DONE;
  };
}

function change(id: string, asked: PhraseChange): Task {
  return async (database) => {
    const changed = await changePhrase(database, id, asked);
    switch (changed.outcome) {
      case 'done':
        say(`Done: ${withKinds(changed.phrase)}`);
        return DONE;
      case 'unknown':
        complain(`No entry begins with ${id}.`);
        return REFUSED;
      case 'ambiguous':
        complain(`Several entries begin with ${id}: write more of it.`);
        return REFUSED;
      case 'nothing-to-pin':
        complain('This entry has no sentence: mend or strike it.');
        return REFUSED;
      case 'faulty':
        complain(`This sentence does not pass the checks: ${changed.faults.join(', ')}.`);
        return REFUSED;
    }
  };
}

/** What the words after the command ask for; null when they make no sense. */
function readTask(words: readonly string[]): Task | null {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: false,
    options: { language: { type: 'string' }, task: { type: 'string' } },
  });
  const { language, task = null } = values;
  const [verb, id, ...said] = positionals;
  if (verb === undefined) {
    const isKnown = LANGUAGES.some(({ code }) => code === language);
    if (!isKnown || (task !== null && task !== 'clause' && task !== 'polish')) return null;
    return list(String(language), task);
  }
  if (id === undefined || !/^[0-9a-f]{4,64}$/.test(id)) return null;
  if (verb === 'mend')
    return said.length === 0 ? null : change(id, { change: verb, sentence: said.join(' ') });
  if (said.length > 0) return null;
  return verb === 'pin' || verb === 'strike' || verb === 'free' ? change(id, { change: verb }) : null;
}

async function withDatabase(config: Config, task: Task): Promise<number> {
  const server =
    config.databaseUrl === null
      ? await reachEmbeddedPostgres({ dataDir: config.dataDir, log })
      : await useExternalPostgres({ connectionString: config.databaseUrl, log });
  const database = createDatabase({ connectionString: server.connectionString, poolSize: 1 });
  try {
    return await task(database);
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function run(): Promise<number> {
  const task = readTask(process.argv.slice(2));
  if (!task) {
    complain(USAGE);
    return WRONG_USE;
  }
  try {
    return await withDatabase(readConfig(process.env), task);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseServerError) {
      complain(error.message);
      return error instanceof ConfigError ? WRONG_USE : REFUSED;
    }
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) {
      complain('The database has not been prepared by this release yet. Run `npm run migrate`.');
      return REFUSED;
    }
    throw error;
  }
}

process.exitCode = await run();
