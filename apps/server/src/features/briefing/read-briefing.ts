import type { Briefing } from '@klarnotam/contract';
import type { BriefingContext } from './briefing-context.ts';
import { describeBriefing } from './describe-briefing.ts';
import { findJudgedBriefing } from './judge-anew.ts';

/**
 * A stored briefing of the user, whole.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was; `unavailable` when it has to be judged anew and too
 *   many wait
 */
export async function readBriefing(context: BriefingContext, userId: string, id: string): Promise<Briefing> {
  return await describeBriefing(context.database, await findJudgedBriefing(context, userId, id));
}
