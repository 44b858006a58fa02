import type { Briefing } from '@klarnotam/contract';
import type { Flight } from '@klarnotam/notam';
import type { BriefingContext } from './briefing-context.ts';
import { describeBriefing } from './describe-briefing.ts';
import { judgeAnew } from './judge-anew.ts';
import { briefingNotFound, findStoredBriefing, touched } from './stored-briefing.ts';

/**
 * Gives a stored briefing another flight and judges it anew, for nothing, or another name. What is left out stays.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was; `unavailable` when too many wait
 */
export async function changeBriefing(
  context: BriefingContext,
  userId: string,
  {
    id,
    flight,
    name,
  }: {
    readonly id: string;
    readonly flight?: Flight | null | undefined;
    readonly name?: string | undefined;
  },
): Promise<Briefing> {
  const { database } = context;
  const before = await findStoredBriefing(database, userId, id);
  if (flight !== undefined) {
    const judged = await judgeAnew(context, before, { flight, name: name ?? before.name });
    return await describeBriefing(database, judged);
  }
  const { numUpdatedRows } = await database
    .updateTable('briefings')
    .set({ name: name ?? before.name, updated_at: touched })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw briefingNotFound();
  return await describeBriefing(database, await findStoredBriefing(database, userId, id));
}
