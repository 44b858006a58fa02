import { toUtcInstant } from '@klarnotam/aviation';
import { noConditions } from '../conditions.ts';
import type { ChangeKind } from '../elements.ts';
import type { Word } from '../find/split-words.ts';
import { readPeriod } from '../header/read-header.ts';
import { refuse, report, take, type Reading } from '../reading.ts';
import type { Reader } from '../reader.ts';
import {
  instantOrNull,
  isDayTime,
  nearestTo,
  nextTimeOfDay,
  twoDigits,
  type DayTime,
} from '../time/absolute-time.ts';

const PERIOD = /^\d{4}\/\d{4}$/;
const FROM = /^FM(\d{4}|\d{6})Z?$/;
const TREND_TIME = /^(FM|TL|AT)(\d{4})$/;
const PROBABILITY = /^PROB(\d0)$/;
/** A trend forecast is for the two hours after the observation (ICAO Annex 3, appendix 5). */
const TREND_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

interface Period {
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

/** Opens a change group: what follows is about it. */
export function openGroup(reading: Reading, change: ChangeKind): void {
  const conditions = noConditions();
  reading.group = reading.facts.groups.length;
  reading.facts.groups.push({ change, from: null, to: null, conditions });
  reading.target = conditions;
}

function setPeriod(reading: Reading, { fromMs, toMs }: Period): void {
  const group = reading.facts.groups.at(-1);
  if (!group) return;
  group.from = instantOrNull(fromMs);
  group.to = instantOrNull(toMs);
}

/** The moment by which days without a month are dated: the beginning of the forecast, or else its issue. */
function reference(reading: Reading): number {
  return reading.validFromMs ?? reading.issuedMs ?? reading.nowMs;
}

function checkInside(reading: Reading, { fromMs, toMs }: Period, word: Word): void {
  const { validFromMs, validToMs } = reading;
  if (validFromMs === null || validToMs === null) return;
  const early = fromMs !== null && fromMs < validFromMs;
  const late = (toMs ?? fromMs ?? validFromMs) > validToMs;
  // What begins when the forecast ends is no part of it.
  const empty = toMs === null && fromMs === validToMs;
  if (early || late || empty) report(reading, 'change', 'outsideValidity', word);
}

/** `0918/0924`, or in forecasts of old `1824`. Returns whether `word` was such a period. */
function takePeriod(reading: Reading, word: Word): boolean {
  const old = reading.hoursOnly && /^\d{4}$/.test(word.text);
  if (!old && !PERIOD.test(word.text)) return false;
  const period = old ? hoursOf(word.text, reference(reading)) : periodOf(reading, word.text);
  if (period === null) refuse(reading, word, 'change', 'impossiblePeriod');
  else if (period.toMs < period.fromMs) refuse(reading, word, 'change', 'periodReversed');
  else {
    setPeriod(reading, period);
    take(reading, word, 'change');
    checkInside(reading, period, word);
  }
  return true;
}

/** In an observation's trend the four digits are hours and minutes (`INTER 0730/0830`), in a forecast day and hour. */
function periodOf(reading: Reading, text: string): { fromMs: number; toMs: number } | null {
  if (reading.facts.kind === 'taf') return readPeriod(text, reference(reading));
  const from = clock(text.slice(0, 4));
  const to = clock(text.slice(5));
  if (from === null || to === null) return null;
  const fromMs = nextTimeOfDay(from.hour, from.minute, reference(reading));
  return { fromMs, toMs: nextTimeOfDay(to.hour, to.minute, fromMs) };
}

function hoursOf(text: string, referenceMs: number): { fromMs: number; toMs: number } | null {
  const from = twoDigits(text, 0);
  const to = twoDigits(text, 2);
  if (from > 24 || to > 24) return null;
  const fromMs = nextTimeOfDay(from, 0, referenceMs);
  return { fromMs, toMs: nextTimeOfDay(to, 0, fromMs) };
}

function clock(digits: string): { hour: number; minute: number } | null {
  const hour = twoDigits(digits, 0);
  const minute = twoDigits(digits, 2);
  return isDayTime({ day: 1, hour, minute }) ? { hour, minute } : null;
}

/** `FM0200`, `TL0740`, `AT2130` behind TEMPO or BECMG of a trend. Returns the index behind them. */
function takeTrendTimes(reading: Reading, words: readonly Word[], at: number, end: number): number {
  const startMs = reading.issuedMs ?? reading.nowMs;
  let fromMs: number | null = startMs;
  let toMs: number | null = startMs + TREND_MS;
  let i = at;
  for (; i < end; i++) {
    const word = words[i];
    const match = word && TREND_TIME.exec(word.text);
    if (!match) break;
    const time = clock(match[2] ?? '');
    if (time === null) {
      refuse(reading, word, 'change', 'impossiblePeriod');
      continue;
    }
    const ms = nextTimeOfDay(time.hour, time.minute, startMs);
    if (match[1] === 'FM') fromMs = ms;
    else if (match[1] === 'TL') toMs = ms;
    else fromMs = toMs = ms;
    take(reading, word, 'change');
  }
  if (reading.issuedMs === null) {
    fromMs = null;
    toMs = null;
  }
  if (fromMs !== null && toMs !== null && toMs < fromMs) toMs = fromMs;
  setPeriod(reading, { fromMs, toMs });
  return i;
}

function changeOf(
  words: readonly Word[],
  at: number,
  end: number,
): { change: ChangeKind; taken: number } | null {
  const text = words[at]?.text ?? '';
  if (text === 'BECMG' || text === 'TEMPO' || text === 'INTER') return { change: text, taken: 1 };
  const probability = PROBABILITY.exec(text);
  if (!probability) return null;
  const percent = probability[1];
  // There are no others; whatever such a group means, it is not what prevails.
  if (percent !== '30' && percent !== '40') return { change: 'unlabelled', taken: 1 };
  const next = at + 1 < end ? words[at + 1]?.text : undefined;
  if (next === 'TEMPO' || next === 'INTER') return { change: `PROB${percent} ${next}`, taken: 2 };
  return { change: `PROB${percent}`, taken: 1 };
}

/** BECMG, TEMPO, INTER and PROB with their period (WMO FM 51). */
export const readChange: Reader = (reading, words, at, end) => {
  const found = changeOf(words, at, end);
  if (found === null) return 0;
  openGroup(reading, found.change);
  const first = words[at];
  let i = at;
  for (; i < at + found.taken; i++) {
    const word = words[i];
    if (!word) continue;
    if (found.change === 'unlabelled') refuse(reading, word, 'change', 'unlabelledChange');
    else take(reading, word, 'change');
  }
  const next = i < end ? words[i] : undefined;
  if (next && takePeriod(reading, next)) return i + 1 - at;
  if (reading.facts.kind !== 'taf') return takeTrendTimes(reading, words, i, end) - at;
  if (first) report(reading, 'change', 'missingPeriod', first);
  return i - at;
};

/** A period that stands behind no known word of change, perhaps a misspelt one: what follows is not what prevails. */
export const readLonePeriod: Reader = (reading, words, at) => {
  const word = words[at];
  if (!word || reading.facts.kind !== 'taf' || !PERIOD.test(word.text)) return 0;
  openGroup(reading, 'unlabelled');
  report(reading, 'change', 'unlabelledChange', word);
  takePeriod(reading, word);
  return 1;
};

/** `FM0918` with minutes: from then on everything is new. */
export const readFrom: Reader = (reading, words, at) => {
  const word = words[at];
  const match = word && FROM.exec(word.text);
  if (!match) return 0;
  openGroup(reading, 'FM');
  const digits = match[1] ?? '';
  const fromMs = digits.length === 6 ? fromDay(digits, reading) : fromClock(digits, reading);
  if (fromMs === null) refuse(reading, word, 'change', 'impossiblePeriod');
  else {
    setPeriod(reading, { fromMs, toMs: null });
    take(reading, word, 'change');
    checkInside(reading, { fromMs, toMs: null }, word);
  }
  return 1;
};

function fromDay(digits: string, reading: Reading): number | null {
  const time: DayTime = {
    day: twoDigits(digits, 0),
    hour: twoDigits(digits, 2),
    minute: twoDigits(digits, 4),
  };
  return isDayTime(time) ? nearestTo(time, reference(reading)) : null;
}

/** An hour without a day names one moment only in a forecast of at most a day. */
function fromClock(digits: string, reading: Reading): number | null {
  const { validFromMs, validToMs } = reading;
  const time = clock(digits);
  if (time === null) return null;
  if (validFromMs !== null && validToMs !== null && validToMs - validFromMs > DAY_MS) return null;
  return nextTimeOfDay(time.hour, time.minute, reference(reading));
}

/** Lets every FM end where the next one, or the end of the forecast, takes over. */
export function closeFromGroups(reading: Reading): void {
  let end = reading.validToMs === null ? null : toUtcInstant(reading.validToMs);
  const { groups } = reading.facts;
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i];
    if (group?.change !== 'FM') continue;
    if (group.from !== null && end !== null && end > group.from) group.to = end;
    end = group.from;
  }
}

const FORECAST = /^T([XN])?(M?)(\d{2})\/(\d{4})Z?$/;

/** Highest and lowest temperature of a forecast: `TX28/1212Z`, `TNM03/1418Z`. */
export const readTemperatureForecast: Reader = (reading, words, at) => {
  const word = words[at];
  const match = word && FORECAST.exec(word.text);
  if (!match || reading.facts.kind !== 'taf') return 0;
  const [, letter, minus, digits, when = ''] = match;
  const time: DayTime = { day: twoDigits(when, 0), hour: twoDigits(when, 2), minute: 0 };
  if (!isDayTime(time)) {
    refuse(reading, word, 'temperatureForecast', 'impossibleTime');
    return 1;
  }
  const value = Number(digits);
  const atMs = nearestTo(time, reference(reading));
  checkInside(reading, { fromMs: atMs, toMs: atMs }, word);
  reading.facts.temperatureForecasts.push({
    kind: letter === 'X' ? 'maximum' : letter === 'N' ? 'minimum' : 'either',
    temperatureC: minus === 'M' ? 0 - value : value,
    at: toUtcInstant(atMs),
  });
  // It stands wherever there is room and is about the whole forecast.
  const { group } = reading;
  reading.group = null;
  take(reading, word, 'temperatureForecast');
  reading.group = group;
  return 1;
};
