import type { ActiveState, Uncertainty } from '@klarnotam/notam';
import { sayCard, type CardCatalogue } from './card-catalogue.ts';
import type { CardMessageKey } from './card-messages.ts';
import { sayMoment, sayOffset, sayPeriod } from './say-moment.ts';

const WHY: Readonly<Record<Uncertainty, CardMessageKey>> = {
  partial: 'whyPartial',
  unread: 'whyUnread',
  notComputed: 'whyNotComputed',
  startUnread: 'whyStartUnread',
  startsAtOnce: 'whyStartsAtOnce',
  endUnread: 'whyEndUnread',
  untilFurtherNotice: 'whyUntilFurtherNotice',
  hoursRunOut: 'whyHoursRunOut',
  hoursNotListed: 'whyHoursNotListed',
  textHoursUnread: 'whyUnread',
  outsideTextHours: 'whyOutsideTextHours',
};

/** When a notice is active, in words. */
export interface SaidWhen {
  readonly text: string;
  /** The times of `text` in UTC; null: there are none. */
  readonly utc: string | null;
  /** What clock `text` goes by; null: it has no times. */
  readonly clock: string | null;
}

/** What is known of when the end is meant. */
export interface WhenFacts {
  /** The end is an estimate and no hours bound it. */
  readonly endIsEstimate: boolean;
  /** IANA name, of the place or of the reader. */
  readonly timeZone: string;
  readonly isOfReader: boolean;
}

/**
 * Whether a notice is active, and until when or from when on: `Now until 16:00`. Days are told as far as they are not that of `nowMs`; null:
 * each time with day and year.
 */
export function sayWhen(
  state: ActiveState,
  { endIsEstimate, timeZone, isOfReader }: WhenFacts,
  nowMs: number | null,
  catalogue: CardCatalogue,
): SaidWhen {
  const moment = (key: 'nowUntil' | 'nowUntilAbout' | 'ended' | 'pastEstimate', ms: number): SaidWhen =>
    withClock(
      sayCard(catalogue, key, { when: sayMoment(ms, nowMs, timeZone, catalogue) }),
      sayMoment(ms, nowMs, 'UTC', catalogue),
      ms,
    );
  /** `toMs`: the other moment of `text`, on whose day the clocks may have been changed. */
  const withClock = (text: string, utc: string, ms: number, toMs = ms): SaidWhen => {
    if (timeZone === 'UTC') return { text, utc: null, clock: 'UTC' };
    const key = isOfReader ? 'localYours' : 'localThere';
    const offsets = new Set([sayOffset(ms, timeZone), sayOffset(toMs, timeZone)]);
    return { text, utc: `${utc} UTC`, clock: sayCard(catalogue, key, { offset: [...offsets].join('/') }) };
  };

  switch (state.kind) {
    case 'active':
      if (state.untilMs === null) return plain(sayCard(catalogue, 'nowWithoutEnd'));
      return moment(endIsEstimate ? 'nowUntilAbout' : 'nowUntil', state.untilMs);
    case 'waiting': {
      const { next } = state;
      const period = sayPeriod(next, nowMs, timeZone, catalogue);
      const text =
        next.toMs === null
          ? sayCard(catalogue, 'beginsWithoutEnd', { when: period })
          : sayCard(catalogue, state.begun ? 'notNow' : 'begins', { period });
      return withClock(text, sayPeriod(next, nowMs, 'UTC', catalogue), next.fromMs, next.toMs ?? undefined);
    }
    case 'ended':
      return moment('ended', state.atMs);
    case 'pastEstimate':
      return moment('pastEstimate', state.atMs);
    case 'takeAsActive':
      return plain(sayCard(catalogue, 'takeAsActive', { why: catalogue.card[WHY[state.why]] }));
    case 'neverActive':
      return plain(sayCard(catalogue, 'neverActive'));
    case 'unknown':
      return plain(sayCard(catalogue, 'unknown'));
  }
}

function plain(text: string): SaidWhen {
  return { text, utc: null, clock: null };
}
