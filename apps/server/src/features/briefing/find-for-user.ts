import type { FoundNotices } from '@klarnotam/contract';
import type { BriefingContext } from './briefing-context.ts';
import { findBriefing } from './find-briefing.ts';
import { findTranslatedBefore, markTranslatedBefore } from './translated-before.ts';

/**
 * What {@link findBriefing} finds; for a flight, also one that is not told yet (null), with the languages in which its user has words for it
 * already. Elsewhere each notice is spent, and the user's answers, up to some megabytes, are not read.
 */
export async function findForUser(
  context: BriefingContext,
  input: Parameters<typeof findBriefing>[1],
): Promise<FoundNotices> {
  const found = await findBriefing(context, input);
  if (input.flight === undefined) return found;
  const before = await findTranslatedBefore(context.database, input.userId);
  return { ...found, notices: found.notices.map((notice) => markTranslatedBefore(notice, before)) };
}
