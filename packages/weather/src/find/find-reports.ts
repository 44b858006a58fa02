import type { ReportKind } from '../facts.ts';
import { weatherOf } from '../group/read-weather.ts';
import { isWind } from '../group/read-wind.ts';
import type { SourceWord } from './split-words.ts';

/** The words of one report, `end` excluded. */
export interface FoundReport {
  readonly kind: ReportKind;
  readonly first: number;
  readonly end: number;
}

const STATION = /^[A-Z][A-Z0-9]{3}$/;
const TIME = /^\d{6}Z?$/;
const TIME_WITH_Z = /^\d{6}Z$/;
const PERIOD = /^\d{4}\/\d{4}$/;
const MODIFIER = /^(?:COR|AMD|AUTO|RTD|CC[A-Z]|METAR|SPECI|TAF)$/;
const AFTER_TIME =
  /^(?:AUTO|COR|CC[A-Z]|RTD|NIL|CNL|CAVOK|AMD|\d{4}\/\d{4}|\d{1,2}(?:\/\d)?SM|\d{4}|\/{2,6}|(?:FEW|SCT|BKN|OVC)\d{3}.{0,3}|M?\d{2}\/M?\d{2})$/;
const MOST_MODIFIERS = 4;

interface Start {
  readonly kind: ReportKind;
  readonly station: number;
}

function isTimeLike(text: string | undefined): boolean {
  return text !== undefined && TIME.test(text);
}

function saysMore(text: string | undefined): boolean {
  return text !== undefined && (AFTER_TIME.test(text) || isWind(text));
}

/** A forecast shows itself by a period behind the time, today `0918/1024`, until 2008 `091818`. */
function hasPeriod(words: readonly SourceWord[], from: number): boolean {
  for (let i = from; i < from + 3; i++) {
    const text = words[i]?.text;
    if (text === undefined) return false;
    if (PERIOD.test(text)) return true;
    if (!MODIFIER.test(text) && text !== 'NIL') return false;
  }
  return false;
}

/** METAR, SPECI or TAF, what may stand behind it, then a station and something that only a report says. */
function startWithKeyword(words: readonly SourceWord[], at: number): Start | null {
  let kind: ReportKind | null = null;
  let i = at;
  for (; i < at + MOST_MODIFIERS; i++) {
    const text = words[i]?.text ?? '';
    if (text === 'TAF') kind = 'taf';
    else if (text === 'SPECI') kind = 'speci';
    else if (text === 'METAR') kind ??= 'metar';
    else if (!MODIFIER.test(text)) break;
  }
  const station = words[i]?.text;
  if (kind === null || station === undefined || !STATION.test(station)) return null;
  const next = words[i + 1]?.text;
  const says =
    isTimeLike(next) ||
    saysMore(next) ||
    (next !== undefined && MODIFIER.test(next) && isTimeLike(words[i + 2]?.text));
  if (!says) return null;
  return { kind: kind === 'metar' && hasPeriod(words, i + 2) ? 'taf' : kind, station: i };
}

function startWithoutKeyword(words: readonly SourceWord[], at: number, inside: boolean): Start | null {
  const word = words[at];
  const time = words[at + 1]?.text;
  if (word?.text.length !== 4 || time === undefined || time.length < 6 || time.length > 7) return null;
  if (!STATION.test(word.text)) return null;
  const kind = hasPeriod(words, at + 2) ? 'taf' : 'metar';
  if (!TIME.test(time) || (kind === 'metar' && !TIME_WITH_Z.test(time))) return null;
  // Within a line of a report, remarks name moments too: `LAST STFD OBS 231200Z`.
  const begins = !inside || word.lineEnds > 0;
  return begins || saysMore(words[at + 2]?.text) ? { kind, station: at } : null;
}

function startAt(words: readonly SourceWord[], at: number, inside: boolean): Start | null {
  const text = words[at]?.text;
  if (text === 'METAR' || text === 'SPECI' || text === 'TAF') return startWithKeyword(words, at);
  return startWithoutKeyword(words, at, inside);
}

const KNOWN_WORD =
  /^(?:TEMPO|BECMG|INTER|NOSIG|RMK|CAVOK|NSC|NCD|SKC|CLR|NSW|AUTO|COR|AMD|NIL|CNL|BLU|WHT|GRN|YLO|AMB|RED|NDV|FEW|SCT|BKN|OVC|WS|CB|TCU|BLACK|SNOCLO|LAST|NXT|NEXT)$/;
const WITH_FIGURES = /^[-+]?[A-Z0-9/.]*[\d/][A-Z0-9/.]*$/;
const HEADING = /^[A-Z]{4}\d{2}$/;
const DATE = /^\d{4}\/\d{2}\/\d{2}$/;

const LOWER_CASE = /[a-z]/;

/** The line of `original` from the word `at` on. */
function lineFrom(words: readonly SourceWord[], at: number, original: string): string {
  let last = at;
  while (words[last + 1]?.lineEnds === 0) last++;
  return original.slice(words[at]?.from, words[last]?.to);
}

/** Whether the line that begins at `at` goes on with the report above it. */
function goesOn(words: readonly SourceWord[], at: number, report: ReportSoFar): boolean {
  const word = words[at];
  if (!word) return false;
  const { text } = word;
  if (DATE.test(text)) return false;
  if (HEADING.test(text) && STATION.test(words[at + 1]?.text ?? '') && isTimeLike(words[at + 2]?.text)) {
    return false;
  }
  const { original, lowerCase, inRemarks } = report;
  if (!lowerCase && LOWER_CASE.test(lineFrom(words, at, original))) return false;
  if (KNOWN_WORD.test(text) || text === '$' || text === '=') return true;
  if (text.length <= 40 && WITH_FIGURES.test(text)) return true;
  if (weatherOf(text) !== null || (text.startsWith('RE') && weatherOf(text.slice(2)) !== null)) return true;
  return inRemarks && word.lineEnds === 1;
}

interface ReportSoFar {
  readonly original: string;
  /** The report is written in small letters, so that they tell nothing apart. */
  readonly lowerCase: boolean;
  readonly inRemarks: boolean;
}

/** Finds the reports among `words` of `original`; what lies between them belongs to none. */
export function findReports(words: readonly SourceWord[], original: string): FoundReport[] {
  const found: FoundReport[] = [];
  let at = 0;
  while (at < words.length) {
    const start = startAt(words, at, false);
    if (start === null) {
      at++;
      continue;
    }
    const first = at;
    let inRemarks = false;
    const lowerCase = LOWER_CASE.test(original.slice(words[first]?.from, words[start.station]?.to));
    at = start.station + 2;
    for (; at < words.length; at++) {
      const word = words[at];
      if (!word) break;
      if (startAt(words, at, true) !== null) break;
      if (word.text === '=') {
        while (words[at]?.text === '=') at++;
        break;
      }
      if (word.lineEnds > 0 && !goesOn(words, at, { original, lowerCase, inRemarks })) break;
      if (word.text === 'RMK') inRemarks = true;
    }
    at = Math.min(at, words.length);
    found.push({ kind: start.kind, first, end: at });
  }
  return found;
}
