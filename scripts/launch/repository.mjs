import { fileURLToPath } from 'node:url';

/** The folder of package.json, absolute and without a trailing slash. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * A line of ours among the output of npm, vite and the rest.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Ends with one clear line instead of a stack trace.
 * @param {string} line
 * @returns {never}
 */
export function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
