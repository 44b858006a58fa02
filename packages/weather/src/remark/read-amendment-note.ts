import { addToken } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const FIRST = /^(?:AMD|AMDS|LAST|NO|NXT|NEXT|FCST|LTD)$/;
const WORD =
  /^(?:AMD|AMDS|LAST|NO|NXT|NEXT|FCST|LTD|NOT|SKED|AVBL|DUE|TO|OBS\.?|BY|BASED|ON|AUTO|CLD|VIS|AND|WIND|AFT|TIL|WX|WILL|BE|ISSUED|AT|\d{2}Z|\d{4}Z?|\d{6}Z?)$/;

/** Words about a forecast's amendments: `AMD NOT SKED`, `NXT FCST BY 18Z`, `LAST NO AMDS AFT 1216 NEXT 1306`. */
export const readAmendmentNote: GroupReader = (draft, words, at, end) => {
  const first = words[at];
  if (!first || draft.facts.kind !== 'taf' || !FIRST.test(first.text)) return 0;
  let last = at;
  while (last + 1 < end && WORD.test(words[last + 1]?.text ?? '')) last++;
  const texts: string[] = [];
  draft.group = null;
  for (let i = at; i <= last; i++) {
    const word = words[i];
    if (!word) continue;
    texts.push(word.text);
    addToken(draft, word, 'amendmentNote');
  }
  draft.facts.remarks.push({ code: 'note', text: texts.join(' ') });
  return last - at + 1;
};
