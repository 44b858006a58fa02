import type { Span } from '@klarnotam/aviation';
import { fold } from '../read/fold.ts';
import { TELEGRAM_MONTHS } from '../read/vocabulary.ts';

/** What stands before a number that counts. */
const COUNTED =
  /(?:^|\n)\s{0,4}$|\b(?:AREAS?|SECTORS?|ZONES?|PARTS?|PHASES?|STAGES?|ITEMS?|NR|NO|NUMBER|CAT|CATEGORY|STANDS?|GATES?|RWY|RUNWAY|TWY|APRON|SQ|EXT|REF|ART(?:ICLE)?|SUP|AIC)[ .:]{0,2}$/;

/** Whether a number of item E counts or numbers something: `1.`, `AREA 2`. */
export function isNumbering(itemE: string, { from, to }: Span): boolean {
  const before = COUNTED.exec(itemE.slice(Math.max(0, from - 16), from))?.[0];
  return before !== undefined && (/[A-Z]/.test(before) || /^[.)]\s?\D/.test(itemE.slice(to, to + 3)));
}

/** Levels and the radius of the qualifier are no figures of the notice. */
export function withoutQualifier(source: string): string {
  return source.replace(/(?<=\bQ\))[^\n]{0,80}/, ' ');
}

/** A text in the one form that is searched. */
export function quietly(text: string): string {
  return fold(text).text;
}

/** `AMSG (UNDERSCORE) KEM (AT) MAIL.RU`: an address whose signs are spelled. */
function withSigns(text: string): string {
  return text.replace(/\s?\(DOT\)\s?/g, '.').replace(/\s?\(UNDERSCORE\)\s?/g, '_');
}

/** A unit on the line behind its figure. */
const WRAPPED_UNIT =
  /(?<=\d) ?\n ?(?=(?:FT|M|KM|NM|KT|KTS|KG|MINS?|MINUTES?|HRS?|HOURS?|DAYS?|PERCENT|PCT|MHZ|KHZ|DEG(?:REES?)?)\b)/g;

/** `21 AUG 19:42 2022` */
const CLOCK_BEFORE_YEAR = /(?<=\b[0-3]?\d [A-Z]{3,9} )((?:[01]\d|2[0-4]):?[0-5]\d) (20\d{2})(?!\d)/g;

/** Months of telegrams in other languages, before or behind a day. */
const ENGLISH: Readonly<Record<string, string>> = {
  ENE: 'JAN',
  FEV: 'FEB',
  ABR: 'APR',
  MAI: 'MAY',
  AGO: 'AUG',
  OKT: 'OCT',
  DEZ: 'DEC',
  DIC: 'DEC',
};
const FOREIGN = Object.keys(ENGLISH).join('|');
const FOREIGN_MONTH = new RegExp(
  `\\b(?:${FOREIGN})\\b(?= [0-3]\\d\\b)|(?<=\\b[0-3]\\d )(?:${FOREIGN})\\b`,
  'g',
);

const MONTHS = TELEGRAM_MONTHS.join('|');
const MONTH_FIRST = new RegExp(`^\\s*(?:${MONTHS}) [0-3]\\d\\b`);
const NEXT_MONTH = new RegExp(`(?<=\\b[0-3]\\d) (?=(?:${MONTHS}) [0-3]\\d\\b)`, 'g');

/** `JUL 08-09` on one line and `22-23 0730-1330` on the next. */
const WRAPPED_DAYS =
  /(?<=\b(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) [\d -]{2,40})\s*\n\s*(?=[0-3]\d(?:[ -]|$)|\d{4}-\d{4})/g;

/** `MAR 28 29 30 APR 05 12` of item D: the 30th is of March. */
export function monthsApart(wrapped: string): string {
  const itemD = wrapped.replace(WRAPPED_DAYS, ' ');
  return MONTH_FIRST.test(itemD) ? itemD.replace(NEXT_MONTH, '; ') : itemD;
}

/** `64,63,1,2`: a list, and no number of groups of three digits. */
const GLUED_LIST = /(?<![\d.,])\d{1,3}(?:,\d{1,3}){2,}(?!\d|[.,]\d)/g;
const GROUPED = /^\d{1,2}(?:,\d{3})+$/;

function apart(list: string): string {
  return GROUPED.test(list) ? list : list.replaceAll(',', ', ');
}

/** `2000MX60M` is a product of two lengths, `14/0700Z` a day with a time, `04,0613-0723` one with hours, `NR.92` a number. */
export function capitals(text: string): string {
  return withSigns(quietly(text).toUpperCase())
    .replace(WRAPPED_UNIT, ' ')
    .replace(/(?<=(?:^|[\s,])\d{1,2}\.)(?=\d{6}(?:\.\d+)?[NS])/g, ' ')
    .replace(/(?<=(?<!\d)(?:[01]\d|2[0-4])[0-5]\d)(?=(?:[01]\d|2[0-4])[0-5]\dZ)/g, '-')
    .replace(/(?<=\b20\d{2}-\d{2}-\d{4}\/) (?=[A-Z]{2})/g, '')
    .replace(/(?<=\d{4}-)[0-3]\d\/(?=\d{4}(?!\d))/g, '')
    .replace(/\b(PLUS|MINUS) ?(\d{1,2})(?![\dA-Z]| ?M)/g, '$1 $2 MIN')
    .replace(/(?<=\b[A-Z]{2,4} \d{2,5})\/(?=[A-Z]{2,4} \d)/g, ' / ')
    .replace(/(?<=(?<![\d.,])\d{1,3})K(?= ?(?:LBS?|POUNDS|KGS?|FT|GAL))/g, '000')
    .replace(/(?<=\b100) (?=LL\b)/g, '')
    .replace(FOREIGN_MONTH, (month) => ENGLISH[month] ?? month)
    .replace(/(?<=\bN[RO])\.(?=\d)/g, ' ')
    .replace(GLUED_LIST, apart)
    .replace(CLOCK_BEFORE_YEAR, '$2 $1')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=\d(?:M|FT)?)X(?=\d)|(?<=(?<!\d)\d{1,2})X(?= ?[A-Z]{3})/g, ' X ')
    .replace(/(?<=(?<!\d)[0-3]\d)\/(?=\d{4}Z)|(?<=\d),(?=\d{4}-\d{4})/g, ' ');
}
