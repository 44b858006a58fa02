import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { ENVIRONMENT, type SystemUser } from './system-user.ts';

export interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly systemUser: SystemUser;
  /** Working directory; the system user must be able to open it. */
  readonly cwd: string;
}

/** Starts a program as a system user, in a process session of its own, so that Ctrl-C does not reach it. */
export function startProgram({ path, args, systemUser, cwd }: Program, stdio: StdioOptions): ChildProcess {
  const [command, commandArgs] = systemUser.commandLine(path, args);
  return spawn(command, commandArgs, {
    cwd,
    stdio,
    env: ENVIRONMENT,
    detached: true,
    windowsHide: true,
    ...systemUser.spawnAs,
  });
}

const MAX_OUTPUT_CHARACTERS = 20_000;

/** Runs a program to its end and gives what it said; it is killed when it takes longer than the limit. */
export async function runProgram(
  program: Program,
  input: string,
  limitMs: number,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const child = startProgram(program, ['pipe', 'pipe', 'pipe']);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      output += `\nstopped after ${limitMs} ms`;
      child.kill('SIGKILL');
    }, limitMs);
    const finish = (ok: boolean): void => {
      clearTimeout(timer);
      resolve({ ok, output: output.trim() });
    };
    child.once('error', (error) => {
      output += String(error);
      finish(false);
    });
    child.once('close', (code) => {
      finish(code === 0);
    });
  });
}
