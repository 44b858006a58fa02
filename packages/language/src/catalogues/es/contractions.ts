/** A preposition before the article: `de el`, `a el`. */
const MEETING = /(?<!\p{L})(de|a) el(?= \p{L})/gu;

/** The article of one date before several days, which have their own: `el los días 4 y 6`. */
const ARTICLE_BEFORE_DAYS = /(?<!\p{L})el (?=los días \p{N})/gu;

/** Prepositions and the article behind them grow together: `de el` is `del`, `a el` is `al`. Two articles become one. */
export function contract(text: string): string {
  return text
    .replace(ARTICLE_BEFORE_DAYS, '')
    .replace(MEETING, (_, preposition: string) => (preposition === 'a' ? 'al' : 'del'));
}
