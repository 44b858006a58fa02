import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { REPOSITORY } from './repository.mjs';

/**
 * Runs a program to its end with our terminal and answers with its exit code (128 + n when signal n ended it).
 *
 * Ctrl-C reaches the program from the terminal itself, so SIGINT is passed on only where there is none; we stay until
 * the program is done, so that it can finish what it has begun. npm passes SIGTERM to the shell between us, which dies
 * of it without a word: under npm, losing the parent means the same.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number>}
 */
export function run(command, args, environment = process.env) {
  const child = spawn(command, args, { cwd: REPOSITORY, env: environment, stdio: 'inherit' });
  let ending = false;
  const end = () => {
    if (!ending) child.kill('SIGTERM');
    ending = true;
  };
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 1 : constants.signals[signal])),
    );
  });
}
