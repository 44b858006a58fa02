import type { PasteReader, PasteTasks } from '../../ports/paste-reader.ts';
import { turnWith } from './turn-with.ts';
import { createTurns } from './turns.ts';

/** Many more than any test sends. */
const LIMITS = { atOnce: 4, waiting: 10_000, waitingOfUser: 10_000, longestWaitMs: 60_000 };

/** Reads on the thread that asks, without a limit of time: for tests of what happens around the reading. */
export function createInThreadPasteReader(tasks: PasteTasks): PasteReader {
  const turns = createTurns(LIMITS);
  return { inTurn: (userId, work) => turns.inTurn(userId, () => work(turnWith(tasks))) };
}
