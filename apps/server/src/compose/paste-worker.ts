/** What runs on each thread that reads pasted texts: one export for each task, called by its name. */
import { threadId } from 'node:worker_threads';
import { createBuiltInGazetteer } from '../adapters/gazetteer/built-in-gazetteer.ts';
import { cpuMs, noteBeginning } from '../adapters/paste-reader/cpu-ledger.ts';
import type { WorkerInput, WorkerOutput } from '../adapters/paste-reader/worker-pool-paste-reader.ts';
import { geoTz } from '../adapters/time-zones/geo-tz.ts';
import { createPasteTasks } from './paste-tasks.ts';

const tasks = createPasteTasks({ gazetteer: createBuiltInGazetteer(), timeZones: geoTz });

const usedCpuMs = (): number => cpuMs(process.threadCpuUsage());

/** `task` with its processor time noted where the thread that waits for it looks. */
function noted<Input>(task: (input: Input) => unknown): (given: WorkerInput) => Promise<WorkerOutput> {
  return async ({ input, ledger }) => {
    const beganMs = usedCpuMs();
    noteBeginning(ledger, threadId, beganMs);
    // The port types what each task is given.
    const output = await task(input as Input);
    return { output, usedCpuMs: usedCpuMs() - beganMs };
  };
}

export const decodeNotams = noted(tasks.decodeNotams);
export const wordNotams = noted(tasks.wordNotams);
export const translateNotams = noted(tasks.translateNotams);
export const draftNotams = noted(tasks.draftNotams);
export const readBriefing = noted(tasks.readBriefing);
export const decodeReports = noted(tasks.decodeReports);
export const wordReports = noted(tasks.wordReports);
export const translateReports = noted(tasks.translateReports);
