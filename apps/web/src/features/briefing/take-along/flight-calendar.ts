import type { Verdict } from '@klarnotam/notam';
import type { EventAttributes } from 'ics';
import type { Messages } from '../../../shared/text/use-text.ts';
import { utcParts } from '../../../shared/translating/utc-parts.ts';
import type { BriefingView } from '../result/briefing-view.ts';

/** More entries than this no calendar wants. */
const MAX_EVENTS = 500;

/** The flight alone, with the notices that touch it, or with all that bear on it. */
export type CalendarPart = 'flight' | 'touching' | 'all';

/**
 * The hours around the flight in which notices that bear on it are active, or may be, as entries of a calendar, behind the flight itself.
 */
export function flightCalendar(
  { notices, flight }: BriefingView,
  nameOf: (index: number) => string,
  { briefing: { take, flight: flightWords } }: Messages,
  what: CalendarPart = 'all',
): EventAttributes[] {
  if (flight === null) return [];
  const event = (
    from: string,
    to: string,
    uid: string,
    title: string,
    description: string,
  ): EventAttributes => ({
    uid: `${uid}-${Date.parse(from)}-${Date.parse(to)}@klarnotam`,
    productId: 'klarnotam',
    start: utcParts(Date.parse(from)),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utcParts(Date.parse(to)),
    endInputType: 'utc',
    endOutputType: 'utc',
    title,
    description: description.replace(/[\u2066-\u2069]/g, ''),
  });
  const wanted = (verdict: Verdict | null): boolean =>
    what === 'touching' ? verdict === 'touches' : what === 'all' && verdict !== null && verdict !== 'doesNot';
  const periods = notices.flatMap(({ activity, verdict, sameAs, place, translated, id }, index) =>
    sameAs !== null || !wanted(verdict)
      ? []
      : activity.map(({ from, to, certainty }) => {
          const name = nameOf(index);
          const level = translated ? ` (${translated.droneImpact.heading})` : '';
          const title = certainty === 'active' ? take.active(name) : take.mayBeActive(name);
          const told = [translated?.droneImpact.summary ?? '', place].filter((part) => part !== '');
          return event(from, to, id ?? String(index + 1), title + level, told.join('\n'));
        }),
  );
  const itself = event(
    flight.from,
    flight.to,
    'flight',
    take.flightEvent,
    `${flightWords.around(flight.radiusM)}, ${flightWords.upTo(flight.maxHeightM)}`,
  );
  return [itself, ...periods].slice(0, MAX_EVENTS);
}
