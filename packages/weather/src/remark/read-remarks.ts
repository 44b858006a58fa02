import type { Word } from '../find/split-words.ts';
import { take, type Reading } from '../reading.ts';
import type { Reader } from '../reader.ts';
import { readAmendmentNote } from './read-amendment-note.ts';
import { readCodedRemark } from './read-coded-remark.ts';
import { readFigures } from './read-figures.ts';
import { readPhrase } from './read-phrase.ts';
import { readRainfall } from './read-rainfall.ts';
import { readRemarkWind } from './read-remark-wind.ts';

const READERS: readonly Reader[] = [
  readRainfall,
  readFigures,
  readCodedRemark,
  readRemarkWind,
  readPhrase,
  readAmendmentNote,
];

/** Reads `RMK` and what follows it. What is no known remark is listed as not decoded, without being a problem. */
export function readRemarks(reading: Reading, words: readonly Word[], at: number, end: number): void {
  reading.group = null;
  reading.target = reading.facts.conditions;
  const mark = words[at];
  if (mark) take(reading, mark, 'remarks');
  let i = at + 1;
  while (i < end) {
    const word = words[i];
    if (!word) return;
    if (word.text === '=') {
      take(reading, word, 'end');
      i++;
      continue;
    }
    let taken = 0;
    for (const reader of READERS) {
      taken = reader(reading, words, i, end);
      if (taken > 0) break;
    }
    if (taken === 0) {
      take(reading, word, 'undecoded');
      taken = 1;
    }
    i += taken;
  }
}
