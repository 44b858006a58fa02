import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../launch/repository.mjs';
import { listFiles } from './changed-files.ts';
import { chooseTests, workspaceOf } from './choose-tests.ts';
import { readImportGraph } from './import-graph.ts';

const files = listFiles();
const textOf = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');
const repository = { files, graph: readImportGraph(files, textOf), textOf };
const choose = (...changed: string[]) => chooseTests(changed, repository);

const OBSTACLE = 'packages/notam/src/rate/obstacle.ts';
const IN_PLACE = 'apps/server/src/http/content-check.test.ts';

test('a change of the rating is asked of the rating, the words, the command line, and the server once', () => {
  const { run, left } = choose(OBSTACLE);
  expect(run).toContain('packages/notam/src/rate/guideline-caution.test.ts');
  expect(run).toContain('packages/language/src/explain-notam.test.ts');
  expect(run).toContain('apps/cli/src/klarnotam.test.ts');
  expect(run).toContain('scripts/translations/pages.test.ts');
  expect(run).not.toContain('packages/notam/src/schedule/read-schedule.test.ts');
  expect(run.filter((file) => file.startsWith('apps/server/src/http/'))).toEqual([IN_PLACE]);
  expect(left).toContain('apps/server/src/http/hostile-texts.test.ts');
});

test('nothing that needs a change is lost: it is run or named as left', () => {
  const { run, left } = choose(OBSTACLE);
  expect(left.filter((file) => run.includes(file))).toEqual([]);
  expect(new Set(left.map(workspaceOf))).toEqual(new Set(['apps/server', 'apps/web']));
});

test('in the workspace of the change all tests are run that need it, by way of the composition too', () => {
  const { run, left } = choose('apps/server/src/features/auth/sign-in.ts');
  expect(run).toContain('apps/server/src/features/auth/sign-in.test.ts');
  expect(run).toContain('apps/server/src/http/sessions-and-passwords.test.ts');
  expect(left).toContain('apps/server/src/kill.test.ts');
});

test('servers are started over and over when something changed on which starting depends, or the test itself', () => {
  expect(choose('apps/server/src/main.ts').run).toContain('apps/server/src/kill.test.ts');
  expect(choose('apps/server/src/kill.test.ts').run).toContain('apps/server/src/kill.test.ts');
});

test('data is tested by those that name it and those that stand beside it, samples by those that read them', () => {
  const { run } = choose('apps/server/src/adapters/gazetteer/aerodromes.tsv');
  expect(run).toContain('apps/server/src/adapters/gazetteer/built-in-gazetteer.test.ts');
  expect(run).toContain('apps/cli/src/klarnotam.test.ts');
  const ofSamples = choose('samples/hostile/texts.json').run;
  expect(ofSamples).toContain('scripts/steps/linear-steps.test.ts');
  expect(choose(files.find((file) => file.startsWith('samples/notams/')) ?? '').run).toContain(
    'packages/notam/src/decode-samples.test.ts',
  );
});

test('a fence is tested by feeding it forbidden imports', () => {
  expect(choose('.dependency-cruiser.cjs').run).toContain('scripts/fences.test.ts');
});

test('whatever changes, the packages are asked whether they are declared; nothing changes nothing', () => {
  expect(choose('README.md')).toEqual({ run: ['scripts/declared-packages.test.ts'], left: [] });
  expect(choose()).toEqual({ run: [], left: [] });
});

test('what is run in place of all is there', () => {
  expect(existsSync(join(REPOSITORY, IN_PLACE))).toBe(true);
});
