import { toUtcInstant } from '@klarnotam/aviation';
import type { SourceWord } from '../find/split-words.ts';
import { addUnread, addProblem, addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import {
  isDayTime,
  latestUntil,
  nearestTo,
  nextTimeOfDay,
  twoDigits,
  type DayTime,
} from '../time/absolute-time.ts';

const TIME = /^\d{6}Z?$/;
const PERIOD = /^\d{4}\/\d{4}$/;
const PERIOD_OF_HOURS = /^\d{6}$/;
const HOUR_MS = 3_600_000;
const LONGEST_FORECAST_MS = 48 * HOUR_MS;
/** Forecasts are for 30 hours at most and are amended only while they last (ICAO Annex 3, 6.2). */
const USUAL_FORECAST_MS = 30 * HOUR_MS;
const EARLIEST_ISSUE_MS = 24 * HOUR_MS;
/** How far clocks may be apart; what would be later is of another month. */
const LATEST_ISSUE_MS = HOUR_MS;
/** How long before its beginning a forecast without a time of issue may be read. */
const LATEST_BEGINNING_MS = 24 * HOUR_MS;

/** Words of the header that say something by themselves, wherever they stand. */
export const readHeaderWord: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word) return 0;
  const { facts } = draft;
  switch (word.text) {
    case 'METAR':
    case 'SPECI':
    case 'TAF':
      if (facts.station !== null) return 0;
      addToken(draft, word, 'kind');
      return 1;
    case 'AUTO':
      facts.automatic = true;
      addToken(draft, word, 'automatic');
      return 1;
    case 'COR':
      facts.corrected = true;
      addToken(draft, word, 'corrected');
      return 1;
    case 'AMD':
      if (draft.validFromMs !== null) return 0;
      facts.amended = true;
      addToken(draft, word, 'amended');
      return 1;
    case 'NIL':
      facts.nil = true;
      addToken(draft, word, 'nil');
      return 1;
    case 'CNL':
      facts.cancelled = true;
      addToken(draft, word, 'cancelled');
      return 1;
    case 'RTD':
      addToken(draft, word, 'delayed');
      return 1;
    default:
      if (!/^CC[A-Z]$/.test(word.text)) return 0;
      facts.corrected = true;
      addToken(draft, word, 'corrected');
      return 1;
  }
};

/** `221850Z`: the day and time of observation or issue, dated by `now`. */
function readIssue(draft: ReportDraft, word: SourceWord, periods: readonly string[]): void {
  const time = {
    day: twoDigits(word.text, 0),
    hour: twoDigits(word.text, 2),
    minute: twoDigits(word.text, 4),
  };
  if (!isDayTime(time)) {
    addUnread(draft, word, 'issuedAt', 'impossibleTime');
    return;
  }
  draft.issuedMs = latestFitting(time, draft.nowMs, LATEST_ISSUE_MS, periods);
  draft.facts.issuedAt = toUtcInstant(draft.issuedMs);
  addToken(draft, word, 'issuedAt');
}

/** The latest such moment by which all of `periods` are usual, or else the first of them, the validity. */
function latestFitting(time: DayTime, nowMs: number, aheadMs: number, periods: readonly string[]): number {
  if (periods.length === 0) return latestUntil(time, nowMs, aheadMs);
  const ms = latestUntil(time, nowMs, aheadMs, (each) => isUsual(periods, each));
  return isUsual(periods, ms)
    ? ms
    : latestUntil(time, nowMs, aheadMs, (each) => isUsual(periods.slice(0, 1), each));
}

/**
 * Whether `2818/2924` can be the validity of a forecast issued at `issuedMs`, not in a February of 28 days, and the periods of
 * its changes lie within: `3018/0100` with a change at `3102/3104` is of a month of 31 days.
 */
function isUsual([validity = '', ...changes]: readonly string[], issuedMs: number): boolean {
  const period = readPeriod(validity, issuedMs);
  if (period === null) return false;
  const { fromMs, toMs } = period;
  const isInside = (change: string): boolean => {
    const own = readPeriod(change, fromMs);
    // One that began before an amended forecast goes on in it.
    return own === null || (own.toMs > fromMs && own.fromMs <= toMs);
  };
  if (!changes.every(isInside)) return false;
  if (toMs <= fromMs || toMs - fromMs > USUAL_FORECAST_MS) return false;
  return issuedMs >= fromMs - EARLIEST_ISSUE_MS && issuedMs <= toMs;
}

/** `0918/1024` as milliseconds, the first moment nearest to `referenceMs`; null: no such times. */
export function readPeriod(text: string, referenceMs: number): { fromMs: number; toMs: number } | null {
  const from = { day: twoDigits(text, 0), hour: twoDigits(text, 2), minute: 0 };
  const to = { day: twoDigits(text, 5), hour: twoDigits(text, 7), minute: 0 };
  if (!isDayTime(from) || !isDayTime(to)) return null;
  const fromMs = nearestTo(from, referenceMs);
  return { fromMs, toMs: nearestTo(to, fromMs) };
}

function readValidity(draft: ReportDraft, word: SourceWord, periods: readonly string[]): void {
  let period: { fromMs: number; toMs: number } | null;
  if (word.text.includes('/')) {
    const reference = draft.issuedMs ?? beginningOf(periods, draft.nowMs);
    period = reference === null ? null : readPeriod(word.text, reference);
  } else {
    period = readOldValidity(word.text, draft.issuedMs ?? draft.nowMs);
    draft.hoursOnly = period !== null;
  }
  if (period === null || period.toMs <= period.fromMs || period.toMs - period.fromMs > LONGEST_FORECAST_MS) {
    addUnread(draft, word, 'validity', 'impossibleValidity');
    return;
  }
  draft.validFromMs = period.fromMs;
  draft.validToMs = period.toMs;
  draft.facts.validFrom = toUtcInstant(period.fromMs);
  draft.facts.validTo = toUtcInstant(period.toMs);
  addToken(draft, word, 'validity');
}

/** Without a time of issue the beginning is dated by `now`. */
function beginningOf(periods: readonly string[], nowMs: number): number | null {
  const [validity = ''] = periods;
  const time = { day: twoDigits(validity, 0), hour: twoDigits(validity, 2), minute: 0 };
  return isDayTime(time) ? latestFitting(time, nowMs, LATEST_BEGINNING_MS, periods) : null;
}

/** `091818`: day, first and last hour; the last is the next such hour. */
function readOldValidity(text: string, referenceMs: number): { fromMs: number; toMs: number } | null {
  const from = { day: twoDigits(text, 0), hour: twoDigits(text, 2), minute: 0 };
  const lastHour = twoDigits(text, 4);
  if (!isDayTime(from) || lastHour > 24) return null;
  const fromMs = nearestTo(from, referenceMs);
  return { fromMs, toMs: nextTimeOfDay(lastHour, 0, fromMs + 1) };
}

/** The validity that stands within the three words from `at`, as `0918/1024`, and behind it the periods of changes; empty without a validity. */
function periodsAhead(words: readonly SourceWord[], at: number, end: number): readonly string[] {
  const isPeriod = ({ text }: SourceWord): boolean => PERIOD.test(text);
  const first = words.slice(at, Math.min(at + 3, end)).findIndex(isPeriod);
  if (first === -1) return [];
  return words
    .slice(at + first, end)
    .filter(isPeriod)
    .map(({ text }) => text);
}

/** Kind, station, time of issue and, for a forecast, validity. Returns where the body begins. */
export function readHeader(
  draft: ReportDraft,
  words: readonly SourceWord[],
  at: number,
  end: number,
): number {
  const { facts } = draft;
  const forecast = facts.kind === 'taf';
  let validity: string | null = null;
  let i = at;
  for (; i < end; i++) {
    const word = words[i];
    if (!word) break;
    if (readHeaderWord(draft, words, i, end) > 0) continue;
    if (facts.station === null) {
      facts.station = word.text;
      addToken(draft, word, 'station');
    } else if (draft.issuedMs === null && validity === null && TIME.test(word.text)) {
      readIssue(draft, word, forecast ? periodsAhead(words, i + 1, end) : []);
    } else if (forecast && validity === null && isValidity(word.text)) {
      validity = word.text;
      readValidity(draft, word, periodsAhead(words, i, end));
    } else if (validity !== null && word.text === validity && facts.validFrom !== null) {
      addToken(draft, word, 'validity');
    } else break;
  }
  const last = words[i - 1];
  if (last && facts.issuedAt === null && !forecast) addProblem(draft, 'issuedAt', 'missingTime', last);
  const needsValidity = forecast && !facts.nil && !facts.cancelled;
  if (last && needsValidity && validity === null) addProblem(draft, 'validity', 'missingValidity', last);
  return i;
}

function isValidity(text: string): boolean {
  return PERIOD.test(text) || PERIOD_OF_HOURS.test(text);
}
