import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Failure, MAX_TEXT_CHARACTERS } from '@klarnotam/contract';
import { Piscina } from 'piscina';
import type { PasteReader, PasteTasks } from '../../ports/paste-reader.ts';
import { newLedger, type CpuLedger } from './cpu-ledger.ts';
import { turnWith } from './turn-with.ts';
import { busy, createTurns } from './turns.ts';
import { watchCpu } from './watch-cpu.ts';

/** What a worker is given: the input of the task that its export is named after, and where to note its beginning. */
export interface WorkerInput {
  readonly input: unknown;
  readonly ledger: CpuLedger;
}

/** What a worker gives back. */
export interface WorkerOutput {
  readonly output: unknown;
  readonly usedCpuMs: number;
}

export interface WorkerPoolSettings {
  /** A module that exports the tasks by their names, each from a {@link WorkerInput} to a {@link WorkerOutput}. */
  readonly workerFile: string;
  readonly threads: number;
  /** All steps of one turn together. */
  readonly cpuLimitMs: number;
  readonly onStopped: (reason: 'time' | 'memory') => void;
  /** Told of a thread that broke while it read nothing; it is replaced. */
  readonly onBroken: (error: unknown) => void;
  /** Told of every step that came to its end. */
  readonly onStep: (step: keyof PasteTasks, usedCpuMs: number) => void;
}

export interface WorkerPool extends PasteReader {
  /** Starts the first thread before a text has to wait for it. */
  warmUp(): void;
  /** Threads that there are, turns that are taken, and calls that wait for theirs. */
  readonly state: () => { readonly threads: number; readonly running: number; readonly waiting: number };
  /** Ends the threads. What still runs fails, so drain first. */
  stop(): Promise<void>;
}

/** Of one thread: catalogues and tables take a third; an answer of 2 MB and what it is made of the rest. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** While one turn asks the database, another one can be read. */
const TURNS_PER_THREAD = 2;
/** The texts that wait are at most so many: 256 of 200 kB are 50 MB. */
const WAITING = 256;
const WAITING_OF_USER = 128;
const LONGEST_WAIT_MS = 60_000;
/** A thread without work stays so long: starting one takes half a second of processor time. */
const IDLE_MS = 300_000;

const TOO_SLOW = 'The text takes too long to read. Nothing was spent; paste fewer messages at once.';

/** A thread finds what Node compiled before by its environment alone; with it, it starts with half the work. */
function compileCache(): { readonly NODE_COMPILE_CACHE?: string } {
  const ofThisVersion = getCompileCacheDir();
  return ofThisVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(ofThisVersion) };
}

/**
 * Reads on other threads, so that no text keeps this one from anything else; a thread past its limit is ended and replaced. The first
 * thread starts with the first text, or by `warmUp`.
 */
export function openWorkerPool({
  workerFile,
  threads,
  cpuLimitMs,
  onStopped,
  onBroken,
  onStep,
}: WorkerPoolSettings): WorkerPool {
  const atOnce = threads * TURNS_PER_THREAD;
  let opened: Piscina<WorkerInput, WorkerOutput> | undefined;
  let stopped = false;
  const open = (): Piscina<WorkerInput, WorkerOutput> => {
    const pool = new Piscina<WorkerInput, WorkerOutput>({
      filename: workerFile,
      // The others come when one is not enough, and go again.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      maxQueue: atOnce,
      resourceLimits: MEMORY,
      // No setting and no secret is of use to them.
      env: compileCache(),
    });
    pool.on('error', onBroken);
    return pool;
  };
  const turns = createTurns({
    atOnce,
    waiting: WAITING,
    waitingOfUser: WAITING_OF_USER,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  const runWithin = async (name: string, input: unknown, allowedMs: number): Promise<WorkerOutput> => {
    if (stopped) throw busy();
    const pool = (opened ??= open());
    const stopping = new AbortController();
    const ledger = newLedger();
    const watch = watchCpu(pool, ledger, allowedMs, () => stopping.abort());
    try {
      return await pool.run({ input, ledger }, { name, signal: stopping.signal });
    } catch (error) {
      if (watch.stoppedFor === 'time') {
        onStopped('time');
        throw tooSlow();
      }
      if (watch.stoppedFor === 'silence') throw busy();
      if (isOutOfMemory(error)) {
        onStopped('memory');
        throw tooSlow();
      }
      throw error;
    } finally {
      watch.end();
    }
  };

  return {
    inTurn: (userId, work) =>
      turns.inTurn(userId, () => {
        let leftMs = cpuLimitMs;
        const task =
          <Input, Output>(name: keyof PasteTasks) =>
          async (input: Input): Promise<Output> => {
            const { output, usedCpuMs } = await runWithin(name, input, leftMs);
            leftMs -= usedCpuMs;
            onStep(name, usedCpuMs);
            // The worker's export of this name gave it.
            return output as Output;
          };
        return work(
          turnWith({
            decodeNotams: task('decodeNotams'),
            wordNotams: task('wordNotams'),
            translateNotams: task('translateNotams'),
            draftNotams: task('draftNotams'),
            readBriefing: task('readBriefing'),
            decodeReports: task('decodeReports'),
            wordReports: task('wordReports'),
            translateReports: task('translateReports'),
          }),
        );
      }),
    state: () => ({ threads: opened?.threads.length ?? 0, ...turns.count() }),
    warmUp() {
      opened ??= open();
    },
    async stop() {
      stopped = true;
      await opened?.destroy();
    },
  };
}

function tooSlow(): Failure<'tooLarge'> {
  return new Failure('tooLarge', { maximumCharacters: MAX_TEXT_CHARACTERS, reason: 'time' }, TOO_SLOW);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
