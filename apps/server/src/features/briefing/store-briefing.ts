import { toUtcInstant } from '@klarnotam/aviation';
import { MAX_BRIEFINGS, type Briefing } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { Flight } from '@klarnotam/notam';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/create-database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { toJsonb } from '../../database/to-jsonb.ts';
import type { BriefingFound, ChosenOfBriefing, PasteTurn } from '../../ports/paste-reader.ts';
import { readChosenLimits } from '../drones/index.ts';
import type { BriefingContext } from './briefing-context.ts';
import { checkChosen, checkFound, checkText } from './check-briefing.ts';
import { describeBriefing } from './describe-briefing.ts';
import { groundInTime } from './ground-in-time.ts';
import { findByName, findMadeMeanwhile, nameRequest } from './request-names.ts';
import { requireLeft } from './require-left.ts';
import { ENGINE, spendAndLink } from './spend-and-link.ts';
import { findStoredBriefing } from './stored-briefing.ts';
import { findTranslatedBefore } from './translated-before.ts';
import { wordChosen } from './word-chosen.ts';

/** A pasted briefing, and what of it is wanted in words. */
export interface BriefingToStore extends ChosenOfBriefing {
  readonly userId: string;
  readonly text: string;
  readonly flight: Flight | null;
  readonly name?: string | undefined;
  readonly language: LanguageCode;
  /** The client's name of this request; null: each call is a new one. */
  readonly idempotencyKey: string | null;
}

/**
 * Translates what was chosen of a pasted briefing and stores the briefing with it, at once: one translation is spent for each notice and
 * report, doubles and what is translated already aside, or nothing is spent and stored. The same request sent again gets the briefing as it is now.
 *
 * @throws {Failure} `invalid`, `tooLarge` or `notRecognised` for the text or the choice, `limitReached`, `unavailable` when too many wait,
 *   or `conflict` when the idempotency key named another request before; none of them costs anything
 */
export async function storeBriefing(context: BriefingContext, input: BriefingToStore): Promise<Briefing> {
  checkText(input.text);
  const ground = await groundInTime(context.places, input.flight);
  return await context.pasteReader.inTurn(input.userId, async (turn) => {
    const { database } = context;
    const { userId, idempotencyKey, ...asked } = input;
    const names = nameRequest(idempotencyKey, ['store', asked]);
    const before = await findByName(database, userId, names);
    if (before !== null)
      return await describeBriefing(database, await findStoredBriefing(database, userId, before));

    const now = context.now();
    const profile = await readChosenLimits(database, userId);
    const { text, flight } = input;
    const read = await turn.readBriefing({ text, now, flight, ground, profile, chosen: input });
    checkFound(read);
    checkChosen(input, read.found);
    const id = await storeAndSpend(context, turn, input, { read, now, names }).catch((error: unknown) =>
      findMadeMeanwhile(database, userId, names, error),
    );
    return await describeBriefing(database, await findStoredBriefing(database, userId, id));
  });
}

async function storeAndSpend(
  { database, onTranslated, onWordsToCome }: BriefingContext,
  turn: PasteTurn,
  { userId, text, flight, name = '', language }: BriefingToStore,
  {
    read,
    now,
    names,
  }: {
    readonly read: BriefingFound;
    readonly now: string;
    readonly names: ReturnType<typeof nameRequest>;
  },
): Promise<string> {
  const before = await findTranslatedBefore(database, userId);
  const known = before.count(read.found.notices, read.chosen.notices, language);
  await requireLeft(database, userId, read.chosen, known);
  const worded = await wordChosen(turn, read, language);
  const id = await inTransaction(database, async (transaction) => {
    const row = await transaction
      .insertInto('briefings')
      .values({
        user_id: userId,
        created_at: new Date(toUtcInstant(Date.parse(now))),
        name,
        text,
        language,
        flight: flight === null ? null : toJsonb(flight),
        found: toJsonb(read.found),
        notice_count: read.noticeCount,
        report_count: read.reportCount,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await spendAndLink(transaction, { userId, briefingId: row.id }, worded, {
      language,
      names,
      free: false,
      known,
      wordsToCome: onWordsToCome !== undefined,
    });
    await removeOldest(transaction, userId);
    return row.id;
  });
  onTranslated(ENGINE, language, worded.notices.length + worded.reports.length);
  onWordsToCome?.();
  return id;
}

/** More than anybody may keep are not kept. Their answers stay in the history. */
async function removeOldest(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await sql`
    delete from briefings where id in (
      select id from briefings where user_id = ${userId}
      order by created_at desc, id desc offset ${MAX_BRIEFINGS}
    )
  `.execute(transaction);
}
