import type { Briefing, SharedAnswer } from '@klarnotam/contract';
import type { Database } from '../../database/create-database.ts';
import { readUsageOfPlan } from '../subscription/index.ts';
import { findTranslatedBefore, markTranslatedBefore } from './translated-before.ts';
import { findWords, type StoredBriefing, type WordsOfBriefing } from './stored-briefing.ts';

/** A briefing as anybody may see it who was given the link. */
type BriefingForOthers = Omit<Extract<SharedAnswer['answer'], { kind: 'briefing' }>, 'kind'>;

/**
 * What others are shown: what was found and its words. What was not read as a notice is only counted: it may be the head of a mail that
 * names somebody.
 */
export async function describeForOthers(
  database: Database,
  briefing: StoredBriefing,
): Promise<BriefingForOthers> {
  return describeWith(await findWords(database, briefing), briefing);
}

function describeWith(
  words: WordsOfBriefing,
  { language, createdAt, flight, found }: StoredBriefing,
): BriefingForOthers {
  return {
    language,
    createdAt: createdAt.toISOString(),
    flight,
    notices: found.notices.map((notice) => ({
      ...notice,
      translated: notice.sameAs === null ? (words.notices.get(notice.source) ?? null) : null,
    })),
    reports: found.reports.map((report) => ({
      ...report,
      translated: report.sameAs === null ? (words.reports.get(report.source) ?? null) : null,
    })),
    unread: found.unread,
    unreadTexts: [],
  };
}

/** A briefing as its user sees it. */
export async function describeBriefing(database: Database, briefing: StoredBriefing): Promise<Briefing> {
  const { id, userId, name, text, found } = briefing;
  const words = await findWords(database, briefing);
  const before = await findTranslatedBefore(database, userId);
  const described = describeWith(words, briefing);
  return {
    ...described,
    notices: described.notices.map((notice) =>
      notice.translated === null && notice.sameAs === null ? markTranslatedBefore(notice, before) : notice,
    ),
    unreadTexts: found.unread.map(({ from, to }) => text.slice(from, to)),
    id,
    name,
    uses: found.uses,
    usage: await readUsageOfPlan(database, userId),
    wordsUntil: words.wordsUntil,
  };
}
