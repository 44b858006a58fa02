/** What a headline leaves out at its beginning; the mark of a value may stand before it. */
const OPENING =
  /^([\ue000-\ue0fe]*)(?:Est[ea] é uma? |(?:Há|É) uma? |(?:O|A|Os|As|Uma?(?! ou )) (?:seguintes )?)/u;

/** Before these words there is no subject, so the verb stays: `Para voar aqui é necessária autorização`. */
const WITHOUT_SUBJECT = /^(?:Para|Não|Durante|Segundo|Se|Quando|Fora) /u;

const COPULA = / (?:está|estão|é|são|foi|foram) /u;

/** `Diz respeito a uma pista, que os drones não utilizam`. */
const CONCERNS = /^Diz respeito (?:apenas )?(a|ao|aos|à|às) /u;
const CONCERNS_TOO = /(, | ou )(a|ao|aos|à|às) (?=\p{L})/gu;
const ARTICLES: Readonly<Record<string, string>> = { a: '', ao: 'o ', aos: 'os ', à: 'a ', às: 'as ' };
const NO_MATTER = /, (?:que os drones não utilizam|sem relevância para os drones)$/u;

/** A statement as a headline has it: `Pista 01/19 fechada`, `Aviso sobre uma pista`. */
export function asHeadline(statement: string): string {
  if (CONCERNS.test(statement)) return asNotice(statement);
  const said = statement
    .replace(/^Aplica-se apenas a /u, 'Só para ')
    .replace(OPENING, '$1')
    // What is established is in force at the hours of the text: «área perigosa temporária» is the news.
    .replace(/ (?:é|são) estabelecid[oa]s?$/u, '')
    .replace(HOURS, (_, subject: string) => `${withoutArticles(subject)}: horário`)
    .replace(/ não (?:tem|têm) (?=iluminação|sinalização|supervisão|autorização)/u, ' sem ')
    .replace(/ (?:tem|têm) (?=limitações|iluminação|sinalização|a superfície |a passagem )/u, ' com ');
  return WITHOUT_SUBJECT.test(said) ? said : withoutCopula(said);
}

const HOURS = /^([^“:]*?) (?:tem|têm) (?:o seguinte )?horário/u;

/** As the first article has gone, so do the others of the subject: `Plataforma NORTH e heliponto fechados`. */
function withoutCopula(statement: string): string {
  const at = statement.search(COPULA);
  const quote = statement.indexOf('“');
  if (at < 0 || (quote > 0 && quote < at)) return statement.replace(COPULA, ' ');
  return `${withoutArticles(statement.slice(0, at))}${statement.slice(at).replace(COPULA, ' ')}`;
}

function withoutArticles(subject: string): string {
  return subject.replace(/(, | e )(?:os?|as?) (?=\p{L})/gu, '$1');
}

function asNotice(statement: string): string {
  return statement
    .replace(NO_MATTER, '')
    .replace(CONCERNS_TOO, (_, comma: string, article: string) => `${comma}${ARTICLES[article] ?? ''}`)
    .replace(CONCERNS, (_, article: string) => `Aviso sobre ${ARTICLES[article] ?? ''}`);
}
