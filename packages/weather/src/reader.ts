import type { Word } from './find/split-words.ts';
import type { Reading } from './reading.ts';

/**
 * Reads the group that begins at `words[at]`, nothing at or beyond `end`, into the reading. Returns how many words it
 * took; 0: this is no such group.
 */
export type Reader = (reading: Reading, words: readonly Word[], at: number, end: number) => number;
