import { addToken } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';

const RAINFALL = /^RF(\d{2}\.\d)\/(?:\d{2}\.\d\/)?(\d{3}\.\d)$/;

/** Rain at Australian stations: `RF00.2/013.4`, millimetres. */
export const readRainfall: GroupReader = (draft, words, at) => {
  const word = words[at];
  const match = word && RAINFALL.exec(word.text);
  if (!match) return 0;
  draft.facts.remarks.push({
    code: 'rainfall',
    tenMinutesMm: Number(match[1]),
    sinceNineMm: Number(match[2]),
  });
  addToken(draft, word, 'remarks');
  return 1;
};
