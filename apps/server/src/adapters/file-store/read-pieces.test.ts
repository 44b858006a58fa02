import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readPieces, type OpenedContent } from './read-pieces.ts';

const SILENCE_MS = 50;
const PIECE = Buffer.from('piece');

async function* pieces(count: number, then: () => Promise<void> = () => Promise.resolve()) {
  for (let index = 0; index < count; index += 1) yield await Promise.resolve(PIECE);
  await then();
}

const read = (opened: OpenedContent, onOpen: (signal: AbortSignal) => void = () => undefined) =>
  readPieces(
    (signal) => {
      onOpen(signal);
      return Promise.resolve(opened);
    },
    { silenceLimitMs: SILENCE_MS, onBroken: (error) => new Error('broken', { cause: error }) },
  );

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of content) text += Buffer.from(piece).toString();
  return text;
}

test('a content that nobody takes is not opened, and one that is not taken whole is let go', async () => {
  const signals: AbortSignal[] = [];
  const content = read({ body: pieces(3), sizeBytes: 15 }, (signal) => signals.push(signal));
  expect(signals).toEqual([]);
  await content.next();
  await content.return(undefined);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('whoever takes the pieces slowly is waited for', async () => {
  const content = read({ body: pieces(2), sizeBytes: 10 });
  const first = await content.next();
  await sleep(SILENCE_MS * 3);
  expect(first.value).toEqual(PIECE);
  expect(await textOf(content)).toBe('piece');
});

test.each([
  ['stays away', 15, () => new Promise<void>(() => undefined)],
  ['breaks off', 15, () => Promise.reject(new Error('aborted'))],
  ['is missing', 15, () => Promise.resolve()],
  ['is too much', 5, () => Promise.resolve()],
])('a content whose rest %s is an error, not another content', async (_what, sizeBytes, then) => {
  await expect(textOf(read({ body: pieces(2, then), sizeBytes }))).rejects.toThrow('broken');
});
