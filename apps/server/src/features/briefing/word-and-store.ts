import { toUtcInstant } from '@klarnotam/aviation';
import { Failure } from '@klarnotam/contract';
import type { LanguageCode } from '@klarnotam/language';
import { inTransaction } from '../../database/in-transaction.ts';
import type { BriefingPaste, ChosenOfBriefing, PasteTurn } from '../../ports/paste-reader.ts';
import type { BriefingContext } from './briefing-context.ts';
import type { BriefingRequestNames } from './request-names.ts';
import { ENGINE, spendAndLink } from './spend-and-link.ts';
import { briefingNotFound, lockUnchanged, touched, type StoredBriefing } from './stored-briefing.ts';
import { wordChosen } from './word-chosen.ts';

/**
 * Words `chosen` of a briefing and stores the answers with it. Nothing happens where the briefing was changed since it was read.
 *
 * @returns false: the briefing was changed meanwhile, and nothing was done
 * @throws {Failure} `limitReached`, `notFound`; {AlreadySpent} when the same request came to another server at the same time and was first
 */
export async function wordAndStore(
  { database, onTranslated, onWordsToCome }: BriefingContext,
  turn: PasteTurn,
  briefing: StoredBriefing,
  how: {
    readonly chosen: ChosenOfBriefing;
    readonly profile: BriefingPaste['profile'];
    readonly language: LanguageCode;
    readonly names: BriefingRequestNames;
    readonly free: boolean;
    readonly known: number;
  },
): Promise<boolean> {
  const { id, userId, text, flight, createdAt } = briefing;
  const { chosen, profile, language, names, free, known } = how;
  const now = toUtcInstant(createdAt.getTime());
  const read = await turn.readBriefing({ text, now, flight, ground: null, profile, chosen });
  checkSame(briefing, read.found, read.chosen);
  const worded = await wordChosen(turn, read, language);
  const stored = await inTransaction(database, async (transaction) => {
    const state = await lockUnchanged(transaction, briefing);
    if (state === 'gone') throw briefingNotFound();
    if (state === 'changed') return false;
    const wordsToCome = onWordsToCome !== undefined;
    const spending = { language, names, free, known, wordsToCome };
    await spendAndLink(transaction, { userId, briefingId: id }, worded, spending);
    await transaction.updateTable('briefings').set({ updated_at: touched }).where('id', '=', id).execute();
    return true;
  });
  if (stored) onWordsToCome?.();
  if (stored && !free) onTranslated(ENGINE, language, worded.notices.length + worded.reports.length);
  return stored;
}

/** What an earlier release found at an index may be something else to this one: then the briefing has to be opened again first. */
function checkSame(
  { found: before }: StoredBriefing,
  found: StoredBriefing['found'],
  { notices, reports }: ChosenOfBriefing,
): void {
  const isSame =
    notices.every((index) => found.notices[index]?.source === before.notices[index]?.source) &&
    reports.every((index) => found.reports[index]?.source === before.reports[index]?.source);
  if (!isSame) throw new Failure('conflict', {}, 'The briefing is read otherwise now. Open it again.');
}
