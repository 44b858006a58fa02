import { toUtcInstant } from '@klarnotam/aviation';
import type { Word } from '../find/split-words.ts';
import { refuse, report, take, type Reading } from '../reading.ts';
import type { Reader } from '../reader.ts';
import {
  isDayTime,
  latestUntilTomorrow,
  nearestTo,
  nextTimeOfDay,
  twoDigits,
} from '../time/absolute-time.ts';

const TIME = /^\d{6}Z?$/;
const PERIOD = /^\d{4}\/\d{4}$/;
const PERIOD_OF_HOURS = /^\d{6}$/;
const LONGEST_FORECAST_MS = 48 * 3_600_000;

/** Words of the header that say something by themselves, wherever they stand. */
export const readHeaderWord: Reader = (reading, words, at) => {
  const word = words[at];
  if (!word) return 0;
  const { facts } = reading;
  switch (word.text) {
    case 'METAR':
    case 'SPECI':
    case 'TAF':
      if (facts.station !== null) return 0;
      take(reading, word, 'kind');
      return 1;
    case 'AUTO':
      facts.automatic = true;
      take(reading, word, 'automatic');
      return 1;
    case 'COR':
      facts.corrected = true;
      take(reading, word, 'corrected');
      return 1;
    case 'AMD':
      if (reading.validFromMs !== null) return 0;
      facts.amended = true;
      take(reading, word, 'amended');
      return 1;
    case 'NIL':
      facts.nil = true;
      take(reading, word, 'nil');
      return 1;
    case 'CNL':
      facts.cancelled = true;
      take(reading, word, 'cancelled');
      return 1;
    case 'RTD':
      take(reading, word, 'delayed');
      return 1;
    default:
      if (!/^CC[A-Z]$/.test(word.text)) return 0;
      facts.corrected = true;
      take(reading, word, 'corrected');
      return 1;
  }
};

/** `221850Z`: the day and time of observation or issue, dated by `now`. */
function readIssue(reading: Reading, word: Word): void {
  const time = {
    day: twoDigits(word.text, 0),
    hour: twoDigits(word.text, 2),
    minute: twoDigits(word.text, 4),
  };
  if (!isDayTime(time)) {
    refuse(reading, word, 'issuedAt', 'impossibleTime');
    return;
  }
  reading.issuedMs = latestUntilTomorrow(time, reading.nowMs);
  reading.facts.issuedAt = toUtcInstant(reading.issuedMs);
  take(reading, word, 'issuedAt');
}

/** `0918/1024` as milliseconds, the first moment nearest to `referenceMs`; null: no such times. */
export function readPeriod(text: string, referenceMs: number): { fromMs: number; toMs: number } | null {
  const from = { day: twoDigits(text, 0), hour: twoDigits(text, 2), minute: 0 };
  const to = { day: twoDigits(text, 5), hour: twoDigits(text, 7), minute: 0 };
  if (!isDayTime(from) || !isDayTime(to)) return null;
  const fromMs = nearestTo(from, referenceMs);
  return { fromMs, toMs: nearestTo(to, fromMs) };
}

function readValidity(reading: Reading, word: Word): void {
  let period: { fromMs: number; toMs: number } | null;
  if (word.text.includes('/')) {
    const reference = reading.issuedMs ?? latestOf(word, reading.nowMs);
    period = reference === null ? null : readPeriod(word.text, reference);
  } else {
    period = readOldValidity(word.text, reading.issuedMs ?? reading.nowMs);
    reading.hoursOnly = period !== null;
  }
  if (period === null || period.toMs <= period.fromMs || period.toMs - period.fromMs > LONGEST_FORECAST_MS) {
    refuse(reading, word, 'validity', 'impossibleValidity');
    return;
  }
  reading.validFromMs = period.fromMs;
  reading.validToMs = period.toMs;
  reading.facts.validFrom = toUtcInstant(period.fromMs);
  reading.facts.validTo = toUtcInstant(period.toMs);
  take(reading, word, 'validity');
}

/** Without a time of issue the beginning is dated by `now`. */
function latestOf(word: Word, nowMs: number): number | null {
  const time = { day: twoDigits(word.text, 0), hour: twoDigits(word.text, 2), minute: 0 };
  return isDayTime(time) ? latestUntilTomorrow(time, nowMs) : null;
}

/** `091818`: day, first and last hour; the last is the next such hour. */
function readOldValidity(text: string, referenceMs: number): { fromMs: number; toMs: number } | null {
  const from = { day: twoDigits(text, 0), hour: twoDigits(text, 2), minute: 0 };
  const lastHour = twoDigits(text, 4);
  if (!isDayTime(from) || lastHour > 24) return null;
  const fromMs = nearestTo(from, referenceMs);
  return { fromMs, toMs: nextTimeOfDay(lastHour, 0, fromMs + 1) };
}

/** Kind, station, time of issue and, for a forecast, validity. Returns where the body begins. */
export function readHeader(reading: Reading, words: readonly Word[], at: number, end: number): number {
  let i = at;
  const { facts } = reading;
  for (; i < end; i++) {
    const word = words[i];
    if (!word) break;
    if (readHeaderWord(reading, words, i, end) > 0) continue;
    if (facts.station === null) {
      facts.station = word.text;
      take(reading, word, 'station');
    } else if (reading.issuedMs === null && reading.validFromMs === null && TIME.test(word.text)) {
      readIssue(reading, word);
    } else if (facts.kind === 'taf' && reading.validFromMs === null && isValidity(word.text)) {
      readValidity(reading, word);
    } else break;
  }
  const last = words[i - 1];
  if (last && facts.issuedAt === null && facts.kind !== 'taf')
    report(reading, 'issuedAt', 'missingTime', last);
  const needsValidity = facts.kind === 'taf' && !facts.nil && !facts.cancelled;
  if (last && needsValidity && facts.validFrom === null) report(reading, 'validity', 'missingValidity', last);
  return i;
}

function isValidity(text: string): boolean {
  return PERIOD.test(text) || PERIOD_OF_HOURS.test(text);
}
