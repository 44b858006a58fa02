/** A preposition before an article: `de o caminho`, `a o pôr do sol`. */
const MEETING = /(?<!\p{L})(de|em|a) (os?|as?)(?= \p{L})/gu;
const CONTRACTED: Readonly<Record<string, string>> = { de: 'd', em: 'n' };

/** An article that a name has in a sentence, but not in brackets nor where it stands alone with its code; marks of values may stand before it. */
const IN_BRACKETS = /(?<=\([\ue000-\ue0fe]?)o (?=(?:canal|mar|aeródromo) d[aeo] )/gu;
const WITH_CODE =
  /^([\ue000-\ue0fe]?)o (?=aeródromo de [^.,:;()]+ \([\ue000-\ue0fe]?[A-Z]{4}[\ue000-\ue0ff]?\)$)/u;

/** Prepositions and the articles behind them grow together: `de o` is `do`, `em as` is `nas`, `a o` is `ao`, `a a` is `à`. */
export function contract(text: string): string {
  return text
    .replace(IN_BRACKETS, '')
    .replace(WITH_CODE, '$1')
    .replace(MEETING, (_, preposition: string, article: string) => {
      if (preposition === 'a') return article.startsWith('a') ? article.replace('a', 'à') : `a${article}`;
      return `${CONTRACTED[preposition] ?? preposition}${article}`;
    });
}
