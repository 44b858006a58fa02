/** A preposition before the article: `de el`, `a el`. */
const MEETING = /(?<!\p{L})(de|a) el(?= \p{L})/gu;

/** Prepositions and the article behind them grow together: `de el` is `del`, `a el` is `al`. */
export function contract(text: string): string {
  return text.replace(MEETING, (_, preposition: string) => (preposition === 'a' ? 'al' : 'del'));
}
