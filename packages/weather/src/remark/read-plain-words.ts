import type { CloudCover } from '../elements.ts';
import type { SourceWord } from '../find/split-words.ts';
import type { GroupReader } from '../group-reader.ts';
import { addToken, type ReportDraft } from '../report-draft.ts';
import type { Remark } from './remark.ts';

const LAYER = /^(FEW|SCT|BKN|OVC)(\d{3})?$/;
const FEET_PER_STEP = 100;
const ESTIMATED = /^(?:(WI?ND(?: DATA)?)|ALSTG(?:\/SLP)?|SLP) ESTM?D(?= |$)/;
const MOUNTAINS = /^MTN?S?$/;

/** What one to three plain words say: `BKN014 V SCT`, `BINOVC`, `MT OBSC`, `WND DATA ESTMD`, and `NIL` behind `RMK`. */
export const readPlainWords: GroupReader = (draft, words, at, end) => {
  const texts = [0, 1, 2].map((ahead) => (at + ahead < end ? (words[at + ahead]?.text ?? '') : ''));
  const [first = '', second = ''] = texts;
  const cover = coverOf(first);
  const other = coverOf(texts[2] ?? '');
  if (second === 'V' && cover !== null && other !== null && cover.cover !== other.cover) {
    const text = texts.join(' ');
    const { cover: otherCover } = other;
    return take(draft, words, at, { code: 'variableCover', text, ...cover, otherCover });
  }
  if (first === 'BINOVC') return take(draft, words, at, { code: 'overcastBreaks', text: first });
  if (first === 'HZY') return take(draft, words, at, { code: 'hazy', text: first });
  const estimated = ESTIMATED.exec(texts.join(' '));
  if (estimated) {
    const what = estimated[1] === undefined ? 'pressure' : 'wind';
    return take(draft, words, at, { code: 'estimated', text: estimated[0], what });
  }
  if (second === 'OBSC') {
    const what = MOUNTAINS.test(first) ? 'mountains' : first === 'OBST' ? 'obstacles' : null;
    if (what !== null) return take(draft, words, at, { code: 'obscured', text: `${first} ${second}`, what });
  }
  const isAlone = second === '' || second === '=';
  if (first === 'NIL' && isAlone && /^RMKS?$/.test(words[at - 1]?.text ?? '')) {
    return take(draft, words, at, { code: 'noRemarks', text: first });
  }
  return 0;
};

function coverOf(text: string): { readonly cover: CloudCover; readonly baseFt: number | null } | null {
  const match = LAYER.exec(text);
  if (!match) return null;
  const baseFt = match[2] === undefined ? null : Number(match[2]) * FEET_PER_STEP;
  return { cover: match[1] as CloudCover, baseFt };
}

function take(
  draft: ReportDraft,
  words: readonly SourceWord[],
  at: number,
  remark: Remark & { readonly text: string },
): number {
  const count = remark.text.split(' ').length;
  draft.facts.remarks.push(remark);
  for (const word of words.slice(at, at + count)) addToken(draft, word, 'remarks');
  return count;
}
