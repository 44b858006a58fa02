import type { NotamNotice } from '@klarnotam/contract';
import { knownHours } from '@klarnotam/notam';
import type { EventAttributes } from 'ics';
import { noticeName } from '../../shared/translating/notice-name.ts';
import type { PlacedNotice } from './place-notices.ts';
import { utcParts } from '../../shared/translating/utc-parts.ts';
import type { Messages } from '../../shared/text/use-text.ts';

/** More entries than this no calendar wants. */
const MAX_EVENTS = 500;

/**
 * The periods in which notices are active and that are not over, as entries of a calendar. Where the hours are not known, the whole validity
 * is one entry; a notice without an end has none.
 */
export function calendarEvents(
  placed: readonly PlacedNotice[],
  nowMs: number,
  text: Messages,
): readonly EventAttributes[] {
  return placed
    .filter(({ lines }) => lines.group !== 'over')
    .flatMap(({ notice, position }) =>
      periodsOf(notice)
        .filter(({ toMs }) => toMs > nowMs)
        .map(({ fromMs, toMs }): EventAttributes => {
          const name = noticeName(notice.facts, position, text);
          return {
            uid: `${notice.facts.id ?? String(position)}-${fromMs}-${toMs}@klarnotam`,
            productId: 'klarnotam',
            start: utcParts(fromMs),
            startInputType: 'utc',
            startOutputType: 'utc',
            end: utcParts(toMs),
            endInputType: 'utc',
            endOutputType: 'utc',
            title: `${name}: ${notice.droneImpact.heading}`,
            description: [notice.droneImpact.summary, ...notice.passages.translation.map((one) => one.text)]
              .join('\n')
              .replace(/[\u2066-\u2069]/g, ''),
            location: notice.location,
            ...(geoOf(notice) ?? {}),
          };
        }),
    )
    .slice(0, MAX_EVENTS);
}

function periodsOf({ facts }: NotamNotice): { fromMs: number; toMs: number }[] {
  if (facts.kind === 'cancel') return [];
  const hours = knownHours(facts);
  if (hours) return hours.flatMap(({ fromMs, toMs }) => (toMs === null ? [] : [{ fromMs, toMs }]));
  const [fromMs, toMs] = [Date.parse(facts.validFrom ?? ''), Date.parse(facts.validTo ?? '')];
  return fromMs < toMs ? [{ fromMs, toMs }] : [];
}

function geoOf({ facts }: NotamNotice): Pick<EventAttributes, 'geo'> | null {
  const area = facts.areas.find(({ source, role }) => source === 'text' && role === 'hazard');
  return area?.type === 'circle' ? { geo: area.centre } : null;
}
