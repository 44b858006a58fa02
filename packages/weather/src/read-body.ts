import {
  openGroup,
  readChange,
  readFrom,
  readLonePeriod,
  readTemperatureForecast,
} from './change/read-change.ts';
import type { SourceWord } from './find/split-words.ts';
import { readClouds, readCloudsInSight, readVerticalVisibility } from './group/read-clouds.ts';
import { readPressure, readQfe } from './group/read-pressure.ts';
import { readRunwayState, readRunwayVisualRange } from './group/read-runway.ts';
import {
  readColour,
  readHazardLayer,
  readNoSignificantChange,
  readSea,
  readWindShear,
} from './group/read-supplement.ts';
import { readHumidity, readTemperature } from './group/read-temperature.ts';
import { readPlaceholder } from './group/read-placeholder.ts';
import { readCavok, readMetres, readMiles } from './group/read-visibility.ts';
import { readRecent, readWeather, weatherOf } from './group/read-weather.ts';
import { isWind, readVariation, readWind } from './group/read-wind.ts';
import { readHeaderWord } from './header/read-header.ts';
import { partOfWord, addUnread, addProblem, addToken, type ReportDraft } from './report-draft.ts';
import type { GroupReader } from './group-reader.ts';
import { readAmendmentNote } from './remark/read-amendment-note.ts';
import { readRainfall } from './remark/read-rainfall.ts';
import { isRemarkMark, readRemarks, readUnmarkedRemark } from './remark/read-remarks.ts';

const DIGIT: readonly GroupReader[] = [
  readWind,
  readTemperature,
  readMetres,
  readMiles,
  readVariation,
  readRunwayState,
  readHazardLayer,
  readHumidity,
  readLonePeriod,
];

/** Which groups can begin with a letter or sign; the likeliest first. */
const READERS: Readonly<Record<string, readonly GroupReader[]>> = {
  '/': [readClouds, readMetres, readWeather, readTemperature, readColour, readWind, readVariation],
  '+': [readWeather, readTemperature],
  '-': [readWeather, readTemperature],
  $: [readMaintenance],
  A: [readPressure, readHeaderWord, readColour, readAmendmentNote],
  B: [readClouds, readChange, readWeather, readColour],
  C: [readClouds, readCavok, readCloudsInSight, readHeaderWord],
  D: [readWeather],
  E: [readWind],
  F: [readClouds, readFrom, readWeather, readAmendmentNote],
  G: [readColour, readWeather],
  I: [readChange, readWeather],
  L: [readAmendmentNote],
  M: [readTemperature, readMiles, readMetres, readWeather, readHeaderWord],
  N: [readNoSignificantChange, readClouds, readMetres, readWeather, readHeaderWord, readAmendmentNote],
  O: [readClouds],
  P: [readMiles, readMetres, readChange, readWeather],
  Q: [readPressure, readQfe],
  R: [
    readRunwayVisualRange,
    readRunwayState,
    readRecent,
    readWeather,
    readColour,
    readHumidity,
    readRainfall,
    readHeaderWord,
  ],
  S: [readClouds, readWeather, readRunwayState, readHeaderWord],
  T: [readChange, readTemperatureForecast, readWeather, readCloudsInSight, readHeaderWord],
  V: [readWind, readVerticalVisibility, readWeather],
  W: [readColour, readSea, readWindShear],
  X: [readTemperature],
  Y: [readColour],
};
const OTHERS: readonly GroupReader[] = [readWeather];

/** Two groups that lost the blank between them. Each half must be a whole group by itself. */
const GLUED =
  /^(9999|CAVOK|NSC|TS|[56]\d{5}|M?\d{2}\/M?\d{2}|[QA]\d{4}|(?:FEW|SCT|BKN|OVC)\d{3}(?:CB|TCU)?)((?:FEW|SCT|BKN|OVC)\d{3}(?:CB|TCU)?|M?\d{2}\/M?\d{2}|[QA]\d{4}|VC[A-Z]{2}|NOSIG|QNH\d{4}INS)$/;

function readMaintenance(draft: ReportDraft, words: readonly SourceWord[], at: number): number {
  const word = words[at];
  if (word?.text !== '$') return 0;
  addToken(draft, word, 'maintenance');
  return 1;
}

function readersFor(text: string): readonly GroupReader[] {
  const code = text.charCodeAt(0);
  if (code >= 48 && code <= 57) return DIGIT;
  return READERS[text.charAt(0)] ?? OTHERS;
}

function readGroup(draft: ReportDraft, words: readonly SourceWord[], at: number, end: number): number {
  for (const reader of readersFor(words[at]?.text ?? '')) {
    const taken = reader(draft, words, at, end);
    if (taken > 0) return taken;
  }
  return 0;
}

function readGlued(draft: ReportDraft, word: SourceWord): boolean {
  const match = word.text.length <= 20 ? GLUED.exec(word.text) : null;
  if (!match) return false;
  const [, first = ''] = match;
  for (const half of [
    partOfWord(word, 0, first.length),
    partOfWord(word, first.length, word.text.length - first.length),
  ]) {
    if (readGroup(draft, [half], 0, 1) === 0) addUnread(draft, half, 'undecoded', 'unreadGroup');
  }
  return true;
}

const CLOUD = /^(?:(?:FEW|SCT|BKN|OVC)\d{3}|VV\d{3}|CAVOK$|NSC$|SKC$)/;

/**
 * Weather without TEMPO, BECMG or FM where only a forecast of change can stand begins a group that nothing labels: wind,
 * weather and clouds behind the pressure of an observation, a second wind behind the visibility or clouds of a forecast.
 */
function beginsUnlabelled(draft: ReportDraft, word: SourceWord): boolean {
  const { target, group, facts } = draft;
  if (group !== null) return false;
  const { text } = word;
  if (facts.kind === 'taf') {
    return target.wind !== null && (target.visibilityM !== null || target.clouds.length > 0) && isWind(text);
  }
  return draft.pressureRead && (isWind(text) || CLOUD.test(text) || weatherOf(text) !== null);
}

/** A group with punctuation behind it, which belongs to the field of the group: `Q1013.`, `9999,`. */
function readPunctuated(draft: ReportDraft, word: SourceWord): boolean {
  const marks = /[.,;:]{1,3}$/.exec(word.text);
  if (!marks || marks.index === 0) return false;
  if (readGroup(draft, [partOfWord(word, 0, marks.index)], 0, 1) === 0) return false;
  const { field = 'undecoded' } = draft.facts.tokens.at(-1) ?? {};
  addToken(draft, partOfWord(word, marks.index, marks[0].length), field);
  return true;
}

/** What no group of its place is: two groups in one word, a placeholder, a remark without its mark. */
function readOdd(draft: ReportDraft, words: readonly SourceWord[], at: number, end: number): number {
  const word = words[at];
  if (!word || readGlued(draft, word)) return 1;
  if (readPunctuated(draft, word) || readPlaceholder(draft, word)) return 1;
  const taken = readUnmarkedRemark(draft, words, at, end);
  if (taken > 0) return taken;
  // Whatever it says of a runway, nothing else begins so.
  const field = /^R\d{2}[LCR]?\//.test(word.text) ? 'runwayState' : 'undecoded';
  addUnread(draft, word, field, 'unreadGroup');
  return 1;
}

/** Reads everything between the header and the end of the report. */
export function readBody(draft: ReportDraft, words: readonly SourceWord[], at: number, end: number): void {
  let i = at;
  while (i < end) {
    const word = words[i];
    if (!word) return;
    if (isRemarkMark(word.text)) {
      i = readRemarks(draft, words, i, end);
      continue;
    }
    if (word.text === '=') {
      addToken(draft, word, 'end');
      i++;
      continue;
    }
    if (beginsUnlabelled(draft, word)) {
      openGroup(draft, 'unlabelled');
      addProblem(draft, 'change', 'unlabelledChange', word);
    }
    const taken = readGroup(draft, words, i, end);
    if (taken > 0) i += taken;
    else {
      i += readOdd(draft, words, i, end);
    }
  }
}
