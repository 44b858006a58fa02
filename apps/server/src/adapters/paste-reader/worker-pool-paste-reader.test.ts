import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { PasteFound } from '../../ports/paste-reader.ts';
import { openWorkerPool, type WorkerPool, type WorkerPoolSettings } from './worker-pool-paste-reader.ts';

const NOW = '2026-07-01T00:00:00Z';
const onStopped = vi.fn<WorkerPoolSettings['onStopped']>();
const onBroken = vi.fn<WorkerPoolSettings['onBroken']>();
const onStep = vi.fn<WorkerPoolSettings['onStep']>();

let pool: WorkerPool | undefined;
afterEach(async () => {
  await pool?.stop();
  onStopped.mockReset();
  onBroken.mockReset();
  onStep.mockReset();
});

function open(settings: Partial<WorkerPoolSettings> = {}): WorkerPool {
  pool = openWorkerPool({
    workerFile: join(import.meta.dirname, 'testing/hard-worker.ts'),
    threads: 1,
    cpuLimitMs: 400,
    onStopped,
    onBroken,
    onStep,
    ...settings,
  });
  return pool;
}

const read = (text: string, userId = 'kari'): Promise<PasteFound> =>
  (pool ?? open()).inTurn(userId, (turn) => turn.decodeNotams({ text, now: NOW }));

test.each(['for ever', 'backtrack'])(
  'a text that is read %s is given up, and the next one is read by another thread',
  async (text) => {
    open();
    const { longest: thread } = await read('quick');
    await expect(read(text)).rejects.toMatchObject({ code: 'tooLarge', data: { reason: 'time' } });
    expect(onStopped).toHaveBeenCalledWith('time');
    const { longest: other } = await read('quick');
    expect(other).not.toBe(thread);
  },
);

test('a text that takes all memory is given up, and the next one is read', async () => {
  open({ cpuLimitMs: 30_000 });
  await expect(read('memory')).rejects.toMatchObject({ code: 'tooLarge' });
  expect(onStopped).toHaveBeenCalledWith('memory');
  expect((await read('quick')).count).toBe(1);
});

test('the event loop turns while a text is read for ever', async () => {
  open();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await expect(read('for ever')).rejects.toMatchObject({ code: 'tooLarge' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('the steps of a turn share one allowance of processor time, and turns do not', async () => {
  open();
  const twice = pool?.inTurn('kari', async (turn) => {
    await turn.decodeNotams({ text: 'burn 300', now: NOW });
    await turn.decodeNotams({ text: 'burn 300', now: NOW });
  });
  await expect(twice).rejects.toMatchObject({ code: 'tooLarge', data: { reason: 'time' } });
  await read('burn 300');
  await read('burn 300');
});

test('an answer that would be too large is refused as such', async () => {
  open();
  const worded = (language: 'ar' | 'no') =>
    pool?.inTurn('kari', (turn) => turn.wordNotams(new Uint8Array(), language));
  await expect(worded('ar')).rejects.toMatchObject({ code: 'tooLarge', data: { reason: 'answer' } });
  expect(await worded('no')).toEqual([]);
});

test('our own fault in a task is thrown as it is, and the thread goes on', async () => {
  open();
  await expect(read('fail')).rejects.toThrow('no such place');
  expect((await read('quick')).count).toBe(1);
});

test('a thread that cannot start is told of, and does not stop the server', async () => {
  open({ workerFile: join(import.meta.dirname, 'testing/no-such-worker.ts') }).warmUp();
  await vi.waitFor(() => expect(onBroken).toHaveBeenCalled(), 20_000);
});

test('a pool that was stopped starts no thread again', async () => {
  await open().stop();
  await expect(read('quick')).rejects.toMatchObject({ code: 'unavailable' });
});

test('says how much processor time a step took', async () => {
  open();
  await read('burn 100');
  expect(onStep).toHaveBeenCalledWith('decodeNotams', expect.any(Number));
  expect(onStep.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(99);
});

test('many users at once are all read', async () => {
  open({ threads: 2 });
  const found = await Promise.all(Array.from({ length: 40 }, (_, index) => read('burn 2', `user ${index}`)));
  expect(found.map(({ count }) => count)).toEqual(Array.from({ length: 40 }, () => 1));
});
