import { dirname } from 'node:path';
import { dependantsOf, type ImportGraph } from './import-graph.ts';

export interface ChosenTests {
  /** The test files to run. */
  readonly run: readonly string[];
  /** Those that the change reaches as well and that are left to the full run. */
  readonly left: readonly string[];
}

/** What the choice is made from: all files of the repository, who needs whom, and what stands in a file. */
export interface Repository {
  readonly files: readonly string[];
  readonly graph: ImportGraph;
  readonly textOf: (file: string) => string;
}

const CODE = /\.(tsx?|mjs|cjs)$/;
/** Read the whole repository, so that any change may break them. */
const READ_EVERYTHING = ['scripts/declared-packages.test.ts'];
/**
 * Where a program is put together. What is behind them needs everything, so that a test which reaches a change of another workspace
 * by these alone says little about it; one of them runs in place of all.
 */
const COMPOSITION =
  /^apps\/server\/src\/(compose\/|(compose|config|main|[^/]+-command)\.ts)|^apps\/web\/src\/(app\/|main\.tsx)|^packages\/contract\/src\/contract\.ts/;
const IN_PLACE_OF_ALL: Readonly<Record<string, string>> = {
  // A NOTAM and a text that is none, from the call to the stored answer.
  'apps/server': 'apps/server/src/http/content-check.test.ts',
};
/** Where servers and databases are started and stopped. */
const STARTS_SERVERS =
  /^apps\/server\/src\/(adapters\/database|database|jobs|compose)\/|^apps\/server\/src\/[^/]+$/;
/** Tests that start, stop and kill servers again and again. */
const SERVERS_STARTED =
  /^apps\/server\/src\/([^/]*kill\.test|database-faults\.test|[^/]+-command\.test|rolling-(?:deploy|restart)\.test|two-roles\.test|adapters\/database\/embedded-postgres\/)/;

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** `apps/server`, `packages/notam`, `scripts`. */
export function workspaceOf(file: string): string {
  const [room = '', name = ''] = file.split('/');
  return room === 'apps' || room === 'packages' ? `${room}/${name}` : room;
}

/** Who reads a file without naming it: those that name the folder of samples, tests beside data. */
function readersOf(file: string, { files, textOf }: Repository): readonly string[] {
  if (file.startsWith('samples/'))
    return files.filter((each) => CODE.test(each) && /samples['"`/]/.test(textOf(each)));
  if (file === '.dependency-cruiser.cjs') return ['scripts/fences.test.ts'];
  if (CODE.test(file) || !/^(apps|packages|scripts)\//.test(file)) return [];
  const folder = `${dirname(file)}/`;
  return files.filter(
    (each) => isTest(each) && (each.startsWith(folder) || folder.startsWith(`${dirname(each)}/`)),
  );
}

/**
 * The tests that a change can break and that say so soon: in the workspace of the change all that need what has changed; in others
 * those that need it other than by way of a composition, and one in place of the rest.
 */
export function chooseTests(changed: readonly string[], repository: Repository): ChosenTests {
  if (changed.length === 0) return { run: [], left: [] };
  const { files, graph } = repository;
  const affected = changed.flatMap((file) => [file, ...readersOf(file, repository)]);
  const reached = dependantsOf(affected, graph);
  const reachedDirectly = dependantsOf(affected, graph, (file) => COMPOSITION.test(file));
  const homes = new Set(changed.map(workspaceOf));
  const startsServers = changed.some((file) => STARTS_SERVERS.test(file));
  const isSoonTold = (test: string): boolean =>
    affected.includes(test) ||
    (homes.has(workspaceOf(test)) ? startsServers || !SERVERS_STARTED.test(test) : reachedDirectly.has(test));

  const tests = files.filter((file) => isTest(file) && reached.has(file));
  const left = tests.filter((test) => !isSoonTold(test));
  const inPlace = left.flatMap((test) => IN_PLACE_OF_ALL[workspaceOf(test)] ?? []);
  const run = new Set([...tests.filter(isSoonTold), ...inPlace, ...READ_EVERYTHING]);
  return { run: [...run].sort(), left: left.filter((test) => !run.has(test)) };
}
