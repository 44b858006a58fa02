import { toUtcInstant } from '@klarnotam/aviation';
import type { Flight } from '@klarnotam/notam';
import { TYPICAL_SMALL_DRONE } from '@klarnotam/weather';
import { sql } from 'kysely';
import { toJsonb } from '../../database/to-jsonb.ts';
import type { BriefingContext } from './briefing-context.ts';
import { groundInTime } from './ground-in-time.ts';
import { briefingNotFound, findStoredBriefing, touched, type StoredBriefing } from './stored-briefing.ts';

/**
 * Reads the text of a briefing again, judges its notices for a flight, and stores both. Nothing is spent.
 *
 * @throws {Failure} `notFound` when it was deleted meanwhile, `tooLarge`, `unavailable`
 */
export async function judgeAnew(
  context: BriefingContext,
  briefing: StoredBriefing,
  { flight, name }: { readonly flight: Flight | null; readonly name: string },
): Promise<StoredBriefing> {
  const { database, pasteReader, places } = context;
  const { id, userId, text, createdAt } = briefing;
  const ground = await groundInTime(places, flight);
  return await pasteReader.inTurn(userId, async (turn) => {
    const read = await turn.readBriefing({
      text,
      now: toUtcInstant(createdAt.getTime()),
      flight,
      ground,
      profile: TYPICAL_SMALL_DRONE,
      chosen: { notices: [], reports: [] },
    });
    // What an earlier release found may be nothing, or too much, to this one.
    const found = read.found.notices.length + read.found.reports.length === 0 ? briefing.found : read.found;
    const { numUpdatedRows } = await database
      .updateTable('briefings')
      .set({
        flight: flight === null ? null : toJsonb(flight),
        name,
        found: toJsonb(found),
        notice_count: found.notices.length,
        report_count: found.reports.length,
        judged_at: sql`now()`,
        updated_at: touched,
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw briefingNotFound();
    return await findStoredBriefing(database, userId, id);
  });
}

/** A briefing of the user, judged by this release. */
export async function findJudgedBriefing(
  context: BriefingContext,
  userId: string,
  id: string,
): Promise<StoredBriefing> {
  const briefing = await findStoredBriefing(context.database, userId, id);
  if (briefing.judgedAt >= context.startedAt) return briefing;
  return await judgeAnew(context, briefing, briefing);
}
