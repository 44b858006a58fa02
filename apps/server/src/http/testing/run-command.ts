import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Each run is a process of its own, which takes seconds on a busy machine. */
export const RUN_LIMIT_MS = 120_000;

export interface CommandOutcome {
  /** Exit code; -1: it was killed. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Of this process what every program needs: where programs are, and what Node compiled before. No setting of ours. */
export function bareEnvironment(): Record<string, string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    ...(PATH !== undefined && { PATH }),
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
  };
}

/** Runs a command of the server, such as `migrate`, to its end with the settings that are given and no others. */
export function runCommand(
  command: 'admin' | 'backup' | 'migrate' | 'phrases' | 'restore',
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<CommandOutcome> {
  const program = join(import.meta.dirname, `../../${command}-command.ts`);
  const options = { env: { ...bareEnvironment(), ...settings }, timeout: RUN_LIMIT_MS };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}
