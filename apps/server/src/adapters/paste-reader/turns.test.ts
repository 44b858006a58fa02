import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const ROOM = { atOnce: 2, waiting: 300, waitingOfUser: 200, longestWaitMs: 60_000 };

/** Work that ends when it is told to. */
function held(): { readonly work: () => Promise<void>; end(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { work: () => promise, end: () => resolve(undefined) };
}

test('a hundred texts of one user are read one after another, in their order', async () => {
  const turns = createTurns(ROOM);
  const done: number[] = [];
  let atOnce = 0;
  const answers = Array.from({ length: 100 }, (_, index) =>
    turns.inTurn('kari', async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await sleep(0);
      done.push(index);
      atOnce -= 1;
      return index;
    }),
  );
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 100 }, (_, index) => index));
  expect(done).toEqual(done.toSorted((a, b) => a - b));
});

test('who sends many texts does not keep others waiting for all of them', async () => {
  const turns = createTurns({ ...ROOM, atOnce: 1 });
  const done: string[] = [];
  const note = (who: string) => turns.inTurn(who, () => Promise.resolve(done.push(who)));
  await Promise.all([note('kari'), note('kari'), note('kari'), note('ola')]);
  expect(done.indexOf('ola')).toBeLessThan(2);
});

test('no more users are read at the same time than there is room for', async () => {
  const turns = createTurns(ROOM);
  const holds = [held(), held(), held()];
  let started = 0;
  const all = holds.map(({ work }, index) =>
    turns.inTurn(`user ${index}`, () => {
      started += 1;
      return work();
    }),
  );
  await sleep(0);
  expect(started).toBe(2);
  holds[0]?.end();
  await all[0];
  expect(started).toBe(3);
  for (const { end } of holds) end();
  await Promise.all(all);
});

test('with too many waiting a call is refused, with when to come again', async () => {
  const turns = createTurns({ ...ROOM, waiting: 3, waitingOfUser: 2 });
  const first = held();
  const running = turns.inTurn('kari', first.work);
  const waiting = [1, 2].map(() => turns.inTurn('kari', () => Promise.resolve()));
  const refusal = { code: 'unavailable', data: { retryAfterS: expect.any(Number) as number } };
  await expect(turns.inTurn('kari', () => Promise.resolve())).rejects.toMatchObject(refusal);
  first.end();
  await Promise.all([running, ...waiting]);
  await turns.inTurn('kari', () => Promise.resolve());
});

test('who waited too long is sent away, and the others get their turns', async () => {
  const turns = createTurns({ ...ROOM, atOnce: 1, longestWaitMs: 20 });
  const first = held();
  const running = turns.inTurn('kari', first.work);
  let ran = false;
  const late = turns.inTurn('ola', () => {
    ran = true;
    return Promise.resolve();
  });
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await running;
  expect(ran).toBe(false);
  expect(await turns.inTurn('ola', () => Promise.resolve('read'))).toBe('read');
});

test('work that fails gives its turn to the next', async () => {
  const turns = createTurns({ ...ROOM, atOnce: 1 });
  await expect(turns.inTurn('kari', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.inTurn('kari', () => Promise.resolve('read'))).toBe('read');
});
