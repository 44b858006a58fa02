import type { Span } from '@klarnotam/aviation';
import type { WrittenContinuous, WrittenDay } from './read-continuous.ts';
import { joinDays, type MonthOrder, type WrittenDays } from './read-days.ts';
import type { WrittenException } from './read-exception.ts';
import { readItems, type ScheduleItem } from './read-items.ts';
import type { TimeRange } from './schedule-clause.ts';
import type { Token } from './token.ts';

/** A clause before its dates are placed in the calendar. No days: every day. No hours: all day. */
export interface WrittenClause {
  readonly days: WrittenDays | null;
  readonly times: readonly TimeRange[];
  readonly continuous: WrittenContinuous | null;
  readonly except: WrittenException | null;
  readonly span: Span;
}

export interface WrittenSchedule {
  readonly clauses: readonly WrittenClause[];
  /** What belongs to no clause; a clause with anything not understood in it is unread as a whole. */
  readonly unread: readonly Span[];
}

interface Draft {
  days: WrittenDays | null;
  times: TimeRange[];
  continuous: WrittenContinuous | null;
  except: WrittenException | null;
  readable: boolean;
  /** Weekdays parted by an oblique: `SAT/SUN` is two days or the night between. */
  oblique: boolean;
  from: number;
  to: number;
}

/**
 * Parts item D into clauses. Days stand before their times throughout, or after them throughout, which the first item
 * decides. Each clause owns its times and its EXC.
 */
export function readClauses(tokens: readonly Token[], order: MonthOrder): WrittenSchedule {
  const items = readItems(tokens, order);
  const first = items.find(({ type }) => type !== 'separator' && type !== 'unknown');
  return first?.type === 'time' ? timesFirst(items) : daysFirst(items);
}

function daysFirst(items: readonly ScheduleItem[]): WrittenSchedule {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  let separated = false;
  items.forEach((item, index) => {
    if (item.type === 'separator') {
      separated = !item.oblique || (draft?.readable ?? true);
      return;
    }
    const startsClause =
      draft === null ||
      (item.type === 'continuous' && (separated || hasHours(draft))) ||
      (item.type === 'days' && (draft.readable ? endsBefore(draft, item.days, items[index + 1]) : separated));
    if (startsClause || draft === null) {
      draft = newDraft(item);
      drafts.push(draft);
    }
    add(draft, item, separated);
    if (item.type === 'days' && isOblique(items[index - 1]) && !startsClause) meetOblique(draft, item.days);
    separated = false;
  });
  const someHours = drafts.some(hasHours);
  return finish(drafts, (each) => each.days !== null && (hasHours(each) || !someHours));
}

/** Whether `draft` is whole when `days` follow. A trailing DAILY, or one range of dates after DAILY, still belongs to it. */
function endsBefore(draft: Draft, days: WrittenDays, next: ScheduleItem | undefined): boolean {
  if (!hasHours(draft)) return false;
  if (next !== undefined && next.type !== 'separator') return true;
  const onlyDaily = days.daily && days.dates.length === 0 && days.weekdays.length === 0;
  const rangeAfterDaily =
    next === undefined &&
    draft.days?.daily === true &&
    draft.days.dates.length === 0 &&
    days.dates.length === 1;
  return !onlyDaily && !rangeAfterDaily;
}

function timesFirst(items: readonly ScheduleItem[]): WrittenSchedule {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  let separated = false;
  for (const [index, item] of items.entries()) {
    if (item.type === 'separator') {
      separated = true;
      continue;
    }
    const current: Draft | null = draft;
    if (
      current === null ||
      (item.type === 'time' && current.days !== null && (current.readable || separated))
    ) {
      draft = newDraft(item);
      drafts.push(draft);
    } else {
      draft = current;
      if (item.type === 'days') {
        const onlyDaily = item.days.daily && item.days.dates.length === 0;
        if (current.days !== null && isOblique(items[index - 1])) meetOblique(draft, item.days);
        else if (separated && !onlyDaily) draft.readable = false;
      }
    }
    add(draft, item, separated);
    separated = false;
  }
  const paired = drafts.length === 1 || drafts.every(({ days, readable }) => days !== null || !readable);
  return finish(drafts, (each) => each.times.length > 0 && paired);
}

function add(draft: Draft, item: ScheduleItem, separated: boolean): void {
  draft.to = item.to;
  switch (item.type) {
    case 'days':
      if (draft.except !== null && !hasHours(draft)) draft.readable = false;
      draft.days = joinDays(draft.days, item.days);
      return;
    case 'time':
      if (draft.continuous !== null) draft.readable = false;
      if (draft.except?.days != null && draft.times.length > 0 && !separated) {
        draft.except = {
          days: null,
          times: [],
          unread: { from: draft.except.unread?.from ?? draft.from, to: item.to },
        };
        return;
      }
      draft.times.push(item.time);
      return;
    case 'rest': {
      const start = draft.days === null ? null : onlyDay(draft.days);
      if (start === null || hasHours(draft) || draft.except !== null) draft.readable = false;
      else draft.continuous = { ...item.rest, start };
      return;
    }
    case 'continuous':
      if (draft.days !== null || hasHours(draft)) draft.readable = false;
      draft.continuous = item.continuous;
      return;
    case 'except':
      if (draft.except !== null || draft.continuous !== null) draft.readable = false;
      draft.except = item.except;
      return;
    default:
      draft.readable = false;
  }
}

function isOblique(item: ScheduleItem | undefined): boolean {
  return item?.type === 'separator' && item.oblique;
}

function meetOblique(draft: Draft, days: WrittenDays): void {
  if (days.dates.length > 0 || draft.days?.dates.length !== 0) draft.readable = false;
  draft.oblique = true;
}

function overMidnight(time: TimeRange): boolean {
  return (
    time.type === 'range' &&
    (time.from.type !== 'clock' || time.to.type !== 'clock' || time.to.minutes <= time.from.minutes)
  );
}

function onlyDay(days: WrittenDays): WrittenDay | null {
  const [date] = days.dates;
  const [weekdays] = days.weekdays;
  if (days.dates.length + days.weekdays.length !== 1 || days.daily) return null;
  if (date !== undefined) return date.from === date.to ? { date: date.from } : null;
  return weekdays !== undefined && weekdays.from === weekdays.to ? { weekday: weekdays.from } : null;
}

function finish(drafts: readonly Draft[], isWhole: (draft: Draft) => boolean): WrittenSchedule {
  const clauses: WrittenClause[] = [];
  const unread: Span[] = [];
  for (const draft of drafts) {
    const span = { from: draft.from, to: draft.to };
    const ambiguous = draft.oblique && draft.times.some(overMidnight);
    const readable = draft.readable && !ambiguous && (draft.continuous !== null || isWhole(draft));
    if (!readable) {
      unread.push(span);
      continue;
    }
    const { days, times, continuous, except } = draft;
    clauses.push({ days, times, continuous, except, span });
    if (except?.unread != null) unread.push(except.unread);
  }
  return { clauses, unread };
}

function hasHours(draft: Draft): boolean {
  return draft.times.length > 0 || draft.continuous !== null;
}

function newDraft({ from, to }: Span): Draft {
  return { days: null, times: [], continuous: null, except: null, readable: true, oblique: false, from, to };
}
