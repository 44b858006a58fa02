import type { Mention } from '../read/atom.ts';
import type { Key } from '../read/keyed.ts';

export const NAMES: readonly string[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const NAME =
  '(?:MON(?:DAY)?|TUE(?:S(?:DAY)?)?|WED(?:NESDAY)?|THU(?:R(?:S(?:DAY)?)?)?|FRI(?:DAY)?|SAT(?:URDAY)?|SUN(?:DAY)?)S?';
const TO = '\\s?(?:-|TO|TIL|TILL|THRU|THROUGH|UNTIL)\\s?';
const RANGE = new RegExp(`\\b(${NAME})${TO}(${NAME})\\b`, 'g');
const LIST = new RegExp(`\\b${NAME}\\b(?:(?:${TO}|[ ,/&]{1,3}|\\sAND\\s)${NAME}\\b)*`, 'g');
const EXCEPTED = /\bEXC(?:EPT|L|LUDING)?[\s:]{1,3}$/;
const TIME = /^[\s:]{0,3}(\d{2}):?(\d{2})(?!\d)(?:\s?-\s?(\d{2}):?(\d{2})(?!\d))?/;

function dayOf(name: string): number {
  return NAMES.indexOf(name.slice(0, 3)) + 1;
}

/** From one day of the week to the next of that name. */
export function daysFrom(first: number, last: number): readonly number[] {
  const days = [first];
  for (let day = first; day !== last;) {
    day = (day % 7) + 1;
    days.push(day);
  }
  return days;
}

/** The days that a list of names and ranges of them holds, in order. */
function daysOfList(list: string): readonly number[] {
  const names = Array.from(list.matchAll(new RegExp(NAME, 'g')), ({ 0: name, index }) => ({
    day: dayOf(name),
    index,
    name,
  }));
  return names.flatMap(({ day, index }, at) => {
    const before = names[at - 1];
    const isEnd =
      before !== undefined &&
      new RegExp(`^${TO}$`).test(list.slice(before.index + before.name.length, index));
    return isEnd ? daysFrom(before.day, day).slice(1) : [day];
  });
}

/** `1-5` for each range of days that the telegram writes, names day by day, or leaves when it excepts the others. */
export function weekdayRangesOf(telegram: string): ReadonlySet<string> {
  const ranges = new Set<string>();
  for (const [, first = '', last = ''] of telegram.matchAll(RANGE))
    ranges.add(`${String(dayOf(first))}-${String(dayOf(last))}`);
  for (const { 0: list, index: at } of telegram.matchAll(LIST)) {
    const days = daysOfList(list);
    const [first = 1] = days;
    const last = days.at(-1) ?? first;
    if (EXCEPTED.test(telegram.slice(Math.max(0, at - 12), at))) {
      ranges.add(`${String((last % 7) + 1)}-${String(((first + 5) % 7) + 1)}`);
    }
    let start = 0;
    days.forEach((day, index) => {
      if (days[index + 1] === (day % 7) + 1) return;
      if (index > start) ranges.add(`${String(days[start])}-${String(day)}`);
      start = index + 1;
    });
  }
  return ranges;
}

/** `1 480` for each day with the minutes that stand right behind it: `MON 0800`, each of `MON-FRI 0800-1600`. */
export function weekdayTimesOf(telegram: string): ReadonlySet<string> {
  const times = new Set<string>();
  for (const { 0: list, index } of telegram.matchAll(LIST)) {
    const time = TIME.exec(telegram.slice(index + list.length, index + list.length + 18));
    if (time === null) continue;
    const [, hour, past, lastHour, lastPast] = time;
    const minutes = [Number(hour) * 60 + Number(past)];
    if (lastHour !== undefined) minutes.push(Number(lastHour) * 60 + Number(lastPast));
    for (const day of daysOfList(list))
      for (const minute of minutes) times.add(`${String(day)} ${String(minute)}`);
  }
  return times;
}

/** Each list of days in a telegram, `MON-TUE`, with its place. */
export function weekdayListsOf(telegram: string): readonly Key[] {
  return Array.from(telegram.matchAll(LIST), ({ 0: list, index }) => ({
    at: index,
    ids: daysOfList(list).map(String),
  }));
}

/** The days that the telegram names alone, in a list or as an end of a range, and not only within one. */
export function spelledWeekdaysOf(telegram: string): ReadonlySet<number> {
  return new Set(
    Array.from(telegram.matchAll(LIST)).flatMap(([list]) =>
      Array.from(list.matchAll(new RegExp(NAME, 'g')), ([name]) => dayOf(name)),
    ),
  );
}

/** The days that the telegram names alone or as an end of a range, and only once. */
export function spelledOnceOf(telegram: string): ReadonlySet<number> {
  const days = Array.from(telegram.matchAll(LIST)).flatMap(([list]) =>
    Array.from(list.matchAll(new RegExp(NAME, 'g')), ([name]) => dayOf(name)),
  );
  return new Set(days.filter((day) => days.indexOf(day) === days.lastIndexOf(day)));
}

/** The days that the telegram names, one by one or as ranges. */
export function namedWeekdaysOf(telegram: string): ReadonlySet<number> {
  return new Set(Array.from(telegram.matchAll(LIST), ([list]) => daysOfList(list)).flat());
}

/** ISO 8601 numbers of the weekdays that are named, or that a date falls on. */
export function weekdaysOf(
  telegram: string,
  mentions: readonly Mention[],
  year: number,
): ReadonlySet<number> {
  const days = new Set(namedWeekdaysOf(telegram));
  if (/\bMON\b.*\bFRI\b|WEEKDAY|WEEKEND|EXC(?:EPT)?\s(?:MON|TUE|WED|THU|FRI|SAT|SUN|HOL)/.test(telegram))
    for (let day = 1; day <= 7; day++) days.add(day);
  for (const { atoms } of mentions) {
    for (const atom of atoms) {
      if (atom.type !== 'date') continue;
      const ms = Date.UTC(atom.year ?? year, atom.month - 1, atom.day);
      days.add(((new Date(ms).getUTCDay() + 6) % 7) + 1);
    }
  }
  return days;
}
