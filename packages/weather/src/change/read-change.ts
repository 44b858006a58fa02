import { toUtcInstant } from '@klarnotam/aviation';
import { noConditions } from '../conditions.ts';
import type { ChangeKind } from '../elements.ts';
import type { SourceWord } from '../find/split-words.ts';
import { readPeriod } from '../header/read-header.ts';
import { addUnread, addProblem, addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
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
export function openGroup(draft: ReportDraft, change: ChangeKind): void {
  const conditions = noConditions();
  draft.group = draft.facts.groups.length;
  draft.facts.groups.push({ change, from: null, to: null, conditions });
  draft.target = conditions;
}

function setPeriod(draft: ReportDraft, { fromMs, toMs }: Period): void {
  const group = draft.facts.groups.at(-1);
  if (!group) return;
  group.from = instantOrNull(fromMs);
  group.to = instantOrNull(toMs);
}

/** The moment by which days without a month are dated: the beginning of the forecast, or else its issue. */
function reference(draft: ReportDraft): number {
  return draft.validFromMs ?? draft.issuedMs ?? draft.nowMs;
}

function checkInside(draft: ReportDraft, { fromMs, toMs }: Period, word: SourceWord): void {
  const { validFromMs, validToMs } = draft;
  if (validFromMs === null || validToMs === null) return;
  const early = fromMs !== null && fromMs < validFromMs;
  const late = (toMs ?? fromMs ?? validFromMs) > validToMs;
  // What begins when the forecast ends is no part of it.
  const empty = toMs === null && fromMs === validToMs;
  if (early || late || empty) addProblem(draft, 'change', 'outsideValidity', word);
}

/** `0918/0924`, or in forecasts of old `1824`. Returns whether `word` was such a period. */
function takePeriod(draft: ReportDraft, word: SourceWord): boolean {
  const old = draft.hoursOnly && /^\d{4}$/.test(word.text);
  if (!old && !PERIOD.test(word.text)) return false;
  const period = old ? hoursOf(word.text, reference(draft)) : periodOf(draft, word.text);
  if (period === null) addUnread(draft, word, 'change', 'impossiblePeriod');
  else if (period.toMs < period.fromMs) addUnread(draft, word, 'change', 'periodReversed');
  else {
    setPeriod(draft, period);
    addToken(draft, word, 'change');
    checkInside(draft, period, word);
  }
  return true;
}

/** In an observation's trend the four digits are hours and minutes (`INTER 0730/0830`), in a forecast day and hour. */
function periodOf(draft: ReportDraft, text: string): { fromMs: number; toMs: number } | null {
  if (draft.facts.kind === 'taf') return readPeriod(text, reference(draft));
  const from = clock(text.slice(0, 4));
  const to = clock(text.slice(5));
  if (from === null || to === null) return null;
  const fromMs = nextTimeOfDay(from.hour, from.minute, reference(draft));
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
function takeTrendTimes(draft: ReportDraft, words: readonly SourceWord[], at: number, end: number): number {
  const startMs = draft.issuedMs ?? draft.nowMs;
  let fromMs: number | null = startMs;
  let toMs: number | null = startMs + TREND_MS;
  let i = at;
  for (; i < end; i++) {
    const word = words[i];
    const match = word && TREND_TIME.exec(word.text);
    if (!match) break;
    const time = clock(match[2] ?? '');
    if (time === null) {
      addUnread(draft, word, 'change', 'impossiblePeriod');
      continue;
    }
    const ms = nextTimeOfDay(time.hour, time.minute, startMs);
    if (match[1] === 'FM') fromMs = ms;
    else if (match[1] === 'TL') toMs = ms;
    else fromMs = toMs = ms;
    addToken(draft, word, 'change');
  }
  if (draft.issuedMs === null) {
    fromMs = null;
    toMs = null;
  }
  if (fromMs !== null && toMs !== null && toMs < fromMs) toMs = fromMs;
  setPeriod(draft, { fromMs, toMs });
  return i;
}

function changeOf(
  words: readonly SourceWord[],
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
export const readChange: GroupReader = (draft, words, at, end) => {
  const found = changeOf(words, at, end);
  if (found === null) return 0;
  openGroup(draft, found.change);
  const first = words[at];
  let i = at;
  for (; i < at + found.taken; i++) {
    const word = words[i];
    if (!word) continue;
    if (found.change === 'unlabelled') addUnread(draft, word, 'change', 'unlabelledChange');
    else addToken(draft, word, 'change');
  }
  const next = i < end ? words[i] : undefined;
  if (next && takePeriod(draft, next)) return i + 1 - at;
  if (draft.facts.kind !== 'taf') return takeTrendTimes(draft, words, i, end) - at;
  if (first) addProblem(draft, 'change', 'missingPeriod', first);
  return i - at;
};

/** A period that stands behind no known word of change, perhaps a misspelt one: what follows is not what prevails. */
export const readLonePeriod: GroupReader = (draft, words, at) => {
  const word = words[at];
  if (!word || draft.facts.kind !== 'taf' || !PERIOD.test(word.text)) return 0;
  openGroup(draft, 'unlabelled');
  addProblem(draft, 'change', 'unlabelledChange', word);
  takePeriod(draft, word);
  return 1;
};

/** `FM0918` with minutes: from then on everything is new. */
export const readFrom: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && FROM.exec(word.text);
  if (!match) return 0;
  openGroup(draft, 'FM');
  const digits = match[1] ?? '';
  const fromMs = digits.length === 6 ? fromDay(digits, draft) : fromClock(digits, draft);
  if (fromMs === null) addUnread(draft, word, 'change', 'impossiblePeriod');
  else {
    setPeriod(draft, { fromMs, toMs: null });
    addToken(draft, word, 'change');
    checkInside(draft, { fromMs, toMs: null }, word);
  }
  return 1;
};

function fromDay(digits: string, draft: ReportDraft): number | null {
  const time: DayTime = {
    day: twoDigits(digits, 0),
    hour: twoDigits(digits, 2),
    minute: twoDigits(digits, 4),
  };
  return isDayTime(time) ? nearestTo(time, reference(draft)) : null;
}

/** An hour without a day names one moment only in a forecast of at most a day. */
function fromClock(digits: string, draft: ReportDraft): number | null {
  const { validFromMs, validToMs } = draft;
  const time = clock(digits);
  if (time === null) return null;
  if (validFromMs !== null && validToMs !== null && validToMs - validFromMs > DAY_MS) return null;
  return nextTimeOfDay(time.hour, time.minute, reference(draft));
}

/** Lets every FM end where the next one, or the end of the forecast, takes over. */
export function closeFromGroups(draft: ReportDraft): void {
  let end = draft.validToMs === null ? null : toUtcInstant(draft.validToMs);
  const { groups } = draft.facts;
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i];
    if (group?.change !== 'FM') continue;
    if (group.from !== null && end !== null && end > group.from) group.to = end;
    end = group.from;
  }
}

const FORECAST = /^T([XN])?(M?)(\d{2})\/(\d{4})Z?$/;

/** Highest and lowest temperature of a forecast: `TX28/1212Z`, `TNM03/1418Z`. */
export const readTemperatureForecast: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && FORECAST.exec(word.text);
  if (!match || draft.facts.kind !== 'taf') return 0;
  const [, letter, minus, digits, when = ''] = match;
  const time: DayTime = { day: twoDigits(when, 0), hour: twoDigits(when, 2), minute: 0 };
  if (!isDayTime(time)) {
    addUnread(draft, word, 'temperatureForecast', 'impossibleTime');
    return 1;
  }
  const value = Number(digits);
  const atMs = nearestTo(time, reference(draft));
  checkInside(draft, { fromMs: atMs, toMs: atMs }, word);
  draft.facts.temperatureForecasts.push({
    kind: letter === 'X' ? 'maximum' : letter === 'N' ? 'minimum' : 'either',
    temperatureC: minus === 'M' ? 0 - value : value,
    at: toUtcInstant(atMs),
  });
  // It stands wherever there is room and is about the whole forecast.
  const { group } = draft;
  draft.group = null;
  addToken(draft, word, 'temperatureForecast');
  draft.group = group;
  return 1;
};
