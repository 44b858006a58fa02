import type { NotamNotice } from '@klarnotam/contract';
import { knownHours } from '@klarnotam/notam';
import type { EventAttributes } from 'ics';
import { noticeName } from '../../shared/translating/notice-name.ts';
import type { PlacedNotice } from './place-notices.ts';
import { utcParts } from '../../shared/translating/utc-parts.ts';
import type { Messages } from '../../shared/text/use-text.ts';

/** More entries than this no calendar wants. */
const MAX_EVENTS = 500;

/** The entries of one notice. */
export interface NoticeEvents {
  readonly name: string;
  readonly events: readonly EventAttributes[];
}

/** What of the calendar may be wanted: the next period, those of one notice, or all. */
export interface CalendarChoice {
  /** Null: nothing is to come. */
  readonly next: { readonly event: EventAttributes; readonly fromMs: number; readonly toMs: number } | null;
  readonly ofNotices: readonly NoticeEvents[];
  readonly all: readonly EventAttributes[];
}

/** The entries of a calendar, as they may be chosen. */
export function calendarChoice(
  placed: readonly PlacedNotice[],
  nowMs: number,
  text: Messages,
): CalendarChoice {
  const one = placed.map((notice) => ({
    name: noticeName(notice.notice.facts, notice.position, text),
    events: calendarEvents([notice], nowMs, text),
  }));
  const all = calendarEvents(placed, nowMs, text);
  const [next] = all
    .flatMap((event) => ('end' in event ? { event, fromMs: msOf(event.start), toMs: msOf(event.end) } : []))
    .toSorted((a, b) => a.fromMs - b.fromMs);
  return { next: next ?? null, ofNotices: one.filter(({ events }) => events.length > 0), all };
}

function msOf(at: EventAttributes['start']): number {
  if (!Array.isArray(at)) return Number.NaN;
  const [year, month, day, hour = 0, minute = 0] = at;
  return Date.UTC(year, month - 1, day, hour, minute);
}

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
