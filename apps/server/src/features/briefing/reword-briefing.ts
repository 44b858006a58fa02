import { MAX_NOTICES, type Briefing } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { PasteTurn } from '../../ports/paste-reader.ts';
import { readChosenLimits } from '../drones/index.ts';
import type { BriefingContext } from './briefing-context.ts';
import { describeBriefing } from './describe-briefing.ts';
import { findJudgedBriefing } from './judge-anew.ts';
import { NAMELESS } from './request-names.ts';
import { findLimits, findStoredBriefing, findWorded, touched, withoutDone } from './stored-briefing.ts';
import { wordAndStore } from './word-and-store.ts';

/** More than a whole briefing takes, and some for other calls that change it meanwhile. */
const MOST_ANSWERS = 30;

/**
 * All that was translated of a briefing in another language, for nothing, in as many answers as it takes.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was; `tooLarge`, `unavailable`
 */
export async function rewordBriefing(
  context: BriefingContext,
  { userId, id, language }: { readonly userId: string; readonly id: string; readonly language: LanguageCode },
): Promise<Briefing> {
  const { database, pasteReader } = context;
  await findJudgedBriefing(context, userId, id);
  // Each answer has a turn, and an allowance of processor time, of its own.
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if (!(await pasteReader.inTurn(userId, (turn) => rewordSome(context, turn, { userId, id, language }))))
      break;
  }
  await database
    .updateTable('briefings')
    .set({ language, updated_at: touched })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return await describeBriefing(database, await findStoredBriefing(database, userId, id));
}

/** False: there is nothing left to do. */
async function rewordSome(
  context: BriefingContext,
  turn: PasteTurn,
  { userId, id, language }: { readonly userId: string; readonly id: string; readonly language: LanguageCode },
): Promise<boolean> {
  const { database } = context;
  const briefing = await findStoredBriefing(database, userId, id);
  const left = withoutDone(
    await findWorded(database, briefing, 'any'),
    await findWorded(database, briefing, language),
    briefing.found,
  );
  if (left.notices.length + left.reports.length === 0) return false;
  const chosen = {
    notices: left.notices.slice(0, MAX_NOTICES),
    reports: left.reports.slice(0, MAX_NOTICES),
  };
  // Another language changes no warning.
  const profile = (await findLimits(database, id)) ?? (await readChosenLimits(database, userId));
  await wordAndStore(context, turn, briefing, {
    chosen,
    profile,
    language,
    names: NAMELESS,
    free: true,
    known: 0,
  });
  return true;
}
