import type { Wind } from '../elements.ts';
import { readWind } from '../group/read-wind.ts';
import type { SourceWord } from '../find/split-words.ts';
import { startDraft, addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import { momentBefore } from './moment-before.ts';

const HEIGHT = /^(\d{2,5})FT$/;
const RUNWAY = /^(?:RWY|THR|R)(\d{2}[LCR]?)$/;
const RUNWAY_AND_WIND = /^R(\d{2}[LCR]?)\/(\S+)$/;
const PEAK = /^(\d{3})(\d{2,3})\/(\d{2,4})$/;

/** Reads a wind by itself; null: `word` is none, or an impossible one. */
function windOf(draft: ReportDraft, word: SourceWord | undefined): Wind | null {
  if (!word) return null;
  const alone = startDraft(draft.facts.kind, 0, draft.nowMs);
  const taken = readWind(alone, [word], 0, 1);
  return taken === 1 && alone.facts.problems.length === 0 ? alone.target.wind : null;
}

function takeAll(draft: ReportDraft, words: readonly SourceWord[], at: number, count: number): number {
  for (let i = at; i < at + count; i++) {
    const word = words[i];
    if (word) addToken(draft, word, 'remarks');
  }
  return count;
}

/** Winds of remarks: `PK WND 20035/2323`, `WIND 1400FT 29026KT`, `RWY32 VRB06KT`, `WSHFT 2310`, `R06/25001MPS`. */
export const readRemarkWind: GroupReader = (draft, words, at, end) => {
  const text = words[at]?.text ?? '';
  const word = (ahead: number): SourceWord | undefined => (at + ahead < end ? words[at + ahead] : undefined);
  const { remarks } = draft.facts;
  if (text === 'PK' && word(1)?.text === 'WND') {
    const peak = PEAK.exec(word(2)?.text ?? '');
    if (!peak || Number(peak[1]) > 360) return 0;
    remarks.push({
      code: 'peakWind',
      directionDeg: Number(peak[1]),
      speedKt: Number(peak[2]),
      at: momentBefore(peak[3] ?? '', draft.issuedMs),
    });
    return takeAll(draft, words, at, 3);
  }
  if (text === 'WSHFT' && /^(?:\d{2}|\d{4})$/.test(word(1)?.text ?? '')) {
    remarks.push({ code: 'windShift', at: momentBefore(word(1)?.text ?? '', draft.issuedMs) });
    return takeAll(draft, words, at, word(2)?.text === 'FROPA' ? 3 : 2);
  }
  const first = text === 'WIND' || text === 'WND' ? 1 : 0;
  const place = word(first)?.text ?? '';
  const height = first === 1 ? HEIGHT.exec(place) : null;
  const runway = RUNWAY.exec(place);
  if (height ?? runway) {
    const wind = windOf(draft, word(first + 1));
    if (wind === null) return 0;
    if (height) remarks.push({ code: 'windAtHeight', heightFt: Number(height[1]), wind });
    else remarks.push({ code: 'windAtRunway', runway: runway?.[1] ?? '', wind });
    return takeAll(draft, words, at, first + 2);
  }
  const joined = RUNWAY_AND_WIND.exec(text);
  if (!joined) return 0;
  const wind = windOf(draft, { text: joined[2] ?? '', from: 0, to: 0, lineEnds: 0 });
  if (wind === null) return 0;
  remarks.push({ code: 'windAtRunway', runway: joined[1] ?? '', wind });
  return takeAll(draft, words, at, 1);
};
