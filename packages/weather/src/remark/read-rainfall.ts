import { take } from '../reading.ts';
import type { Reader } from '../reader.ts';

const RAINFALL = /^RF(\d{2}\.\d)\/(?:\d{2}\.\d\/)?(\d{3}\.\d)$/;

/** Rain at Australian stations: `RF00.2/013.4`, millimetres. */
export const readRainfall: Reader = (reading, words, at) => {
  const word = words[at];
  const match = word && RAINFALL.exec(word.text);
  if (!match) return 0;
  reading.facts.remarks.push({
    code: 'rainfall',
    tenMinutesMm: Number(match[1]),
    sinceNineMm: Number(match[2]),
  });
  take(reading, word, 'remarks');
  return 1;
};
