import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../launch/repository.mjs';
import type { RunStep } from './run-lanes.ts';

/** Sources without their types, and what V8 made of them: a server starts in half the time. */
const COMPILE_CACHE = join(REPOSITORY, '.cache/node');

/** Runs a program of node_modules and keeps both its outputs in the order in which they came. */
export const runProgram: RunStep = ({ command: [program, ...args] }) => {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [join(REPOSITORY, 'node_modules', program), ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...colours, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
};
