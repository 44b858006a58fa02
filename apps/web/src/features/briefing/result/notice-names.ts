import type { Messages } from '../../../shared/text/use-text.ts';
import { noticeName } from '../../../shared/translating/notice-name.ts';
import type { BriefingView } from './briefing-view.ts';

/** What to call each notice of a briefing, by its place from 0. */
export function noticeNames(
  { notices }: Pick<BriefingView, 'notices'>,
  text: Messages,
): (index: number) => string {
  return (index) => noticeName({ id: notices[index]?.id ?? null }, index + 1, text);
}
