import type { LanguageCode } from '../../languages.ts';
import type { LockWords } from '../words/lock-words.ts';
import { undot } from './fold.ts';

/** Of `Intl`, where it is not that of the language. */
export const LOCALES: Readonly<Partial<Record<LanguageCode, string>>> = { no: 'nb' };

/** Text that stands for itself in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The name of each day, Monday first, with its endings. */
export function weekdaysOf(language: LanguageCode, words: LockWords): readonly RegExp[] {
  const format = new Intl.DateTimeFormat(LOCALES[language] ?? language, { weekday: 'long', timeZone: 'UTC' });
  const start = words.wordStart ? '(?<!\\p{L})' : '';
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    // 1 January 2024 was a Monday.
    const name =
      words.weekdays[day - 1] ?? escaped(format.format(Date.UTC(2024, 0, day)).replace(/-feira$/, ''));
    const end = language === 'ja' ? '日?' : language === 'zh' ? '' : '[\\p{L}\\p{M}]*(?:-feiras?)?';
    return new RegExp(`${start}(?:${name})${end}`, 'giu');
  });
}

/** Behind the short name of a day in a list of days: a colon or dash, or a word that goes on with the list. */
const LISTED_BEHIND = '(?=\\s?[:-]|,\\s?\\p{L}|\\s(?:और|व|एवं|तथा|से|ও|এবং|থেকে)(?![\\p{L}\\p{M}]))';

/** The short name of each day where it can be nothing else: beside a date, and in a list of days. */
export function shortWeekdaysOf(language: LanguageCode): readonly RegExp[] {
  const isCjk = language === 'ja' || language === 'zh';
  const format = new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    weekday: isCjk ? 'narrow' : 'short',
    timeZone: 'UTC',
  });
  const nameOf = (day: number): string =>
    undot(escaped(format.format(Date.UTC(2024, 0, day)).replace(/\.$/, '')));
  const days = [1, 2, 3, 4, 5, 6, 7];
  const any = `[${days.map(nameOf).join('')}]`;
  return days.map((day) => {
    const name = nameOf(day);
    // `del mar` is Spanish for the sea.
    if (name === 'mar') return /(?!)/gu;
    if (isCjk) {
      // `月・火`, `日-金曜`
      const listed = `(?<=(?<!\\p{L})(?:${any}[・、])+)${name}(?=[・、]${any}|[\\s:曜)])|(?<!\\p{L})${name}(?=[・、]${any}(?!\\p{L}|\\d)|[・、]${any}曜|-${any}曜)`;
      return new RegExp(`(?<=\\()${name}(?=\\))|(?<=[\\n・•、-]\\s?|^)${name}(?=\\s?[:-])|${listed}`, 'gu');
    }
    if (language === 'hi' || language === 'bn')
      return new RegExp(
        `(?<![\\p{L}\\p{M}])${name}(?:\\.?(?=,?\\s\\d{1,2}(?![\\d:.,]\\d))|${LISTED_BEHIND})`,
        'giu',
      );
    // `ВС` is an aircraft.
    if (language === 'ru') return new RegExp(`(?<![\\p{L}\\p{M}])${name}(?=\\s?[-:]|,?\\s\\d)`, 'gu');
    // `sob. i niedz.: nieczynne`
    const other = `(?:${days.map(nameOf).join('|')})\\.?`;
    const listed = `(?=\\.?(?:(?: ?- ?| (?:and|og|y|e|i) )${other})?\\s?:)`;
    return new RegExp(`(?<![\\p{L}\\p{M}])${name}(?:\\.?(?=,?\\s\\d{1,2}(?![\\d:.,]\\d))|${listed})`, 'giu');
  });
}
