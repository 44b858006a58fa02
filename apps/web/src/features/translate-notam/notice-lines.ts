import type { NotamNotice } from '@klarnotam/contract';
import {
  sayHeightLines,
  sayNearby,
  saySize,
  sayWhen,
  type CardCatalogue,
  type SaidWhen,
  type UnitsFirst,
} from '@klarnotam/language';
import { activeState, type ActiveState } from '@klarnotam/notam';
import type { ZoneOfPlace } from '../../shared/ui/use-time-zone.ts';
import { contactLink } from './contact-link.ts';

/** Where a notice belongs among several. */
export type NoticeGroup = 'active' | 'soon' | 'later' | 'over';

/** What the card, the overview and a copy of it tell, in the language of the answer. */
export interface NoticeLines {
  readonly group: NoticeGroup;
  /** Its time is over; one that is replaced may not be. */
  readonly hasEnded: boolean;
  /** Null for one that only cancels another. */
  readonly when: SaidWhen | null;
  /** The same with the date and year of each time, to be read on any day. */
  readonly datedWhen: SaidWhen | null;
  /** Place by name, and how large it is. */
  readonly where: readonly string[];
  readonly height: readonly string[];
  /** Whom a browser can call or write to, at most two. */
  readonly ask: readonly { readonly label: string; readonly value: string; readonly href: string }[];
}

const SOON_MS = 24 * 3_600_000;
const MAX_TO_ASK = 2;

interface Reader {
  readonly nowMs: number;
  readonly zone: ZoneOfPlace;
  readonly units: UnitsFirst;
  readonly words: CardCatalogue;
}

/** What is told of a notice at `nowMs`. */
export function noticeLines(notice: NotamNotice, { nowMs, zone, units, words }: Reader): NoticeLines {
  const { facts } = notice;
  const state = activeState(facts, nowMs);
  const { timeZone, isOfReader } = zone;
  const endIsEstimate = facts.estimated && facts.schedule === null;
  const near = notice.nearby === null ? null : sayNearby(notice.nearby, words);
  const size = [near, saySize(facts.areas, words)].filter((part) => part !== null).join(' · ');
  return {
    group: groupOf(notice, nowMs, state),
    hasEnded: state?.kind === 'ended',
    when: state && sayWhen(state, { endIsEstimate, timeZone, isOfReader }, nowMs, words),
    datedWhen: state && sayWhen(state, { endIsEstimate, timeZone, isOfReader }, null, words),
    where: [notice.location, ...(size === '' ? [] : [size])],
    height: sayHeightLines(notice, units, words),
    ask: notice.contactInfo
      .flatMap(({ type, label, value }) => {
        const href = contactLink(type, value);
        return href === null ? [] : [{ label, value, href }];
      })
      .slice(0, MAX_TO_ASK),
  };
}

/** Where a notice belongs at `nowMs`. */
export function groupOf(
  notice: NotamNotice,
  nowMs: number,
  state: ActiveState | null = activeState(notice.facts, nowMs),
): NoticeGroup {
  if (notice.sameAs !== null || notice.replacedBy !== null || state?.kind === 'ended') return 'over';
  if (state?.kind !== 'waiting') return 'active';
  return state.next.fromMs - nowMs <= SOON_MS ? 'soon' : 'later';
}
