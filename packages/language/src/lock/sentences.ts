const ENDS_OF_SENTENCES = /(?<=[.!?;。！？।\n])\s*/u;

/** The sentences of a text in any of the languages; a line is one at least. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(ENDS_OF_SENTENCES).filter((sentence) => sentence !== '');
}

/** The sentence that holds the offset `at`. */
export function sentenceAt(text: string, at: number): string {
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    end = text.indexOf(sentence, end) + sentence.length;
    if (at < end) return sentence.trim();
  }
  return text.trim();
}

export function mentions(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}
