import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';
import { DEPARTURES, departuresIn } from './distributed-sql.ts';
import { EXCEPTIONS } from './distributed-sql-exceptions.ts';

const TEST_FILE = /\.test\.ts$|\/testing\/|\/suite\.ts$/;
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const found = globSync('apps/server/src/**/*.ts', { cwd: REPOSITORY })
  .filter((path) => !TEST_FILE.test(path))
  .flatMap((path) => departuresIn(path, read(path)));

const excepts = ({ name, paths }: (typeof EXCEPTIONS)[number], finding: (typeof found)[number]): boolean =>
  name === finding.name && paths.some((path) => finding.path.startsWith(path));

test('statements keep within what CockroachDB and YugabyteDB document, but for exceptions with a reason', () => {
  expect(found.filter((finding) => !EXCEPTIONS.some((exception) => excepts(exception, finding)))).toEqual([]);
});

test('no exception is left over, and the page tells of each', () => {
  expect(EXCEPTIONS.filter((exception) => !found.some((finding) => excepts(exception, finding)))).toEqual([]);
  const page = read('docs/operations/distributed.md');
  expect(EXCEPTIONS.filter(({ name }) => !page.includes(`| ${name} |`))).toEqual([]);
});

const SAMPLES: Readonly<Record<string, string>> = {
  'advisory lock': 'select pg_try_advisory_xact_lock(1)',
  'LISTEN and NOTIFY': 'listen mails',
  'LOCK TABLE': 'lock table users in share mode',
  trigger: 'create trigger x after insert on y for each row execute function z()',
  'trigger of a statement': 'after delete on x referencing old table as gone',
  'PL/pgSQL': 'create function x() returns trigger language plpgsql as $$ begin end $$',
  'disabled trigger': 'alter table x disable trigger user',
  'unlogged table': 'create unlogged table x ()',
  'GIN index': 'create index x on y using gin (z)',
  'BRIN index': 'create index x on y using brin (z)',
  'GiST, SP-GiST or bloom index': 'create index x on y using gist (z)',
  'exclusion constraint': 'exclude using gist (x with =)',
  'deferrable constraint': 'references x (id) deferrable initially deferred',
  'stored generated column': 'x text generated always as (lower(y)) stored',
  'table inheritance': 'create table x () inherits (y)',
  extension: 'create extension pg_trgm',
  'hidden column': 'delete from x where ctid = any($1)',
  'setting of our own': "select set_config('klarnotam.filling', 'on', true)",
  'change of a column’s type': 'alter table x alter column y type bigint',
  cursor: 'declare x cursor for select 1',
};

test.each(DEPARTURES.map(({ name }) => name))('%s is found in a statement, and not in a comment', (name) => {
  const statement = SAMPLES[name] ?? '';
  const names = departuresIn('x.ts', `sql\`${statement.replaceAll('$', '\\$')} \${limit}\``).map(
    (finding) => finding.name,
  );
  expect(names).toContain(name);
  expect(departuresIn('x.ts', `// ${statement}\n/* ${statement} */`)).toEqual([]);
});
