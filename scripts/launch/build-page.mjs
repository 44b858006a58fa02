import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, giveUp, say } from './repository.mjs';

/** What the built page is made of. */
const SOURCES = ['apps/web', 'docs/manual', 'packages', 'scripts/manual', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

const PAGE = join(REPOSITORY, 'apps/web/dist/index.html');
/** Stands among what was built, so that any other build takes it away. */
const STAMP = join(REPOSITORY, 'apps/web/dist/.built-from');

/**
 * Builds the page when its sources are not those of the last build.
 * @param {string} node
 */
export function buildPageWhenNeeded(node) {
  const sources = hashOfSources();
  if (existsSync(PAGE) && readStamp() === sources) return;
  say('Building the page …');
  const { status } = spawnSync(
    node,
    [join(REPOSITORY, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn'],
    { cwd: REPOSITORY, stdio: 'inherit' },
  );
  if (status !== 0) giveUp('The page could not be built; what vite said stands above.');
  writeFileSync(STAMP, sources);
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES) add(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function add(hash, path) {
  const absolute = join(REPOSITORY, path);
  if (path.endsWith('package-lock.json')) {
    hash.update(readFileSync(absolute));
    return;
  }
  for (const entry of readdirSync(absolute, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!NOT_SOURCES.has(entry.name)) add(hash, inside);
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      hash.update(`\0${inside}\0`).update(readFileSync(join(REPOSITORY, inside)));
    }
  }
}
