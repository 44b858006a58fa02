import type { SourceWord } from '../find/split-words.ts';
import {
  markMissing,
  partOfWord,
  addUnread,
  addProblem,
  addToken,
  type ReportDraft,
} from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const HECTOPASCALS = /^Q(?:NH)?(\d{3,4}(?:\.\d)?)$/;
const INCHES = /^(?:A|QNH)(\d{2}\.?\d{2})(INS)?$/;
const QFE = /^QFE(\d{3,4}(?:[./]\d)?)$/;
const HPA_PER_INCH = 33.863886;
/** Lowest and highest pressure at sea level ever measured: 870 and 1,085 hPa. */
const MINIMUM_HPA = 870;
const MAXIMUM_HPA = 1085;
const LEAST_HUNDREDTHS = 2570;
const MOST_HUNDREDTHS = 3203;
/** Hectopascals are cut to the whole one, inches rounded to a hundredth. */
const ROUNDING_HPA = 1.6;

interface Value {
  readonly hectopascals: number;
  /** As printed; null when the report gave hectopascals. */
  readonly inches: number | null;
}

function setPressure(draft: ReportDraft, word: SourceWord, value: Value, words: readonly SourceWord[]): void {
  const { target } = draft;
  const { hectopascals, inches } = value;
  const possible = hectopascals >= MINIMUM_HPA && hectopascals <= MAXIMUM_HPA;
  const inchesTwice = inches !== null && target.altimeterInHg !== null;
  const hectopascalsTwice = inches === null && target.qnhHpa !== null && target.altimeterInHg === null;
  if (!possible || inchesTwice || hectopascalsTwice) {
    for (const each of words) addToken(draft, each, 'undecoded');
    addProblem(draft, 'qnh', possible ? 'saidTwice' : 'impossiblePressure', word);
    return;
  }
  if (target.qnhHpa !== null && Math.abs(target.qnhHpa - hectopascals) > ROUNDING_HPA) {
    addProblem(draft, 'qnh', 'pressuresContradict', word);
  }
  // Given in both, hectopascals are what the station works with.
  if (inches === null ? target.altimeterInHg !== null : target.qnhHpa !== null)
    target.givesHectopascals = true;
  if (inches === null) target.qnhHpa = hectopascals;
  else {
    target.altimeterInHg = inches;
    target.qnhHpa ??= hectopascals;
  }
  for (const each of words) addToken(draft, each, 'qnh');
  if (draft.group === null) draft.pressureRead = true;
}

function setHectopascals(
  draft: ReportDraft,
  word: SourceWord,
  hectopascals: number,
  words: readonly SourceWord[],
): void {
  setPressure(draft, word, { hectopascals, inches: null }, words);
}

function setInches(draft: ReportDraft, word: SourceWord, inches: number, words: readonly SourceWord[]): void {
  setPressure(draft, word, { hectopascals: Math.round(inches * HPA_PER_INCH * 10) / 10, inches }, words);
}

/** Four digits that stand where the pressure belongs: no hectopascals look like hundredths of an inch. */
export function readBarePressure(draft: ReportDraft, word: SourceWord): number {
  const figure = Number(word.text);
  if (figure >= LEAST_HUNDREDTHS && figure <= MOST_HUNDREDTHS) setInches(draft, word, figure / 100, [word]);
  else setHectopascals(draft, word, figure, [word]);
  return 1;
}

/** Pressure: `Q1013`, `A2992`, `QNH2992INS`, `Q1021/A30.15`, `Q////`; a blank inside the digits is read over. */
export const readPressure: GroupReader = (draft, words, at, end) => {
  const word = words[at];
  if (!word) return 0;
  const { text } = word;
  if (text === 'Q////' || text === 'A////' || text === 'QNH////') {
    markMissing(draft, 'qnh');
    addToken(draft, word, 'qnh');
    if (draft.group === null) draft.pressureRead = true;
    return 1;
  }
  const stroke = text.indexOf('/');
  if (stroke > 0 && /^Q\d{4}\/A\d/.test(text)) {
    const first = partOfWord(word, 0, stroke);
    const second = partOfWord(word, stroke, text.length - stroke);
    const inches = /^\/A(\d{2}\.?\d{2})$/.exec(second.text);
    if (!inches) return 0;
    setHectopascals(draft, first, Number(first.text.slice(1)), [first]);
    setInches(draft, second, inchesOf(inches[1] ?? ''), [second]);
    return 1;
  }
  const hectopascals = HECTOPASCALS.exec(text);
  const next = at + 1 < end ? words[at + 1] : undefined;
  if (hectopascals && (hectopascals[1]?.replace('.', '').length ?? 0) >= 4) {
    setHectopascals(draft, word, Number(hectopascals[1]), [word]);
    return 1;
  }
  const inches = INCHES.exec(text);
  if (inches && (text.startsWith('A') || inches[2] !== undefined)) {
    setInches(draft, word, inchesOf(inches[1] ?? ''), [word]);
    return 1;
  }
  if (!next) return 0;
  const together = `${text}${next.text}`;
  const whole = { ...word, to: next.to };
  if (/^Q\d{0,3}$/.test(text) && /^Q\d{4}$/.test(together)) {
    setHectopascals(draft, whole, Number(together.slice(1)), [word, next]);
    return 2;
  }
  if (text === 'A' && /^\d{4}$/.test(next.text)) {
    setInches(draft, whole, inchesOf(next.text), [word, next]);
    return 2;
  }
  if (text === 'QNH' && /^\d{4}$/.test(next.text)) {
    setHectopascals(draft, whole, Number(next.text), [word, next]);
    return 2;
  }
  if (text === 'QNH' && /^\d{4}INS$/.test(next.text)) {
    setInches(draft, whole, inchesOf(next.text.slice(0, 4)), [word, next]);
    return 2;
  }
  return 0;
};

function inchesOf(digits: string): number {
  return Number(digits.replace('.', '')) / 100;
}

/** Pressure at the height of the aerodrome, where a report gives it instead: `QFE907.1`, `QFE987/9`. */
export const readQfe: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && QFE.exec(word.text);
  if (!match) return 0;
  const hectopascals = Number((match[1] ?? '').replace('/', '.'));
  // Below, the figure could be millimetres of mercury.
  if (hectopascals < 800 || hectopascals > MAXIMUM_HPA) addUnread(draft, word, 'qfe', 'unitMissing');
  else {
    draft.target.qfeHpa = hectopascals;
    addToken(draft, word, 'qfe');
    if (draft.group === null) draft.pressureRead = true;
  }
  return 1;
};
