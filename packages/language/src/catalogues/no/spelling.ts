const MONTH = 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';
const WEEKDAY = 'Mandag|Tirsdag|Onsdag|Torsdag|Fredag|Lørdag|Søndag';

const PLURALS: readonly (readonly [one: string, several: string])[] = [
  ['aksebane', 'aksebanene'],
  ['ullebane', 'ullebanene'],
  ['ressbane', 'ressbanene'],
  ['ppstillingsplass', 'ppstillingsplassene'],
  ['enteposisjon', 'enteposisjonene'],
  ['avflygingsområde', 'avflygingsområdene'],
];
const SIGN = String.raw`(?:[A-Z]{1,2}\d{0,3}[A-Z]?|\d{1,3}[A-Z]?(?:/\d{1,2}[A-Z]?)?)`;

/** Several by their signs: «taksebane A og B», but not «mellom taksebane A og B». */
const LISTED = PLURALS.map(
  ([one, several]) =>
    [
      new RegExp(
        `(?<!mellom \\p{L})(?<=\\b\\p{L})${one} (?=${SIGN}(?:, ${SIGN})* og ${SIGN}(?![\\w/]))`,
        'gu',
      ),
      `${several} `,
    ] as const,
);

/** A date behind a figure: «kategori 2 28. august». */
const DATE_BEHIND_FIGURE = new RegExp(
  String.raw`(?<=\d) (?=\d{1,2}\.(?:(?:–|, | og )\d{1,2}\.)* (?:${MONTH})(?!\p{L}))`,
  'gu',
);

/** A day behind a colon begins a list, not a sentence: «Åpningstider: Mandag». */
const DAY_BEHIND_COLON = new RegExp(`(?<=: )(?:${WEEKDAY})(?=[–: ])`, 'gu');

/** What Norwegian changes where the words of a sentence meet. */
export function adjustSpelling(text: string): string {
  let adjusted = text;
  for (const [one, several] of LISTED) adjusted = adjusted.replace(one, several);
  return adjusted
    .replace(DATE_BEHIND_FIGURE, ' den ')
    .replace(DAY_BEHIND_COLON, (day) => day.toLowerCase())
    .replace(/ innenfor (?=(?:rulle|takse|gress)bane(?:ne)? [A-Z\d])/g, ' på ')
    .replace(/ ved (?=(?:flysiden|ferdselsområdet|manøvreringsområdet)(?!\p{L}))/gu, ' på ')
    .replace(/( (?:på|ved) (?!og |grunn )[^.,;«]*) og (?=flyplassens nærområde)/g, '$1 og i ')
    .replace(/ ved (?=flyplassens nærområde)/g, ' i ')
    .replace(/^\(varslet ([^()]*)\)(?=\.$|$)/, 'Varslet $1')
    .replace(/( begrenset(?: [^.;:«»]*?)?) kun for (?=luftfartøy )/g, '$1 til ')
    .replace(/(som ikke er kjent|bare nevner ved navn) og (?=går|begynner)/g, '$1, og ')
    .replace(
      /(rivstoff(?: [A-Z\d][^.;:«»]*?)?) har disse åpningstidene/g,
      '$1 er tilgjengelig i disse tidene',
    );
}
