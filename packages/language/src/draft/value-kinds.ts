import type { Adjunct } from '@klarnotam/notam';
import type { MessageKey } from '../messages.ts';
import type { OurSlotKind } from './slot-kind.ts';

/** Messages that are a value from end to end. */
export const WHOLE: Partial<Readonly<Record<MessageKey, OurSlotKind>>> = {
  utcDateTime: 'period',
  utcDate: 'period',
  timeRange: 'period',
  timeRangeOverMidnight: 'period',
  clockRange: 'period',
  localTimeBeside: 'period',
  sameLocalTime: 'period',
  localTimeChanging: 'period',
  dayAndHours: 'period',
  daysAndHours: 'period',
  dateRangeInMonth: 'period',
  dateRangeInYear: 'period',
  dateRange: 'period',
  datesInMonth: 'period',
  periodOverDays: 'period',
  listClose: 'period',
  listBroad: 'period',
  weekdayRange: 'period',
  scheduleDate: 'period',

  clauseWeekdayHours: 'when',
  clauseWeekdayClosed: 'when',
  clauseWeekdayDayHours: 'when',
  clauseDayHours: 'when',
  clauseDayClosed: 'when',
  clauseDatesHours: 'when',
  clauseDatesClosed: 'when',

  heightFtAgl: 'height',
  heightFtAmsl: 'height',
  heightFtStd: 'height',
  heightMAgl: 'height',
  heightMAmsl: 'height',
  heightFtPlain: 'height',
  heightMPlain: 'height',
  heightFl: 'height',
  heightFlBrief: 'height',
  heightSurface: 'height',
  heightUnlimited: 'height',
  heightAndTop: 'height',

  lengthNm: 'distance',
  lengthKm: 'distance',
  lengthM: 'distance',
  lengthFt: 'distance',
  distanceNm: 'distance',
  distanceShort: 'distance',
  massG: 'figure',
  massKg: 'figure',
  speedKnots: 'figure',

  namedPlace: 'name',
  quotedName: 'name',
  placeAerodromes: 'place',
  placeRegions: 'place',
  placeOther: 'place',
  adjunctPlace: 'where',
  adjunctAt: 'where',

  notTranslated: 'quote',
};

/** Arguments that come from the notice, by their name and, where that is not enough, by their message. */
const ARGUMENTS: Readonly<Record<string, OurSlotKind>> = {
  position: 'position',
  positions: 'position',
  centre: 'position',
  ends: 'position',
  points: 'position',
  id: 'reference',
  refersTo: 'reference',
  document: 'reference',
  code: 'designator',
  name: 'name',
  names: 'name',
  unit: 'name',
  place: 'place',
  value: 'figure',
  second: 'figure',
  degrees: 'figure',
  aid: 'designator',
  runway: 'designator',
  categories: 'designator',
  frequency: 'frequency',
  quote: 'quote',
  text: 'quote',
  words: 'period',
};
const OF_MESSAGE: Partial<Readonly<Record<MessageKey, Readonly<Record<string, OurSlotKind | null>>>>> = {
  sentence: { text: null },
  clauseInformation: { value: 'contact' },
  clauseContact: { value: 'contact' },
  clauseOperational: { value: 'contact' },
};

/** Phrases of a catalogue that are no messages take a place as words: ` north of {place}`. */
export function argumentKind(key: MessageKey | null, name: string): OurSlotKind | null {
  if (key === null && name === 'place') return null;
  const own = key === null ? undefined : OF_MESSAGE[key]?.[name];
  return own === undefined ? (ARGUMENTS[name] ?? null) : own;
}

/** What joins a statement as a phrase of its own. Users, causes and words without a value stay words. */
export const ADJUNCTS: Partial<Readonly<Record<Adjunct['type'], OurSlotKind>>> = {
  radius: 'where',
  positions: 'where',
  bounded: 'where',
  corridor: 'where',
  arc: 'where',
  wholly: 'where',
  lowFlyingArea: 'where',
  militaryAreas: 'where',
  bearing: 'where',
  aroundPoints: 'where',
  areaName: 'where',
  place: 'where',
  between: 'where',
  fromTo: 'where',
  relation: 'where',
  via: 'where',
  heights: 'howHigh',
  upTo: 'howHigh',
  limit: 'howHigh',
  range: 'howHigh',
  hours: 'when',
  fromDate: 'when',
  untilDate: 'when',
  notice: 'when',
  count: 'aside',
  species: 'aside',
  measure: 'aside',
  figure: 'aside',
  category: 'aside',
  class: 'aside',
  to: 'aside',
  by: 'aside',
  operatedBy: 'aside',
  definedIn: 'aside',
  unit: 'aside',
  onFrequency: 'aside',
  frequency: 'aside',
};
