const ENDS_OF_SENTENCES = /(?<=[.!?;。！？।\n])\s*/u;

/** The sentences of a text in any of the languages; a line is one at least. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(ENDS_OF_SENTENCES).filter((sentence) => sentence !== '');
}

export function mentions(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}
