/** Values may have marks around them. */
const MARKS = '[\\ue000-\\ue0ff]*';

/** First words of an airport named after a person: ranks and given names. */
const PERSON = [
  'General|Gral\\.|Coronel|Comandante|Comodoro|Vicecomodoro|Brigadier|Mariscal|Almirante|Capit[aá]n|Mayor|Teniente|Suboficial|Cadete|Alf[eé]rez|Piloto|Aviador',
  'Presidente?|Pres\\.|Gobernador|Ministro|Licenciado|Ingeniero|Doctor|Dr\\.|Padre|Inca|Cacique|Captain|Lieutenant|Sir|King|Queen|Prince|Princess|Sultan|Shahid',
  'Abel|Abraham|Adolfo|Alberto|Alejandro|Alfonso|Alfredo|Alonso|Amado|[AÁ]ngel|Antonio|Arturo|[AÁ]stor|Augusto|Benito|Camilo|Carlos|C[eé]sar|Daniel|Diego|Domingo',
  'Eduardo|Eloy|Enrique|Ernesto|Fabio|Federico|Felipe|Francisco|Gerardo|Germ[aá]n|Gregorio|Guillermo|Gustavo|Heriberto|Hermanos|Hermes|Ignacio|Jacinto|Jaime|Jorge|Jos[eé]|Josefa|Josep|Juan',
  'L[aá]zaro|Manuel|Marcos?|Mar[ií]a|Mariana|Mart[ií]n|M[aá]ximo|Miguel|Mois[eé]s|Orestes|Oswaldo|Rafael|Ram[oó]n|Ricardo|Rub[eé]n|Seve|Silvio|Sim[oó]n|Tob[ií]as',
  'Adam|Adnan|Ben|Charles|Frank|Franz|Frédéric|George(?= B)|Gerald|Hazrat|Henri|Indira|Jack|Jo[aã]o|Jomo|John|Julius|Leonardo|Louis|Maryse|Nelson|Nikola|Norman|O\\. R\\.|Ronald|Rajiv|Theodore|Václav|Will|William',
].join('|');

const OF_PERSON = new RegExp(`(?<!\\p{L})(aeropuerto) de (?=${MARKS}(?:${PERSON})(?!\\p{L}))`, 'giu');

/** London has a Spanish name where the name behind it is a place of its own. */
const LONDON = new RegExp(
  `(?<=aeropuerto de ${MARKS})London (?=(?:Gatwick|Heathrow|Luton|Southend|Stansted)(?!\\p{L}))`,
  'giu',
);

/** `aeropuerto de Burgos`, but `aeropuerto Jorge Chávez`; `aeropuerto de Londres-Heathrow`. */
export function nameAirports(text: string): string {
  return text.replace(OF_PERSON, '$1 ').replace(LONDON, 'Londres-');
}
