import type { Atom } from './atom.ts';
import { date, month } from './calendar-date.ts';
import { readWordedDays } from './read-worded-days.ts';
import { readIndianDates } from './read-indian-dates.ts';
import type { Scanner } from './scanner.ts';
import { TELEGRAM_MONTHS, type Vocabulary } from './vocabulary.ts';
import { figures as en } from '../words/en/figures.ts';

const ORDINAL = '(?:\\.?[°ºª]|\\.|st|nd|rd|th|er|-?ego|-?go|-?го|-?е|-?[йя]|লা|রা|ঠা|ই| ?শে|ली|री|थी|वीं)?';
const DAY = `(?<!\\d)\\d{1,2}(?!\\d)${ORDINAL}`;
/** The first day of a list is no end of an identifier, a time or a decimal. */
const FIRST_DAY = `(?!\\d{1,2}/\\d{2}, )(?<![\\d/:]|\\d[.,-]|\\p{Script=Latin}|kl\\.? |klokk(?:en|a) |godz\\. |godzin\\p{L}{1,3} )${DAY}`;
const LONGEST_RANGE_DAYS = 31;

const TELEGRAM_DATE = new RegExp(
  `(?<![\\d/-])(\\d{1,2}) (${TELEGRAM_MONTHS.join('|')}) (2\\d)(?![\\d:/.]| ?-| (?:UTC|${TELEGRAM_MONTHS.join('|')}))`,
  'g',
);

/** Dates by the custom of the language and of telegrams; the days within a range are implied. */
export function readDates(scanner: Scanner, vocabulary: Vocabulary): void {
  const { months, monthName, weekdayName, words } = vocabulary;
  const to = ` ?(?:-|${words.to}|TO|TIL|THRU) ?`;
  const and = ` ?(?:[,&/;]|${words.and}|AND) ?`;
  const article = `(?:den |el |la |o |от |с |dnia |w |we |på |em |na |on |من |يوم |[أا]يام |del |(?<=[ey] )de |los |do |os |nos? )?(?:${weekdayName},? )?(?:den |el |the |d[ií]as? )?`;
  const apart = `${to}|${and}|, ?(?:${words.and}) `;
  const joins = `(?:${apart}| (?=\\d))${article}`;
  // `07/25 25 June` is a runway before a date.
  const joinsApart = `(?:${apart})${article}`;
  // `1 March, 2030 UTC` is a time.
  const noTime = `(?!\\d|\\s?(?:UTC|GMT|Z(?!\\p{L})|${words.utc}))`;
  const isRange = new RegExp(`^${to}${article}$`, 'iu');
  // `20 تموز/يوليو`: the month by two of its names.
  const otherName = `(?: ?[/(] ?(?:${monthName})\\)?)?`;
  const monthOf = (name: string): number =>
    months.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name)) + 1;

  const daysOf = (
    list: string,
    month: number,
    year: string | undefined,
    from: number,
  ): readonly (readonly Atom[])[] => {
    const found: (readonly Atom[])[] = [];
    let last: { day: number; end: number } | null = null;
    for (const match of list.matchAll(/\d{1,2}/g)) {
      const day = Number(match[0]);
      const atom = date(day, month, year);
      if (atom === null) return [];
      found.push([atom]);
      const between =
        last === null ? '' : list.slice(last.end, match.index).replace(new RegExp(`^${ORDINAL}`, 'iu'), '');
      if (last !== null && isRange.test(between)) {
        for (let next = last.day + 1; next < day && next - last.day < LONGEST_RANGE_DAYS; next++) {
          const implied = date(next, month, year);
          if (implied !== null) scanner.imply([implied], from, from + list.length);
        }
      }
      last = { day, end: match.index + match[0].length };
    }
    return found;
  };

  const whole = (
    day: string,
    month: string,
    year: string | undefined,
  ): readonly (readonly Atom[])[] | null => {
    const atom = date(Number(day), Number(month), year);
    return atom === null ? null : [[atom]];
  };

  readWordedDays(scanner, vocabulary, monthOf);
  readIndianDates(scanner, vocabulary, monthOf);
  // 24–29.03.2026, 24 i 26.03.2026
  scanner.take(
    new RegExp(
      `(${FIRST_DAY}(?:${joinsApart}${DAY})+)[./](0?[1-9]|1[0-2])[./](20\\d{2})(?!\\d|\\.\\d)`,
      'giu',
    ),
    ({ index, 1: list = '', 2: month, 3: year }) => {
      const found = daysOf(list, Number(month), year, index);
      return found.length === 0 ? null : found;
    },
  );
  scanner.take(/(?<!\d)(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, ([, y, m = '', d = '']) =>
    whole(d, m, y),
  );
  scanner.take(/(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-](20\d{2}|\d{2})(?!\d|\.\d)/g, ([, d = '', m = '', y]) =>
    whole(d, m, y),
  );
  scanner.take(
    /(?:(?<!\d)(20\d{2}|\d{2})\s?年\s?)?(?<!\d)(\d{1,2})\s?月\s?の?(\d{1,2}\s?[日号號]?(?:\s?(?:[-~、,]|から|至|到|和|及|と|および)\s?\d{1,2}(?!\d|\s?[月年:時时点點])\s?[日号號]?)*)(?=(?<=[日号號])|\D|$)/gu,
    (match) => {
      const [, y, m = '', days = ''] = match;
      if (!/[日号號]/.test(days)) return null;
      const cjk = days.replace(/[日号號\s]/g, ' ').replace(/から|至|到|~/g, '-');
      const found: (readonly Atom[])[] = [];
      let last: number | null = null;
      for (const part of cjk.matchAll(/(-?)\s*(\d{1,2})/g)) {
        const day = Number(part[2]);
        const atom = date(day, Number(m), y);
        if (atom === null) return null;
        if (last !== null && part[1] === '-') {
          for (let next = last + 1; next < day; next++) {
            const implied = date(next, Number(m), y);
            if (implied !== null) scanner.imply([implied], match.index, match.index + match[0].length);
          }
        }
        found.push([atom]);
        last = day;
      }
      return found;
    },
  );
  // `7/1(水)`
  scanner.take(
    /(?<![\d./-])(\d{1,2})\/(\d{1,2})(?=\s?\([月火水木金土日一二三四五六周])/g,
    ([, m = '', d = '']) => whole(d, m, undefined),
  );
  // `29 OCT 23 UNTIL 31 MAR 24`
  scanner.take(TELEGRAM_DATE, ([, day = '', name = '', year]) =>
    whole(day, String(TELEGRAM_MONTHS.indexOf(name) + 1), year),
  );
  // 1–5 July 2026, 1. og 2. juli, del 1 al 5 de julio de 2026
  scanner.take(
    new RegExp(
      `(?<!(?<!del )(?:${monthName})\\.? )(${FIRST_DAY}(?:${joinsApart}${DAY})*)[\\s-]{0,2}(?:de |of |di |(?:من )?(?:شهر )?)?(${monthName})(?!\\p{L})${otherName}(?!\\p{L})(?:(?:[,.]?\\s?(?:de |del |do |г\\.? ?|(?:من )?ل?(?:ال)?(?:عام|سنة) )?(?:a[ñn]o )?|-)(20\\d{2})${noTime}|(?<=\\d[A-Z]{3})(\\d{2})(?!\\d)|(?<=\\d-[A-Z]{3})-(\\d{2})(?!\\d))?`,
      'giu',
    ),
    (match) => {
      const [, list = '', name = '', year, shortYear, dashedYear] = match;
      // `runway 06 may be used`
      if (name === 'may') return null;
      const found = daysOf(list, monthOf(name), year ?? shortYear ?? dashedYear, match.index);
      return found.length === 0 ? null : found;
    },
  );
  // July 1–5, 2026; JUL 01 02 03
  scanner.take(
    new RegExp(
      `(?<!\\p{L})(?<!(?:del|do|al) )(${monthName})(?:\\.|ের| के)?(?: (?:মাস|मा[हस]|महीन)[\\p{L}\\p{M}]*(?: (?:की|के|में))?)? (${DAY}(?:${joins}${DAY})*)(?!:)(?:,?\\s(?:del? (?:año )?)?(20\\d{2})${noTime})?`,
      'giu',
    ),
    (match) => {
      const [, name = '', list = '', year] = match;
      const found = daysOf(list, monthOf(name), year, match.index);
      return found.length === 0 ? null : found;
    },
  );
  // `mai: 6.-7. og 20.-21.`: a list with its month before a colon.
  scanner.take(
    new RegExp(`(?<![\\p{L}\\d]|\\d\\.? )(${monthName}): (${DAY}(?:${joinsApart}${DAY})+)(?![:\\d])`, 'giu'),
    (match) => {
      const [, name = '', list = ''] = match;
      const found = daysOf(list, monthOf(name), undefined, match.index);
      return found.length === 0 ? null : found;
    },
  );
  // `December 2025`, `2025年12月`: a month without a day.
  scanner.take(
    new RegExp(`(?<![\\p{L}\\d])(${monthName})(?!\\p{L})(?:,? (?:de |del )?)(20\\d{2})${noTime}`, 'giu'),
    ([, name = '', year]) => month(monthOf(name), year),
  );
  scanner.take(/(?:(20\d{2})\s?年\s?)?(?<!\d)(\d{1,2})\s?月(?!\s?\d)/g, ([, year, printed]) =>
    month(Number(printed), year),
  );
  readBareDays(scanner, vocabulary);
  readDaysOfNumberedMonths(scanner, vocabulary);
}

/** `15日`, `the 15th`, `dia 15`: a day of the month that was named last. */
const BARE_DAY =
  /(?<![\d年.:/]|(?<![同当本该])月)(\d{1,2})[^\S\n]?日(?![間间程曜])|(?<=(?<!\p{L})(?:the|den|de[ln]|el|dnia|d[ií]as?|يوم|يومي|الأيام) )(\d{1,2})(?:st|nd|rd|th|\.(?!\d)|º)?(?![\p{L}\d:.%°/]|,\d|\s?[:-]|\s\d)(?<!(?<!\p{L})the \d{1,2})|(?<![\d.:/])(\d{1,2})(?:st|nd|rd|th|-го|(?:-е)? числа| तारीख| তারিখ)(?!\p{L})/giu;

/** `Sunday 23rd` */
const DAY_ALONE = /(?<![\d.,:/-])(\d{1,2})(?:st|nd|rd|th|\.|º)?(?![\p{L}\d:%°/]|[.,]\d|\s?-\s?\d)/giu;

function readBareDays(scanner: Scanner, { weekdayName, words }: Vocabulary): void {
  const dates = scanner.mentions
    .flatMap(({ span, atoms: [atom] }) => (atom?.type === 'date' ? [{ from: span.from, atom }] : []))
    .sort((a, b) => a.from - b.from);
  const [first] = dates;
  if (first === undefined) return;
  const dayAt = (index: number, day: number): readonly (readonly Atom[])[] | null => {
    const { atom: last } = dates.findLast(({ from }) => from < index) ?? first;
    const months = new Set([last.month, ...dates.map(({ atom }) => atom.month)]);
    const atoms = [...months].flatMap((month) => date(day, month, undefined) ?? []);
    return atoms.length === 0 ? null : [[...atoms, { type: 'number', value: day }]];
  };
  scanner.take(BARE_DAY, ({ index, 1: cjk, 2: named, 3: counted }) =>
    dayAt(index, Number(cjk ?? named ?? counted)),
  );
  if (!words.wordStart) return;
  const weekday = new RegExp(`${weekdayName},? (?:den |el |the |dia )?$`, 'iu');
  scanner.take(DAY_ALONE, ({ index, 1: day }, before) =>
    weekday.test(before) ? dayAt(index, Number(day)) : null,
  );
}

const WEEKDAY_OR_ARTICLE = /(?<!\p{L})(?:den|del|dia|día|dnia|data|от|с|по)[,:]? $/iu;
const TIME_BEHIND = /^\.?[ ,:(]{0,3}(?:\p{L}{1,5}\.? )?(?:[01]?\d|2[0-4])[:.][0-5]\d/u;

/** `24.03 11:30–22:00`, `wtorek 24.03`, `den 24.03.`: day and month where a decimal or a time cannot stand. */
function readDaysOfNumberedMonths(scanner: Scanner, { weekdayName, words }: Vocabulary): void {
  // English has no such notation, and its order would be unknown.
  if (words === en) return;
  const weekday = new RegExp(`${weekdayName}[,.]? ?$`, 'iu');
  scanner.take(
    /(?<![\d.,:/-])(\d{1,2})([./])(\d{2}|\d(?=\.(?!\d)))(?![\d/]|[.,]\d|:)/g,
    (match, before, after) => {
      const [, day, sign, month] = match;
      const atom = date(Number(day), Number(month), undefined);
      const isDate =
        weekday.test(before) ||
        WEEKDAY_OR_ARTICLE.test(before) ||
        (TIME_BEHIND.test(after) && (sign === '.' || day?.length === 2));
      return atom !== null && isDate ? [[atom]] : null;
    },
  );
}
