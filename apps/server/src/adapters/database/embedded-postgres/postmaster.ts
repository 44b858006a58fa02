import { execFileSync } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from './postmaster-arguments.ts';

/** What `postmaster.pid` says about the server of a cluster, held against the processes that really run. */
export type Postmaster =
  | { readonly state: 'none' }
  /** The file names no process, or one that has nothing to do with this cluster. */
  | {
      readonly state: 'stale';
      readonly pid: number | null;
      readonly alive: boolean;
      readonly content: string;
    }
  | {
      readonly state: 'ours';
      readonly pid: number;
      readonly status: string;
      readonly endpoint: Endpoint | null;
    };

export const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Whether a process has this number, one of another user too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandOf(command: string, args: readonly string[]): string | null {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    });
  } catch {
    return null;
  }
}

/** Whether a process is a PostgreSQL server that was told to serve this cluster. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    return args.some((arg, index) => arg === '-D' && args[index + 1] === cluster);
  }
  const command =
    process.platform === 'win32'
      ? commandOf('powershell', [
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ])
      : commandOf('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return command !== null && command.includes('-D') && command.includes(cluster);
}

/** Looks up the server of a cluster. */
export async function findPostmaster(cluster: string): Promise<Postmaster> {
  const content = await readFile(pidFile(cluster), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (content === null) return { state: 'none' };
  const lines = content.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return { state: 'stale', pid: null, alive: false, content };
  if (!(await servesCluster(pid, cluster))) return { state: 'stale', pid, alive: isAlive(pid), content };
  const [port, socketFolder, host] = [Number(lines[3]), lines[4] ?? '', lines[5] ?? ''];
  const endpoint: Endpoint | null = socketFolder
    ? { kind: 'socket', folder: socketFolder, port }
    : host
      ? { kind: 'tcp', host, port }
      : null;
  return { state: 'ours', pid, status: lines[7] ?? '', endpoint };
}

/**
 * PostgreSQL processes that still work in a cluster, whoever started them. After the death of their parent they may
 * live on for a moment. Only Linux tells; elsewhere PostgreSQL's own check of its shared memory has to do.
 */
export async function processesIn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      if (await servesCluster(pid, cluster)) return pid;
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      if (folder !== cluster) return null;
      const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
      return /\/postgres( \(deleted\))?$/.test(program) ? pid : null;
    }),
  );
  return found.filter((pid) => pid !== null);
}
