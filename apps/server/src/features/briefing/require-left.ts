import { Failure } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import type { ChosenOfBriefing } from '../../ports/paste-reader.ts';
import { readUsageOfPlan } from '../subscription/index.ts';

/**
 * Refuses what needs more translations than are left, before anything is written for it; spending decides again.
 *
 * @throws {Failure} `limitReached`
 */
export async function requireLeft(
  database: Database,
  userId: string,
  { notices, reports }: ChosenOfBriefing,
  /** How many of them cost nothing. */
  known: number,
): Promise<void> {
  const needed = notices.length + reports.length - known;
  const { limit, used, remaining } = await readUsageOfPlan(database, userId);
  if (remaining === null || remaining >= needed) return;
  throw new Failure(
    'limitReached',
    { limit, used, needed },
    remaining === 0
      ? undefined
      : `This needs ${needed} translations, but only ${remaining} of yours ${remaining === 1 ? 'is' : 'are'} left. Nothing was spent.`,
  );
}
