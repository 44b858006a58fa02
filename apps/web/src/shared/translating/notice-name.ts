import type { NotamFacts } from '@klarnotam/notam';
import type { Messages } from '../text/use-text.ts';

/** What to call a notice: by its number, or by its position in the list when it has none. */
export function noticeName(facts: Pick<NotamFacts, 'id'>, position: number, text: Messages): string {
  return facts.id === null ? text.notam.unnamed(position) : text.notam.named(facts.id);
}

/** Where the notice is found on the page. */
export function noticeAnchor(position: number): string {
  return `notice-${position}`;
}
