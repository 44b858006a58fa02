import type { SourceWord } from '../find/split-words.ts';
import { readRunwayState } from '../group/read-runway.ts';
import { readNoSignificantChange } from '../group/read-supplement.ts';
import { addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import { quotedBesideUnread } from './quoted-beside-unread.ts';
import { readAmendmentNote } from './read-amendment-note.ts';
import { readCodedRemark } from './read-coded-remark.ts';
import { readFigures } from './read-figures.ts';
import { readPhrase } from './read-phrase.ts';
import { readRainfall } from './read-rainfall.ts';
import { readRemarkWind } from './read-remark-wind.ts';
import { readPlainWords } from './read-plain-words.ts';

const READERS: readonly GroupReader[] = [
  readRainfall,
  readRunwayState,
  readNoSignificantChange,
  readFigures,
  readCodedRemark,
  readRemarkWind,
  readPlainWords,
  readPhrase,
  readAmendmentNote,
];

const MARK = /^(?:RMKS?|REMARKS?)$/;
const CHANGE = /^(?:BECMG|TEMPO|INTER|PROB[34]0)$/;
const PERIOD_OR_TEMPO = /^(?:\d{4}\/\d{4}|TEMPO|INTER)$/;

/** Whether `text` says that remarks follow. */
export function isRemarkMark(text: string): boolean {
  return text.startsWith('R') && MARK.test(text);
}

/**
 * A remark of an observation behind the pressure that stands there without `RMK`: `AO2`, `SLP123`, `T01000050`, `QBB200`. Figures
 * alone are none: they could be anything.
 */
export const readUnmarkedRemark: GroupReader = (draft, words, at, end) => {
  if (draft.facts.kind === 'taf' || !draft.pressureRead || !/^[A-Z]/.test(words[at]?.text ?? '')) return 0;
  const before = draft.facts.remarks.length;
  for (const reader of [readFigures, readCodedRemark, readPhrase]) {
    const taken = reader(draft, words, at, end);
    if (taken === 0) continue;
    // Without its mark nothing tells where the remarks begin and what of the words around belongs to them.
    quoteFrom(draft, before);
    return taken;
  }
  return 0;
};

/** Leaves of the remarks from `first` on what no word beside them can turn. */
function quoteFrom({ facts: { remarks } }: ReportDraft, first: number): void {
  for (let i = first; i < remarks.length; i++) {
    const remark = remarks[i];
    if (remark) remarks[i] = quotedBesideUnread(remark);
  }
}

/** Whether a forecast goes on behind its remarks: some stand in the middle. */
function goesOn(draft: ReportDraft, words: readonly SourceWord[], at: number, end: number): boolean {
  if (draft.facts.kind !== 'taf') return false;
  const text = words[at]?.text ?? '';
  if (/^FM\d{6}$/.test(text)) return true;
  return CHANGE.test(text) && at + 1 < end && PERIOD_OR_TEMPO.test(words[at + 1]?.text ?? '');
}

/**
 * Reads `RMK` and what follows it, to the end or the next change group of a forecast; returns where that is. What is no
 * known remark is listed as not decoded, without being a problem.
 */
export function readRemarks(
  draft: ReportDraft,
  words: readonly SourceWord[],
  at: number,
  end: number,
): number {
  draft.group = null;
  draft.target = draft.facts.conditions;
  const mark = words[at];
  if (mark) addToken(draft, mark, 'remarks');
  let i = at + 1;
  // The remarks up to here, without those of the word before.
  let before = draft.facts.remarks.length;
  let isUnreadBefore = false;
  while (i < end) {
    const word = words[i];
    if (!word || goesOn(draft, words, i, end)) return i;
    if (word.text === '=') {
      addToken(draft, word, 'end');
      i++;
      continue;
    }
    const own = draft.facts.remarks.length;
    let taken = 0;
    for (const reader of READERS) {
      taken = reader(draft, words, i, end);
      if (taken > 0) break;
    }
    if (taken === 0) {
      addToken(draft, word, 'undecoded');
      quoteFrom(draft, before);
    } else if (isUnreadBefore) quoteFrom(draft, own);
    isUnreadBefore = taken === 0;
    before = own;
    i += taken === 0 ? 1 : taken;
  }
  return i;
}
