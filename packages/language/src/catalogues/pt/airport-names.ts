/** Values may have marks around them. */
const MARKS = '[\\ue000-\\ue0ff]*';

/** First words of an airport named after a person: ranks and given names; `City of Derry` takes no preposition either. */
const PERSON = [
  'General|Gral\\.|Brigadeiro|Brig\\.|Coronel|Major|Comandante|Comodoro|Capitão|Capit[aá]n|Tenente|Marechal|Almirante|Mariscal',
  'Presidente?|Pres\\.|Governador|Gobernador|Senador|Deputado|Prefeito|Ministro|Professor|Engenheiro|Doutor|Dr\\.|Padre|Dom|Frei|Captain|Lieutenant|Sir|King|Queen|Prince|Princess|Sultan|Shahid|Inca|Chaudhary',
  'Ad[aã]o|Adam|Adnan|Adolfo|Afonso|Alberto|Alejandro|Alfonso|Alfredo|[AÂ]ngelo?|Ant[oô]nio|Antonio|Arturo|Ben|Benito|Carlos|C[eé]sar|Charles|Cristiano|Daniel|Diego|Diogo|Eduardo|Enrique|Ernesto',
  'Felipe|Filipe|Francisco|Frank|Franz|Frédéric|George(?= B)|Gerald|Germ[aá]n|Guillermo|Gustavo|Hazrat|Henri(?:que)?|Humberto|Ignacio|Indira|Jack|Jo[aã]o|John|Jomo|Jorge|Jos[eé]|Juan|Julius|Juscelino',
  'Lauro|Leite|Leonardo|Louis|Lu[ií]s|Luiz|Manuel|Marcos?|Margaret|Mar[ií]a|Mariano|Mart[ií]n|Maryse|Miguel|Nelson|Nikola|Norman|O\\. R\\.|Orlando (?=\\p{Lu})|Oswaldo|Pedro|Pinto|Ponciano|Rafael|Rajiv|Ram[oó]n|Ricardo|Ronald|Rub[eé]n',
  'Salgado|Santos Dumont|Sim[oó]n|Theodore|Tom[aá]s|Ulysses|Václav|Vasco|Will|William|Wilson|Zumbi|City of',
].join('|');

const OF_PERSON = new RegExp(`(?<!\\p{L})(aeroporto) de (?=${MARKS}(?:${PERSON})(?!\\p{L}))`, 'giu');

/** Places that have an article. */
const WITH_ARTICLE = new RegExp(
  `(?<!\\p{L})(aeroporto d)e (?=${MARKS}(?:(Porto(?! \\p{Lu})|Funchal|Rio de Janeiro|Recife|Cairo|Kuwait)|(Horta|Madeira|Ilha|Beira))(?!\\p{L}))`,
  'giu',
);

/** Towns whose name is the same in Portugal and Brazil, and another than the table's. */
const TOWNS: Readonly<Record<string, string>> = {
  Athens: 'Atenas',
  Bologna: 'Bolonha',
  Brussels: 'Bruxelas',
  Edinburgh: 'Edimburgo',
  Florence: 'Florença',
  Geneva: 'Genebra',
  Hamburg: 'Hamburgo',
  'Isle of Man': 'Ilha de Man',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Milan: 'Milão',
  Munich: 'Munique',
  Naples: 'Nápoles',
  Prague: 'Praga',
  Rome: 'Roma',
  Seville: 'Sevilha',
  Singapore: 'Singapura',
  Strasbourg: 'Estrasburgo',
  Turin: 'Turim',
  Venice: 'Veneza',
  Vienna: 'Viena',
  Warsaw: 'Varsóvia',
  Zurich: 'Zurique',
};

/** The town alone or before the name of its airport; `London City` is a name of its own. */
const TOWN = new RegExp(
  `(?<=aeroporto de ${MARKS})(?:${Object.keys(TOWNS).join('|')})(?! City(?!\\p{L}))(?![\\p{L}'’])`,
  'giu',
);

/** `aeroporto de Faro`, `aeroporto do Porto`, `aeroporto de Londres Heathrow`, but `aeroporto John F. Kennedy`. */
export function nameAirports(text: string): string {
  if (!/aeroporto de /iu.test(text)) return text;
  return text
    .replace(TOWN, (town) => TOWNS[town] ?? town)
    .replace(OF_PERSON, '$1 ')
    .replace(WITH_ARTICLE, (_, before: string, masculine?: string) =>
      masculine === undefined ? `${before}a ` : `${before}o `,
    );
}
