/** What a pool runs in tests: each task does what the text that it is given says. */
import { threadId } from 'node:worker_threads';
import { cpuMs, noteBeginning } from '../cpu-ledger.ts';
import type { WorkerInput, WorkerOutput } from '../worker-pool-paste-reader.ts';

const FOUND = { count: 1, distinct: 1, longest: 1, recognisedAs: null, packed: new Uint8Array() };
const usedCpuMs = (): number => cpuMs(process.threadCpuUsage());

function burnCpu(ms: number): void {
  const untilMs = usedCpuMs() + ms;
  while (usedCpuMs() < untilMs);
}

function backtrack(): void {
  /^(a+)+$/.test(`${'a'.repeat(40)}b`);
}

function fillMemory(): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
}

export function decodeNotams({ input, ledger }: WorkerInput): WorkerOutput {
  const { text } = input as { readonly text: string };
  const beganMs = usedCpuMs();
  noteBeginning(ledger, threadId, beganMs);
  if (text === 'for ever') for (;;);
  if (text === 'backtrack') backtrack();
  if (text === 'memory') fillMemory();
  if (text === 'fail') throw new RangeError('no such place');
  if (text.startsWith('burn ')) burnCpu(Number(text.slice(5)));
  return { output: { ...FOUND, longest: threadId }, usedCpuMs: usedCpuMs() - beganMs };
}

export function wordNotams({ input, ledger }: WorkerInput): WorkerOutput {
  noteBeginning(ledger, threadId, usedCpuMs());
  const { language } = input as { readonly language: string };
  return { output: language === 'ar' ? null : '[]', usedCpuMs: 0 };
}
