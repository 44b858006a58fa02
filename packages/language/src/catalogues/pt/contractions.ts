/** A preposition before an article: `de o caminho`, `a o pôr do sol`. */
const MEETING = /(?<!\p{L})(de|em|a) (os?|as?)(?= \p{L})/gu;
const CONTRACTED: Readonly<Record<string, string>> = { de: 'd', em: 'n' };

/** Prepositions and the articles behind them grow together: `de o` is `do`, `em as` is `nas`, `a o` is `ao`, `a a` is `à`. */
export function contract(text: string): string {
  return text.replace(MEETING, (_, preposition: string, article: string) => {
    if (preposition === 'a') return article.startsWith('a') ? article.replace('a', 'à') : `a${article}`;
    return `${CONTRACTED[preposition] ?? preposition}${article}`;
  });
}
