import type { SourceWord } from './find/split-words.ts';
import type { ReportDraft } from './report-draft.ts';

/**
 * Reads the group that begins at `words[at]`, nothing at or beyond `end`, into the draft. Returns how many words it
 * took; 0: this is no such group.
 */
export type GroupReader = (
  draft: ReportDraft,
  words: readonly SourceWord[],
  at: number,
  end: number,
) => number;
