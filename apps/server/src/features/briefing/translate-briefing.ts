import { Failure, type Briefing } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import type { ChosenOfBriefing, PasteTurn } from '../../ports/paste-reader.ts';
import { readChosenLimits } from '../drones/index.ts';
import type { Database } from '../../database/create-database.ts';
import type { BriefingContext } from './briefing-context.ts';
import { checkChosen } from './check-briefing.ts';
import { describeBriefing } from './describe-briefing.ts';
import { findJudgedBriefing } from './judge-anew.ts';
import { findByName, findMadeMeanwhile, nameRequest, type BriefingRequestNames } from './request-names.ts';
import { requireLeft } from './require-left.ts';
import { rewordBriefing } from './reword-briefing.ts';
import { findStoredBriefing, findWorded, withoutDone, type StoredBriefing } from './stored-briefing.ts';
import { findTranslatedBefore } from './translated-before.ts';
import { wordAndStore } from './word-and-store.ts';

/** What else of a stored briefing is wanted in words. */
export interface BriefingToTranslate extends ChosenOfBriefing {
  readonly userId: string;
  readonly id: string;
  readonly language: LanguageCode;
  readonly idempotencyKey: string | null;
}

/** Tries while other calls keep changing the briefing. */
const ATTEMPTS = 5;

/**
 * Translates more of a stored briefing: one translation is spent for each notice and report that was not translated before, doubles
 * aside. In another language what was translated before is put into it first, for nothing.
 *
 * @throws {Failure} `notFound`, for somebody else's just as for one that never was; `invalid` for the choice, `limitReached`,
 *   `tooLarge`, `unavailable`, or `conflict` when the idempotency key named another request before; none of them costs anything
 */
export async function translateBriefing(
  context: BriefingContext,
  { userId, id, idempotencyKey, ...asked }: BriefingToTranslate,
): Promise<Briefing> {
  const { database } = context;
  const names = nameRequest(idempotencyKey, ['translate', id, asked]);
  await translateRest(context, { userId, id, asked, names }).catch((error: unknown) =>
    findMadeMeanwhile(database, userId, names, error),
  );
  return await describeBriefing(database, await findStoredBriefing(database, userId, id));
}

interface NamedRequest {
  readonly userId: string;
  readonly id: string;
  readonly asked: ChosenOfBriefing & { readonly language: LanguageCode };
  readonly names: BriefingRequestNames;
}

async function translateRest(context: BriefingContext, request: NamedRequest): Promise<void> {
  const { database } = context;
  const { userId, id, asked, names } = request;
  const { language } = asked;
  const before = await findJudgedBriefing(context, userId, id);
  if (before.language !== language && (await findByName(database, userId, names)) === null) {
    checkChosen(asked, before.found);
    const done = await findWorded(database, before, 'any');
    const chosen = withoutDone(asked, done, before.found);
    await requireLeft(database, userId, chosen, await countKnown(database, before, chosen, language));
    await rewordBriefing(context, { userId, id, language });
  }
  await context.pasteReader.inTurn(userId, async (turn) => {
    for (let attempt = 1; !(await translateOnce(context, turn, request)); attempt += 1) {
      if (attempt === ATTEMPTS) throw new Failure('conflict', {});
    }
  });
}

/** False: the briefing was changed meanwhile, and nothing was done. */
async function translateOnce(
  context: BriefingContext,
  turn: PasteTurn,
  { userId, id, asked, names }: NamedRequest,
): Promise<boolean> {
  const { database } = context;
  const { language } = asked;
  if ((await findByName(database, userId, names)) !== null) return true;
  const briefing = await findStoredBriefing(database, userId, id);
  checkChosen(asked, briefing.found);
  const done = await findWorded(database, briefing, language);
  const chosen = withoutDone(asked, done, briefing.found);
  if (chosen.notices.length + chosen.reports.length === 0) return true;
  const known = await countKnown(database, briefing, chosen, language);
  await requireLeft(database, userId, chosen, known);
  const profile = await readChosenLimits(database, userId);
  return await wordAndStore(context, turn, briefing, {
    chosen,
    profile,
    language,
    names,
    free: false,
    known,
  });
}

/** How many of the chosen notices the user has words for from elsewhere. */
async function countKnown(
  database: Database,
  { userId, found }: StoredBriefing,
  { notices }: ChosenOfBriefing,
  language: LanguageCode,
): Promise<number> {
  return (await findTranslatedBefore(database, userId)).count(found.notices, notices, language);
}
