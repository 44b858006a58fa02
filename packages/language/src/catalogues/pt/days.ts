/** Values may have marks around them. */
const MARK = '[\\ue000-\\ue0ff]*';

/** Two days that follow each other are no range: `De 9 a 10 de março de 2023` is `Nos dias 9 e 10 de março de 2023`. */
const TWO_DAYS = new RegExp(
  `(?<!\\p{L})([Dd])e (${MARK}(\\d{1,2})${MARK}) a (${MARK}(\\d{1,2})${MARK})(?= de ${MARK}\\p{Ll}+${MARK} de ${MARK}\\d{4})`,
  'gu',
);

const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** `de segunda-feira a sexta-feira`. */
const WEEKDAY_RANGE = new RegExp(
  `(?<!\\p{L})([Dd])e (${MARK})(${WEEKDAYS.join('|')})((?:-feira)?)(${MARK}) a (${MARK})(${WEEKDAYS.join('|')})(?!\\p{L})`,
  'gu',
);

/** Days as people say them: `nos dias 9 e 10`, `de segunda a sexta-feira`, `sábado e domingo`. */
export function adjustDays(text: string): string {
  return text
    .replace(TWO_DAYS, (range, initial: string, first: string, from: string, second: string, to: string) =>
      Number(to) === Number(from) + 1 ? `${initial === 'D' ? 'N' : 'n'}os dias ${first} e ${second}` : range,
    )
    .replace(WEEKDAY_RANGE, sayWeekdays);
}

/** `-feira` is said once, behind the last of them. */
function sayWeekdays(
  _: string,
  initial: string,
  before: string,
  from: string,
  feira: string,
  behind: string,
  mark: string,
  to: string,
): string {
  const shared = to === 'sábado' || to === 'domingo' ? feira : '';
  const first = `${before}${from}${shared}${behind}`;
  if (WEEKDAYS.indexOf(to) !== WEEKDAYS.indexOf(from) + 1) return `${initial}e ${first} a ${mark}${to}`;
  return `${initial === 'D' ? capitalise(first) : first} e ${mark}${to}`;
}

function capitalise(text: string): string {
  return text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
}
