import type { Database } from '../../database/create-database.ts';
import type { TranslationKind } from '../../database/tables.ts';
import { limitReached } from './plan-limit-reached.ts';
import { readUsageOfPlan } from './read-usage-of-plan.ts';

/**
 * Refuses a text that needs more translations than are left, before anything is written for it. Others may spend the
 * rest meanwhile, so spending decides again.
 *
 * @throws {Failure} `limitReached`
 */
export async function requireRemaining(
  database: Database,
  userId: string,
  kind: TranslationKind,
  needed: number,
): Promise<void> {
  const usage = await readUsageOfPlan(database, userId);
  if (usage.remaining !== null && usage.remaining < needed) throw limitReached(kind, needed, usage);
}
