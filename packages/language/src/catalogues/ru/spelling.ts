import { joinSentence } from './sentence-joins.ts';

/** Marks that set the values of a notice apart. */
const MARKS = String.raw`[\ue000-\ue0ff]*`;
/** A figure as it is grouped. */
const FIGURE = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+`;
const COUNTED = 'фут(?:а|ов)?|узел|узла|узлов|статутная миля|статутные мили|статутных миль';

/** A counted noun behind a preposition of the genitive, also where metres stand first: `до 150 м (492 фута)`. */
const BEHIND_PREPOSITION = new RegExp(
  String.raw`(?<!\p{L})((?:от|до|выше|ниже|около|более|менее|на высоте) ${MARKS}(?:[\d \u00a0\u202f]+${MARKS} м \(${MARKS})?)(${FIGURE})(${MARKS}) (${COUNTED})(?!\p{L})`,
  'giu',
);

/** How far it is to something: `в 2434 фута от осевой линии`. */
const FEET_AWAY = new RegExp(String.raw`(?<=(?<!\p{L})в )(${FIGURE}) фут(?:а|ов)?(?= (?:от|к) )`, 'gu');

const GENITIVES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ф: ['фута', 'футов'],
  у: ['узла', 'узлов'],
  с: ['статутной мили', 'статутных миль'],
};

/** `до 361 фут` is `до 361 фута`: a message does not know what stands before a height. */
function declineCounted(text: string): string {
  const away = text.replace(
    FEET_AWAY,
    (_, figure: string) => `${figure} ${isOne(figure) ? 'футе' : 'футах'}`,
  );
  return away.replace(BEHIND_PREPOSITION, (_, before: string, figure: string, mark: string, noun: string) => {
    const [one, many] = GENITIVES[noun.charAt(0)] ?? [noun, noun];
    return `${before}${figure}${mark} ${isOne(figure) ? one : many}`;
  });
}

/** Whether a noun behind it is singular: 21, not 11. */
function isOne(figure: string): boolean {
  return /(?<!1)1$/.test(figure);
}

/** Two days one after the other, with the hours of each or alone: `с 9 по 10 марта` is `9 и 10 марта`. */
function joinTwoDays(text: string): string {
  return text
    .replace(/^со? (\d+) по (\d+) (?=\p{L}+ \d+ года$)/u, (said, first: string, last: string) =>
      Number(last) === Number(first) + 1 ? `${first} и ${last} ` : said,
    )
    .replace(/^(\d+ и \d+ \p{L}+ \d+ года) ежедневно /u, '$1 ');
}

/** «Со второго»: `с 2 июля` is `со 2 июля`. */
const FROM_SECOND = /(?<!\p{L})([Сс]) (?=2 \p{L}+[ая](?!\p{L}))/gu;

/** What is in the vicinity of a vicinity. */
const VICINITY_TWICE = /(?<=(?:окрестностях|вблизи|вокруг|в районе|возле) )(?:окрестностей|района) /gu;

/** Subject and condition of the NOTAM code alone. */
const CODE =
  /^(\p{Ll}[^:]*|ВПП): (закрыто|недоступно|(?:не )?(?:работа|действу)ет)((?: ночью| для [\p{L} ]+ \([A-Z]+\))?)$/u;

type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';
const CONDITIONS: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  закрыто: { masculine: 'закрыт', feminine: 'закрыта', neuter: 'закрыто', plural: 'закрыты' },
  недоступно: { masculine: 'недоступен', feminine: 'недоступна', neuter: 'недоступно', plural: 'недоступны' },
};

/** The gender that the first word of a noun phrase shows: `рулёжные дорожки`. */
export function genderOf(phrase: string): Gender {
  const [word = ''] = phrase.split(/[ ,:]/);
  if (/(?:ые|щие|[ыи])$|^(?:все|места|требования|учения)$/u.test(word)) return 'plural';
  if (/[ая]$|^(?:ВПП|связь)$/u.test(word)) return 'feminine';
  return /[оеё]$/u.test(word) ? 'neuter' : 'masculine';
}

/** A subject of the code and its condition agree: `аэродром: закрыто` is `аэродром закрыт`. */
function agree(text: string): string {
  return text.replace(CODE, (_, subject: string, condition: string, more: string) => {
    const gender = genderOf(subject);
    const verb = gender === 'plural' ? condition.replace(/ет$/u, 'ют') : condition;
    return `${subject} ${CONDITIONS[condition]?.[gender] ?? verb}${more}`;
  });
}

/** Fuel that is not to be had: `топливо недоступно` is `топлива нет`, as the code alone says it. */
const NO_FUEL = /(?<!\p{L}|ое )(т)опливо недоступно(?!\p{L})/giu;

/** What Russian changes where the words of a sentence meet. */
export function adjustSpelling(text: string): string {
  const joined = joinSentence(text).replace(FROM_SECOND, '$1о ').replace(VICINITY_TWICE, '');
  return agree(joinTwoDays(declineCounted(joined))).replace(NO_FUEL, '$1оплива нет');
}
