/** A phrase between word boundaries, to be found in upper-case text; `source` begins with a letter or digit. */
export function phrase(source: string): RegExp {
  return new RegExp(String.raw`\b(?:${source})(?![A-Z0-9])`, 'g');
}

/** Phrases of which the first of the list that stands in a text is looked for. */
export interface PhraseList {
  readonly phrases: readonly RegExp[];
  /** Matches where any of them does: most texts hold none of them, and so are passed over once. */
  readonly any: RegExp;
}

/** `phrases` as a list, in this order. */
export function phraseList(phrases: readonly RegExp[]): PhraseList {
  return { phrases, any: new RegExp(phrases.map(({ source }) => source).join('|')) };
}
